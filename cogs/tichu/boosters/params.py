"""What boosters are played with: a menu for each thing to choose, and the choices in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec.structs import replace

from bot.faces import Moment
from bot.surfaces import Menu, Option
from bot.words import Words, mark
from cogs.tichu.boosters.codes import SEATS
from cogs.tichu.boosters.wording import GROUP_OF, booster_name, hint, signed_name
from cogs.tichu.codes import cards_of, code_of
from cogs.tichu.names import card_label, card_name, card_names, in_order, rank_name
from engines.kernel.errors import IllegalAction, Refused
from engines.kernel.game import Seat
from engines.tichu.announcement import Params
from engines.tichu.boosters import PACK
from engines.tichu.cards import MAHJONG, PHOENIX, RANKS, Card
from engines.tichu.cards import PACK as CARDS
from engines.tichu.view import TichuView

MOST: Final = 25
"""Lines of a menu."""
NOTHING: Final = "none"
"""The line of a menu that stands for nothing."""
LATEST: Final = 2
"""How many of the discarded boosters lie on top."""

Offer = Callable[[Moment[TichuView], str, Params], Iterable[Option]]

_LABELS: Final = {
    "card": mark("Which card?"),
    "cards": mark("Which cards?"),
    "to": mark("For which player?"),
    "from_": mark("Of which player?"),
    "a": mark("The first player"),
    "b": mark("The second player"),
    "take": mark("Take which booster?"),
    "give": mark("Give which booster?"),
    "rank": mark("Which rank?"),
    "phoenix": mark("What does the Phoenix stand for?"),
    "wish": mark("Your wish"),
}
"""What each menu asks."""


def fields_of(key: str, said: Params) -> tuple[str, ...]:
    """What is to be chosen for a booster, in the order of the menus."""
    booster = PACK[key]
    asked = [field for field in (*booster.needs, *booster.may) if field in _LABELS]
    return tuple(field for field in asked if _applies(field, said))


def is_complete(key: str, said: Params) -> bool:
    """Whether everything is chosen that the booster cannot do without."""
    return set(PACK[key].needs) <= said.given


def param_menus(now: Moment[TichuView], key: str, said: Params) -> tuple[Menu, ...]:
    """A menu for each thing that `now.seat` has to choose for its booster."""
    return tuple(_menu(now, key, said, field) for field in fields_of(key, said))


def with_param(said: Params, field: str, values: tuple[str, ...]) -> Params:
    """`said` with what was chosen in the menu of `field`. Raises IllegalAction(MALFORMED)."""
    if field not in _LABELS or not values:
        raise IllegalAction(Refused.MALFORMED)
    changes: dict[str, Any] = {field: None if values[0] == NOTHING else _read(field, values)}
    if field == "from_":
        changes["take"] = None
    if field == "cards":
        changes |= {"phoenix": None, "wish": None}
    return replace(said, **changes)


def said_in_words(said: Params, now: Moment[TichuView]) -> str:
    """All that a booster is played with, as everybody may read it; empty where it is nothing."""
    return ", ".join(
        _in_words(field, said, now)
        for field in (*_LABELS, "firebird")
        if field in said.given and field != "as_"
    )


def booster_option(key: str, words: Words, value: str = "", *, chosen: bool = False) -> Option:
    """A booster in a menu, with what it does."""
    return Option(value or key, signed_name(key, words), hint(key, words), chosen=chosen)


def _applies(field: str, said: Params) -> bool:
    """Whether there is anything to choose: a rank for the Phoenix needs the Phoenix."""
    if field == "phoenix":
        return PHOENIX in said.cards and len(said.cards) > 1
    return field != "wish" or MAHJONG in said.cards


def _menu(now: Moment[TichuView], key: str, said: Params, field: str) -> Menu:
    label = now.words.say(_LABELS[field])
    options = tuple(_OFFERS[field](now, key, said))[:MOST]
    if field not in PACK[key].needs and field != "cards":
        nothing = now.words.say("As it comes")
        options = (Option(NOTHING, nothing, chosen=field not in said.given), *options[: MOST - 1])
    if not options:
        return Menu("said", label, (Option(NOTHING, label),), arg=field, disabled=True)
    most = len(options) if field == "cards" else 1
    return Menu("said", label, options, arg=field, most=most)


def _cards(now: Moment[TichuView], _key: str, said: Params) -> Iterable[Option]:
    for card in in_order(now.view.hand or ()):
        chosen = card == said.card or card in said.cards
        yield Option(code_of((card,)), card_label(card, now.words), chosen=chosen)


def _players(field: str, *, own: bool) -> Offer:
    """Who is still in, in playing order."""

    def offer(now: Moment[TichuView], _key: str, said: Params) -> Iterable[Option]:
        other = {"a": said.b, "b": said.a}.get(field)
        for seat in now.view.order:
            if seat not in (*now.view.places, other) and (own or seat != now.seat):
                yield Option(str(seat), now.names[seat], chosen=getattr(said, field) == seat)

    return offer


def _to_take(now: Moment[TichuView], key: str, said: Params) -> Iterable[Option]:
    """Of the player that was named or, where none is to be, those that were discarded last."""
    view, named = now.view, said.from_
    if "from_" not in PACK[key].needs:
        keys = view.discarded[-LATEST:][::-1]
    else:
        keys = () if named is None else view.pools[named]
    return (
        booster_option(each, now.words, chosen=each == said.take) for each in dict.fromkeys(keys)
    )


def _to_give(now: Moment[TichuView], key: str, said: Params) -> Iterable[Option]:
    """The own ones but for the one that is played."""
    own = list(() if now.seat is None else now.view.pools[now.seat])
    if key in own:
        own.remove(key)
    return (
        booster_option(each, now.words, chosen=each == said.give) for each in dict.fromkeys(own)
    )


def _ranks(field: str) -> Offer:
    def offer(_now: Moment[TichuView], _key: str, said: Params) -> Iterable[Option]:
        for rank in RANKS:
            yield Option(rank, rank_name(rank), chosen=getattr(said, field) == rank)

    return offer


_OFFERS: Final[dict[str, Offer]] = {
    "card": _cards,
    "cards": _cards,
    "to": _players("to", own=False),
    "from_": _players("from_", own=False),
    "a": _players("a", own=True),
    "b": _players("b", own=True),
    "take": _to_take,
    "give": _to_give,
    "rank": _ranks("rank"),
    "phoenix": _ranks("phoenix"),
    "wish": _ranks("wish"),
}


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
    return _known(first, first in RANKS)


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
    return booster_name(value, words) if field in ("take", "give") else rank_name(value)
