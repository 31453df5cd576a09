"""What boosters are played with: what is to be chosen for each, as menus say it and in words."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from bot.faces import Moment
from cogs.tichu.boosters.codes import SEATS
from cogs.tichu.boosters.wording import GROUP_OF, booster_name
from cogs.tichu.codes import cards_of, play_of
from cogs.tichu.names import STAND_IN, TYPES, card_name, card_names, in_order, rank_name
from engines.kernel.errors import IllegalAction, Refused
from engines.kernel.game import Seat
from engines.tichu.announcement import Params
from engines.tichu.boosters import PACK
from engines.tichu.cards import PACK as CARDS
from engines.tichu.cards import RANKS, Card
from engines.tichu.view import TichuView

NOTHING: Final = "none"
"""The line of a menu that stands for nothing."""
FIELDS: Final = (
    "card",
    "cards",
    "to",
    "from_",
    "a",
    "b",
    "take",
    "give",
    "rank",
    "phoenix",
    "wish",
)
"""What is told of a booster that is played, in this order. Of a kind of cards its result tells."""
_TOGETHER: Final = {"gift": "card", "prey": "take"}
"""What is chosen together with the player whose it is, and the parameter that it becomes."""


def is_complete(key: str, said: Params) -> bool:
    """Whether everything is chosen that the booster cannot do without."""
    return set(PACK[key].needs) <= said.given


def with_param(said: Params, field: str, values: tuple[str, ...]) -> Params:
    """`said` with what was chosen in the menu of `field`. Raises IllegalAction(MALFORMED)."""
    if not values:
        raise IllegalAction(Refused.MALFORMED)
    if field == "ready":
        return _laid(play_of(values[0]))
    if field in _TOGETHER:
        return _of_somebody(_TOGETHER[field], values[0])
    changes: dict[str, Any] = {field: None if values[0] == NOTHING else _read(field, values)}
    if field == "cards":
        changes |= {"phoenix": None, "wish": None, "as_": None}
    if field == "as_":
        changes["phoenix"] = None
    return replace(said, **changes)


def said_in_words(said: Params, now: Moment[TichuView]) -> str:
    """All that a booster is played with, as everybody may read it; empty where it is nothing."""
    told = [field for field in (*FIELDS, "firebird") if field in said.given]
    return ", ".join(_in_words(field, said, now) for field in told)


def _laid(raw: dict[str, Any]) -> Params:
    """Cards to be laid, as a menu says them all at once."""
    cards, phoenix, as_ = tuple(raw["cards"]), raw.get("phoenix"), raw.get("as")
    named = phoenix in (None, *RANKS) and as_ in (None, *TYPES)
    return Params(cards=_known(cards, named and set(cards) <= set(CARDS)), phoenix=phoenix, as_=as_)


def _of_somebody(field: str, value: str) -> Params:
    """A player and what is theirs; a card need not be named where only one is meant."""
    holder, rest = _read("from_", (value[:1],)), value[1:]
    named = None if field == "card" and not rest else _read(field, (rest,))
    return replace(Params(from_=holder), **{field: named})


def _read(field: str, values: tuple[str, ...]) -> Any:
    """What the values of a menu stand for."""
    cards = tuple(Card(card) for value in values for card in cards_of(value))
    first = values[0]
    if field == "cards":
        return _known(cards, set(cards) <= set(CARDS))
    if field == "card":
        return _known(cards[:1], set(cards[:1]) < set(CARDS))[0]
    if field in SEATS:
        return int(_known(first, first in ("0", "1", "2", "3")))
    if field in ("take", "give"):
        return _known(first, first in GROUP_OF)
    if field == "as_":
        return _known(first, first in TYPES)
    return _known(first, field in FIELDS and first in RANKS)


def _known(value: Any, known: bool) -> Any:
    if not known or not value:
        raise IllegalAction(Refused.MALFORMED)
    return value


def _in_words(field: str, said: Params, now: Moment[TichuView]) -> str:
    value, words = getattr(said, field), now.words
    if field == "cards":
        return card_names(in_order(said.cards), words)
    if field == "card":
        return card_name(value, words)
    if field in SEATS:
        return now.name(Seat(value))
    if field == "firebird":
        return f"{STAND_IN}{rank_name(value)}"
    if field == "phoenix":
        return words.say("Phoenix as {rank}", rank=rank_name(value))
    if field == "wish":
        return words.say("Wish for {rank}", rank=rank_name(value))
    return booster_name(value, words) if field in ("take", "give") else rank_name(value)
