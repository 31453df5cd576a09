"""Games played from the first command to the end against a simulated Discord."""
