"""Play: games in progress, the people who look at them, the bots that think, and the clocks."""
