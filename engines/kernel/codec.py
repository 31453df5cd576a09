"""Between values and bytes: what people send, what is stored. msgspec does the work."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import Any, Generic, TypeVar, Union, cast

import msgspec

from engines.kernel.errors import BadConfig, IllegalAction, Refused
from engines.kernel.game import Action, AnyGame, C, Config, Event, GameState, Seat

S = TypeVar("S", bound=GameState)

UNREADABLE = (msgspec.MsgspecError, ValueError, TypeError, RecursionError, OverflowError)
"""All that msgspec and the standard library raise on rubbish (UnicodeError is a ValueError)."""


def _plain(value: Any) -> Any:
    if isinstance(value, Fraction):
        return str(value)
    raise NotImplementedError(f"no wire form for {type(value).__name__}")


def _typed(kind: type, value: Any) -> Any:
    if kind is Fraction and isinstance(value, str):
        return Fraction(value)
    raise NotImplementedError(f"no reading of {kind.__name__}")


_encoder = msgspec.json.Encoder(enc_hook=_plain, order="deterministic")


def encode(value: Any) -> bytes:
    """`value` as JSON; equal values give equal bytes in every process.

    What lies in a set must have an order: numbers, strings, tuples of these. TypeError else.
    """
    return _encoder.encode(value)


def plain(value: Any) -> Any:
    """`value` as dicts, rows (tuples stay tuples), strings and numbers."""
    return msgspec.to_builtins(value, enc_hook=_plain, order="deterministic")


class Codec(Generic[S]):
    """Reads what was stored of one game."""

    def __init__(self, game: AnyGame) -> None:
        events = Union[game.event_types]  # noqa: UP007 (built from a tuple)
        state = cast("type[S]", game.state_type)
        self._state = msgspec.json.Decoder(state, dec_hook=_typed)
        self._event = msgspec.json.Decoder(cast("type[Event[S]]", events), dec_hook=_typed)

    def state(self, data: bytes | str) -> S:
        """A stored snapshot."""
        return self._state.decode(data)

    def event(self, data: bytes | str) -> Event[S]:
        """A stored event."""
        return self._event.decode(data)


@cache
def codec(game: AnyGame) -> Codec[Any]:
    """The one codec of `game`: its decoders are costly to build."""
    return Codec(game)


def read_action(
    kinds: Sequence[type[Action[S]]], seats: range, seat: Seat, raw: dict[str, Any] | bytes
) -> Action[S]:
    """Read an action of one of `kinds` that `seat` asks for, in the wire form of the rules.

    Raises IllegalAction: NO_SUCH_SEAT where no table of `seats` has that seat, MALFORMED for
    anything that is not exactly one of `kinds`. The seat never comes from `raw`.
    """
    if type(seat) is not int or not 0 <= seat < seats[-1]:
        raise IllegalAction(Refused.NO_SUCH_SEAT)
    try:
        fields: Any = msgspec.json.decode(raw) if isinstance(raw, bytes) else raw
        kind = _by_tag(tuple(kinds))[fields["type"]]
        if "seat" in fields or not fields.keys() <= {"type", *kind.__struct_encode_fields__}:
            raise IllegalAction(Refused.MALFORMED)
        return _storable(msgspec.convert({**fields, "seat": seat}, type=kind), kind)
    except (*UNREADABLE, KeyError, AttributeError):
        raise IllegalAction(Refused.MALFORMED) from None


@cache
def _by_tag(kinds: tuple[type[Action[Any]], ...]) -> dict[Any, type[Action[Any]]]:
    return {kind.__struct_config__.tag: kind for kind in kinds if not kind.by_host}


def _storable(value: Any, kind: Any) -> Any:
    """`value` as it comes back from a store; raises where JSON has no room for a part of it.

    A dict may hold what no bytes can: lone surrogates, numbers of any length.
    """
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


def read_config(kind: type[C], raw: dict[str, Any]) -> C:
    """Read the options of a table. Raises BadConfig that names the option."""
    if not isinstance(raw, dict):  # pyright: ignore[reportUnnecessaryIsInstance] (from outside)
        raise BadConfig("config")
    for name in raw:
        if name not in kind.__struct_fields__:
            raise BadConfig(str(name)[:40], "unknown-option")
    for option in _options(kind):
        if option.name in raw:
            _check_option(option, raw[option.name])
    try:
        return msgspec.convert(raw, type=kind)
    except UNREADABLE:
        raise BadConfig("config") from None


@cache
def _options(kind: type[Config]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)


def _check_option(option: msgspec.structs.FieldInfo, value: Any) -> None:
    try:
        _storable(msgspec.convert(value, type=option.type), option.type)
    except UNREADABLE:
        raise BadConfig(option.name) from None
