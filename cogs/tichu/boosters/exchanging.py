"""The exchange as boosters change it: other players, other numbers of cards, or none at all."""

from __future__ import annotations

from msgspec.structs import replace

from bot.custom_id import Press
from bot.faces import Do, Draft, Moment, Wish
from bot.surfaces import Button, Menu, Option
from bot.words import Words
from cogs.tichu.choosing import Chosen, chosen_in, takers
from cogs.tichu.codes import cards_of, code_of
from cogs.tichu.names import card_label, card_names, in_order
from engines.kernel.errors import IllegalAction, Refused
from engines.kernel.game import Seat
from engines.tichu.boosters import PACK
from engines.tichu.cards import Card
from engines.tichu.dealing import ONE_EACH
from engines.tichu.pendings import Parcel, parcels_of
from engines.tichu.view import TichuView


def parcels(view: TichuView, seat: Seat) -> tuple[Parcel, ...]:
    """What `seat` has to give to whom, as everybody can tell from the boosters in force."""
    exchange = ONE_EACH
    for effect in view.in_force:
        exchange = PACK[effect.booster].plan(exchange, effect)
    return parcels_of(exchange, seat)


def is_usual(view: TichuView, seat: Seat) -> bool:
    """Whether `seat` gives one card to each of the others."""
    return parcels(view, seat) == parcels_of(ONE_EACH, seat)


def gets_usual(view: TichuView, seat: Seat) -> bool:
    """Whether `seat` gets one card from each of the others."""
    return [count for _, count in _incoming(view, seat)] == [1, 1, 1]


def changed_line(now: Moment[TichuView], seat: Seat) -> str:
    """How many cards `seat` gives to whom, and how many it gets from whom."""
    words, mine, theirs = now.words, parcels(now.view, seat), _incoming(now.view, seat)
    if [each.taker for each in mine] == [seat]:
        return words.say("You give nothing and get nothing: choose a card for your own tricks.")
    given = [
        words.count("{n} card to {name}", "{n} cards to {name}", n, name=now.name(taker))
        for taker, n in ((each.taker, each.count) for each in mine)
    ]
    got = [
        words.count("{n} card from {name}", "{n} cards from {name}", n, name=now.name(giver))
        for giver, n in theirs
    ]
    gives = words.say("You give {gifts}.", gifts=", ".join(given))
    gets = words.say("You get {gifts}.", gifts=", ".join(got))
    return f"{gives} {gets}"


def _incoming(view: TichuView, seat: Seat) -> list[tuple[Seat, int]]:
    """Who gives `seat` cards, and how many."""
    return [
        (giver, each.count)
        for giver in takers(view, seat)
        for each in parcels(view, giver)
        if each.taker == seat
    ]


def parcel_menus(now: Moment[TichuView], seat: Seat, chosen: Chosen) -> tuple[Menu, ...]:
    """A menu for each player that gets cards."""
    return tuple(
        _menu(now, seat, parcel, place, _row(chosen, place))
        for place, parcel in enumerate(parcels(now.view, seat))
    )


def give_button(view: TichuView, seat: Seat, chosen: Chosen, words: Words) -> Button:
    """Gives what is chosen, once that is as many cards as it takes."""
    rows = [(each, _row(chosen, place)) for place, each in enumerate(parcels(view, seat))]
    whole = all(len(cards) == each.count for each, cards in rows)
    code = ".".join(f"{each.taker}{code_of(cards)}" for each, cards in rows)
    return Button(
        "handover", words.say("Give"), code if whole else "", style="primary", disabled=not whole
    )


def given_line(now: Moment[TichuView], seat: Seat) -> str:
    """What `seat` has chosen to give, in words."""
    told: list[str] = []
    cards = list(now.view.given or ())
    for parcel in parcels(now.view, seat):
        row, cards = cards[: parcel.count], cards[parcel.count :]
        named = card_names(map(Card, row), now.words, ", ")
        told.append(now.words.say("{card} to {name}", card=named, name=now.name(parcel.taker)))
    return now.words.say("You give {gifts}.", gifts=", ".join(told))


def foreseen_lines(now: Moment[TichuView]) -> list[str]:
    """What the others have chosen to give, where the owner of this view may see it."""
    return [
        now.words.say(
            "You will get {cards} from {name}.",
            cards=card_names(cards, now.words, ", "),
            name=now.name(giver),
        )
        for giver, cards in now.view.foreseen
    ]


def choose_parcel(now: Moment[TichuView], press: Press) -> Wish:
    """Cards for one player; nobody else gets them any more. Raises IllegalAction(MALFORMED)."""
    count = 0 if now.seat is None else len(parcels(now.view, now.seat))
    if press.arg not in map(str, range(count)) or not press.values:
        raise IllegalAction(Refused.MALFORMED)
    cards = tuple(card for value in press.values for card in cards_of(value))
    chosen = chosen_in(now)
    if not set(cards) <= set(now.view.hand or ()):
        return Draft(chosen.text)
    rows = [tuple(c for c in _row(chosen, place) if c not in cards) for place in range(count)]
    rows[int(press.arg)] = cards
    return Draft(replace(chosen, parcels=tuple(rows)).text)


def hand_over(_now: Moment[TichuView], press: Press) -> Wish:
    """Give them, to each player what the control says."""
    give = {part[:1]: list(cards_of(part[1:])) for part in press.arg.split(".") if part}
    if not give or not set(give) <= set("0123"):
        raise IllegalAction(Refused.MALFORMED)
    return Do({"type": "exchange", "give": give})


def _row(chosen: Chosen, place: int) -> tuple[Card, ...]:
    return chosen.parcels[place] if place < len(chosen.parcels) else ()


def _menu(
    now: Moment[TichuView], seat: Seat, parcel: Parcel, place: int, row: tuple[Card, ...]
) -> Menu:
    words, name = now.words, now.names[parcel.taker]
    label = words.count("{n} card for {name}", "{n} cards for {name}", parcel.count, name=name)
    if parcel.taker == seat:
        label = words.say("A card for your own tricks")
    options = tuple(
        Option(code_of((card,)), card_label(card, words), chosen=card in row)
        for card in in_order(now.view.hand or ())
    )
    return Menu("parcel", label, options, arg=str(place), least=parcel.count, most=parcel.count)
