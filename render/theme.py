"""The colours of a picture. A theme is data: adding one touches no drawing code."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

Ink = Literal[
    "felt",
    "panel",
    "lit",
    "text",
    "muted",
    "mark",
    "paper",
    "ink",
    "red",
    "blue",
    "green",
    "dead",
    "dead_ink",
    "scratch",
    "rim",
    "first",
    "first_ink",
    "second",
    "second_ink",
]
"""The names of a theme's colours."""

INKS: Final[tuple[Ink, ...]] = get_args(Ink)


class Theme(msgspec.Struct, frozen=True):
    """How a table looks: one colour, written `#rrggbb`, for each name."""

    key: str
    felt: str
    """The table itself."""
    panel: str
    """The ground beside the cards where names and numbers stand."""
    lit: str
    """The same for whoever is to act."""
    text: str
    muted: str
    """Text of second rank, such as coordinates."""
    mark: str
    """What to look at: whose turn, what is chosen, what happened last."""
    paper: str = "#fbf8ef"
    ink: str = "#1b2126"
    """Spades, and whatever is printed in black."""
    red: str = "#c8232c"
    blue: str = "#1a5cc8"
    green: str = "#157a3c"
    dead: str = "#39424a"
    """A card that is out of the game."""
    dead_ink: str = "#aab3ba"
    scratch: str = "#6a757e"
    """The strokes across a dead card."""
    rim: str = "#1b2126"
    """The edge of a chip."""
    first: str = "#f5b13d"
    """Chips of seat 0."""
    first_ink: str = "#1b2126"
    second: str = "#7448c8"
    """Chips of seat 1."""
    second_ink: str = "#ffffff"


THEMES: Final = {
    theme.key: theme
    for theme in (
        Theme(
            key="felt",
            felt="#1d4f43",
            panel="#153b32",
            lit="#2a6a5a",
            text="#f4f1e6",
            muted="#b4cbc2",
            mark="#5fd4f4",
        ),
        Theme(
            key="night",
            felt="#23272f",
            panel="#181b21",
            lit="#39414f",
            text="#f1f3f6",
            muted="#a9b2c0",
            mark="#5fd4f4",
            dead="#3d434d",
        ),
    )
}
"""Every theme by its key."""

DEFAULT: Final = "felt"


BLENDS: Final[tuple[tuple[Ink, Ink], ...]] = (
    ("panel", "felt"),
    ("lit", "felt"),
    ("mark", "felt"),
    ("text", "felt"),
    ("text", "panel"),
    ("text", "lit"),
    ("muted", "felt"),
    ("muted", "panel"),
    ("muted", "lit"),
    ("mark", "panel"),
    ("mark", "lit"),
    ("paper", "felt"),
    ("paper", "mark"),
    ("paper", "rim"),
    ("lit", "mark"),
    ("ink", "paper"),
    ("red", "paper"),
    ("blue", "paper"),
    ("green", "paper"),
    ("dead", "felt"),
    ("dead", "mark"),
    ("dead", "rim"),
    ("rim", "mark"),
    ("dead_ink", "dead"),
    ("scratch", "dead"),
    ("rim", "paper"),
    ("rim", "dead"),
    ("rim", "felt"),
    ("rim", "panel"),
    ("rim", "lit"),
    ("felt", "mark"),
    ("first", "rim"),
    ("first_ink", "first"),
    ("second", "rim"),
    ("second_ink", "second"),
)
"""Which colour may be drawn on which: each couple gets its in-between steps in the palette."""
