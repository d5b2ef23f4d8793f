"""Operation: the server as a process: starting, stopping, health, logs and metrics."""
