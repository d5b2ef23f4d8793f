"""Storage: what the server must never lose, in SQLite or PostgreSQL. It knows rows, not rules."""
