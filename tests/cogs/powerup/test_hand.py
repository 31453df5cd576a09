"""A hand of Power Up as its owner sees it."""

from __future__ import annotations

from random import Random

import pytest

from bot.words import LANGUAGES
from engines.kernel.game import Seat, apply, legal_actions
from tests.cogs.powerup.board import FACE, acting, hand, seen, spoken
from tests.engines.playing import seed_of
from tests.engines.powerup.table import GAME, after, finish, rich, table, to_flop

HELD = ("engineer clone", "x-ray reload", "intel upgrade")


def lines(state, seat, draft="", **more) -> list[str]:
    return hand(state, seat, draft, **more).text.splitlines()


# In turn


def test_in_turn_it_says_all_one_decides_by():
    state = after(to_flop(rich(*HELD)), "raise 100")
    assert lines(state, 2) == [
        "Hand 1 · level 1 · blinds 25/50, ante 5",
        "**Flop** 2♣\ufe0e 7♦\ufe0e 8♥\ufe0e · pot 265 · to call 100",
        "Your cards: **Q♠\ufe0e Q♦\ufe0e** (pair)",
        "⚡ 15 energy · 1445 chips",
        "- ✅ **Intel** ⚡3 · you see the next card of the deck, to the end of the hand",
        "- ✅ **Upgrade** ⚡5 · draw a third card, then discard one",
    ]


def test_it_says_why_a_power_cannot_be_played():
    assert lines(rich("clone"), 0)[-1] == (
        "- ✖️ **Clone** ⚡2 · There is nothing to copy: nobody has played a power in this hand yet."
    )


def test_it_says_which_of_the_own_cards_others_see():
    state = after(rich("", "x-ray"), "call, x-ray, call")
    state = after(state, "check")
    while state.to_act != 0:
        state = after(state, "check")
    (said,) = [line for line in lines(state, 0) if line.startswith("👀 All see: A")]
    assert said in ("👀 All see: A♠\ufe0e", "👀 All see: A♦\ufe0e")


def test_it_says_what_one_knows_of_the_deck():
    state = after(rich("scanner"), "scanner, keep")
    assert "👁️ Next in the deck: 2♣\ufe0e 7♦\ufe0e" in lines(state, 0)
    assert "Next in the deck: 2♣ 7♦." in hand(state, 0).alt


def test_it_says_that_no_powers_can_be_played():
    state = after(rich("emp", "deploy"), "emp, call")
    assert "🚫 EMP: no powers in this betting round." in lines(state, 1)
    assert lines(state, 1)[-1].startswith("- ✖️ **Deploy** ⚡3 · An EMP is at work")


def test_a_choice_is_the_question_of_the_hand():
    asked = {
        "engineer": "❓ Which of 2♣\ufe0e 7♦\ufe0e 8♥\ufe0e comes next? The others go.",
        "scanner": "❓ The next two cards are 2♣\ufe0e 7♦\ufe0e. Keep both, or discard both?",
        "upgrade": "❓ You drew a third card. Which one goes: A♠\ufe0e A♦\ufe0e 2♣\ufe0e?",
    }
    for power, question in asked.items():
        assert question in lines(after(rich(power), power), 0)


# Out of turn


def test_out_of_turn_it_says_what_one_holds():
    assert lines(rich(*HELD), 1) == [
        "Hand 1 · level 1 · blinds 25/50, ante 5",
        "Your cards: **K♠\ufe0e K♦\ufe0e**",
        "⚡ 15 energy · 1470 chips",
        "- **X-Ray** ⚡2 · every opponent turns a card face up",
        "- **Reload** ⚡5 · swap one or both of your cards for new ones",
    ]


def test_who_has_folded_is_told_when_they_are_in_again():
    assert "You have folded. You are in again when the next hand begins." in lines(
        after(table(), "fold"), 0
    )


def test_who_is_all_in_is_told_that_the_cards_decide():
    assert "You are all-in: the cards decide now." in lines(after(table(), "all-in"), 0)


def test_who_has_intel_sees_the_next_card_out_of_turn_too():
    state = after(rich("intel"), "intel, call")
    assert "👁️ Next in the deck: 2♣\ufe0e" in lines(state, 0)


def test_after_a_hand_it_says_how_it_went():
    state = after(table(), "fold, fold")
    assert lines(state, 0)[-1] == "Hand 1: 🏆 cat takes 65 · all others folded"


def test_who_is_out_is_told_their_place():
    hands = ("2h 7c", "Ks Kd", "Qs Qd")
    state = finish(after(table(hands=hands, deck="3c 4d 9h Jc Ts", stacks=(50, 1000, 900)), "call"))
    assert lines(state, 0)[0] == "You are eliminated, number 3."
    assert hand(state, 0).rows == ()


def test_the_winner_is_told_so():
    state = after(table(hands=("As Ad", "2s 7d"), deck="Ac Ah 9c Td Js", seats=2), "all-in, call")
    assert lines(state, 0)[0] == "🏆 You have won: all chips are yours."
    assert lines(state, 1)[0] == "You are eliminated, number 2."


def test_after_the_game_the_picture_shows_how_it_ended():
    state = after(table(hands=("As Ad", "2s 7d"), deck="Ac Ah 9c Td Js", seats=2), "all-in, call")
    for seat in (0, 1):
        public = FACE.table(seen(state))
        assert (hand(state, seat).scene, hand(state, seat).alt) == (public.scene, public.alt)


@pytest.mark.parametrize("number", range(12))
def test_a_hand_changes_with_what_its_owner_does_and_with_each_new_hand_only(number):
    """But Intel: who has it sees every next card of the deck."""
    dice, seats = Random(number), 2 + number % 5
    state = GAME.new(GAME.config({}), seats, seed_of(number)).state
    while state.to_act is not None:
        actor = state.to_act
        after_it = apply(GAME, state, dice.choice([*legal_actions(GAME, state, actor)])).state
        for seat in map(Seat, range(seats)):
            idle = seat not in (actor, after_it.to_act) and after_it.hand == state.hand
            if (
                idle
                and after_it.to_act is not None
                and not GAME.view(state, seat).seats[seat].intel
            ):
                assert hand(after_it, seat) == hand(state, seat)
        state = after_it


# In words


def test_the_picture_is_told_in_words():
    state = after(to_flop(rich(*HELD)), "raise 100")
    assert hand(state, 2).alt == (
        "Your cards: Q♠ Q♦. Your powers: Intel (3), Upgrade (5). 15 energy, 1445 chips."
        " Board: 2♣ 7♦ 8♥. Pot 265, to call 100."
    )
    assert hand(state, 0).alt == (
        "Your cards: A♠ A♦. Your powers: Engineer (5), Clone (2). 15 energy, 1445 chips."
    )


def test_in_turn_the_picture_shows_the_table():
    assert hand(table(), 0).scene.height > hand(table(), 1).scene.height


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_is_told_in_every_language(language):
    for state in (rich(*HELD), after(rich("upgrade"), "upgrade"), to_flop(rich(*HELD))):
        english, said = spoken(acting(state)), spoken(acting(state, language=language))
        assert (said == english) == (language == "en")
        assert 0 < len(acting(state, language=language).alt) <= 1024
        assert len(FACE.hand(seen(state, 0, language=language)).text) <= 3000
