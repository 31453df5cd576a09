"""What the log says of a match of As-Nas."""

from __future__ import annotations

import pytest

from bot.words import LANGUAGES
from engines.kernel.secret import redact
from tests.cogs.asnas.board import FACE, HANDS, moment
from tests.engines.asnas.table import first_step, last_events, table


def told(deeds: str, language: str = "en", **laid) -> list[str | None]:
    """The lines for all that the last of `deeds` makes happen, as everybody reads them."""
    hands = laid.pop("hands", HANDS)
    events = last_events(table(hands, **laid), deeds)
    now = moment(deeds, hands=hands, language=language, **laid)
    return [FACE.line(redact(event, None), now) for event in events]


def test_each_deed_is_a_line():
    assert told("look") == ["👀 \\*ben\\* looks at the cards"]
    assert told("call") == ["\\*ben\\* calls: bet 1"]
    assert told("raise") == ["⬆️ \\*ben\\* raises to 2"]
    assert told("fold") == ["\\*ben\\* folds"]
    assert told("raise call call raise call call")[0] == "cat calls: bet 3"


def test_a_hold_is_a_line():
    assert told("call call call hold")[0] == "ann holds"


def test_the_first_deal_is_a_line():
    (dealt,) = first_step(HANDS).events
    assert FACE.line(redact(dealt, None), moment()) == "🃏 Deal 1: ann deals"


def test_a_showdown_is_told_hand_by_hand_then_who_gets_what():
    assert told("call fold call hold")[1:] == [
        "ann: full house, Shah Shah Shah Bibi Bibi\n"
        "\\*ben\\*: pair, As As Shah Sarbaz Couli\n"
        "dan: two pair, Sarbaz Sarbaz Couli Couli Bibi",
        "🏆 **ann** takes 3 · full house",
        "🃏 Deal 2: \\*ben\\* deals",
    ]


def test_a_pot_is_shared_to_the_third():
    hands = {1: "AASBC", 2: "AASBC", 3: "BZZZC"}
    lines = told("raise call fold fold", hands=hands)
    assert lines[2] == "🏆 **\\*ben\\*** takes 2½, **cat** takes 2½ · pair"


def test_who_is_left_alone_wins_without_showing():
    assert told("fold fold fold")[1:] == [
        "🏆 **ann** takes 1 · all others folded",
        "🃏 Deal 2: \\*ben\\* deals",
    ]


def test_the_end_is_told():
    assert told("fold fold fold", deals=1)[-1] == "🏁 The match is over."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_line_in_every_language(language):
    lines = [
        *told("look", language),
        *told("raise", language),
        *told("call call call hold", language),
        *told("call fold fold fold", language, deals=1),
    ]
    assert all(lines)
    assert language == "en" or not set(lines) & {"ann holds", "🏁 The match is over."}
