"""Tichu, with or without its boosters: four players, two teams, combinations, bombs, calls."""
