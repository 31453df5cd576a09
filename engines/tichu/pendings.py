"""What is about to happen in a round, as data: a round is a row of these.

Some happen at once, some wait for answers first. What each does stands in `moments`; here is
only what has to be stored, so that states and events can hold it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from engines.kernel.game import Seat, kebab
from engines.kernel.secret import Secret
from engines.tichu.announcement import Effect
from engines.tichu.cards import Card

Step: TypeAlias = Literal["seven", "grand", "before", "after"]
"""When blue boosters are played: after seven cards, after the Grand calls, around the exchange."""


class Pending(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    """One thing that is about to happen."""


class Deal(Pending, frozen=True):
    """Everybody takes up cards until they have `up_to`."""

    up_to: int


class GrandCalls(Pending, frozen=True):
    """All four say at once whether they call Grand Tichu."""


class Parcel(msgspec.Struct, frozen=True):
    """So many cards that one player has to give another in the exchange."""

    giver: Seat
    taker: Seat
    count: int


class Given(msgspec.Struct, frozen=True):
    """What one player gives another; only these two see it."""

    giver: Seat
    taker: Seat
    cards: Secret[Card]


class Exchange(Pending, frozen=True, cache_hash=True):
    """Everybody chooses cards for others; all change hands at once."""

    parcels: tuple[Parcel, ...]
    last: tuple[Seat, ...] = ()
    """Who looks at what they get before they choose, one after the other."""
    committed: tuple[Given, ...] = ()
    """What others have chosen by then."""


@lru_cache(maxsize=64)
def parcels_of(exchange: Exchange, giver: Seat) -> tuple[Parcel, ...]:
    """What `giver` has to give, in the order in which its answer lists the cards."""
    return tuple(parcel for parcel in exchange.parcels if parcel.giver == giver)


class FirstLead(Pending, frozen=True):
    """Whoever holds the Mah Jong leads."""


class FirstSeven(Pending, frozen=True):
    """Where somebody may do something before the eighth card, the deal stops there."""


class Stop(Pending, frozen=True):
    """Blue boosters may be played, before the round goes on."""

    step: Step


class PlanExchange(Pending, frozen=True):
    """It is settled who gives how many cards to whom."""


class Landed(Pending, frozen=True):
    """A play of `seat` lies on the table: it may have gone out by it, and the game goes on."""

    seat: Seat


class NextTurn(Pending, frozen=True):
    """The next player after `seat` who has not passed since the last play gets the turn."""

    seat: Seat


class TrickEnds(Pending, frozen=True):
    """All others have passed: the trick goes to `owner`, unless it is bombed."""

    owner: Seat


class Gather(Pending, frozen=True):
    """`owner` takes the trick from the table."""

    owner: Seat


class DragonWon(Pending, frozen=True):
    """`owner` has won `cards` by the Dragon, and is about to give them away."""

    owner: Seat
    cards: tuple[Card, ...]


class DragonGift(Pending, frozen=True):
    """`giver` has won `cards` by the Dragon, and has to give them to an opponent."""

    giver: Seat
    cards: tuple[Card, ...]


class Gathered(Pending, frozen=True):
    """A trick with these cards lies with whoever keeps it."""

    owner: Seat
    cards: tuple[Card, ...]


class Lead(Pending, frozen=True):
    """`seat` leads to the next trick or, if it is out, whoever is in after it."""

    seat: Seat


class Again(Pending, frozen=True):
    """A play was taken back: it is for `seat` to play again or, if it is out, for the next."""

    seat: Seat


class LastCards(Pending, frozen=True):
    """`seat` has laid its last cards under the trick in its own turn: it is out."""

    seat: Seat


class RoundEnds(Pending, frozen=True):
    """The round is counted."""


class RoundBegins(Pending, frozen=True):
    """The pack is shuffled, and a new round is planned."""


class Called(Pending, frozen=True):
    """`seat` has called, which may be answered."""

    seat: Seat
    kind: Literal["tichu", "grand"]


class TakeEffect(Pending, frozen=True):
    """A booster that was announced does what it does, unless it is cancelled before."""

    effect: Effect


class Choice(Pending, frozen=True):
    """`seat` has to choose something for a booster: `cards`, or what else the booster offers."""

    seat: Seat
    effect: Effect
    field: Literal["card", "key", "to"]
    """What the answer is called on the wire."""
    cards: Secret[Card] | None = None
    """Cards to choose from that lie nowhere else, such as those that were drawn."""


class Drafting(Pending, frozen=True):
    """All four take a booster, where a Tichu of that kind was called."""

    kind: Literal["tichu", "grand"]


class Pick(Pending, frozen=True):
    """`seat` takes one of the boosters that lie face up."""

    seat: Seat


class TurnUp(Pending, frozen=True):
    """New boosters are laid face up."""


class Resume(Pending, frozen=True):
    """What was waited for when `asked` stood there is waited for again."""

    asked: int


AnyPending: TypeAlias = (
    Deal
    | GrandCalls
    | Exchange
    | FirstLead
    | Landed
    | NextTurn
    | TrickEnds
    | Gather
    | DragonGift
    | Lead
    | Again
    | LastCards
    | RoundEnds
    | RoundBegins
    | FirstSeven
    | Stop
    | PlanExchange
    | DragonWon
    | Gathered
    | Called
    | TakeEffect
    | Choice
    | Drafting
    | Pick
    | TurnUp
    | Resume
)
"""Everything that may be pending, as it is stored."""
