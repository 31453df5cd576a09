"""Golden games: rounds in which every booster is played, kept move by move with all events.

`python -m tests.engines.tichu.golden.games` plays them anew and writes `games.jsonl`: after a
change of what happens, that is meant, look at what differs with `git diff` and keep it.
`python -m tests.engines.tichu.golden.games find 300` looks among the first 300 for the fewest
that play all boosters; their numbers go into `CHOSEN`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from engines.kernel.codec import encode, plain
from engines.kernel.game import Action, Event, Step, apply
from engines.tichu.actions.boosters import PlayBooster
from engines.tichu.actions.plays import Play
from engines.tichu.boosters import PACK
from engines.tichu.events.boosters import BoosterResolved
from engines.tichu.game import Tichu
from engines.tichu.state import TichuState
from tests.engines.playing import legal, seed_of
from tests.engines.rounds import ONE_ROUND, TABLES, all_dealt_out

GAME: Final = Tichu()
FILE: Final = Path(__file__).with_name("games.jsonl")
CHOSEN: Final = (268, 412, 109, 27, 2, 30, 276)

KEEN: Final = 0.5
"""How often a booster is played where one may be."""
SILENT: Final = 0.05
"""How often time runs out instead."""
DIGITS: Final = 4
"""How many hex digits of a fingerprint are kept of each event."""

Move = tuple[int | None, dict[str, Any] | str, str]
"""Who does what (nobody: the wait of that name runs out), and what happens, in short."""


class Golden(msgspec.Struct, omit_defaults=True):
    """One round, as it is kept: a line for what it begins with, and one for each move."""

    number: int
    config: dict[str, Any]
    moves: list[Move] = msgspec.field(default_factory=list[Move])

    @property
    def lines(self) -> Iterator[bytes]:
        """The lines of the file that tell of it."""
        yield msgspec.json.encode(Golden(self.number, self.config))
        yield from map(msgspec.json.encode, self.moves)


def beginning(number: int) -> dict[str, Any]:
    """The options of golden game `number`."""
    return {**ONE_ROUND, "held": all_dealt_out(number)}


def begin(golden: Golden) -> Step[TichuState]:
    """The first step of a golden game."""
    return GAME.new(GAME.config(golden.config), 4, seed_of(golden.number))


def done(move: Move) -> Action[TichuState]:
    """What was done in a move."""
    seat, what, _ = move
    if seat is None:
        return GAME.expire(str(what))
    return GAME.action(msgspec.convert(seat, Any), msgspec.convert(what, dict[str, Any]))


def in_short(events: tuple[Event[Any], ...]) -> str:
    """What has happened: for each event its name and some of its fingerprint."""
    return " ".join(
        f"{type(each).__struct_config__.tag}.{sha256(encode(each)).hexdigest()[:DIGITS]}"
        for each in events
    )


def play(number: int) -> Golden:
    """Play golden game `number`."""
    golden = Golden(number, beginning(number))
    state, dice = begin(golden).state, Random(number)
    while not state.over:
        action = _choice(state, dice)
        step = apply(GAME, state, action)
        fields = plain(action)
        seat, what = fields.pop("seat"), fields
        told = in_short(step.events)
        golden.moves.append(
            (None, fields["deadline"], told) if action.by_host else (seat, what, told)
        )
        state = step.state
    return golden


def _choice(state: TichuState, dice: Random) -> Action[TichuState]:
    table = TABLES["boosters"]
    deadlines = GAME.deadlines(state)
    if dice.random() < SILENT:
        return GAME.expire(deadlines[0].id)
    every = legal(table, state)
    keen = [each for each in every if _booster_of(each)]
    if keen and dice.random() < KEEN:
        return dice.choice(keen)
    usual = [each for each in every if not table.seldom(each) or dice.random() < SILENT]
    return dice.choice([each for each in usual if not _booster_of(each)] or every)


def _booster_of(action: Action[TichuState]) -> str | None:
    match action:
        case PlayBooster(key=key):
            return key
        case Play(booster=key):
            return key
        case _:
            return None


def effective(golden: Golden) -> set[str]:
    """The boosters that take effect in a golden game."""
    state, found = begin(golden).state, set[str]()
    for move in golden.moves:
        step = apply(GAME, state, done(move))
        found |= {each.key for each in step.events if isinstance(each, BoosterResolved)}
        state = step.state
    return found


def fewest(among: int) -> Iterator[int]:
    """Numbers of games, of the first `among`, that together make all boosters effective."""
    found = {number: effective(play(number)) for number in range(among)}
    missing = set(PACK)
    while missing:
        number = max(found, key=lambda each: len(found[each] & missing))
        if not found[number] & missing:
            sys.stdout.write(f"never: {sorted(missing)}\n")
            return
        missing -= found[number]
        yield number


def read() -> list[Golden]:
    """The golden games as they are kept."""
    kept: list[Golden] = []
    for line in FILE.read_bytes().splitlines():
        if line.startswith(b"{"):
            kept.append(msgspec.json.decode(line, type=Golden))
        else:
            kept[-1].moves.append(msgspec.json.decode(line, type=Move))
    return kept


def main(*arguments: str) -> None:
    """Write the golden games or, with `find` and how many, choose them."""
    if arguments[:1] == ("find",):
        sys.stdout.write(f"{tuple(fewest(int(arguments[1])))}\n")
        return
    lines = [line for number in CHOSEN for line in play(number).lines]
    FILE.write_bytes(b"\n".join([*lines, b""]))


if __name__ == "__main__":
    main(*sys.argv[1:])
