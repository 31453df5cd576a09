"""The contract on many random games: `python -m tests.engines.many [how many] [games...]`.

Without arguments 2,000 games of each. Computer players are left out: thinking takes long, and
the ordinary test run asks them.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Iterator

import pytest

from tests.engines import test_every_game, test_every_game_hides, test_every_game_reads
from tests.engines.playing import Table
from tests.engines.tables import TABLES

Check = Callable[[Table, int], None]

LEFT_OUT = frozenset({"test_every_computer_player_does_what_it_may"})
USUAL = 2_000


def checks() -> Iterator[Check]:
    """Every test of the contract that looks at one random game."""
    for module in (test_every_game, test_every_game_hides, test_every_game_reads):
        for name, check in vars(module).items():
            if name.startswith("test_") and check.__code__.co_varnames[:2] == ("table", "number"):
                yield check


def broken(table: Table, number: int) -> Iterator[str]:
    """The checks that random game `number` does not pass."""
    for check in checks():
        if check.__name__ in LEFT_OUT:
            continue
        try:
            check(table, number)
        except (Exception, pytest.fail.Exception):
            yield f"{table} {number} {check.__name__}\n{traceback.format_exc(limit=-2)}"


def main(arguments: list[str]) -> int:
    """Play, say what was broken, and answer how much."""
    games = int(arguments[0]) if arguments else USUAL
    names = arguments[1:] or [str(table) for table in TABLES]
    faults = 0
    for table in TABLES:
        if str(table) not in names:
            continue
        for number in range(games):
            for fault in broken(table, number):
                faults += 1
                sys.stdout.write(fault + "\n")
        sys.stdout.write(f"{table}: {games} games played, {faults} faults so far\n")
    return min(faults, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
