"""What is told about boosters: at the table, in the hand, in the log."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.layout import MOST_ALT, MOST_TEXT
from bot.words import LANGUAGES, words_in
from cogs.tichu.boosters.log import LINES
from cogs.tichu.boosters.situation import twin_lines
from cogs.tichu.boosters.wording import booster_text, hint, signed_name
from cogs.tichu.choosing import Chosen
from cogs.tichu.names import combination_name
from engines.kernel.game import Seat, apply
from engines.kernel.secret import redact
from engines.tichu.announcement import Effect, Params
from engines.tichu.boosters import PACK
from engines.tichu.cards import Card
from engines.tichu.combinations import Combination
from engines.tichu.events import EVENTS, boosters, reactions
from tests.cogs.tichu.board import FACE, GIFTS, hand, menu, middle, public, seen
from tests.engines.tichu.table import (
    GAME,
    act,
    after,
    boost,
    dealt,
    declines,
    give,
    passes,
    play,
    table,
    tichu,
)

SKAT = Effect("skat", Seat(2))
SILENT = {boosters.EffectChanged, boosters.EffectsEnded}
"""What the table shows by itself."""


def text(state, **more):
    return FACE.table(seen(state, **more)).text


def lines(state, *deeds, seat=None):
    """What the log says of the last of `deeds`."""
    step = apply(GAME, after(state, *deeds[:-1]), deeds[-1])
    now = seen(step.state, seat)
    told = (FACE.line(redact(each, now.seat), now) for each in step.events)
    return [line for line in told if line]


def spied(**held: Any):
    """Ann has announced that she spies for sevens."""
    state = middle(held={0: "spy", 1: "njet", **held})
    return after(state, boost(0, "spy", rank="7"))


# At the table


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (spied(), "⏳ Boosters may answer this booster: Spy (ann: 7)."),
        (
            after(
                middle(held={0: "spy njet", 1: "njet"}), boost(0, "spy", rank="7"), boost(1, "njet")
            ),
            "⏳ Boosters may answer this booster: Njet! (\\*ben\\*).",
        ),
        (
            after(middle(held={0: "solo"}), play(0, "8k 8b"), *passes(1, 2, 3)),
            "⏳ Before the next lead brown and green boosters may be played.",
        ),
        (
            dealt(boosters=True, held=[["content"], [], [], []]),
            "⏳ Blue boosters may be played now.",
        ),
        (
            after(
                dealt(boosters=True, held=[[], [], ["insurance"], []]), tichu(1)
            ),
            "⏳ Boosters may answer the call of \\*ben\\*.",
        ),
        (
            dealt(grand="13", boosters=True, held=[[], [], ["insurance"], []]),
            "⏳ Boosters may answer the call of \\*ben\\*, dan.",
        ),
    ],
)  # fmt: skip
def test_the_table_says_what_may_be_answered(state, said):
    assert said in text(state)


def test_what_was_played_is_named_where_it_may_be_answered():
    state = after(middle(held={1: "extend"}), play(0, "8k 8b"))
    assert "Boosters may answer the play of ann: pair of 8 (8k 8b)." in text(state)


def test_a_table_without_boosters_says_nothing_about_them():
    assert "ooster" not in public(middle())


def test_who_drafts_is_told():
    state = dealt(grand="1", boosters=True, booster_pile=["skat", "spy", "njet", "solo"])
    assert "🃏 \\*ben\\* takes one of the face-up boosters." in text(state)


def test_who_is_to_choose_for_a_booster_is_told_and_not_from_what():
    state = after(middle(held={0: "gift skat", 2: "spy"}), boost(0, "gift", give="skat"))
    assert "❔ **Booster Gift** asks cat to choose." in text(state)


def test_an_open_hand_is_read_by_everybody():
    state = dealt(boosters=True, held=[[], [], ["ouvert"], []])
    deeds = (give(n, *gifts) for n, gifts in enumerate(GIFTS))
    state = after(state, *deeds, boost(2, "ouvert"))
    assert "👐 cat's open hand: Mah Jong 2b 4b 5b " in text(state)


def test_who_reads_is_told_all_that_lies_open():
    state = middle(held={0: "njet spy", 3: "rat"}, faceup=("solo", "cat"), effects=(SKAT,))
    twin = FACE.table(seen(state)).twin
    assert "In force: Skat (cat)" in twin
    assert "Boosters of ann: Njet!, Spy" in twin
    assert "Boosters of dan: Rat" in twin
    assert "Boosters of cat" not in twin
    assert "Boosters face up: Solo Initiative, Cat" in twin
    assert "Boosters of ann: Njet!, Spy." in FACE.table(seen(state)).alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_screen_reader_says_fits_however_many_there_are(language):
    keys = tuple(PACK)
    state = middle(held={0: " ".join(keys), 1: " ".join(keys)}, faceup=keys[:4])
    picture = FACE.table(seen(state, language=language, names=("W" * 32,) * 4))
    assert len(picture.alt) <= MOST_ALT
    assert len(picture.text) + len(picture.twin) <= MOST_TEXT


def test_the_picture_shows_the_boosters():
    with_them = FACE.table(seen(middle(held={0: "njet"})))
    assert with_them.scene.height > FACE.table(seen(middle())).scene.height


def test_one_in_force_is_told_with_what_it_was_played_with():
    state = middle(effects=(Effect("generous", Seat(0), Params(to=1)),), held={0: "njet"})
    assert "In force: Generous (ann: \\*ben\\*)" in FACE.table(seen(state)).twin


# In the hand


def test_who_is_asked_reads_what_it_is_about_and_what_fits():
    shown = hand(spied(), 1).text
    assert shown.startswith("⏳ Boosters may answer this booster: Spy (ann: 7).")
    assert "Play a booster, or let it go by: Njet!." in shown


def test_who_drafts_reads_in_a_line_what_each_does():
    state = dealt(grand="1", boosters=True, booster_pile=["skat", "spy", "njet", "solo"])
    first, *lines = hand(state, 1).text.split("\n")
    words = seen(state).words
    assert first.startswith("Take one of the face-up boosters.")
    told = [f"**{signed_name(key, words)}**: {hint(key, words)}" for key in state.faceup]
    assert lines[:4] == told


def test_who_may_cancel_a_booster_reads_what_it_does():
    shown = hand(spied(), 1).text.split("\n")
    assert shown[1] == f"-# {booster_text('spy', seen(spied()).words)}"


EXTENDS = after(middle(held={1: "extend"}), play(0, "8k 8b"))
DOWNLOADS = after(middle(held={3: "download"}), play(0, "8k 8b"))


@pytest.mark.parametrize(
    ("state", "seat", "key", "cards", "said"),
    [
        (EXTENDS, 1, "extend", "8g", "It becomes: **triple of 8 (8k 8b 8g)**"),
        (EXTENDS, 1, "extend", "4g 4r", "With these cards nothing comes of it"),
        (DOWNLOADS, 3, "download", "6b 6r", "What goes below the trick: **pair of 6 (6b 6r)**"),
        (DOWNLOADS, 3, "download", "Qk Qr", "With these cards nothing comes of it"),
    ],
)
def test_what_comes_of_cards_is_told_before_they_are_laid(state, seat, key, cards, said):
    draft = Chosen(booster=key, said=Params(cards=tuple(cards.split())))
    assert f"\n{said}" in hand(state, seat, draft).text


def test_what_slid_under_the_trick_and_who_added_to_a_play_is_read():
    state = after(DOWNLOADS, boost(3, "download", cards=["6b", "6r"]))
    assert "Under the trick: pair of 6 (6b 6r) of dan" in twin_lines(seen(state))
    state = after(EXTENDS, boost(1, "extend", cards=["8g"]))
    assert "\\*ben\\* has added 8g to the play of ann" in twin_lines(seen(state))
    assert "Under the trick" not in public(state)


def test_a_ten_that_ranks_below_the_ace_is_still_called_a_ten():
    state = table("Tg Tk Kr Kb 9g", "2k 3k", "2b 3b", "2r 3r", effects=(SKAT,))
    offered = {each.label for each in menu(hand(state, 0).rows, "ready").options}
    assert {"Pair of 10", "Pairs from K to 10"} <= offered
    assert not [each for each in offered if "½" in each]


def test_who_is_asked_for_an_opponent_reads_that():
    now = seen(middle(turn=1), 0)
    view = msgspec.structs.replace(
        now.view,
        phase="choose",
        waiting=(Seat(0),),
        choose_from=(Seat(1), Seat(3)),
        choose_for="confused-dragon",
    )
    shown = FACE.hand(msgspec.structs.replace(now, view=view))
    assert shown.text == "**Confused Dragon** asks you: which opponent leads?"
    assert [each.label for each in shown.rows[0].options] == ["*ben*", "dan"]


def test_who_is_asked_for_a_card_reads_which():
    now = seen(middle(turn=1), 0)
    view = msgspec.structs.replace(
        now.view,
        phase="choose",
        waiting=(Seat(0),),
        choose_from=("5g", "phoenix"),
        choose_for="courage",
    )
    shown = FACE.hand(msgspec.structs.replace(now, view=view))
    asked, explained = shown.text.split("\n-# ")
    assert asked == "**Courage Rewarded** asks you to choose a card: 5g, Phoenix."
    assert explained == booster_text("courage", now.words)
    assert [each.value for each in shown.rows[0].options] == ["card.5g", "card.PH"]


# In the log


def test_everything_that_happens_about_boosters_has_a_line():
    modules = (boosters.__name__, reactions.__name__)
    about = {each for each in EVENTS if each.__module__ in modules}
    assert about - set(LINES) == SILENT


def test_a_booster_is_announced_with_what_it_is_played_with():
    state = middle(held={0: "spy", 1: "njet"})
    assert lines(state, boost(0, "spy", rank="T")) == ["🍀 **ann** plays **Spy**: 10"]


def test_one_that_is_not_answered_takes_effect():
    told = lines(spied(), *declines(1))
    assert told == ["✅ Spy takes effect", "🔎 Cards of rank 7: \\*ben\\* 1, dan 0"]


def test_one_that_lasts_is_in_force():
    told = lines(middle(held={0: "skat"}), boost(0, "skat"))
    assert told == [
        "🍀 **ann** plays **Skat**: A 10 ranks between K and A.",
        "✅ Skat is in force from now on",
    ]


def test_njet_cancels():
    told = lines(spied(), boost(1, "njet"))
    assert told == [
        "🔺 **\\*ben\\*** plays **Njet!**",
        "✅ Njet! takes effect",
        "🚫 Spy of ann is cancelled",
    ]


def test_drafting_is_told_pick_by_pick():
    state = dealt(grand="1", boosters=True, booster_pile=["skat", "spy", "njet", "solo", "rainbow"])
    assert lines(state, act(1, "draft", key="njet")) == ["🎴 \\*ben\\* takes the booster Njet!"]
    deeds = [act(n, "draft", key=k) for n, k in ((1, "njet"), (2, "skat"), (3, "spy"), (0, "solo"))]
    assert lines(state, *deeds) == [
        "🎴 ann takes the booster Solo Initiative",
        "🎴 New boosters lie face up: Rainbow",
    ]


def test_a_present_and_its_answer_are_told():
    state = middle(held={0: "gift skat", 2: "spy"})
    deeds = (boost(0, "gift", give="skat"), act(2, "choose", key="spy"))
    assert lines(state, deeds[0])[-1] == "🎁 Skat goes from ann to cat"
    assert lines(state, *deeds) == ["🎁 Spy goes from cat to ann"]


def test_one_that_comes_back_is_told():
    state = dealt(boosters=True, held=[["positive-thinking"], ["content"], [], []])
    told = lines(state, boost(0, "positive-thinking"), *declines(1), boost(1, "content"))
    back = "↩️ Positive Thinking goes back to ann, unspent, and is not played again in this round"
    assert back in told


def test_a_call_that_passes_on_is_told():
    state = middle(held={0: "super-partner"}, calls=[(0, 100)])
    told = lines(state, boost(0, "super-partner"))
    assert told[-1] == "📣 ann's call passes to cat: +100 or \N{MINUS SIGN}100 points"


def test_an_insured_call_costs_nothing():
    state = after(dealt(boosters=True, held=[["insurance"], [], [], []]), tichu(1))
    assert lines(state, boost(0, "insurance"))[-1].endswith("call is worth +100 or 0 points now")


REACTIONS = {
    "extend": (
        after(middle(held={1: "extend"}), play(0, "8k 8b")),
        boost(1, "extend", cards=["8g"]),
        "🧩 \\*ben\\* makes of the play of ann: triple of 8 (8k 8b 8g)",
    ),
    "download": (
        after(middle(held={3: "download"}), play(0, "8k 8b")),
        boost(3, "download", cards=["6b", "6r"]),
        "⬇️ dan slides below the trick: pair of 6 (6b 6r)",
    ),
    "bird-thief": (
        after(middle(held={1: "bird-thief"}), play(0, "8k phoenix")),
        boost(1, "bird-thief", card="8g"),
        "🐦 \\*ben\\* takes the Phoenix of ann and lays 8g",
    ),
    "cat": (
        after(middle(turn=1, held={0: "cat"}), play(1, "dog")),
        boost(0, "cat"),
        "🐕 ann takes the Dog of \\*ben\\*, and leads",
    ),
    "defuse": (
        after(middle(held={1: "defuse"}), play(0, "9g 9k 9b 9r")),
        boost(1, "defuse"),
        "🧯 The bomb of ann goes under the trick",
    ),
    "new-master": (
        after(middle(turn=2, held={1: "new-master"}), play(2, "Jb")),
        boost(1, "new-master"),
        "🐕 cat has to take the Dog of \\*ben\\*",
    ),
    "scarecrow": (
        after(middle(held={1: "scarecrow"}), play(0, "phoenix")),
        boost(1, "scarecrow"),
        "↩️ The play of ann is taken back",
    ),
    "christmas": (
        middle(held={1: "christmas"}, won={0: "phoenix 2b", 3: "dragon 3b"}),
        boost(1, "christmas"),
        "🎄 The Dragon goes back to dan, the Phoenix to ann",
    ),
    "theft": (
        after(dealt(boosters=True, held=[["theft"], [], [], ["rat"]]), tichu(0)),
        boost(0, "theft", from_=3, take="rat"),
        "🎁 Rat goes from dan to ann",
    ),
}
"""What red ones make happen: where, by whom, and what the log says of it."""


@pytest.mark.parametrize("key", REACTIONS)
def test_what_a_reaction_does_is_told(key):
    state, deed, said = REACTIONS[key]
    assert said in lines(state, deed)


def test_an_opponent_of_the_dragon_leads_instead():
    state = table("2g 3g", "2k 3k", "2b 3b", "Ar dragon", turn=3, held={0: "confused-dragon"})
    state = after(state, play(3, "dragon"), *passes(0, 1, 2), boost(0, "confused-dragon"))
    assert "**Confused Dragon** asks you: which opponent leads?" in hand(state, 3).text
    assert "▶️ cat leads instead of dan" in lines(state, act(3, "choose", to=2))


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_card_given_back_is_named_by_nobody(seat):
    event = boosters.CardReturned(Seat(2), Seat(3), boosters.Secret(("5g",), frozenset({Seat(2)})))
    now = seen(middle(), seat)
    assert FACE.line(redact(event, now.seat), now) == "↩️ cat gives a card back to dan"


# What lies there


@pytest.mark.parametrize(
    ("cards", "rank", "gap", "more", "told"),
    [
        ("4k 5k 6b 8k 9g", 9, 3, {}, "straight from 4 to 9 without 7"),
        ("mahjong 2g 4k 5b 6r", 6, 2, {}, "straight from 1 to 6 without 3"),
        ("5k 6b 7r 9k phoenix", 10, 3, {"phoenix": "T"}, "straight from 5 to 10 without 8"),
        ("4k 5k 8b 9k", 9, 3, {"stand_in": "6"}, "straight from 4 to 9 without 7"),
        ("8k 9b Qr Kr Tk", 13.5, 2, {}, "straight from 8 to 10 without J"),
    ],
)
def test_a_straight_with_a_gap_is_called_by_what_it_lacks(cards, rank, gap, more, told):
    laid = Combination("hole", tuple(map(Card, cards.split())), rank, 5, gap=gap, **more)
    assert combination_name(laid, words_in("en")) == told
