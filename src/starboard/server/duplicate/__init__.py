"""Duplicate: several tables with one deal, and everybody scored against those who had the same seat elsewhere."""
