"""What `/tichu booster` offers while somebody types: the own boosters, and ways to play one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from bot.faces import Moment
from bot.layout import MOST_LABEL, clip
from bot.surfaces import Menu, Option
from cogs.tichu.boosters.menus import param_menus
from cogs.tichu.boosters.wording import found, hint, meant, signed_name
from cogs.tichu.codes import cards_of, play_of
from cogs.tichu.names import rank_name
from cogs.tichu.suggestions import suggestions as plays
from cogs.tichu.suggestions import written
from engines.tichu.announcement import PLAIN
from engines.tichu.boosters import PACK
from engines.tichu.cards import Card
from engines.tichu.view import TichuView

MOST: Final = 25

Offer = tuple[str, str]
"""What is shown, and what is typed."""


def booster_names(now: Moment[TichuView], typed: str) -> list[Offer]:
    """The own boosters that fit what is typed, those that can be played now first."""
    own = () if now.seat is None else dict.fromkeys(now.view.pools[now.seat])
    fitting = [key for key in found(typed, now.words) if key in own]
    fitting.sort(key=lambda key: key not in now.view.boosters)
    return [(_told(now, key), key) for key in fitting[:MOST]]


def booster_ways(now: Moment[TichuView], name: str, typed: str) -> list[Offer]:
    """Ways to play the booster of that name which fit what is typed, if it takes anything."""
    key = meant(name, now.words)
    if key is None or now.seat is None or key not in now.view.pools[now.seat]:
        return []
    if PACK[key].joins is not None:
        return [each for each in plays(now, typed) if f" {key}" in each[1]][:MOST]
    asked = typed.strip().casefold()
    every = dict.fromkeys(_ways(now, key))
    return [each for each in every if any(asked in part.casefold() for part in each)][:MOST]


def _told(now: Moment[TichuView], key: str) -> str:
    return clip(f"{signed_name(key, now.words)}: {hint(key, now.words)}", MOST_LABEL)


def _ways(now: Moment[TichuView], key: str) -> Iterator[Offer]:
    """Every line of its menus as one types it; where players are two, both at once."""
    menus = [menu for menu in param_menus(now, key, PLAIN) if not menu.disabled]
    players = [menu.options for menu in menus if menu.arg in ("a", "b")]
    if players:
        for one, other in combinations(players[0], 2):
            both = f"{_number(one.value)} {_number(other.value)}"
            yield clip(f"{one.label}, {other.label}", MOST_LABEL), both
    else:
        for menu in menus:
            yield from ((_shown(each), _typed(menu, each.value)) for each in menu.options)


def _shown(option: Option) -> str:
    more = f" ({option.description})" if option.description else ""
    return clip(f"{option.label}{more}", MOST_LABEL)


def _typed(menu: Menu, value: str) -> str:
    """What stands for a line of a menu."""
    match menu.arg:
        case "card" | "cards":
            return _cards(cards_of(value))
        case "ready":
            raw = play_of(value)
            named = {name: raw.get(name) for name in ("phoenix", "as")}
            more = [f"{name}={rank_name(said)}" for name, said in named.items() if said]
            return " ".join([_cards(raw["cards"]), *more])
        case "to":
            return _number(value)
        case "gift":
            return f"{_number(value[:1])} {_cards(cards_of(value[1:]))}".strip()
        case "prey":
            return f"{_number(value[:1])} {value[1:]}"
        case _:
            return rank_name(value)


def _cards(cards: tuple[Card, ...] | list[Card]) -> str:
    return " ".join(map(written, cards))


def _number(seat: str) -> str:
    """A player as the picture numbers them."""
    return str(int(seat) + 1)
