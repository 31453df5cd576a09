"""What cannot be done in Tichu is answered in words, and changes nothing."""

from __future__ import annotations

from typing import Final

import pytest

from tests.e2e.harness import Answer, Person
from tests.e2e.tables import pressing, truth
from tests.e2e.tichu_parlour import begun


async def test_a_stale_hand_plays_nothing_and_shows_the_true_one(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    ann, ben = parlour.people[:2]
    hand = await parlour.choose(ann, "3g")
    old = hand.control("play").custom_id
    await house.command(ann, "tichu play", cards="mahjong")
    before = await parlour.state()
    await house.press(ann, hand, old)
    assert await parlour.state() == before
    assert not hand.offers("play")
    await house.press(ann, hand, pressing(hand, "cards"), "MJ")
    assert not hand.offers("play")
    await house.click(ben, parlour.table, "Pass")
    assert (await parlour.state()).turn == 2


WRONG: Final = {
    "not-in-hand": ("9r", "You do not hold 9r."),
    "no-combination": ("3k 5k", "3k, 5k is no combination."),
    "does-not-beat": ("2b 2r", "That does not beat what lies there: 5g (ann)."),
    "malformed": ("5x", "I could not read these cards."),
}
"""By code: what ben types after ann has led a five, and what he is told."""


@pytest.mark.parametrize("code", WRONG)
async def test_cards_that_cannot_be_played_are_answered_alike_in_every_way(house, code):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    ann, ben = parlour.people[:2]
    await parlour.play(ann, "5g")
    typed, said = WRONG[code]
    hand, before = parlour.hand(ben), await truth(house, parlour.table)
    pressed = await house.press(ben, hand, pressing(hand, "play", typed.replace(" ", "")))
    window = await house.click(ben, hand, "type")
    filled = await house.fill_in(ben, window, text=typed)
    commanded = await house.command(ben, "tichu play", cards=typed)
    for answer in (pressed, filled, commanded):
        assert answer.message.text.startswith(said)
        assert answer.message.ephemeral or answer.at_home
    assert await truth(house, parlour.table) == before


async def test_what_is_out_of_turn_or_of_time_is_answered_and_changes_nothing(house):
    parlour = await begun(house)
    await parlour.to_the_first_lead()
    ann, ben, cat, _ = parlour.people
    await house.click(cat, parlour.table, "tichu")
    await house.press(cat, parlour.hand(cat), pressing(parlour.hand(cat), "tichu", "sure"))
    await parlour.play(ann, "5g")
    before = await truth(house, parlour.table)
    only = "It is ben's turn. Out of turn you can only throw a bomb."
    for person, verb, arg, said in (
        (cat, "play", "3b", only),
        (cat, "pass", "", "It is ben's turn."),
        (ben, "wait", "", "Nobody is asked for bombs just now"),
        (ben, "nobomb", "round", "Nobody is asked for bombs just now"),
        (ann, "tichu", "sure", "You have played a card already"),
        (cat, "tichu", "sure", "You have called already."),
        (ann, "grand", "yes", "Grand Tichu can be called with the first eight cards only"),
    ):
        hand = parlour.hand(person)
        answer = await house.press(person, hand, pressing(hand, verb, arg))
        assert answer.message.text.startswith(said), (verb, answer.message.text)
    window = await house.click(cat, parlour.hand(cat), "type")
    filled = await house.fill_in(cat, window, text="3b")
    commanded = await house.command(cat, "tichu play", cards="3b")
    assert filled.message.text == commanded.message.text == only
    assert await truth(house, parlour.table) == before


ROUT: Final = (
    "mahjong 2g 3g 4g 5g 6g 7g 8g 9g Tg Jg 2k 3k 4k",
    "Qg Kb 7k dragon dog phoenix 2r 3r 4r 5r 6r 7r 8r 9r",
    "2b 3b 4b 5b 6b 7b 8b 9b Tb Jb Qb Kg 5k 6k",
    "Ag Ab 8k 9k Tk Jk Qk Kk Ak Tr Jr Qr Kr Ar",
)
"""With these gifts ann goes out by her first play, and cat holds a bomb and a three."""
TO_ROUT: Final = ("2k 3k 4k", "Kb 7k Qg", "5k Kg 6k", "Ag 8k Ab")


async def test_who_is_out_the_dragons_gift_the_dog_and_the_end_of_the_game(house):
    """What cannot be there is answered, and two partners win in six plays."""
    parlour = await begun(house, ROUT, target=100, bombs=0)
    await parlour.to_the_first_lead(TO_ROUT)
    ann, ben, cat, dan = parlour.people

    async def play(person: Person, cards: str, *passing: Person) -> Answer:
        answer = await house.command(person, "tichu play", cards=cards)
        for each in passing:
            await house.click(each, parlour.table, "Pass")
        return answer

    async def refused(person: Person, verb: str, arg: str, said: str) -> None:
        before = await truth(house, parlour.table)
        answer = await house.press(person, parlour.table, pressing(parlour.table, verb, arg))
        assert answer.message.text.startswith(said), answer.message.text
        assert await truth(house, parlour.table) == before

    await play(ann, "mahjong 2g3g4g5g6g7g8g9g10g JgQgKgAg", ben, cat, dan)
    await refused(ann, "pass", "", "You are out: you have no cards left in this round.")
    await play(ben, "dragon", cat, dan)
    await refused(ben, "dragon", "3", "The trick of the Dragon goes to an opponent: ann / cat.")
    await refused(ann, "dragon", "2", "First ben gives away the trick of the Dragon.")
    await house.click(ben, parlour.table, "To ann")
    await play(ben, "dog")
    bomb = "2b3b4b5b6b7b8b9bTbJbQbKbAb"
    await refused(cat, "play", bomb, "The Dog cannot be bombed")
    await play(dan, "9k")
    await house.press(cat, parlour.hand(cat), pressing(parlour.table, "play", bomb))
    for each in (dan, ben):
        await house.click(each, parlour.table, "Pass")
    await play(cat, "3k")
    assert parlour.over
    assert "out first and second +200" in parlour.table.text
    await refused(dan, "pass", "", "This game is over.")
