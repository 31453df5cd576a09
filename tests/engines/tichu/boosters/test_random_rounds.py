"""Whatever boosters are played, a round counts what it should; and random play plays them."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from engines.tichu.boosters import PACK
from tests.engines import rounds
from tests.engines.playing import playout
from tests.engines.tichu.counting import check_count, fates, rounds_of
from tests.engines.tichu.hidden import TICHU, TICHU_BOOSTERS

GAMES: Final = 6
ROUNDS: Final = 5

games: Final = pytest.mark.parametrize("number", range(GAMES))


@games
def test_a_round_counts_a_hundred_or_two_hundred_and_what_was_called_and_announced(number: int):
    counted = list(rounds_of(playout(TICHU_BOOSTERS, number)))
    assert counted
    for state, event in counted:
        check_count(state, event)


@games
def test_so_does_a_round_of_plain_tichu(number: int):
    for state, event in rounds_of(playout(TICHU, number)):
        check_count(state, event)


@games
def test_the_points_of_rounds_add_up(number: int):
    total = list(TICHU_BOOSTERS.options[number]["scores"])
    for _, event in rounds_of(playout(TICHU_BOOSTERS, number)):
        total = [before + more for before, more in zip(total, event.points, strict=True)]
        assert list(event.scores) == total


def test_all_fifty_are_dealt_out_for_the_random_rounds():
    for number in range(rounds.DEALS):
        held = rounds.all_dealt_out(number)
        assert sorted(key for pool in held for key in pool) == sorted(PACK)
        assert {len(pool) for pool in held} == {12, 13}


def test_random_rounds_play_most_boosters():
    counted = Counter[tuple[str, str]]()
    for number in range(ROUNDS):
        counted.update(fates(playout(rounds.TABLES["boosters"], number)))
    for key in PACK:
        print(key, counted[key, "played"], counted[key, "effective"])  # noqa: T201 (wanted, by -s)
    assert len([key for key, fate in counted if fate == "played"]) > 35


def test_a_run_that_was_broken_off_is_taken_up_again(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(
        rounds, "broken", lambda table, number: {1: []}.get(number, [f"fault {number}"])
    )
    file, other = str(tmp_path / "one.json"), str(tmp_path / "other.json")
    assert rounds.main("plain", "0", "1", file) == 1
    assert rounds.main("plain", "0", "2", file) == 1
    assert rounds.main("plain", "2", "1", other) == 1
    assert rounds.main("plain", "0", "0", file, other) == 1
    assert capsys.readouterr().out.splitlines() == [
        "plain: 1 rounds, 1 faults",
        "fault 0",
        "plain: 2 rounds, 1 faults",
        "fault 0",
        "plain: 1 rounds, 1 faults",
        "fault 2",
        "plain: 3 rounds, 2 faults",
        "fault 0",
        "fault 2",
    ]
