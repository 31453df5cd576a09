"""What somebody has chosen so far and not done yet: cards to play, or gifts for the others."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from bot.faces import Moment
from cogs.tichu.boosters.bending import rules_under, rules_with
from engines.kernel.game import Seat
from engines.tichu.announcement import PLAIN, Params
from engines.tichu.boosters import PACK
from engines.tichu.cards import MAHJONG, PHOENIX, Card
from engines.tichu.combinations import Combination, Type, beats, is_bomb, playable, read, readings
from engines.tichu.rules import BASE_RULES, Rules
from engines.tichu.state import rotation
from engines.tichu.view import TichuView

NOBODY: Final = ("", "", "")
CLOSING: Final = "closing"
"""The window in which a finished trick may be bombed: the plain game's own."""
FULL_HAND: Final = 14
"""Cards of a player who has not played any; fewer are held by those who have."""


class Chosen(msgspec.Struct, frozen=True):
    """A draft, as the host remembers it for a seat."""

    cards: tuple[Card, ...] = ()
    phoenix: str | None = None
    """What the Phoenix shall stand for; None: whatever fits best."""
    wish: str | None = None
    gifts: tuple[str, str, str] = NOBODY
    """A card for each of the others, the next in playing order first; empty: none yet."""
    asks: Literal["", "tichu", "bomb"] = ""
    """What the owner is being asked: whether to call, or which bomb to throw."""
    as_: Type | None = None
    """What the cards are played as, where they are several things; None: the basic one."""
    booster: str = ""
    """The booster that is being played, by itself or together with the cards."""
    said: Params = PLAIN
    """What it is played with."""
    parcels: tuple[tuple[Card, ...], ...] = ()
    """The cards to give where boosters have changed the exchange, in the order of its menus."""

    @property
    def text(self) -> str:
        """As a draft is kept; empty where nothing is chosen."""
        mine, nothing = msgspec.structs.asdict(self), msgspec.structs.asdict(Chosen())
        chosen = {name: value for name, value in mine.items() if value != nothing[name]}
        return msgspec.json.encode(chosen).decode() if chosen else ""


def chosen_in(now: Moment[TichuView]) -> Chosen:
    """What the owner of this view has chosen, as far as they still hold it."""
    try:
        chosen = msgspec.json.decode(now.draft or "{}", type=Chosen)
    except msgspec.DecodeError:
        return Chosen()
    hand = now.view.hand or ()
    one, two, three = (each if each in hand else "" for each in chosen.gifts)
    chosen = replace(chosen, gifts=(one, two, three))
    if not set(chosen.cards) <= set(hand):
        chosen = replace(chosen, cards=(), phoenix=None, wish=None, as_=None)
    held = now.seat is not None and chosen.booster in now.view.pools[now.seat]
    return chosen if held else replace(chosen, booster="", said=PLAIN)


def with_cards(chosen: Chosen, cards: tuple[Card, ...], phoenix: str | None = None) -> Chosen:
    """These cards instead of others; a wish stays as long as the Mah Jong does."""
    wish = chosen.wish if MAHJONG in cards else None
    return replace(chosen, cards=cards, phoenix=phoenix, wish=wish, asks="", as_=None)


def with_gift(chosen: Chosen, place: int, card: Card) -> Chosen:
    """`card` for the player at `place` of the others; nobody else gets it any more."""
    gifts = ["" if each == card else each for each in chosen.gifts]
    gifts[place] = card
    return replace(chosen, gifts=(gifts[0], gifts[1], gifts[2]))


def marked_cards(chosen: Chosen) -> tuple[Card, ...]:
    """The cards that are chosen for whatever is to be done."""
    one = () if chosen.said.card is None else (chosen.said.card,)
    about_booster = chosen.said.cards or one
    gifts = tuple(Card(each) for each in chosen.gifts if each)
    given = tuple(card for row in chosen.parcels for card in row)
    return about_booster or chosen.cards or gifts or given


def takers(view: TichuView, seat: Seat) -> tuple[Seat, ...]:
    """The three others, the next in playing order first."""
    return rotation(view.order, seat)[:-1]


def rules_of(view: TichuView, chosen: Chosen | None = None) -> Rules:
    """The rules that hold for the owner of `view`, with the booster that is `chosen` for a play."""
    if view.seat is None:
        return BASE_RULES
    rules = rules_under(view.in_force, view.seat)
    if chosen is None or not joins_booster(chosen):
        return rules
    return rules_with(rules, chosen.booster, view.seat, chosen.said)


def joins_booster(chosen: Chosen) -> bool:
    """Whether a booster is chosen that is played together with cards."""
    return chosen.booster in PACK and PACK[chosen.booster].joins is not None


def plays_booster(view: TichuView, chosen: Chosen) -> bool:
    """Whether a booster is chosen that is played by itself.

    Where the owner of this view is waited for, one that cannot be played now is forgotten.
    """
    alone = chosen.booster in PACK and PACK[chosen.booster].joins is None
    late = view.seat in view.waiting and chosen.booster not in view.boosters
    return alone and not late and not chosen.asks and view.phase != "over"


def on_turn(view: TichuView) -> bool:
    """Whether the owner of this view has to play or to pass."""
    return view.seat is not None and view.turn == view.seat


def reading(view: TichuView, chosen: Chosen) -> Combination | None:
    """What the chosen cards are: on the trick where one may play now, else as a lead."""
    if not chosen.cards:
        return None
    top = view.trick.top if on_turn(view) else None
    return read(chosen.cards, rules_of(view, chosen), top, chosen.phoenix, chosen.as_)


def phoenix_readings(view: TichuView, chosen: Chosen) -> tuple[Combination, ...]:
    """What the chosen cards are for each rank of the Phoenix, where its rank is open."""
    if PHOENIX not in chosen.cards:
        return ()
    every = readings(chosen.cards, rules_of(view, chosen))
    found = {each.phoenix: each for each in reversed(every)}
    named = [each for rank, each in found.items() if rank is not None]
    return tuple(named) if len(named) > 1 else ()


def with_types(view: TichuView, chosen: Chosen) -> tuple[Type, ...]:
    """All that the chosen cards may be played as, the basic first."""
    found = readings(chosen.cards, rules_of(view, chosen), chosen.phoenix) if chosen.cards else ()
    return tuple(dict.fromkeys(each.type for each in found))


def ready(view: TichuView, chosen: Chosen) -> tuple[Combination, ...]:
    """The combinations to choose from: what may be played now, out of turn what could be led.

    Out of turn nothing in it hangs on what others do.
    """
    if asks_for_bomb(view, chosen):
        return bombs_now(view)
    top, hand = view.trick.top if on_turn(view) else None, view.hand or ()
    if joins_booster(chosen):
        wished = view.wish if view.must_wish else None
        every = playable(hand, top, rules_of(view, chosen), wished)
        return tuple(each for each in every if not _needs_no_booster(each, top, rules_of(view)))
    return view.playable if on_turn(view) else playable(hand, top, rules_of(view))


def _needs_no_booster(laid: Combination, top: Combination | None, rules: Rules) -> bool:
    """Whether the cards of `laid` could be played as the same by these rules."""
    phoenix = laid.phoenix if laid.length > 1 else None
    on_top = read(laid.cards, rules, top, phoenix, laid.type)
    found = (on_top, *readings(laid.cards, rules, phoenix, laid.type))
    return any(each and (top is None or beats(each, top, rules)) for each in found)


def asks_for_bomb(view: TichuView, chosen: Chosen) -> bool:
    """Whether the owner of `view` wants to throw a bomb, and has to say which."""
    return chosen.asks == "bomb" and view.can_bomb


def asks_for_bombs(now: Moment[TichuView]) -> bool:
    """Whether all others have passed, and the owner of the hand is asked for a bomb."""
    window = now.view.window
    if window is None or now.brief:
        return False
    return window.trigger == CLOSING and now.seat in window.open_to


def asks_to_call(view: TichuView, seat: Seat, chosen: Chosen) -> bool:
    """Whether `seat` wants to call Tichu, and is asked whether to."""
    return chosen.asks == "tichu" and offers_call(view, seat)


def bombs_now(view: TichuView) -> tuple[Combination, ...]:
    """The bombs that the owner of `view` may throw now."""
    return tuple(filter(is_bomb, view.playable)) if view.can_bomb else ()


def offers_call(view: TichuView, seat: Seat) -> bool:
    """Whether the hand of `seat`, whose view it is, offers to call Tichu.

    Who begins with fewer cards because of a booster, knows better than the others.
    """
    return may_still_call(view, seat) or view.may_call


def may_still_call(view: TichuView, seat: Seat) -> bool:
    """Whether `seat`, for all that everybody knows, has not called Tichu and still may.

    That is so from the fourteenth card to the own first play; what goes on between is no matter.
    """
    full = view.phase not in ("grand", "over") and view.counts[seat] >= FULL_HAND
    return full and all(seat not in (call.seat, call.called_by) for call in view.calls)
