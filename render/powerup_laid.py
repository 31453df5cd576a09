"""Lays made-up moments of Power Up: seats, boards, pots, hands that are over."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from engines.kernel.game import Seat
from engines.powerup.view import (
    BlindsView,
    BoardCard,
    Finished,
    HoleCard,
    LegalView,
    Pot,
    PowerUpView,
    SeatView,
    Street,
)

SEATS: Final = tuple(map(Seat, range(6)))
NAMES: Final = (
    "Олександр Ґалаґан",
    "Maximiliano Fernandes da Conceição",
    "Ada",
    "Їжачок 🎉",
    "Kim",
    "WWWWWWWWWWWWWWWW",
)

HIDDEN: Final = HoleCard(None, False, False)
FLOP: Final[tuple[Street, ...]] = ("flop",) * 3


def held(text: str) -> tuple[HoleCard, ...]:
    """`^As ?Td --`: face up, known, hidden."""
    return tuple(
        HIDDEN if word == "--" else HoleCard(word.lstrip("^?"), word[0] == "^", word[0] == "?")
        for word in text.split()
    )


def sits(seat: int, chips: int, bet: int = 0, cards: str = "-- --", **changes: Any) -> SeatView:
    """One seat in the hand but for `changes`."""
    plain = SeatView(
        seat=Seat(seat),
        chips=chips,
        bet=bet,
        energy=10,
        powers=2,
        cards=held(cards),
        folded=False,
        all_in=not chips,
        intel=False,
        out=False,
    )
    return replace(plain, **changes)


def gone(seat: int) -> SeatView:
    """A seat that is out of the game."""
    nothing = {"folded": True, "all_in": False, "out": True, "powers": 0}
    return sits(seat, 0, cards="", **nothing)


def board(text: str, *later: Street, shielded: str = "") -> tuple[BoardCard, ...]:
    """A flop and cards dealt in `later` rounds; those in `shielded` are."""
    pairs = zip(text.split(), (*FLOP, *later), strict=True)
    return tuple(BoardCard(card, card in shielded.split(), street) for card, street in pairs)


def pots(*given: tuple[int, str]) -> tuple[Pot, ...]:
    """`(315, "012")`: an amount, and who plays for it."""
    return tuple(Pot(amount, tuple(Seat(int(seat)) for seat in seats)) for amount, seats in given)


def finished(board: str, shown: str, **told: Any) -> Finished:
    """A hand that is over; `shown` are the hands by seat: `KsKd 7sAh --`."""
    hands = [None if word == "--" else [word[:2], word[2:]] for word in shown.split()]
    nobody = {"best": [None] * len(hands), "category": None}
    raw = {"hand": 6, "board": board.split(), "shown": hands, **nobody, **told}
    return msgspec.convert(raw, Finished)


SHOWDOWN: Final = finished(
    "7h 7d Kc 2s 9h Qd",
    "KsKd 7sAh --",
    winners=[0],
    best=[["7h", "7d", "Kc", "Ks", "Kd"], None, None],
    category="full-house",
    payouts=[860, 0, 0],
    pots=[{"amount": 860, "seats": [0, 1], "winners": [0], "payouts": [860, 0, 0]}],
)
SPLIT: Final = finished(
    "Ts Jd Qh 2c 2d",
    "AcKd AhKs QsQd -- 9c8c --",
    winners=[0, 1, 2],
    best=[
        ["Ac", "Kd", "Qh", "Jd", "Ts"],
        ["Ah", "Ks", "Qh", "Jd", "Ts"],
        ["Qs", "Qd", "Qh", "2c", "2d"],
        *[None] * 3,
    ],
    category="straight",
    payouts=[600, 600, 1450, 0, 0, 0],
    pots=[
        {
            "amount": 1200,
            "seats": [0, 1, 2, 4],
            "winners": [0, 1],
            "payouts": [600, 600, 0, 0, 0, 0],
        },
        {"amount": 1450, "seats": [2, 4], "winners": [2], "payouts": [0, 0, 1450, 0, 0, 0]},
    ],
)
ALONE: Final = finished(
    "7h 8d Kc",
    "-- -- --",
    winners=[2],
    payouts=[0, 0, 165],
    pots=[{"amount": 165, "seats": [2], "winners": [2], "payouts": [0, 0, 165]}],
)

START: Final = PowerUpView(
    hand=1,
    seats=(sits(0, 1495), sits(1, 1470, 25), sits(2, 1445, 50)),
    hole=(),
    powers=(),
    board=(),
    pots=pots((15, "012")),
    deck=46,
    top=(),
    emp=False,
    last_power=None,
    limits={"disintegrate": 2, "deploy": 2},
    button=Seat(0),
    level=1,
    blinds=BlindsView(25, 50, 5),
    hands_left=3,
    street="preflop",
    to_act=Seat(0),
    choosing=False,
    choice=None,
    legal=LegalView(),
    last_hand=None,
    eliminated=(),
)
"""Three players, and nobody has acted yet."""


def view(*seats: SeatView, **changes: Any) -> PowerUpView:
    """The start of a game but for `seats` and other `changes`."""
    return replace(START, **{"seats": seats or START.seats, **changes})


def on_flop(*seats: SeatView, **changes: Any) -> PowerUpView:
    """The same on a flop."""
    usual = {"street": "flop", "board": board("7h Td Kc"), "deck": 43, "pots": pots((315, "012"))}
    return view(*seats, **{**usual, **changes})


OTHERS: Final = (sits(1, 1150, 300, "^9h --"), sits(2, 1345, 100))


def own(*seats: SeatView, **changes: Any) -> PowerUpView:
    """What the first seat sees in its turn on a flop, but for `seats` and other `changes`."""
    may: dict[str, str | None] = {"engineer": None, "clone": None, "x-ray": "no-target"}
    usual = {
        "hole": ("As", "Kd"),
        "powers": tuple(may),
        "last_power": "deploy",
        "legal": msgspec.convert({"call": 300, "powers": may}, LegalView),
    }
    plain = sits(0, 1100, 0, "As Kd", powers=3)
    return on_flop(*(seats or (plain, *OTHERS)), **{**usual, **changes})


def may_play(call: int = 0, /, **powers: str | None) -> dict[str, Any]:
    """Own powers, with why each is refused; None for those that may be played."""
    names = {key.replace("_", "-"): reason for key, reason in powers.items()}
    legal = msgspec.convert({"call": call, "powers": names}, LegalView)
    return {"powers": tuple(names), "legal": legal}


NOT_NOW: Final = "not-your-turn"
WAITING: Final[dict[str, Any]] = {
    "to_act": Seat(1),
    **may_play(engineer=NOT_NOW, clone=NOT_NOW, x_ray=NOT_NOW),
}
LATER: Final = "choice-pending"
CHOOSING: Final[dict[str, Any]] = {"choosing": True, **may_play(clone=LATER, x_ray=LATER)}
