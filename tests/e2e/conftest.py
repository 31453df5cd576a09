"""The fixtures of the simulated Discord."""

from tests.e2e.harness import database, house, simcord_bot, watched

__all__ = ["database", "house", "simcord_bot", "watched"]
