"""Archive: finished games: replays, forks and record files."""
