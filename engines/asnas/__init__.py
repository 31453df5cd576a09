"""As-Nas: five hidden cards, one round of betting, and a hand nobody has to look at."""
