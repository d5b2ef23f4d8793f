"""What whoever runs a server can do with its tables and people from the command line, while it runs."""
