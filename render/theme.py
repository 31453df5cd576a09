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
    "gilt",
    "back",
    "first",
    "first_ink",
    "second",
    "second_ink",
    "third",
    "third_ink",
    "fourth",
    "fourth_ink",
    "fifth",
    "fifth_ink",
    "sixth",
    "sixth_ink",
    "seventh",
    "seventh_ink",
    "eighth",
    "eighth_ink",
    "madder",
    "lapis",
    "turquoise",
    "saffron",
    "skin",
    "brown",
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
    gilt: str = "#f3d07c"
    """The ground of special cards and medals."""
    back: str = "#8c2536"
    """What shows of a card that lies face down."""
    first: str = "#f5b13d"
    """Chips of seat 0."""
    first_ink: str = "#1b2126"
    second: str = "#7448c8"
    """Chips of seat 1."""
    second_ink: str = "#ffffff"
    third: str = "#8df0dc"
    third_ink: str = "#1b2126"
    fourth: str = "#bf2600"
    fourth_ink: str = "#ffffff"
    fifth: str = "#c9a6ff"
    fifth_ink: str = "#1b2126"
    sixth: str = "#3d9987"
    sixth_ink: str = "#1b2126"
    seventh: str = "#f2ffa6"
    seventh_ink: str = "#1b2126"
    eighth: str = "#993d3d"
    eighth_ink: str = "#ffffff"
    madder: str = "#a3242b"
    """The colours of lacquer and of miniatures: this red,"""
    lapis: str = "#2450a8"
    """this blue,"""
    turquoise: str = "#35a9a4"
    """this green,"""
    saffron: str = "#f0b23c"
    """this yellow, which stands for gold,"""
    skin: str = "#f2cfa6"
    """and this one for faces and hands."""
    brown: str = "#7a4a1f"
    """Of the boosters that are played between two tricks."""


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
    ("dead", "panel"),
    ("dead", "lit"),
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
    ("rim", "rim"),
    ("gilt", "rim"),
    ("rim", "gilt"),
    ("ink", "gilt"),
    ("red", "gilt"),
    ("blue", "gilt"),
    ("green", "gilt"),
    ("gilt", "red"),
    ("gilt", "green"),
    ("paper", "red"),
    ("paper", "green"),
    ("paper", "ink"),
    ("green", "ink"),
    ("back", "rim"),
    ("paper", "back"),
    ("gilt", "back"),
    ("back", "gilt"),
    ("felt", "mark"),
    ("first", "rim"),
    ("first_ink", "first"),
    ("second", "rim"),
    ("second_ink", "second"),
    ("third", "rim"),
    ("third_ink", "third"),
    ("fourth", "rim"),
    ("fourth_ink", "fourth"),
    ("fifth", "rim"),
    ("fifth_ink", "fifth"),
    ("sixth", "rim"),
    ("sixth_ink", "sixth"),
    ("seventh", "rim"),
    ("seventh_ink", "seventh"),
    ("eighth", "rim"),
    ("eighth_ink", "eighth"),
    ("madder", "ink"),
    ("lapis", "ink"),
    ("turquoise", "ink"),
    ("saffron", "ink"),
    ("skin", "ink"),
    ("madder", "paper"),
    ("lapis", "paper"),
    ("turquoise", "paper"),
    ("saffron", "paper"),
    ("paper", "lapis"),
    ("paper", "madder"),
    ("ink", "turquoise"),
    ("ink", "saffron"),
    ("ink", "felt"),
    ("ink", "panel"),
    ("ink", "lit"),
    ("paper", "panel"),
    ("paper", "lit"),
    ("dead", "scratch"),
    ("paper", "blue"),
    ("paper", "brown"),
)
"""Which colour may be drawn on which: each couple gets its in-between steps in the palette."""
