"""Made-up moments of Power Up, for the contact sheet, the tests and the benchmark of pictures."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from engines.kernel.game import Seat
from engines.poker.pots import Pot, Share
from engines.powerup.view import (
    BlindsView,
    BoardCard,
    ChoiceView,
    Finished,
    HoleCard,
    LegalView,
    PowerUpView,
    RaiseView,
    SeatView,
    Street,
)

SEATS: Final = tuple(map(Seat, range(6)))
NAMES: Final = (
    "Ada",
    "Maximiliano Fernandes da Conceição",
    "Олександр Ґалаґан",
    "Їжачок 🎉",
    "Kim",
    "WWWWWWWWWWWWWWWW",
)

HIDDEN: Final = HoleCard(None, False, False)


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
    return sits(seat, 0, cards="", folded=True, all_in=False, out=True, powers=0, energy=4)


def board(text: str, *rounds: Street, shielded: str = "") -> tuple[BoardCard, ...]:
    """Cards with the round of each; those in `shielded` are."""
    cards, safe = text.split(), shielded.split()
    pairs = zip(cards, rounds, strict=True)
    return tuple(BoardCard(card, card in safe, street) for card, street in pairs)


FLOP: Final[tuple[Street, ...]] = ("flop",) * 3

START: Final = PowerUpView(
    hand=1,
    seats=(sits(0, 1495), sits(1, 1470, 25), sits(2, 1445, 50)),
    hole=(),
    powers=(),
    board=(),
    pots=(Pot(15, SEATS[:3]),),
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


def view(**changes: Any) -> PowerUpView:
    """The start of a game but for `changes`."""
    return replace(START, **changes)


SHOWDOWN: Final = Finished(
    hand=6,
    board=("7h", "7d", "Kc", "2s", "9h", "Qd"),
    shown=(("Ks", "Kd"), ("7s", "Ah"), None),
    winners=(Seat(0),),
    best=(("7h", "7d", "Kc", "Ks", "Kd"), None, None),
    category="full-house",
    payouts=(860, 0, 0),
    pots=(Share(860, SEATS[:2], (Seat(0),), (860, 0, 0)),),
)
SPLIT: Final = Finished(
    hand=9,
    board=("Ts", "Jd", "Qh", "2c", "2d"),
    shown=(("Ac", "Kd"), ("Ah", "Ks"), ("Qs", "Qd"), None, ("9c", "8c"), None),
    winners=(Seat(0), Seat(1), Seat(2)),
    best=(
        ("Ac", "Kd", "Qh", "Jd", "Ts"), ("Ah", "Ks", "Qh", "Jd", "Ts"),
        ("Qs", "Qd", "Qh", "2c", "2d"), None, None, None,
    ),
    category="straight",
    payouts=(600, 600, 1450, 0, 0, 0),
    pots=(
        Share(1200, (Seat(0), Seat(1), Seat(2), Seat(4)), SEATS[:2], (600, 600, 0, 0, 0, 0)),
        Share(1450, (Seat(2), Seat(4)), (Seat(2),), (0, 0, 1450, 0, 0, 0)),
    ),
)  # fmt: skip
ALONE: Final = Finished(
    hand=2,
    board=("7h", "8d", "Kc"),
    shown=(None,) * 3,
    winners=(Seat(2),),
    best=(None,) * 3,
    category=None,
    payouts=(0, 0, 165),
    pots=(Share(165, (Seat(2),), (Seat(2),), (0, 0, 165)),),
)


def _six(*seats: SeatView, **changes: Any) -> PowerUpView:
    return view(seats=seats, **changes)


def tables() -> dict[str, PowerUpView]:
    """Every kind of moment as everybody sees it."""
    flop = board("7h Td Kc", *FLOP)
    full = board(
        "7h 7d Kc 2s Tc 9h Qd", *FLOP, "turn", "turn", "river", "river", shielded="7h 7d Kc 2s Tc"
    )
    return {
        "start": START,
        "flop": view(
            seats=(sits(0, 1400, 50, "^Qh --", energy=7, powers=1), sits(1, 1445, folded=True),
                   sits(2, 1400, intel=True, powers=3)),
            board=flop, street="flop", to_act=Seat(2), pots=(Pot(165, (Seat(0), Seat(2))),),
            deck=41, last_power="x-ray",
        ),
        "emp": view(
            seats=(sits(0, 1100, 300), sits(1, 1395, energy=3, powers=0), sits(2, 1345, cards="?As --")),
            board=board("7h Td Kc 2c 9d", *FLOP, "flop", "turn"), street="turn",
            to_act=Seat(1), emp=True, last_power="emp", pots=(Pot(315, SEATS[:3]),), deck=38,
            top=("Jd",),
        ),
        "engineer": view(
            seats=(sits(0, 1100), sits(1, 1395, energy=3, powers=0), sits(2, 1345)),
            board=flop, street="flop",
            to_act=Seat(1), choosing=True, last_power="engineer", pots=(Pot(315, SEATS[:3]),), deck=40,
            top=("Jd", "2h", "Tc"),
        ),
        "upgrade": view(
            seats=(sits(0, 1100, cards="^Ad -- --"), sits(1, 1395, energy=3, powers=0), sits(2, 1345)),
            board=flop, street="flop",
            to_act=Seat(0), choosing=True, last_power="upgrade", pots=(Pot(315, SEATS[:3]),), deck=40,
        ),
        "all-in": _six(
            sits(0, 0, 0, "^7s --", energy=2, powers=3),
            sits(1, 2400, 600, energy=15, powers=3, intel=True),
            sits(2, 0, 600, "-- ^9d", energy=1, powers=0),
            sits(3, 905, 0, "^Ah --", folded=True),
            sits(4, 0, 0, energy=12, powers=1),
            gone(5),
            board=full, street="river", to_act=Seat(1), deck=31, emp=True, last_power="deploy",
            pots=(Pot(500, (Seat(0), Seat(1), Seat(2), Seat(4))), Pot(620, (Seat(1), Seat(2), Seat(4))),
                  Pot(1240, (Seat(1), Seat(2)))),
            level=5, blinds=BlindsView(200, 400, 40), eliminated=((Seat(5),),),
        ),
        "heads-up": view(
            seats=(gone(0), sits(1, 2050, 150), sits(2, 2150, 50, energy=15)),
            pots=(Pot(20, (Seat(1), Seat(2))),), button=Seat(2), to_act=Seat(2), level=3,
            blinds=BlindsView(75, 150, 15), eliminated=((Seat(0),),), last_power="intel",
        ),
        "two": view(
            seats=(sits(0, 1400, 100), sits(1, 1450, 50)), button=Seat(1),
            pots=(Pot(10, SEATS[:2]),), to_act=Seat(1), last_power="intel",
        ),
        "showdown": view(
            last_hand=SHOWDOWN,
            hand=7, seats=(sits(0, 2310), sits(1, 815, 25), sits(2, 1325, 50)),
        ),
        "split": _six(
            sits(0, 1580), sits(1, 1555, 25), sits(2, 2440, 50), sits(3, 1000), gone(4), sits(5, 1490),
            last_hand=SPLIT, hand=10, eliminated=((Seat(4),),), to_act=Seat(3),
        ),
        "alone": view(last_hand=ALONE, hand=3),
        "over": view(
            last_hand=SHOWDOWN, to_act=None, hand=6, seats=(sits(0, 4500, cards=""), gone(1), gone(2)),
            eliminated=((Seat(2),), (Seat(1),)),
        ),
    }  # fmt: skip


def hands() -> dict[str, PowerUpView]:
    """Every kind of moment as the first seat sees it."""
    three = (sits(0, 1100, 0, "As Kd"), sits(1, 1150, 300, "^9h --"), sits(2, 1345, 100))
    flop = board("7h Td Kc", *FLOP)
    free = LegalView(
        call=300,
        raise_=RaiseView(500, 1100),
        powers={"engineer": None, "clone": None, "x-ray": "no-target"},
    )
    own: dict[str, Any] = {
        "hole": ("As", "Kd"),
        "powers": ("engineer", "clone", "x-ray"),
        "seats": three,
        "board": flop,
        "street": "flop",
        "deck": 40,
        "pots": (Pot(315, SEATS[:3]),),
        "last_power": "deploy",
        "legal": free,
    }
    waiting = LegalView(
        powers={"engineer": "not-your-turn", "clone": "not-your-turn", "x-ray": "not-your-turn"}
    )
    pending = LegalView(powers={"clone": "choice-pending", "x-ray": "choice-pending"})
    return {
        "turn": view(**own),
        "wait": view(**{**own, "to_act": Seat(1), "legal": waiting}),
        "refused": view(**{
            **own, "emp": True, "powers": ("disintegrate", "upgrade", "intel"),
            "seats": (sits(0, 40, 20, "^As ?Kd", energy=3, intel=True), *three[1:]), "top": ("2h",),
            "board": board("7h Td Kc 2s", *FLOP, "turn", shielded="7h Td Kc"), "street": "turn",
            "limits": {"disintegrate": 0, "deploy": 1},
            "legal": LegalView(call=20, powers={"disintegrate": "limit-reached", "upgrade": "no-energy", "intel": "emp-active"}),
        }),
        "engineer": view(**{
            **own, "powers": ("clone", "x-ray"), "choosing": True, "top": ("Ah", "2c", "Jd"), "legal": pending,
            "choice": ChoiceView("engineer-pick", ("Ah", "2c", "Jd")),
        }),
        "scanner": view(**{
            **own, "powers": ("clone", "x-ray"), "choosing": True, "top": ("Ah", "2c"), "legal": pending,
            "choice": ChoiceView("scanner-choice", ("Ah", "2c")),
        }),
        "upgrade": view(**{
            **own, "powers": ("clone", "x-ray"), "choosing": True, "legal": pending, "hole": ("As", "Kd", "3c"),
            "seats": (sits(0, 1100, 0, "^As Kd 3c"), *three[1:]),
            "choice": ChoiceView("upgrade-discard", ("As", "Kd", "3c")),
        }),
        "six": view(**{
            **own, "seats": (sits(0, 1100, 0, "As Kd"), sits(1, 12150, 10300, "^9h --"), sits(2, 0, 1000, "?9d --"), sits(3, 900, folded=True),
               sits(4, 1250, 1000), sits(5, 9999, 9999)),
            "board": board("7h 7d Kc 2s Tc 9h Qd", *FLOP, "turn", "turn", "river", "river", shielded="7h 7d"), "street": "river",
            "powers": ("deploy", "scanner", "reload"), "top": ("2h", "3h"),
            "legal": LegalView(call=1000, powers={"deploy": None, "scanner": "deck-guard", "reload": None}),
        }),
        "all-in": view(**{**own, "seats": (sits(0, 0, 0, "As Kd"), *three[1:]), "to_act": Seat(1), "legal": waiting}),
        "folded": view(**{**own, "seats": (sits(0, 700, 0, "As Kd", folded=True), *three[1:]), "to_act": Seat(1), "legal": waiting}),
        "out": view(seats=(gone(0), *three[1:]), hole=(), powers=(), to_act=Seat(1), eliminated=((Seat(0),),)),
    }  # fmt: skip
