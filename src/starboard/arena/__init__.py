"""Many games between bots: simulations, match-ups and benchmarks. Knows bots and the kernel, never a game's rules."""

from starboard.arena.bench import bench, compare_openspiel
from starboard.arena.match_up import match_up
from starboard.arena.simulate import simulate

__all__ = ["bench", "compare_openspiel", "match_up", "simulate"]
