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


class Secret(msgspec.Struct, Generic[T], frozen=True):
    """A row of things that only `readers` may see."""

    value: tuple[T, ...]
    readers: frozenset[Seat]


def redact(event: X, seat: Seat | None) -> X:
    """`event` as `seat` may see it: every `Secret` it may not read is a `Hidden` of its size.

    `seat` None is a spectator. Secrets are found in nested structs and tuples too. The result
    is for showing only; it is not stored and not folded into a state.
    """
    return cast(X, _redacted(event, seat))


def _redacted(item: Any, seat: Seat | None) -> Any:
    if isinstance(item, Secret):
        secret = cast("Secret[Any]", item)
        return secret if seat in secret.readers else Hidden(len(secret.value))
    if isinstance(item, tuple):
        return tuple(_redacted(part, seat) for part in cast("tuple[Any, ...]", item))
    if isinstance(item, dict):
        parts = cast("dict[Any, Any]", item)
        return {key: _redacted(part, seat) for key, part in parts.items()}
    if not isinstance(item, msgspec.Struct):
        return item
    parts = {name: getattr(item, name) for name in item.__struct_fields__}
    shown = {name: _redacted(part, seat) for name, part in parts.items()}
    changed = {name: part for name, part in shown.items() if part is not parts[name]}
    return msgspec.structs.replace(item, **changed) if changed else item
