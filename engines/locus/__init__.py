"""Locus Poker: a grid of open cards, chips, and the best hand around each chip."""
