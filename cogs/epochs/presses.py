"""What the owner of a seat wants with a press, at the table or in the hand."""

from __future__ import annotations

from bot.custom_id import Press
from bot.faces import Moment, Say, Wish
from cogs.betting.presses import bet_of
from cogs.epochs.scale_text import scale_text
from cogs.epochs.stakes import stakes_of
from engines.epochs.view import EpochsView
from engines.kernel.errors import IllegalAction, Refused


def wish_of(now: Moment[EpochsView], press: Press) -> Wish:
    """What a press means. Raises IllegalAction(MALFORMED) where it means nothing."""
    if press.verb == "scale":
        return Say(scale_text(now.words))
    wish = bet_of(now, stakes_of(now.view), press)
    if wish is None:
        raise IllegalAction(Refused.MALFORMED)
    return wish
