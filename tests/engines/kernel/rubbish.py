"""Everything that may come over the wire and is no action of any game."""

from __future__ import annotations

import math
from typing import Any, Final

from hypothesis import settings, strategies

patient: Final = settings(deadline=None)
"""A busy machine is no defect of what is tested."""


def _nested(depth: int) -> Any:
    inner: Any = []
    for _ in range(depth):
        inner = [inner]
    return inner


def _endless() -> dict[str, Any]:
    loop: dict[str, Any] = {}
    loop["type"] = loop["loop"] = loop
    return loop


DEEP: Final = 100_000

BYTES: Final[dict[str, bytes]] = {
    "nothing": b"",
    "no JSON": b"bid 2",
    "half": b'{"type": "bi',
    "two": b'{"type": "bid"} {"type": "bid"}',
    "invalid UTF-8": b'{"type": "\xff\xfe"}',
    "lone surrogate": b'{"type": "\\ud800"}',
    "byte order mark": b'\xef\xbb\xbf{"type": "bid"}',
    "UTF-16": '{"type": "bid"}'.encode("utf-16"),
    "NaN": b'{"type": NaN}',
    "deep list": b"[" * DEEP,
    "deep dict": b'{"type":' * DEEP,
    "long number": b'{"type": ' + b"9" * 10_000 + b"}",
    "far number": b'{"type": 1e999}',
    "null": b"null",
    "text": b'"bid"',
    "list": b'["bid"]',
    "number": b"1",
    "null byte": b"\x00",
}

VALUES: Final[dict[str, Any]] = {
    "empty": {},
    "no tag": {"amount": 1},
    "wrong tag": {"type": "no such action"},
    "empty tag": {"type": ""},
    "tag of another case": {"type": "BID"},
    "tag None": {"type": None},
    "tag list": {"type": ["bid"]},
    "tag dict": {"type": {"bid": 1}},
    "tag set": {"type": {"bid"}},
    "tag number": {"type": 0},
    "tag NaN": {"type": math.nan},
    "tag bytes": {"type": b"bid"},
    "tag surrogate": {"type": "\ud800"},
    "tag huge": {"type": 10**5000},
    "key that is no text": {1: 2, None: 3},
    "endless": _endless(),
    "None": None,
    "list": [["type", "bid"]],
    "text": '{"type": "bid"}',
    "bytearray": bytearray(b'{"type": "bid"}'),
    "number": 1,
    "object": object(),
}

FIELDS: Final[dict[str, Any]] = {
    "None": None,
    "list": [],
    "dict": {},
    "deep": _nested(DEEP),
    "endless": _endless(),
    "NaN": math.nan,
    "infinity": math.inf,
    "fraction of a number": 1.5,
    "huge": 10**5000,
    "surrogate": "\ud800",
    "bytes": b"1",
    "object": object(),
}
"""Values no field of any action takes (a huge number: since it cannot be stored)."""

_scalars = (
    strategies.none()
    | strategies.booleans()
    | strategies.integers()
    | strategies.floats()
    | strategies.text()
    | strategies.characters(codec=None).map(str)
    | strategies.binary()
)
_keys = strategies.sampled_from(["type", "seat", "amount", "show", "deadline"]) | strategies.text()

anything = strategies.recursive(
    _scalars,
    lambda inner: (
        strategies.lists(inner, max_size=4)
        | strategies.tuples(inner)
        | strategies.dictionaries(_keys, inner, max_size=4)
    ),
    max_leaves=12,
)
"""Any value built of what JSON and Python have."""

tagged = strategies.builds(
    lambda tag, rest: {**rest, "type": tag},
    strategies.sampled_from(["bid", "answer"]),
    strategies.dictionaries(_keys, anything, max_size=3),
)
"""Dicts that name an action of the toy game and are filled with anything."""
