"""Hidden values: who may read one is part of the value, so hiding is one function."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, cast

import msgspec

from engines.kernel.game import Seat

T = TypeVar("T")
X = TypeVar("X")


class Hidden(msgspec.Struct, frozen=True):
    """What stands in place of a `Secret` for somebody who may not read it."""

    size: int
    """How many things are hidden: that much is public."""


class Secret(msgspec.Struct, Generic[T], frozen=True, gc=False):
    """A row of things that only `readers` may see."""

    value: tuple[T, ...]
    readers: frozenset[Seat]


def redact(event: X, seat: Seat | None) -> X:
    """`event` as `seat` may see it: every `Secret` it may not read is a `Hidden` of its size.

    `seat` None is a spectator. Secrets are found wherever they lie: in structs, rows, sets,
    dicts, and in one another. The result is for showing only; it is not stored and not folded
    into a state.
    """
    return cast(X, _redacted(event, seat))


def _redacted(item: Any, seat: Seat | None) -> Any:
    if isinstance(item, Secret):
        secret = cast("Secret[Any]", item)
        readable = seat in secret.readers
        return _redacted_struct(secret, seat) if readable else Hidden(len(secret.value))
    if isinstance(item, (tuple, frozenset)):
        return _redacted_row(cast("tuple[Any, ...] | frozenset[Any]", item), seat)
    if isinstance(item, dict):
        parts = cast("dict[Any, Any]", item)
        return {key: _redacted(part, seat) for key, part in parts.items()}
    return _redacted_struct(item, seat) if isinstance(item, msgspec.Struct) else item


def _redacted_row(row: tuple[Any, ...] | frozenset[Any], seat: Seat | None) -> Any:
    shown = tuple(_redacted(part, seat) for part in row)
    if all(new is old for new, old in zip(shown, row, strict=True)):
        return row
    return frozenset(shown) if isinstance(row, frozenset) else shown


def _redacted_struct(item: msgspec.Struct, seat: Seat | None) -> msgspec.Struct:
    parts = {name: getattr(item, name) for name in item.__struct_fields__}
    shown = {name: _redacted(part, seat) for name, part in parts.items()}
    changed = {name: part for name, part in shown.items() if part is not parts[name]}
    return msgspec.structs.replace(item, **changed) if changed else item
