"""Ratings: which games count, how strong people and bots are by them, and what anybody may see of that."""
