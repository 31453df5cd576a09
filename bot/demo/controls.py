"""Finds a control again in a message that was edited after somebody had seen it.

simcord names controls by their place in the message, and takes nothing that was not shown last;
here others act meanwhile, and Discord knows controls by their custom ids.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

# How simcord's page names controls: it has no public name.
from simcord.preview._action_plans import (
    _component_key,  # pyright: ignore[reportPrivateUsage]
    _component_paths,  # pyright: ignore[reportPrivateUsage]
)

from bot.custom_id import Press, read

HOUSE: Final = "@"
"""What verbs begin with that mean the same whatever has happened since."""


def controls_of(message: int, components: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """The custom ids of a message's controls, by the page's names for them."""
    return {
        key: str(part["custom_id"])
        for number, root in enumerate(components)
        for path, part in _component_paths(root, str(number))
        if part.get("custom_id") and (key := _component_key(part, path, message)) is not None
    }


def found_again(key: str, then: Mapping[str, str], now: Mapping[str, str]) -> str | None:
    """The name of the control now that was `key` then; None where it is gone, or means another."""
    if key not in then:
        return None
    meant = _meaning(then[key])
    return next((each for each, custom_id in now.items() if _meaning(custom_id) == meant), None)


def _meaning(custom_id: str) -> Press | str:
    press = read(custom_id)
    if press is None or not press.verb.startswith(HOUSE):
        return custom_id
    return replace(press, anchor="")
