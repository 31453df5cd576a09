"""A hand of Tichu as its owner sees it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from bot.words import LANGUAGES
from cogs.tichu.choosing import Chosen
from cogs.tichu.codes import play_of
from cogs.tichu.hand_controls import MOST, sifted
from engines.tichu.cards import PACK
from engines.tichu.combinations import is_bomb, playable
from engines.tichu.rules import BASE_RULES
from tests.cogs.tichu.board import (
    FACE,
    button,
    chose,
    exchanged,
    hand,
    labels,
    menu,
    menus,
    middle,
    played,
    seen,
    verbs,
)
from tests.engines.tichu.table import (
    after,
    cards,
    dealt,
    declines,
    first_step,
    give,
    let_go,
    passes,
    play,
    table,
    tichu,
    wish_grand,
    with_,
)


def offered(rows, verb: str = "ready") -> list[str]:
    """The lines of a menu; none where it is shut."""
    found = menu(rows, verb)
    return [] if found.disabled else [each.label for each in found.options]


def marked(rows, verb: str, arg: str = "") -> list[str]:
    """The values that a menu shows as chosen."""
    return [each.value for each in menu(rows, verb, arg).options if each.chosen]


def closing():
    """Ann has played a pair, and all others have passed."""
    state = middle(bomb_seconds=5.0)
    return after(state, play(0, "8k 8b"), *passes(1, 2, 3))


# Out of turn nothing changes


def moments():
    """A trick play by play: ann leads, all play or pass, ann takes it and leads again."""
    state = middle(bomb_seconds=5.0)
    yield state
    for deed in (
        play(0, "8k 8b"),
        *passes(1, 2),
        play(3, "Qk Qr"),
        *passes(0, 1),
    ):
        state = after(state, deed)
        yield state


@pytest.mark.parametrize("seat", range(4))
def test_a_hand_out_of_turn_stays_the_same_while_others_act(seat):
    calm = [
        hand(state, seat)
        for state in moments()
        if state.turn != seat and not (state.waits and seat in state.waits[-1].open_to)
    ]
    same = [one == other for one, other in pairwise(calm) if one.gist == other.gist]
    assert len(calm) > 2
    assert all(same)
    assert same


def test_in_turn_it_shows_the_trick_and_what_beats_it():
    state = played(middle(), (0, "8k 8b"))
    before, now = hand(middle(), 1), hand(state, 1)
    assert "On top: **pair of 8 (8k 8b)** of ann" in now.text
    assert before.scene != now.scene
    assert before.gist == now.gist


def test_whose_turn_it_is_is_not_urgent_but_ones_own_cards_are():
    state = played(middle(), (0, "8k 8b"))
    assert hand(state, 0).gist != hand(middle(), 0).gist
    assert hand(state, 1).gist == hand(middle(), 1).gist
    assert hand(after(state, *passes(1)), 2).gist == hand(state, 2).gist


def test_a_question_is_urgent():
    asked = hand(first_step().state, 0)
    answered = after(first_step().state, wish_grand(0, False))
    assert hand(answered, 0).gist != asked.gist
    dragon = table("2g 3g", "2k 3k", "2b 3b", "Ar dragon", turn=3)
    won = after(dragon, play(3, "dragon"), *passes(0, 1, 2))
    assert hand(won, 3).gist != hand(after(dragon, play(3, "dragon")), 3).gist
    assert hand(won, 0).gist == hand(dragon, 0).gist


def test_the_picture_of_a_hand_out_of_turn_shows_nothing_of_the_others():
    other = table(
        "5g 5r 8k 8b 9g 9k 9b 9r Ag phoenix",
        "2g",
        "2k 3g",
        "2r 3r",
        turn=2,
        wish="K",
        calls=((2, 100),),
    )
    assert hand(other, 0).scene == hand(middle(turn=2), 0).scene


# Playing


def test_the_controls_are_the_same_in_turn_and_out_of_it():
    waiting, acting = hand(middle(turn=1), 0), hand(middle(), 0)
    assert labels(waiting.rows) == labels(acting.rows) == ["Play", "Pass", "Bomb!", "Type it"]
    assert menus(waiting.rows) == menus(acting.rows) == ["cards", "ready"]
    assert menu(waiting.rows, "cards") == menu(acting.rows, "cards")


def test_all_cards_are_on_offer_in_the_order_of_the_picture():
    found = menu(hand(exchanged(), 1).rows, "cards")
    assert [each.label for each in found.options][:3] == ["Dog", "2g · Jade", "3k · Sword"]
    assert (found.least, found.most) == (1, 14)


def test_out_of_turn_the_combinations_are_those_one_could_lead():
    assert "Pair of 5" in offered(hand(middle(turn=1), 0).rows)
    assert "Bomb of 9" in offered(hand(middle(turn=1), 0).rows)


def test_in_turn_they_are_those_that_beat_what_lies_there():
    state = played(middle(turn=3), (3, "6b 6r"))
    shown = offered(hand(state, 0).rows)
    assert shown == ["Bomb of 9", "Pair of 8", "Pair of 9", "Pair of A"]


def test_who_can_play_nothing_is_told_so():
    state = played(table("2g 3g", "4k 5k", "2b 6b", "Ar dragon", turn=3), (3, "dragon"))
    found = menu(hand(state, 0).rows, "ready")
    assert found.disabled
    assert found.placeholder == "Nothing you can play now"


def test_the_chosen_cards_are_marked_and_told():
    shown = hand(middle(), 0, chose("5g 5r"))
    assert marked(shown.rows, "cards") == ["5g", "5r"]
    assert marked(shown.rows, "ready") == ["5g5r"]
    assert "Chosen: **pair of 5 (5g 5r)**" in shown.text
    assert button(shown.rows, "play").label == "Play: pair of 5"
    assert shown.scene != hand(middle(), 0).scene


def test_cards_that_are_nothing_are_told_as_that():
    shown = hand(middle(), 0, chose("5g 8k"))
    assert "Chosen: 5g 8k. That is no combination." in shown.text
    assert button(shown.rows, "play").label == "Play"


def test_play_says_itself_which_cards_it_plays():
    play_button = button(hand(middle(), 0, chose("5g 5r")).rows, "play")
    assert play_of(play_button.arg) == {"type": "play", "cards": ["5g", "5r"]}
    assert button(hand(middle(), 0).rows, "play").disabled


def test_a_chosen_bomb_is_what_the_bomb_button_throws():
    shown = hand(middle(turn=1), 0, chose("9g 9k 9b 9r"))
    assert play_of(button(shown.rows, "bomb").arg)["cards"] == ["9g", "9k", "9b", "9r"]
    assert button(hand(middle(turn=1), 0, chose("5g 5r")).rows, "bomb").arg == ""


def test_cards_that_were_played_meanwhile_are_chosen_no_more():
    gone = hand(played(middle(), (0, "5g 5r")), 0, chose("5g 8k"))
    assert "Chosen" not in gone.text


def test_where_the_place_of_the_phoenix_is_open_it_can_be_named():
    shown = hand(middle(), 0, chose("5g 5r 8k 8b phoenix"))
    phoenix = menu(shown.rows, "phoenix")
    assert [(each.label, each.description) for each in phoenix.options] == [
        ("Phoenix as 5", "Full house, 5 with 8"),
        ("Phoenix as 8", "Full house, 8 with 5"),
    ]
    assert "full house, 8 with 5" in shown.text
    named = hand(middle(), 0, chose("5g 5r 8k 8b phoenix", phoenix="5"))
    assert marked(named.rows, "phoenix") == ["5"]
    assert "full house, 5 with 8" in named.text
    assert play_of(button(named.rows, "play").arg)["phoenix"] == "5"


def test_where_it_is_not_open_nothing_is_asked():
    assert menus(hand(middle(), 0, chose("5g phoenix")).rows) == ["cards", "ready"]
    assert menus(hand(middle(), 0, chose("phoenix")).rows) == ["cards", "ready"]


def test_with_the_mah_jong_one_may_wish():
    shown = hand(exchanged(), 0, chose("mahjong", wish="T"))
    wish = menu(shown.rows, "wish")
    assert len(wish.options) == 14
    assert marked(shown.rows, "wish") == ["T"]
    assert play_of(button(shown.rows, "play").arg) == {
        "type": "play",
        "cards": ["mahjong"],
        "wish": "T",
    }
    assert marked(hand(exchanged(), 0, chose("mahjong")).rows, "wish") == ["none"]
    assert "wish" not in menus(hand(exchanged(), 0, chose("3g")).rows)


def test_a_wish_is_told_to_who_is_bound_by_it_and_to_who_is_not():
    state = middle(wish="8")
    assert "💭 **8** is wished, and you have to play it." in hand(state, 0).text
    assert offered(hand(state, 0).rows)
    free = hand(middle(wish="8", turn=3), 3).text
    assert "💭 wish: **8**" in free
    assert "wish" not in hand(middle(wish="8"), 1).text


def test_who_wants_to_bomb_and_holds_several_chooses_one():
    state = played(middle(turn=1), (1, "Kk"))
    shown = hand(state, 0, Chosen(asks="bomb"))
    assert offered(shown.rows) == ["Bomb of 9"]
    assert menu(shown.rows, "ready").placeholder == "Which bomb?"
    over = hand(middle(turn=1), 0, Chosen(asks="bomb"))
    assert "Pair of 5" in offered(over.rows)


def test_after_the_last_pass_a_hand_asks_for_a_bomb():
    asked = hand(closing(), 1)
    assert "All others have passed. Do you throw a bomb?" in asked.text
    assert verbs(asked.rows) == ["bomb", "nobomb", "nobomb", "wait"]
    answered = after(closing(), *declines(1))
    assert "All others" not in hand(answered, 1).text


def test_after_the_last_pass_nothing_but_bombs_is_on_offer():
    shown = hand(closing(), 1)
    assert menus(shown.rows) == ["ready"]
    assert {line[:14] for line in offered(shown.rows)} == {"Straight flush"}
    thrown = hand(closing(), 1, chose("6g 7g 8g 9g Tg"))
    assert button(thrown.rows, "bomb").arg == "6g7g8g9gTg"
    assert button(hand(closing(), 1, chose("Kk")).rows, "bomb").arg == ""


def test_after_the_last_pass_who_holds_no_bomb_is_told_so():
    shown = hand(closing(), 3)
    assert "All others have passed. You hold no bomb." in shown.text
    assert menus(shown.rows) == []


def test_of_a_window_that_is_over_at_once_a_hand_says_nothing():
    state = after(middle(bomb_seconds=5.0), play(0, "8k 8b"), *passes(1, 2))
    brief = replace(seen(closing(), 1), brief=True)
    assert FACE.hand(brief) == FACE.hand(seen(state, 1))


# Calls


def test_tichu_is_on_offer_until_the_own_first_card():
    state = exchanged()
    assert "tichu" in verbs(hand(state, 0).rows)
    assert "tichu" not in verbs(hand(played(state, (0, "mahjong")), 0).rows)
    assert "tichu" not in verbs(hand(after(state, tichu(0)), 0).rows)


def test_a_call_is_asked_about_first():
    shown = hand(exchanged(), 1, Chosen(asks="tichu"))
    assert shown.text.startswith("Call Tichu? It wins 100 points")
    assert [(each.verb, each.arg) for each in shown.rows[0]] == [("tichu", "sure"), ("keep", "")]


def test_the_question_goes_when_the_call_has_become_too_late():
    state = played(exchanged(), (0, "mahjong"))
    assert "Call Tichu?" not in hand(state, 0, Chosen(asks="tichu")).text
    assert "play" in [each.verb for each in hand(state, 0, Chosen(asks="tichu")).rows[-1]]


def test_the_own_call_is_told():
    assert "📣 You have called Tichu." in hand(after(exchanged(), tichu(2)), 2).text
    assert "📣" not in hand(after(exchanged(), tichu(2)), 0).text
    assert "📣 You have called Grand Tichu." in hand(dealt(grand="1"), 1).text


# Before the first lead


def test_grand_tichu_is_asked_with_two_buttons():
    shown = hand(first_step().state, 3)
    assert [(each.verb, each.arg) for each in shown.rows[0]] == [("grand", "yes"), ("grand", "no")]
    assert "Your first eight cards." in shown.text
    assert shown.alt.count(",") == 7


def test_who_has_answered_waits():
    shown = hand(after(first_step().state, wish_grand(3, True)), 3)
    assert shown.rows == ()
    assert "Your answer is noted." in shown.text


def test_the_exchange_is_one_screen_with_three_menus():
    shown = hand(dealt(), 1)
    assert [menu(shown.rows, "gift", str(n)).placeholder for n in range(3)] == [
        "For cat (after you)",
        "For dan (partner)",
        "For ann (before you)",
    ]
    assert all(len(menu(shown.rows, "gift", str(n)).options) == 14 for n in range(3))
    assert menu(shown.rows, "gift", "1").options[0].label == "Dog → dan"
    assert button(shown.rows, "give").disabled
    assert "tichu" in verbs(shown.rows)


def test_when_all_three_are_chosen_they_can_be_given():
    shown = hand(dealt(), 1, Chosen(gifts=("2b", "Ak", "dog")))
    assert [marked(shown.rows, "gift", str(n)) for n in range(3)] == [["2b"], ["Ak"], ["DG"]]
    assert button(shown.rows, "give").arg == "2bAkDG"
    assert button(hand(dealt(), 1, Chosen(gifts=("2b", "", "dog"))).rows, "give").disabled


def test_what_was_given_is_told_until_all_have_given():
    shown = hand(after(dealt(), give(1, "2b", "Ak", "dog")), 1)
    assert "You give 2b to cat, Ak to dan, Dog to ann." in shown.text
    assert shown.rows == ()


def test_what_came_and_went_in_the_exchange_is_told_until_the_own_first_card():
    state = exchanged()
    got = "🎁 You got Kr from dan, Jg from ann, 2b from \\*ben\\*."
    gave = "You gave 3b to dan, Jb to ann, Kb to \\*ben\\*."
    assert f"{got} {gave}" in hand(state, 2).text
    assert "You got" in hand(played(state, (0, "mahjong")), 2).text
    assert "You got" not in hand(played(state, (0, "mahjong")), 0).text


def test_the_exchange_of_others_changes_no_hand():
    state = after(dealt(), give(1, "2b", "Ak", "dog"))
    assert hand(state, 0) == hand(dealt(), 0)


# The end


def test_the_dragon_is_given_away_with_two_buttons():
    state = table("2g 3g", "2k 3k", "2b 3b", "Ar dragon", turn=3)
    state = after(state, play(3, "dragon"), *passes(0, 1, 2))
    shown = hand(state, 3)
    assert labels(shown.rows) == ["To ann", "To cat"]
    assert "Which opponent gets it?" in shown.text
    assert "dragon" not in verbs(hand(state, 0).rows)


def test_the_dragon_is_given_away_by_who_is_out_too():
    state = table("2g 3g", "2k 3k", "2b 3b", "dragon", turn=3, bomb_seconds=5.0)
    state = after(state, play(3, "dragon"), *passes(0, 1, 2))
    state = let_go(state) if state.waits and len(state.waits[-1].open_to) > 1 else state
    shown = hand(state, 3)
    assert shown.scene is None
    assert labels(shown.rows) == ["To ann", "To cat"]


def test_who_is_out_watches():
    state = table("2g 3g", "", "2b 3b", "Ar dragon", turn=3)
    shown = hand(state, 1)
    assert "You are out, number 1." in shown.text
    assert (shown.rows, shown.scene, shown.alt) == ((), None, "You hold no cards.")


def test_after_the_game_there_is_nothing_to_do():
    state = table("2g", "2k 3k", "", "2r 3r", turn=0, scores=(990, 0), places=(2,))
    shown = hand(played(state, (0, "2g")), 1)
    assert shown.rows == ()


# Limits


def test_a_menu_has_room_for_the_largest_hand():
    for hand_cards in (PACK[:14], PACK[13:27], PACK[40:54], PACK[:16]):
        found = sifted(playable(hand_cards, None, BASE_RULES))
        assert 0 < len(found) <= MOST
        assert len(set(found)) == len(found)


def test_the_bombs_are_never_left_out():
    held = cards("2g 2k 2b 2r 3g 3k 3b 3r 4g 4k 4b 4r 5g 5k")
    found = sifted(playable(held, None, BASE_RULES))
    assert [each.rank for each in found if is_bomb(each)] == [2, 3, 4]


def test_each_kind_keeps_its_lowest_and_its_highest():
    held = cards("2g 2k 3g 3k 4g 4k 5g 5k 6g 6k 7g 7k 8g 8k")
    every = playable(held, None, BASE_RULES)
    pairs = [each.rank for each in sifted(every) if each.type == "pair"]
    assert (min(pairs), max(pairs)) == (2, 8)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_is_told_in_every_language(language):
    shown = hand(exchanged(), 0, chose("mahjong"), language=language)
    english = hand(exchanged(), 0, chose("mahjong"))
    assert (shown.text == english.text) == (language == "en")
    assert 0 < len(shown.alt) <= 1024


@pytest.mark.parametrize("seat", range(4))
def test_a_hand_is_the_same_whatever_the_others_hold(seat):
    state = exchanged()
    rest = [card for card in PACK if card not in state.hands[seat]]
    others = iter(zip(*[iter(rest)] * 14, strict=True))
    hands = tuple(state.hands[n] if n == seat else next(others) for n in range(4))
    assert hand(with_(state, hands=hands), seat) == hand(state, seat)
