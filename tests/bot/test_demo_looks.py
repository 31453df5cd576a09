"""The demo's page is simcord's, changed: what is changed there has to be there."""

from __future__ import annotations

from pathlib import Path

import pytest
import simcord.preview
from simcord.preview import _markdown

from bot.demo.looks import ADDITIONS, CHANGES, Server
from bot.demo.page import remember_parsers

THEIRS = Path(simcord.preview.__file__).with_name("static")


@pytest.mark.parametrize("path", CHANGES)
def test_each_text_that_is_changed_stands_in_the_page(path):
    page = (THEIRS / Server._STATIC_FILES[path]).read_text()
    assert [each for each in CHANGES[path] if each not in page] == []


def test_each_file_that_is_added_to_is_served():
    files = [THEIRS / Server._STATIC_FILES[path] for path in [*ADDITIONS, "/presses.js"]]
    assert all(each.is_file() for each in files)


def test_a_text_is_read_the_same_by_a_parser_that_was_kept(monkeypatch):
    monkeypatch.setattr(_markdown, "_markdown_parser", _markdown._markdown_parser)
    text, known = "**Two** of <@7>", {"users": {"7": "Ada"}}
    before = _markdown.markdown_tokens(text, context=known)
    remember_parsers()
    reads = [_markdown.markdown_tokens(text, context=known) for _ in range(2)]
    assert reads == [before, before]
    assert _markdown.markdown_tokens(text, context={"users": {"7": "Bo"}}) != before
