"""The controls of a hand of Tichu: the same whoever's turn it is, so that nobody learns from them.

They change with what their owner does, and with the phases of a round.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.faces import Moment
from bot.surfaces import Button, Menu, Option, Row
from bot.words import Words
from cogs.tichu.boosters.controls import answers, more_menus, own_rows, playable_menu
from cogs.tichu.boosters.exchanging import give_button, is_usual, parcel_menus
from cogs.tichu.choosing import (
    Chosen,
    asks_for_bomb,
    asks_for_bombs,
    asks_to_call,
    bombs_now,
    joins_booster,
    offers_call,
    on_turn,
    phoenix_readings,
    reading,
    ready,
    takers,
)
from cogs.tichu.codes import code_of, play_code
from cogs.tichu.controls import bomb_button, dragon_row, tichu_button, window_row
from cogs.tichu.names import (
    capital,
    card_label,
    card_names,
    combination_name,
    combination_with_cards,
    in_order,
    rank_name,
)
from engines.kernel.game import Seat
from engines.tichu.cards import MAHJONG, RANKS, Card
from engines.tichu.combinations import Combination, is_bomb
from engines.tichu.shapes import EXTRA
from engines.tichu.state import partner_of
from engines.tichu.view import TichuView

MOST: Final = 25
"""Lines of a menu."""
SURE: Final = "sure"
"""What the button says that calls Tichu indeed."""
NOTHING: Final = "none"
"""The line of a menu that stands for nothing."""


def hand_rows(now: Moment[TichuView], chosen: Chosen) -> tuple[Row, ...]:
    """Everything that the owner of a hand may press now. `now.seat` is theirs."""
    view, seat = now.view, now.seat
    assert seat is not None, "only those who sit at the table have a hand"
    asked = seat in view.waiting
    if asks_to_call(view, seat, chosen):
        return (_sure_row(now.words),)
    calls = (tichu_button(now.words),) if offers_call(view, seat) else ()
    if (rows := own_rows(now, seat, chosen, *calls)) is not None:
        return rows
    if not view.hand or view.phase == "over":
        return (dragon_row(now, seat),) if view.phase == "dragon" and asked else ()
    if view.phase == "grand":
        return (_grand_row(now.words),) if asked else ()
    if view.phase == "exchange":
        return _exchange_rows(now, seat, chosen) if asked else ()
    if view.phase == "dragon" and asked:
        return (*playable_menu(now), dragon_row(now, seat))
    return _play_rows(now, seat, chosen)


def _grand_row(words: Words) -> tuple[Button, ...]:
    return (
        Button("grand", words.say("Grand Tichu!"), arg="yes", style="success"),
        Button("grand", words.say("No Grand Tichu"), arg="no"),
    )


def _sure_row(words: Words) -> tuple[Button, ...]:
    return (
        Button("tichu", words.say("Call Tichu"), arg=SURE, style="success"),
        Button("keep", words.say("Back")),
    )


# The exchange


def _exchange_rows(now: Moment[TichuView], seat: Seat, chosen: Chosen) -> tuple[Row, ...]:
    """A menu for each of the others, and the button that gives."""
    calls = (tichu_button(now.words),) if offers_call(now.view, seat) else ()
    if not is_usual(now.view, seat):
        give = give_button(now.view, seat, chosen, now.words)
        return (*parcel_menus(now, seat, chosen), (give, *calls))
    hand = in_order(now.view.hand or ())
    menus = tuple(
        _gift_menu(now, seat, hand, place, chosen.gifts[place])
        for place in range(len(takers(now.view, seat)))
    )
    gifts = [Card(each) for each in chosen.gifts if each]
    whole = len(gifts) == len(menus)
    give = Button(
        "give",
        now.words.say("Give"),
        arg=code_of(gifts) if whole else "",
        style="primary",
        disabled=not whole,
    )
    return (*menus, (give, *calls))


def _gift_menu(
    now: Moment[TichuView], seat: Seat, hand: tuple[Card, ...], place: int, gift: str
) -> Menu:
    taker, words = takers(now.view, seat)[place], now.words
    name = now.names[taker]
    if taker == partner_of(seat):
        asked = words.say("For {name} (partner)", name=name)
    elif place == 0:
        asked = words.say("For {name} (after you)", name=name)
    else:
        asked = words.say("For {name} (before you)", name=name)
    options = tuple(
        Option(code_of((card,)), f"{card_label(card, words)} → {name}", chosen=card == gift)
        for card in hand[:MOST]
    )
    return Menu("gift", asked, options, arg=str(place))


# Playing


def _play_rows(now: Moment[TichuView], seat: Seat, chosen: Chosen) -> tuple[Row, ...]:
    if asks_for_bombs(now):
        return _window_rows(now, seat, chosen)
    menus = (_cards_menu(now, chosen), _ready_menu(now, chosen))
    more = (*_phoenix_menu(now, chosen), *_wish_menu(now, chosen), *more_menus(now, seat, chosen))
    return (*answers(now, seat), *menus, *more, _buttons(now, seat, chosen))


def _window_rows(now: Moment[TichuView], seat: Seat, chosen: Chosen) -> tuple[Row, ...]:
    """After the last pass there is nothing to play but bombs."""
    bombs = bombs_now(now.view)
    options = tuple(_ready_option(each, chosen, now.words) for each in sifted(bombs))
    menus = (Menu("ready", now.words.say("Which bomb?"), options),) if options else ()
    thrown = next((each for each in bombs if set(each.cards) == set(chosen.cards)), None)
    code = "" if thrown is None else _code(chosen)
    calls = (tichu_button(now.words),) if offers_call(now.view, seat) else ()
    return (*menus, (*window_row(now.words, code), *calls))


def _cards_menu(now: Moment[TichuView], chosen: Chosen) -> Menu:
    options = tuple(
        Option(code_of((card,)), card_label(card, now.words), chosen=card in chosen.cards)
        for card in in_order(now.view.hand or ())[:MOST]
    )
    label = now.words.say("Choose cards")
    return Menu("cards", label, options, least=1, most=len(options))


def _ready_menu(now: Moment[TichuView], chosen: Chosen) -> Menu:
    """Combinations to choose with one tap; `playable` in turn, else what could be led."""
    view, words = now.view, now.words
    offered = sifted(ready(view, chosen))
    options = tuple(_ready_option(each, chosen, words) for each in offered)
    label = words.say("Or choose a combination")
    if asks_for_bomb(view, chosen):
        label = words.say("Which bomb?")
    elif on_turn(view) and not options:
        label = words.say("Nothing you can play now")
    if not options:
        return Menu("ready", label, (Option(NOTHING, label),), disabled=True)
    return Menu("ready", label, options)


def _ready_option(each: Combination, chosen: Chosen, words: Words) -> Option:
    named = each.type if each.type in EXTRA else None
    phoenix = each.phoenix if len(each.cards) > 1 else None
    mine = (phoenix, named) == (chosen.phoenix, chosen.as_)
    return Option(
        play_code(each.cards, phoenix, **{"as": named}),
        capital(combination_name(each, words)),
        card_names(each.cards, words) if each.length > 1 else "",
        chosen=mine and set(each.cards) == set(chosen.cards),
    )


def sifted(found: Sequence[Combination], most: int = MOST) -> tuple[Combination, ...]:
    """At most `most` of them: bombs and the larger kinds first, evenly from each kind.

    Single cards go where there are too many: the other menu has them all.
    """
    if len(found) > most:
        found = [each for each in found if each.length > 1]
    groups: dict[str, list[Combination]] = {}
    for each in sorted(found, key=lambda each: (not is_bomb(each), -each.length)):
        groups.setdefault(each.type, []).append(each)
    sizes = {kind: len(group) for kind, group in groups.items()}
    while sum(sizes.values()) > most:
        largest = max(sizes, key=lambda kind: sizes[kind])
        sizes[largest] -= 1
    return tuple(each for kind, group in groups.items() for each in _spread(group, sizes[kind]))


def _spread(group: list[Combination], most: int) -> list[Combination]:
    """`most` of a group, the first and the last among them."""
    if len(group) <= most:
        return group
    last = len(group) - 1
    return [group[place * last // max(1, most - 1)] for place in range(most)]


def _phoenix_menu(now: Moment[TichuView], chosen: Chosen) -> tuple[Menu, ...]:
    """What the Phoenix stands for, where that is open."""
    options = tuple(
        Option(
            each.phoenix or "",
            now.words.say("Phoenix as {rank}", rank=rank_name(each.phoenix or "")),
            capital(combination_name(each, now.words)),
            chosen=each.phoenix == chosen.phoenix,
        )
        for each in phoenix_readings(now.view, chosen)
    )
    label = now.words.say("The Phoenix stands for … (if you do not say, for the best)")
    return (Menu("phoenix", label, options),) if options else ()


def _wish_menu(now: Moment[TichuView], chosen: Chosen) -> tuple[Menu, ...]:
    """What is wished with the Mah Jong."""
    if MAHJONG not in chosen.cards:
        return ()
    words = now.words
    nothing = Option(NOTHING, words.say("Wish for nothing"), chosen=chosen.wish is None)
    ranks = tuple(
        Option(rank, words.say("Wish for {rank}", rank=rank_name(rank)), chosen=rank == chosen.wish)
        for rank in RANKS
    )
    return (Menu("wish", words.say("Your wish"), (nothing, *ranks)),)


def _buttons(now: Moment[TichuView], seat: Seat, chosen: Chosen) -> tuple[Button, ...]:
    words, laid = now.words, reading(now.view, chosen)
    code = _code(chosen) if chosen.cards else ""
    play = words.say("Play")
    label = play if laid is None else f"{play}: {combination_name(laid, words)}"
    bomb = code if laid is not None and is_bomb(laid) else ""
    buttons = [
        Button("play", label, arg=code, style="primary", disabled=not code),
        Button("pass", words.say("Pass")),
        bomb_button(words, bomb),
    ]
    if offers_call(now.view, seat):
        buttons.append(tichu_button(words))
    return (*buttons, Button("type", words.say("Type it"), emoji="⌨️"))


def _code(chosen: Chosen) -> str:
    """All that is chosen for a play."""
    more: dict[str, str | None] = {"as": chosen.as_}
    if joins_booster(chosen):
        more |= {"booster": chosen.booster, "firebird": chosen.said.firebird}
    return play_code(chosen.cards, chosen.phoenix, chosen.wish, **more)


def chosen_line(now: Moment[TichuView], chosen: Chosen) -> str:
    """What is chosen, in words; nothing where nothing is."""
    if not chosen.cards:
        return ""
    words, laid = now.words, reading(now.view, chosen)
    if laid is None:
        cards = card_names(in_order(chosen.cards), words)
        return words.say("Chosen: {cards}. That is no combination.", cards=cards)
    return words.say("Chosen: **{combination}**", combination=combination_with_cards(laid, words))
