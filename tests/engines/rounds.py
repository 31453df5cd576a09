"""The contract on many random rounds of Tichu, and what became of each booster in them.

`python -m tests.engines.rounds boosters 0 300 out.json` plays the rounds 0 to 299 with all fifty
boosters dealt out; `plain` instead of `boosters` plays Tichu without them. Every round is a game
of its own. Where a file is named it is read first, rounds that it knows are left out, and what
was found is added to it every few rounds: a run that was broken off is taken up again by the same
command, and several runs over different rounds may follow each other with one file. Runs at the
same time need a file each; what they found is told together by
`python -m tests.engines.rounds boosters 0 0 one.json two.json`.

The whole contract takes one to two seconds a round. `light-boosters` and `light-plain` only see
whether the round ends, no card is lost and it counts what it should: ten times as many.
"""

from __future__ import annotations

import dataclasses
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from engines.kernel.game import Action
from engines.tichu.actions.boosters import PlayBooster
from engines.tichu.boosters import PACK
from tests.engines.many import broken
from tests.engines.playing import Table, playout
from tests.engines.tichu.counting import FATES, check_count, fates, rounds_of
from tests.engines.tichu.hidden import TICHU, TICHU_BOOSTERS

DEALS: Final = 97
"""Ways to deal out all the boosters that are taken in turn; the cards differ in every round."""

ONE_ROUND: Final = {"target": 100, "scores": [5_000, 0]}
"""Whatever the round brings, the game is over with it."""

SAVED_EVERY: Final = 10
LIGHT: Final = "light-"


DAMPING: Final = ("basta", "roots", "red-alert")
"""After these many others cannot be played any more: they are played seldom."""


def is_damping(action: Action[Any]) -> bool:
    """Whether few boosters would be played if this was done whenever it may be."""
    damps = isinstance(action, PlayBooster) and action.key in DAMPING
    return damps or TICHU_BOOSTERS.seldom(action)


def all_dealt_out(number: int) -> tuple[list[str], ...]:
    """All fifty boosters, shared out among the seats as evenly as they can be."""
    keys = Random(number).sample(list(PACK), len(PACK))
    return tuple(keys[seat::4] for seat in range(4))


TABLES: Final[dict[str, Table]] = {
    "boosters": dataclasses.replace(
        TICHU_BOOSTERS,
        name="rounds with boosters",
        options=tuple({**ONE_ROUND, "held": all_dealt_out(number)} for number in range(DEALS)),
        seldom=is_damping,
    ),
    "plain": dataclasses.replace(
        TICHU,
        name="rounds",
        options=(
            {**ONE_ROUND, "boosters": False},
            {**ONE_ROUND, "boosters": False, "bomb_seconds": 0},
        ),
    ),
}


class Tally(msgspec.Struct):
    """What is known of the rounds that have been played."""

    rounds: set[int] = msgspec.field(default_factory=set[int])
    """Their numbers."""
    faults: list[str] = msgspec.field(default_factory=list[str])
    boosters: dict[str, dict[str, int]] = msgspec.field(default_factory=dict[str, dict[str, int]])
    """How often what became of each."""

    def add(self, counted: Counter[tuple[str, str]]) -> None:
        """Count what has become of boosters."""
        for (key, fate), times in counted.items():
            row = self.boosters.setdefault(key, {})
            row[fate] = row.get(fate, 0) + times

    def join(self, other: Tally) -> None:
        """Add what another run has found."""
        self.rounds |= other.rounds
        self.faults += other.faults
        rows = other.boosters.items()
        self.add(Counter({(key, fate): n for key, row in rows for fate, n in row.items()}))


def play(table: Table, number: int, tally: Tally, light: bool = False) -> None:
    """Play round `number`, and add what is found; a light one is not held to the whole contract."""
    try:
        tally.faults += () if light else broken(table, number)
        played = playout(table, number)
        for state in played.states:
            table.conserved(state)
        counted = list(rounds_of(played))
        assert len(counted) == 1, "one round"
        check_count(*counted[0])
        tally.add(fates(played))
    except Exception:
        tally.faults.append(f"{table} {number}\n{traceback.format_exc(limit=-2)}")
    tally.rounds.add(number)


def report(name: str, tally: Tally) -> Iterator[str]:
    """What is told in the end: a line, and with boosters one for each."""
    yield f"{name}: {len(tally.rounds)} rounds, {len(tally.faults)} faults"
    yield from tally.faults
    if name.endswith("plain"):
        return
    yield f"{'':20}{''.join(f'{fate:>11}' for fate in FATES.values())}"
    for key in PACK:
        row = tally.boosters.get(key, {})
        yield f"{key:20}{''.join(f'{row.get(fate, 0):11}' for fate in FATES.values())}"
    never = [key for key in PACK if not tally.boosters.get(key, {}).get("effective")]
    yield f"never effective: {', '.join(never) or 'none'}"


def read(path: Path) -> Tally:
    """What was kept in a file; nothing where there is none yet."""
    return msgspec.json.decode(path.read_bytes(), type=Tally) if path.exists() else Tally()


def main(name: str, first: str, count: str, file: str = "", *others: str) -> int:
    """Play, keep, tell, together with what `others` have found; 1 where there was any fault."""
    path = Path(file) if file else None
    tally = Tally() if path is None else read(path)
    wanted = range(int(first), int(first) + int(count))
    left = [number for number in wanted if number not in tally.rounds]
    kind = name.removeprefix(LIGHT)
    for done, number in enumerate(left, 1):
        play(TABLES[kind], number, tally, light=name != kind)
        if path is not None and (done % SAVED_EVERY == 0 or done == len(left)):
            path.write_bytes(msgspec.json.encode(tally))
    for other in others:
        tally.join(read(Path(other)))
    sys.stdout.write("".join(f"{line}\n" for line in report(name, tally)))
    return min(len(tally.faults), 1)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
