"""Epochs Poker: six cards of ten epochs each, five on the table, and suits that are completed."""
