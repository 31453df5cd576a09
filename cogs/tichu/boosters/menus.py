"""A menu for each thing that its owner has to choose for a booster."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from bot.faces import Moment
from bot.surfaces import Menu, Option
from bot.words import Words, mark
from cogs.tichu.boosters.fitting import fitting_cards, gifts
from cogs.tichu.boosters.laying import lays_cards, most_cards, results, ways
from cogs.tichu.boosters.params import NOTHING
from cogs.tichu.boosters.wording import hint, signed_name
from cogs.tichu.codes import code_of, play_code
from cogs.tichu.names import (
    TYPES,
    capital,
    card_label,
    card_names,
    combination_name,
    in_order,
    rank_name,
)
from engines.tichu.announcement import Params
from engines.tichu.boosters import PACK
from engines.tichu.cards import MAHJONG, RANKS
from engines.tichu.shapes import EXTRA, Type
from engines.tichu.view import TichuView

MOST: Final = 25
"""Lines of a menu."""
LATEST: Final = 2
"""How many of the discarded boosters lie on top."""
INSTEAD: Final = {"return-to-sender": ("gift",), "theft": ("prey",)}
"""What is asked instead of the parameters themselves: it tells whose it is."""

Offer = Callable[[Moment[TichuView], str, Params], Iterable[Option]]

_LABELS: Final = {
    "ready": mark("Choose what fits"),
    "card": mark("Which card?"),
    "gift": mark("Which card goes back?"),
    "cards": mark("Which cards?"),
    "as_": mark("Play them as …"),
    "to": mark("For which player?"),
    "a": mark("The first player"),
    "b": mark("The second player"),
    "take": mark("Take which booster?"),
    "prey": mark("Take which booster?"),
    "give": mark("Give which booster?"),
    "rank": mark("Which rank?"),
    "phoenix": mark("What does the Phoenix stand for?"),
    "wish": mark("Your wish"),
}
"""What each menu asks."""
_WITHOUT: Final = {"phoenix": mark("As it comes"), "wish": mark("Wish for nothing")}
"""What stands first in a menu from which one need not choose."""


def param_menus(now: Moment[TichuView], key: str, said: Params) -> tuple[Menu, ...]:
    """All that `now.seat` has to choose for its booster; `said` is chosen."""
    booster = PACK[key]
    asked = INSTEAD.get(key, (*booster.needs, *booster.may))
    fields = (*(("ready",) if lays_cards(key) else ()), *asked)
    return tuple(_menu(now, key, said, each) for each in fields if _applies(now, key, said, each))


def booster_option(key: str, words: Words, value: str = "", *, chosen: bool = False) -> Option:
    """A booster in a menu, with what it does."""
    return Option(value or key, signed_name(key, words), hint(key, words), chosen=chosen)


def _applies(now: Moment[TichuView], key: str, said: Params, field: str) -> bool:
    """Whether there is anything to choose."""
    match field:
        case "phoenix":
            return len(_phoenix_ranks(now, key, said)) > 1
        case "wish":
            return MAHJONG in said.cards
        case "as_":
            return len(_kinds(now, key, said)) > 1
        case _:
            return True


def _menu(now: Moment[TichuView], key: str, said: Params, field: str) -> Menu:
    label = now.words.say(_LABELS[field])
    options = tuple(_OFFERS[field](now, key, said))[:MOST]
    if field in _WITHOUT:
        nothing = now.words.say(_WITHOUT[field])
        options = (Option(NOTHING, nothing, chosen=field not in said.given), *options[: MOST - 1])
    if not options:
        nothing = now.words.say("There is nothing that fits")
        return Menu("said", nothing, (Option(NOTHING, nothing),), arg=field, disabled=True)
    most = min(len(options), most_cards(key)) if field == "cards" else 1
    return Menu("said", label, options, arg=field, most=most)


# Cards


def _cards(now: Moment[TichuView], key: str, said: Params) -> Iterable[Option]:
    for card in in_order(fitting_cards(now.view, key)):
        chosen = card == said.card or card in said.cards
        yield Option(code_of((card,)), card_label(card, now.words), chosen=chosen)


def _gifts(now: Moment[TichuView], _key: str, said: Params) -> Iterable[Option]:
    """The cards that were given to the own seat; of one alone only its giver is said."""
    given = gifts(now.view)
    givers = [giver for giver, _ in given]
    for giver, card in given:
        named = card if givers.count(giver) > 1 else None
        label = now.words.say(
            "{cards} from {name}", cards=card_label(card, now.words), name=now.names[giver]
        )
        chosen = (said.from_, said.card) == (giver, named)
        yield Option(f"{giver}{code_of((named,)) if named else ''}", label, chosen=chosen)


def _ready(now: Moment[TichuView], key: str, said: Params) -> Iterable[Option]:
    """Ways to lay cards, each with what comes of it."""
    for cards, made in ways(now.view, key):
        phoenix = made.phoenix if made.length > 1 else None
        named = made.type if made.type in EXTRA else None
        yield Option(
            play_code(cards, phoenix, **{"as": named}),
            capital(combination_name(made, now.words)),
            card_names(in_order(cards), now.words),
            chosen=set(cards) == set(said.cards) and (phoenix, named) == (said.phoenix, said.as_),
        )


def _kinds(now: Moment[TichuView], key: str, said: Params) -> tuple[Type, ...]:
    """All that the chosen cards may be, the usual first."""
    return tuple(dict.fromkeys(each.type for each in results(now.view, key, said)))


def _as(now: Moment[TichuView], key: str, said: Params) -> Iterable[Option]:
    kinds = _kinds(now, key, said)
    for each in kinds:
        label = capital(now.words.say(TYPES[each]))
        yield Option(each, label, chosen=each == (said.as_ or kinds[0]))


def _phoenix_ranks(now: Moment[TichuView], key: str, said: Params) -> tuple[str, ...]:
    """What the Phoenix may stand for, among the chosen cards or those they are laid to."""
    found = results(now.view, key, said)
    kind = said.as_ or next((each.type for each in found), None)
    named = {each.phoenix for each in found if each.type == kind and each.phoenix is not None}
    return tuple(rank for rank in RANKS if rank in named)


def _phoenix(now: Moment[TichuView], key: str, said: Params) -> Iterable[Option]:
    for each in _phoenix_ranks(now, key, said):
        yield Option(each, rank_name(each), chosen=said.phoenix == each)


def _ranks(field: str) -> Offer:
    def offer(_now: Moment[TichuView], _key: str, said: Params) -> Iterable[Option]:
        for rank in RANKS:
            yield Option(rank, rank_name(rank), chosen=getattr(said, field) == rank)

    return offer


# Players and boosters


def _players(field: str, *, own: bool) -> Offer:
    """Who is still in, in playing order."""

    def offer(now: Moment[TichuView], _key: str, said: Params) -> Iterable[Option]:
        other = {"a": said.b, "b": said.a}.get(field)
        for seat in now.view.order:
            if seat not in (*now.view.places, other) and (own or seat != now.seat):
                yield Option(str(seat), now.names[seat], chosen=getattr(said, field) == seat)

    return offer


def _prey(now: Moment[TichuView], _key: str, said: Params) -> Iterable[Option]:
    """Every booster of the others who are still in."""
    for seat in now.view.order:
        away = seat == now.seat or seat in now.view.places
        for key in () if away else dict.fromkeys(now.view.pools[seat]):
            label = f"{signed_name(key, now.words)} · {now.names[seat]}"
            chosen = (said.from_, said.take) == (seat, key)
            yield Option(f"{seat}{key}", label, hint(key, now.words), chosen=chosen)


def _to_take(now: Moment[TichuView], _key: str, said: Params) -> Iterable[Option]:
    """Those that were discarded last."""
    for each in dict.fromkeys(now.view.discarded[-LATEST:][::-1]):
        yield booster_option(each, now.words, chosen=each == said.take)


def _to_give(now: Moment[TichuView], key: str, said: Params) -> Iterable[Option]:
    """The own ones but for the one that is played."""
    own = list(() if now.seat is None else now.view.pools[now.seat])
    if key in own:
        own.remove(key)
    for each in dict.fromkeys(own):
        yield booster_option(each, now.words, chosen=each == said.give)


_OFFERS: Final[dict[str, Offer]] = {
    "ready": _ready,
    "card": _cards,
    "gift": _gifts,
    "cards": _cards,
    "as_": _as,
    "to": _players("to", own=False),
    "a": _players("a", own=True),
    "b": _players("b", own=True),
    "take": _to_take,
    "prey": _prey,
    "give": _to_give,
    "rank": _ranks("rank"),
    "phoenix": _phoenix,
    "wish": _ranks("wish"),
}
