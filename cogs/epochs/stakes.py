"""What is at stake in a hand of Epochs Poker."""

from __future__ import annotations

from cogs.betting.stakes import Stakes
from engines.epochs.view import EpochsView


def stakes_of(view: EpochsView) -> Stakes:
    """The betting round as the one who looks may know it."""
    return Stakes(
        players=view.seats,
        pot=sum(each.stake for each in view.seats),
        bet=max(each.bet for each in view.seats),
        to_act=view.to_act,
        betting=view.to_act is not None,
        legal=view.legal,
        most=view.max_bet,
    )
