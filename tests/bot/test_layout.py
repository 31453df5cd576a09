"""Whatever a face draws, Discord takes the message."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.custom_id import read
from bot.layout import PICTURE, clip, message, modal
from bot.surfaces import Button, Menu, Option, Question, Surface
from tests import limits

TEXT = st.text(st.characters(codec="utf-8", exclude_categories=["Z", "C"]), min_size=1)
LONG = st.builds(lambda text, times: text * times, TEXT, st.sampled_from([1, 30, 900]))


def body(surface: Surface, picture: bytes | None = None) -> dict[str, Any]:
    """The message as Discord receives it."""
    sending = message(surface, picture, "session", "12")
    files = [{"id": n, "filename": file.filename} for n, file in enumerate(sending.files)]
    return {
        "flags": limits.COMPONENTS_V2,
        "components": sending.view.to_components(),
        "attachments": files,
        "allowed_mentions": sending.mentions.to_dict(),
    }


def taken(method: str, path: str, json: dict[str, Any]) -> None:
    """Discord takes this request."""
    limits.check(SimpleNamespace(method=method, path=path, json=json))


@st.composite
def surfaces(draw: st.DrawFn) -> Surface:
    """Surfaces with more text in all places than Discord takes."""
    menus = tuple(
        Menu(
            f"menu{n}",
            draw(LONG),
            tuple(Option(str(v), draw(LONG), draw(LONG)) for v in range(draw(st.integers(1, 25)))),
        )
        for n in range(draw(st.integers(0, 3)))
    )
    buttons = tuple(
        Button(f"press{n}", draw(LONG), disabled=draw(st.booleans()))
        for n in range(draw(st.integers(1, 5)))
    )
    return Surface(
        draw(LONG),
        alt=draw(LONG),
        below=draw(st.one_of(st.just(""), LONG)),
        rows=(*menus, buttons),
        mentions=tuple(draw(st.lists(st.integers(1, 9), max_size=2))),
    )


@given(surfaces(), st.sampled_from([None, b"PNG"]))
def test_every_message_is_within_discords_limits(surface, picture):
    taken("POST", "/channels/1/messages", body(surface, picture))


@given(LONG, LONG, LONG)
def test_every_window_is_within_discords_limits(title, label, placeholder):
    shown = modal(Question("typed", title, label, placeholder), "session", "12")
    taken("POST", "/interactions/1/token/callback", {"type": 9, "data": shown.to_dict()})


@given(st.text(max_size=50), st.integers(1, 50))
def test_what_fits_is_not_cut_and_what_is_cut_says_so(text, most):
    cut = clip(text, most)
    assert len(cut) <= most
    assert cut == text if len(text) <= most else cut == text[: most - 1] + "…"


def test_a_picture_stands_between_the_texts_with_its_words():
    parts = body(Surface("above", alt="a grid", below="below"), b"PNG")["components"]
    assert [part["type"] for part in parts] == [limits.TEXT, limits.GALLERY, limits.TEXT]
    (item,) = parts[1]["items"]
    assert item["media"]["url"] == f"attachment://{PICTURE}"
    assert item["description"] == "a grid"


def test_a_surface_without_text_is_a_message_all_the_same():
    taken("POST", "/channels/1/messages", body(Surface("")))


def test_controls_say_what_they_were_drawn_for():
    menu = Menu("column", "choose", (Option("C", "Column C", "best", chosen=True),), arg="x")
    surface = Surface("t", rows=(menu, (Button("place", "Up", "C4.up", "primary"),)))
    rows = body(surface)["components"][1:]
    select, button = (row["components"][0] for row in rows)
    presses = [read(select["custom_id"], ("C",)), read(button["custom_id"])]
    assert [(p.session, p.anchor, p.verb, p.arg) for p in presses] == [
        ("session", "12", "column", "x"),
        ("session", "12", "place", "C4.up"),
    ]
    assert select["options"][0]["default"] is True
    assert (select["min_values"], select["max_values"]) == (1, 1)


def test_a_menu_in_which_something_else_is_chosen_is_another_menu():
    def menu_id(chosen: str) -> str:
        options = tuple(Option(each, each, chosen=each == chosen) for each in "CD")
        parts = body(Surface("t", rows=(Menu("column", "choose", options),)))["components"]
        return parts[1]["components"][0]["custom_id"]

    assert len({menu_id(""), menu_id("C"), menu_id("D")}) == 3
    assert menu_id("C") == menu_id("C")


@pytest.mark.parametrize("mentions", [(), (5, 6)])
def test_a_message_pings_whom_its_surface_names_and_nobody_else(mentions):
    policy = body(Surface("<@7> @everyone <@&8>", mentions=mentions))["allowed_mentions"]
    assert policy["parse"] == []
    assert sorted(policy.get("users", [])) == list(mentions)
    assert not policy.get("roles")


async def test_discord_py_keeps_no_view_and_no_window():
    sending = message(Surface("t", rows=((Button("x", "X"),),)), None, "session", "1")
    window = modal(Question("typed", "t", "l"), "session", "1")
    assert isinstance(sending.view, discord.ui.LayoutView)
    assert sending.view.is_finished()
    assert window.is_finished()
