"""What the boosters in force mean for the table now, each in one sentence."""

from __future__ import annotations

from typing import Final

from bot.faces import Moment
from cogs.tichu.boosters.wording import booster_name, card_of
from engines.kernel.game import Seat
from engines.tichu.announcement import Effect
from engines.tichu.boosters import PACK
from engines.tichu.boosters.model import Colour
from engines.tichu.view import TichuView

SIGN: Final = "📌"
MOST: Final = 4
"""As many are told with their meaning, the latest; of those before them the names."""
BEFORE_PLAY: Final = ("grand", "exchange", "blue")
"""Phases before the first trick."""


def meaning(effect: Effect, now: Moment[TichuView]) -> str:
    """What a booster means while it is in force; empty for one that is over at once."""
    card, said = card_of(effect.booster), effect.params
    sentence = card.then if effect.stage and card.then else card.in_force
    if not sentence:
        return ""
    about = {"name": effect.owner, "to": said.to, "a": said.a, "b": said.b, "cause": effect.cause}
    names = {key: "" if seat is None else now.name(Seat(seat)) for key, seat in about.items()}
    return now.words.say(sentence, **names)


def in_force_lines(now: Moment[TichuView]) -> list[str]:
    """All that is in force and still means something, a line each; nothing where nothing is."""
    view, words = now.view, now.words
    if view.phase == "over":
        return []
    told = [each for each in view.in_force if _still_matters(view, each)]
    older, shown = (told[:-MOST], told[-MOST:]) if len(told) > MOST + 1 else ([], told)
    names = ", ".join(booster_name(each.booster, words) for each in older)
    lines = [f"{SIGN} {names}"] if older else []
    return lines + [
        f"{SIGN} **{booster_name(each.booster, words)}**: {meaning(each, now)}" for each in shown
    ]


def _still_matters(view: TichuView, effect: Effect) -> bool:
    """Whether it says something that is not told already because it asks somebody."""
    if effect.booster == view.choose_for:
        return False
    return not card_of(effect.booster).before_play or _is_before_play(view)


def _is_before_play(view: TichuView) -> bool:
    """Whether cards are still dealt and given, or a booster about that asks somebody."""
    asking = view.choose_for if view.phase == "choose" else None
    blue = asking is not None and PACK[asking].colour is Colour.BLUE
    return blue or view.phase in BEFORE_PLAY
