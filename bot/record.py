"""The record of a finished game: what is needed to deal it again, and to check every step."""

from __future__ import annotations

from typing import Any

import msgspec

import engines
from data.rows import History
from engines.kernel.codec import UNREADABLE, codec, encode
from engines.kernel.dice import commitment
from engines.kernel.errors import BadConfig, IllegalAction
from engines.kernel.game import HOST, Action, AnyGame, Event, Seat, apply
from engines.kernel.secret import redact


class RecordedStep(msgspec.Struct, frozen=True):
    """One action, and all that came of it for everybody to see."""

    action: dict[str, Any]
    events: tuple[dict[str, Any], ...]


class Record(msgspec.Struct, frozen=True):
    """A whole game. `promise` is the sha256 of the seed, shown when the game began."""

    game: str
    seats: int
    config: dict[str, Any]
    seed: str
    promise: str
    steps: tuple[RecordedStep, ...]
    result: dict[str, Any] | None


class Mismatch(Exception):
    """A record that is not what the rules make of its seed; says where."""


def record_of(history: History) -> bytes:
    """The record of a stored game that is over, as a JSON file. It names no card never shown."""
    rules = engines.game(history.session.game)
    assert history.session.seed is not None
    assert history.start is not None
    reader = codec(rules)
    state = reader.state(history.start)
    steps: list[tuple[dict[str, Any], list[dict[str, Any]]]] = []
    for row in history.events:
        if row.action is not None:
            steps.append((msgspec.json.decode(row.action), []))
        event = reader.event(row.body)
        steps[-1][1].append(_public(event))
        state = event.evolve(state)
    record = Record(
        game=rules.key,
        seats=len(history.seats),
        config=msgspec.json.decode(history.session.config),
        seed=history.session.seed,
        promise=commitment(history.session.seed),
        steps=tuple(RecordedStep(action, tuple(events)) for action, events in steps),
        result=_as_stored(rules.result(state)),
    )
    return msgspec.json.format(encode(record), indent=1)


def verify(data: bytes) -> Record:
    """Deal a recorded game again and carry out every action.

    Returns the record where each event and the result come out the same. Raises Mismatch.
    """
    try:
        record = msgspec.json.decode(data, type=Record)
        rules = engines.game(record.game)
        step = rules.new(rules.config(record.config), record.seats, record.seed)
    except (*UNREADABLE, KeyError, BadConfig) as error:
        raise Mismatch(f"This is no record of a game: {error}") from error
    if commitment(record.seed) != record.promise:
        raise Mismatch("The seed is not the one that was promised when the game began.")
    for number, recorded in enumerate(record.steps, 1):
        try:
            step = apply(rules, step.state, _action(rules, recorded.action))
        except (IllegalAction, KeyError, TypeError) as error:
            raise Mismatch(f"Step {number} is against the rules: {error}") from error
        if [_public(event) for event in step.events] != list(recorded.events):
            raise Mismatch(f"Step {number} did not come out as recorded.")
    if _as_stored(rules.result(step.state)) != record.result:
        raise Mismatch("The result is not the one recorded.")
    return record


def _public(event: Event[Any]) -> dict[str, Any]:
    return _as_stored(redact(event, None))


def _as_stored(value: Any) -> Any:
    """`value` as it comes out of a file: lists where it has tuples."""
    return msgspec.json.decode(encode(value))


def _action(rules: AnyGame, stored: dict[str, Any]) -> Action[Any]:
    wire = {name: value for name, value in stored.items() if name != "seat"}
    seat = Seat(stored["seat"])
    return rules.expire(wire["deadline"]) if seat == HOST else rules.action(seat, wire)
