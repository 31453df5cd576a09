"""What games of bets, raises and pots share: controls, typed amounts, refusals, words."""
