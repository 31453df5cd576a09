"""A finished game can be dealt again from its record, and changes to the record are found out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.__main__ import main
from bot.record import Mismatch, record_of, verify
from engines.asnas.cards import IDENTITIES
from engines.kernel.dice import commitment
from tests.bot.test_host import finished
from tests.bot.world import World

PLAYED: dict[str, bytes] = {}


@pytest.fixture
async def record(world: World) -> bytes:
    """The record of a game that was played by silence alone; played once for all tests."""
    if not PLAYED:
        PLAYED["one"] = await _by_silence(world)
    return PLAYED["one"]


async def _by_silence(world: World, *people: int, **options: Any) -> bytes:
    """The record of a game at which nobody ever moves."""
    session = await world.game(*people, **options)
    while session.result is None:
        (deadline,) = session.due
        await session.submit(session.rules.expire(deadline))
    history = await world.store.sessions.history(session.id)
    assert history is not None
    return record_of(history)


def changed(record: bytes, change: Callable[[dict[str, Any]], object]) -> bytes:
    """The record, with something in it made different."""
    plain = msgspec.json.decode(record)
    change(plain)
    return msgspec.json.encode(plain)


def set_in(plain: Any, *path: Any) -> None:
    """Set what lies at a path to the last of it."""
    *where, last, value = path
    for each in where:
        plain = plain[each]
    plain[last] = value


async def test_a_hand_that_was_folded_is_in_no_record(world):
    record = await _by_silence(world, 1, 2, 3, 4, game="asnas")
    assert verify(record).game == "asnas"
    assert not [card for card in IDENTITIES if f'"{card}"'.encode() in record]


async def test_the_record_of_a_game_holds(record):
    proven = verify(record)
    assert (proven.game, proven.seats, len(proven.steps)) == ("locus", 2, 30)
    assert proven.promise == commitment(proven.seed)
    assert proven.result is not None


async def test_a_game_that_people_played_holds(world):
    session = await finished(world)
    history = await world.store.sessions.history(session.id)
    assert len(verify(record_of(history)).steps) == 30


EVENT = ("steps", 3, "events", 0)
SEED = "0" * 64

CHANGES = {
    "points": (lambda r: set_in(r, *EVENT, "hand_points", 99), "Step 4 did not come out"),
    "cell": (lambda r: set_in(r, *EVENT, "cell", "Z9"), "Step 4 did not come out"),
    "an event more": (lambda r: r["steps"][3]["events"].append({}), "Step 4 did not come out"),
    "an event less": (lambda r: r["steps"][3]["events"].pop(), "Step 4 did not come out"),
    "silence that was none": (
        lambda r: set_in(r, "steps", 3, "action", "deadline", "turn-9"),
        "Step 4 is against the rules",
    ),
    "a move for somebody else": (
        lambda r: set_in(
            r, "steps", 3, "action", {"type": "place", "seat": 0, "cell": "A1", "face": "up"}
        ),
        "Step 4 is against the rules: not-your-turn",
    ),
    "no move at all": (lambda r: set_in(r, "steps", 3, "action", {}), "Step 4 is against"),
    "a seat that is none": (
        lambda r: set_in(r, "steps", 3, "action", "seat", "x"),
        "Step 4 is against the rules",
    ),
    "a step left out": (lambda r: r["steps"].pop(0), "Step 1 is against the rules"),
    "the end left out": (lambda r: r["steps"].pop(), "The result is not the one recorded."),
    "the result": (lambda r: set_in(r, "result", "points", [0, 0]), "The result is not the one"),
    "the seed": (lambda r: set_in(r, "seed", SEED), "The seed is not the one that was promised"),
    "seed and promise": (
        lambda r: r.update(seed=SEED, promise=commitment(SEED)),
        "did not come out as recorded",
    ),
    "the promise": (
        lambda r: set_in(r, "promise", SEED),
        "The seed is not the one that was promised",
    ),
    "the game": (lambda r: set_in(r, "game", "chess"), "This is no record of a game"),
    "the seats": (lambda r: set_in(r, "seats", 9), "This is no record of a game"),
    "the options": (lambda r: set_in(r, "config", "grid", "1x1"), "This is no record of a game"),
    "a deadline that is no text": (
        lambda r: set_in(r, "steps", 0, "action", "deadline", []),
        "Step 1 is against the rules",
    ),
    "no seed": (lambda r: set_in(r, "seed", "abc"), "This is no record of a game"),
    "a field missing": (lambda r: r.pop("steps"), "This is no record of a game"),
}


@pytest.mark.parametrize("what", CHANGES)
async def test_a_record_that_was_changed_is_found_out(record, what):
    change, said = CHANGES[what]
    with pytest.raises(Mismatch, match=said):
        verify(changed(record, change))


RUBBISH = (b"", b"{}", b"[1", b"\xff\xfe", b"null", b'{"config": ' + b"[" * 5000)


@pytest.mark.parametrize("rubbish", RUBBISH)
def test_rubbish_is_no_record(rubbish):
    with pytest.raises(Mismatch, match="This is no record of a game"):
        verify(rubbish)


# python -m bot verify


def verified(path: Path, monkeypatch, tmp_path: Path) -> int:
    """The exit status."""
    monkeypatch.chdir(tmp_path)
    return main(["verify", str(path)])


async def test_the_command_says_that_all_is_well(record, monkeypatch, tmp_path, capsys):
    file = tmp_path / "game.json"
    file.write_bytes(record)
    assert verified(file, monkeypatch, tmp_path) == 0
    assert "locus: all 30 steps follow from the seed" in capsys.readouterr().out


async def test_the_command_says_what_is_wrong(record, monkeypatch, tmp_path, capsys):
    file = tmp_path / "game.json"
    file.write_bytes(changed(record, CHANGES["the result"][0]))
    assert verified(file, monkeypatch, tmp_path) == 1
    assert capsys.readouterr().err.strip() == "The result is not the one recorded."


def test_the_command_says_that_there_is_no_such_file(monkeypatch, tmp_path, capsys):
    assert verified(tmp_path / "nothing.json", monkeypatch, tmp_path) == 1
    assert "nothing.json" in capsys.readouterr().err
