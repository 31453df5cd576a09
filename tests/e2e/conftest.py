"""The fixtures of the simulated Discord."""

from tests.e2e.harness import house, simcord_bot, watched

__all__ = ["house", "simcord_bot", "watched"]
