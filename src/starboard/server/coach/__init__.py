"""The coach: reviews of finished games, worked out in a process of its own while nobody else needs the processor."""
