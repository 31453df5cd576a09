"""What can be pressed about boosters: at the table by all alike, in the hand by its owner."""

from __future__ import annotations

import pytest

from bot.faces import Do, Say
from bot.words import LANGUAGES
from cogs.tichu.choosing import Chosen, chosen_in
from engines.tichu.announcement import Params
from engines.tichu.boosters import PACK
from tests.cogs.tichu.board import (
    FACE,
    button,
    buttons,
    chose,
    exchanged,
    hand,
    labels,
    menu,
    menus,
    middle,
    played,
    pressed,
    reason,
    seen,
    verbs,
)
from tests.engines.tichu.table import after, boost, dealt, declines, passes, play, table

WINDOW = ["react", "decline", "decline", "wait"]
PILE = ["skat", "spy", "njet", "solo", "rainbow", "gift"]
SPIED = after(middle(held={0: "spy", 1: "njet", 2: "njet gift"}), boost(0, "spy", rank="7"))
"""Ann has announced a booster, and ben and cat are asked."""
DRAFT = dealt(grand="2", boosters=True, booster_pile=PILE)
"""Cat has called, and takes the first booster."""


def rows(state, seat=None, **more):
    """The controls of the table."""
    return FACE.table(seen(state, seat, **more)).rows


def values(each):
    return [option.value for option in each.options]


def chosen_of(state, seat, wish):
    """What a draft has chosen."""
    return chosen_in(seen(state, seat, wish.text))


# At the table


def test_in_a_window_one_may_play_decline_or_ask_for_time():
    assert verbs(rows(SPIED)) == WINDOW
    assert labels(rows(SPIED)) == ["React", "No", "No, not again this round", "Wait!"]


@pytest.mark.parametrize("seat", range(4))
def test_the_table_offers_the_same_to_everybody(seat):
    for state in (SPIED, DRAFT, middle(held={0: "spy firebird"})):
        assert rows(state, seat) == rows(state)


def test_tichu_can_be_called_beside_the_answers_to_a_window():
    state = dealt(boosters=True, held=[["content"], [], [], []])
    assert verbs(rows(state)) == [*WINDOW, "tichu"]
    assert labels(rows(state))[0] == "Play a booster"
    assert "tichu" in verbs(hand(state, 0).rows)


def test_the_closing_window_is_about_bombs_as_ever():
    state = after(middle(bomb_seconds=5.0, held={1: "spy"}), play(0, "8k 8b"), *passes(1, 2, 3))
    assert verbs(rows(state)) == ["bomb", "nobomb", "nobomb", "wait"]


def test_the_boosters_to_draft_stand_in_a_menu():
    (shown,) = rows(DRAFT)
    assert shown.verb == "draft"
    assert values(shown) == PILE[:4]
    assert shown.options[1].label == "🍀 Spy"
    assert shown.options[1].description.startswith("Name a rank:")


def test_anybody_may_ask_what_lies_there_where_there_are_boosters():
    (asked,) = FACE.table(seen(SPIED)).more
    assert (asked.verb, asked.label) == ("boosters", "Boosters")
    assert isinstance(pressed(seen(SPIED), "boosters"), Say)
    assert FACE.table(seen(middle())).more == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short_in_every_language(language):
    assert all(len(each) <= 28 for each in labels(rows(SPIED, language=language)))


# Answering in a window


def test_react_opens_the_hand_with_the_only_booster_that_fits():
    wish = pressed(seen(SPIED, 1), "react")
    assert wish.late
    assert chosen_of(SPIED, 1, wish).booster == "njet"


def test_react_opens_the_hand_to_choose_from_several():
    state = after(middle(held={0: "skat solo"}), play(0, "8k 8b"), *passes(1, 2, 3))
    assert chosen_of(state, 0, pressed(seen(state, 0), "react")).booster == ""
    assert values(menu(hand(state, 0).rows, "booster")) == ["skat", "solo"]


@pytest.mark.parametrize("seat", [0, 3, None])
def test_who_is_not_asked_is_told_so(seat):
    wish = pressed(seen(SPIED, seat), "react")
    assert isinstance(wish, Say)
    assert "You are not asked" in wish.text
    assert wish.text.endswith("Asked: \\*ben\\*, cat.")


def test_who_has_answered_is_told_so():
    state = after(SPIED, *declines(1))
    assert "You have answered already" in pressed(seen(state, 1), "react").text


def test_where_nobody_is_asked_that_is_said():
    assert "Nobody is asked about boosters" in pressed(seen(middle(), 1), "react").text


def test_declining_is_for_this_window_or_for_the_round():
    assert pressed(seen(SPIED, 1), "decline") == Do({"type": "decline", "round": False})
    assert pressed(seen(SPIED, 1), "decline", "round") == Do({"type": "decline", "round": True})
    assert pressed(seen(SPIED, 1), "wait") == Do({"type": "wait"})


def test_the_hand_of_who_is_asked_offers_the_boosters_that_fit():
    shown = hand(SPIED, 2).rows
    assert values(menu(shown, "booster")) == ["njet"]
    assert verbs(shown) == WINDOW[1:]


def test_the_hand_of_who_is_not_asked_stays_as_it_was():
    before = middle(held={0: "spy", 1: "njet", 2: "njet gift", 3: "insurance"})
    assert hand(after(before, boost(0, "spy", rank="7")), 3) == hand(before, 3)


BETWEEN = after(middle(held={0: "skat solo", 3: "spy"}), play(0, "8k 8b"), *passes(1, 2, 3))
"""Before ann's next lead she and dan are asked."""


def test_before_a_lead_cards_can_be_chosen_below_the_answers():
    shown = hand(BETWEEN, 0).rows
    assert menus(shown)[:3] == ["booster", "cards", "ready"]
    assert values(menu(shown, "booster")) == ["skat", "solo"]
    assert [each.verb for each in shown[1]] == WINDOW[1:]
    assert labels(shown)[:3] == ["No booster", "No boosters this round", "Wait!"]
    assert labels(rows(BETWEEN))[0] == "Play a booster"


def test_before_the_exchange_there_is_nothing_else_to_do():
    state = dealt(boosters=True, held=[["content"], [], [], []])
    assert menus(hand(state, 0).rows) == ["booster"]
    assert verbs(hand(state, 0).rows) == [*WINDOW[1:], "tichu"]


def test_who_drafts_has_nothing_else_to_do():
    assert menus(hand(DRAFT, 2).rows) == ["draft"]
    assert verbs(hand(DRAFT, 2).rows) == ["boosters"]


def test_before_a_lead_there_is_time_to_tell():
    assert hand(BETWEEN, 3).gist == hand(after(BETWEEN, *declines(0, 3)), 3).gist
    assert hand(DRAFT, 2).gist == hand(DRAFT, 2).gist.replace("draft", "")


def test_who_drafts_with_no_card_left_has_the_menu_alone():
    state = table(
        "2g", "2k 3k", "", "2r 3r", places=(2,), calls=[(2, 100)], held={}, faceup=("skat",)
    )
    state = played(state, (0, "2g"))
    assert menus(hand(state, 2).rows) == ["draft"]
    assert verbs(hand(state, 2).rows) == ["boosters"]


def test_a_window_is_shown_at_once():
    assert hand(SPIED, 1).gist != hand(middle(held={1: "njet"}), 1).gist


# Playing one


def test_in_turn_the_hand_offers_those_that_can_be_played_now():
    state = middle(held={0: "spy njet solo"})
    assert values(menu(hand(state, 0).rows, "booster")) == ["spy"]


def test_out_of_turn_the_hand_offers_all_that_are_played_alone_whatever_happens():
    held = {1: "spy njet firebird"}
    for state in (middle(held=held), played(middle(held=held), (0, "8k 8b"))):
        if state.turn == 1:
            continue
        assert values(menu(hand(state, 1).rows, "booster")) == ["spy", "njet"]


def test_in_a_window_one_may_still_let_it_go_by_with_a_booster_chosen():
    shown = hand(SPIED, 1, Chosen(booster="njet")).rows
    assert verbs(shown) == ["boost", "noboost", *WINDOW[1:]]


def test_one_that_is_held_twice_stands_there_once():
    assert values(menu(hand(middle(held={1: "njet njet"}), 1).rows, "booster")) == ["njet"]


def test_where_none_is_held_there_is_no_menu():
    assert "booster" not in menus(hand(middle(held={1: "njet"}), 0).rows)


def test_choosing_one_that_cannot_be_played_now_says_when_it_can():
    wish = pressed(seen(middle(held={1: "njet spy"}), 1), "booster", "", "njet")
    assert isinstance(wish, Say)
    assert wish.text.startswith("**Njet!** cannot be played now. When: as an answer")
    assert wish.text.endswith("You can play now: Spy.")


def test_choosing_one_that_is_not_held_says_what_is():
    wish = pressed(seen(middle(held={1: "spy"}), 1), "booster", "", "skat")
    assert wish.text == "You do not hold **Skat**. Your boosters: Spy."


def test_a_chosen_booster_asks_for_what_it_is_played_with():
    state = middle(held={0: "spy"})
    draft = pressed(seen(state, 0), "booster", "", "spy").text
    shown = hand(state, 0, draft)
    assert shown.text.startswith("**Spy**\n-# 🍀 Green")
    assert [(each.verb, each.arg) for each in shown.rows[:-1]] == [("said", "rank")]
    assert button(shown.rows, "boost").disabled


def test_once_all_is_chosen_the_button_plays_it():
    state = middle(held={0: "spy"})
    draft = pressed(seen(state, 0), "booster", "", "spy").text
    draft = pressed(seen(state, 0, draft), "said", "rank", "T").text
    shown = hand(state, 0, draft)
    assert "Chosen: **10**" in shown.text
    play_it = button(shown.rows, "boost")
    assert play_it.label == "Play Spy"
    wish = pressed(seen(state, 0, draft), "boost", play_it.arg)
    assert wish == Do({"type": "booster", "key": "spy", "rank": "T"})


def test_one_that_needs_nothing_is_ready_at_once():
    state = middle(held={0: "skat"})
    shown = hand(state, 0, Chosen(booster="skat"))
    assert menus(shown.rows) == []
    assert not button(shown.rows, "boost").disabled


def test_back_lets_it_be():
    state = middle(held={0: "spy"})
    draft = Chosen(booster="spy", said=Params(rank="7"), cards=chose("5g 5r").cards)
    back = pressed(seen(state, 0, draft), "noboost")
    assert "booster" in menus(hand(state, 0, back.text).rows)
    assert "pair of 5" in hand(state, 0, back.text).text


def test_a_booster_that_is_gone_is_not_chosen_any_more():
    assert "spy" not in hand(middle(held={0: "skat"}), 0, Chosen(booster="spy")).text


def test_a_booster_that_came_too_late_does_not_stand_in_the_way_of_a_turn():
    state = after(SPIED, *declines(1, 2), play(0, "8k 8b"))
    assert state.turn == 1
    shown = hand(state, 1, Chosen(booster="njet"))
    assert menus(shown.rows)[:2] == ["cards", "ready"]
    assert "Njet!" not in shown.text


def test_players_are_offered_but_for_oneself_and_who_is_out():
    state = dealt(boosters=True, held=[["generous"], [], [], []])
    shown = hand(state, 0, Chosen(booster="generous")).rows
    assert [option.label for option in menu(shown, "said", "to").options] == ["*ben*", "cat", "dan"]


def test_two_players_are_two():
    state = after(middle(held={0: "musical-chairs"}), play(0, "8k 8b"), *passes(1, 2, 3))
    shown = hand(state, 0, Chosen(booster="musical-chairs", said=Params(a=1))).rows
    assert values(menu(shown, "said", "a")) == ["0", "1", "2", "3"]
    assert values(menu(shown, "said", "b")) == ["0", "2", "3"]


def test_cards_are_offered_from_the_own_hand_and_marked():
    state = middle(held={0: "red-card"})
    draft = Chosen(booster="red-card", said=Params(card="8k"))
    shown = menu(hand(state, 0, draft).rows, "said", "card")
    assert [option.value for option in shown.options if option.chosen] == ["8k"]
    assert button(hand(state, 0, draft).rows, "boost").arg == "red-card.c8k"


def test_the_last_two_discarded_are_offered_again():
    state = middle(held={0: "recycling"}, discards=("skat", "spy", "gift"))
    shown = menu(hand(state, 0, Chosen(booster="recycling")).rows, "said", "take")
    assert values(shown) == ["gift", "spy"]


def test_the_booster_to_give_is_another_than_the_one_played():
    state = middle(held={0: "gift skat spy"})
    shown = menu(hand(state, 0, Chosen(booster="gift")).rows, "said", "give")
    assert values(shown) == ["skat", "spy"]


@pytest.mark.parametrize(
    ("verb", "arg", "sent"),
    [
        ("booster", "", ()),
        ("booster", "", ("nonsense",)),
        ("said", "rank", ()),
        ("said", "rank", ("1",)),
        ("said", "nonsense", ("7",)),
        ("said", "to", ("4",)),
        ("said", "card", ("nonsense",)),
        ("said", "cards", ("5g", "xx")),
        ("said", "take", ("nonsense",)),
        ("boost", "spy.x7", ()),
        ("boost", "generous.t9", ()),
        ("with", "", ()),
        ("with", "", ("spy",)),
        ("with", "", ("firebird.K",)),
        ("as", "", ("nonsense",)),
        ("said", "ready", ("xx",)),
        ("said", "ready", ("8g.pZ",)),
        ("said", "gift", ("95g",)),
        ("said", "prey", ("0nonsense",)),
        ("answer", "", ("to.9",)),
        ("answer", "", ("nonsense",)),
        ("draft", "", ()),
        ("parcel", "0", ("5g",)),
        ("handover", "", ()),
        ("handover", "x5g", ()),
    ],
)
def test_rubbish_is_refused(verb, arg, sent):
    state = middle(held={0: "spy generous firebird"})
    assert reason(seen(state, None), verb, arg, *sent) == "malformed"


# Drafting and choosing


def test_a_booster_is_taken_with_the_menu_at_the_table_or_in_the_hand():
    wish = pressed(seen(DRAFT, 2), "draft", "", "spy")
    assert wish == Do({"type": "draft", "key": "spy"})
    assert values(menu(hand(DRAFT, 2).rows, "draft")) == PILE[:4]


def test_only_who_is_to_draft_has_the_menu_in_the_hand():
    assert "draft" not in menus(hand(DRAFT, 0).rows)
    assert hand(DRAFT, 0).text.startswith("You can choose cards before it is your turn.")


def test_blue_boosters_of_others_change_nothing_in_a_hand():
    state = exchanged(boosters=True, held=[[], ["ouvert"], [], []])
    assert state.waits
    assert hand(state, 3) == hand(after(state, *declines(1)), 3)


def test_a_booster_given_as_a_present_may_be_answered_with_another_or_none():
    state = after(middle(held={0: "gift skat", 2: "spy"}), boost(0, "gift", give="skat"))
    shown = hand(state, 2)
    assert shown.text.startswith("ann has given you a booster. Give one back?")
    assert values(menu(shown.rows, "answer")) == ["key.spy", "key.skat"]
    assert labels(shown.rows) == ["Give nothing"]
    wish = pressed(seen(state, 2), "answer", "", "key.spy")
    assert wish == Do({"type": "choose", "key": "spy"})
    assert verbs(rows(state)) == ["choose"]


def test_answers_are_cards_players_or_boosters():
    now = seen(middle(), 0)
    assert pressed(now, "answer", "", "to.1") == Do({"type": "choose", "to": 1})
    assert pressed(now, "answer", "", "card.PH") == Do({"type": "choose", "card": "phoenix"})


def test_nobody_else_is_shown_what_somebody_is_to_choose():
    state = after(middle(held={0: "gift skat", 2: "spy"}), boost(0, "gift", give="skat"))
    assert "answer" not in menus(hand(state, 1).rows)
    assert not buttons(rows(state))[0].arg


# Limits


def test_everything_that_is_held_fits_into_one_menu():
    shown = hand(middle(held={1: " ".join(PACK)}), 1).rows
    sizes = [len(each.options) for each in shown if not isinstance(each, tuple)]
    assert max(sizes) == 25


def test_a_hand_with_everything_stays_within_what_discord_takes():
    state = middle(held={0: " ".join(PACK)})
    draft = chose("5g 5r phoenix", booster="firebird", said=Params(firebird="5"))
    rows = hand(state, 0, draft).rows
    components = sum(1 + (len(each) if isinstance(each, tuple) else 1) for each in rows)
    assert components <= 32
