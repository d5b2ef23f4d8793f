"""The server: people, seats, storage, the network. It knows the kernel, never a game's rules."""
