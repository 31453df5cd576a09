"""What is at stake in a hand of Power Up."""

from __future__ import annotations

from cogs.betting.stakes import Stakes
from engines.powerup.view import PowerUpView


def stakes_of(view: PowerUpView) -> Stakes:
    """The betting round as the one who looks may know it."""
    bets = [each.bet for each in view.seats]
    # A blind that was posted short counts in full.
    blind = view.blinds.big if view.street == "preflop" else 0
    return Stakes(
        players=view.seats,
        pot=sum(each.amount for each in view.pots) + sum(bets),
        bet=max(blind, *bets),
        to_act=view.to_act,
        betting=view.to_act is not None and not view.choosing,
        legal=view.legal,
    )
