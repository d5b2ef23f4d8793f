"""The command line: the game at the terminal, simulations, benchmarks, replays, card lists. Above all other layers."""
