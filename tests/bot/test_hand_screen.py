"""How a hand looks to its owner, and the call that pings people at the table."""

from __future__ import annotations

from typing import Any

import pytest

from bot.faces import Moment
from bot.surfaces import Button, Surface
from bot.table.hand_screen import call_surface, hand_surface
from bot.table.places import Shown
from bot.table.table_screen import moment
from bot.words import words_in
from cogs.asnas.face import AsNasFace
from cogs.locus.face import LocusFace
from engines.kernel.game import Seat
from render.scene import Scene
from tests.bot.test_screens import verbs
from tests.bot.world import ANN, BEN, CHANNEL, EVE, World

DAN = 4
PEOPLE = (ANN, BEN, EVE, DAN)
SEATS = tuple(Seat(n) for n in range(4))
WORDS = words_in("en")
PICTURE = Scene(1, 1, ())
"""What a hand's picture shows does not matter here."""


class Plain(AsNasFace):
    """A face whose hands look the same all the time."""

    def hand(self, now: Moment[Any]) -> Surface:
        rows = ((Button("raise", "Raise"),),)
        return Surface("Your cards.", scene=PICTURE, alt="Two aces.", rows=rows)


async def game(world: World, *people: int, **options: Any) -> Any:
    """A game of As-Nas that has just begun, with everybody in person."""
    return await world.game(*(people or PEOPLE), game="asnas", **options)


def hand(session: Any, seat: Seat, *, text_only: bool = False, fleeting: bool = False) -> Surface:
    """The hand of `seat`, on a server of that name."""
    face = Plain()
    now = moment(session, face, WORDS, seat)
    where = "Card Club · <#70>"
    return hand_surface(session, face, now, where, text_only=text_only, fleeting=fleeting)


async def letter(world: World, session: Any, seat: Seat) -> Shown:
    """The hand of `seat` as its owner has it in their DMs."""
    user = session.seats[seat].user
    return await world.screens.hand(session, user, seat, WORDS, fleeting=False)


async def act(world: World, session: Any, deed: str) -> None:
    """Whoever is to act does that."""
    user = session.seats[session.state.to_act].user
    await world.host.act(session.id, user, {"type": deed}, None)


async def away(world: World, session: Any) -> Seat:
    """Let whoever is to act now miss three turns; the others stay in. Returns their seat."""
    seat = session.state.to_act
    while not session.seats[seat].away:
        if session.state.to_act == seat:
            await world.later(61)
        else:
            await act(world, session, "call" if owes(session) else "hold")
    world.computers.may_answer.clear()
    return seat


def owes(session: Any) -> bool:
    """Whether staying in costs the seat to act anything."""
    state = session.state
    return state.bets[state.to_act] < state.highest


async def remind(session: Any) -> None:
    """Half of the turn is over."""
    (deadline,) = session.due
    await session.remind(deadline)


def call(session: Any) -> Surface | None:
    """The call that everybody sees."""
    return call_surface(session, Plain(), WORDS)


# The head of a hand


async def test_a_hand_names_game_server_and_channel(world):
    session = await game(world)
    shown = (await letter(world, session, SEATS[0])).surface
    assert shown.text.splitlines()[0] == f"### As-Nas · Card Club · <#{CHANNEL}>"


async def test_a_hand_where_there_is_no_server_names_the_channel(world):
    session = await game(world)
    face = Plain()
    now = moment(session, face, WORDS, SEATS[0])
    shown = hand_surface(session, face, now, "", text_only=False, fleeting=False)
    assert shown.text.splitlines()[0] == "### As-Nas"


async def test_whose_turn_it_is_is_told_in_their_hand_with_the_time_they_have(world):
    session = await game(world)
    (due,) = session.due.values()
    shown = hand(session, session.state.to_act)
    assert f"**It is up to you.** <t:{due.at:.0f}:R>" in shown.text


async def test_other_hands_tell_no_turn_and_no_time(world):
    session = await game(world)
    for seat in set(SEATS) - {session.state.to_act}:
        shown = hand(session, seat)
        assert "<t:" not in shown.text
        assert "It is up to" not in shown.text


async def test_other_peoples_turns_change_nothing_in_a_hand(world):
    world.host.faces.add(Plain())
    session = await game(world)
    turn, next_one = session.state.to_act, SEATS[(session.state.to_act + 1) % 4]
    others = [seat for seat in SEATS if seat not in (turn, next_one)]
    before = [await letter(world, session, seat) for seat in others]
    await act(world, session, "look")
    await act(world, session, "call")
    assert session.state.to_act == next_one
    assert [await letter(world, session, seat) for seat in others] == before


async def test_reminders_of_others_change_nothing_in_a_hand(world):
    session = await game(world)
    before = {seat: await letter(world, session, seat) for seat in SEATS}
    await remind(session)
    assert {seat: await letter(world, session, seat) for seat in SEATS} == before


async def test_what_the_owner_does_makes_its_controls_new_ones(world):
    session = await game(world)
    seat = session.state.to_act
    before = (await letter(world, session, seat)).anchor
    await act(world, session, "look")
    assert (await letter(world, session, seat)).anchor != before


# Controls


@pytest.mark.parametrize(
    ("fleeting", "expected"), [(False, {"raise"}), (True, {"raise", "@refresh"})]
)
async def test_a_hand_that_is_not_kept_for_ever_can_be_refreshed(world, fleeting, expected):
    session = await game(world)
    assert verbs(hand(session, SEATS[0], fleeting=fleeting)) == expected


@pytest.mark.parametrize("fleeting", [False, True])
async def test_after_the_end_a_hand_has_no_controls_and_tells_the_result(world, fleeting):
    session = await game(world)
    while session.result is None:
        await act(world, session, "fold")
    shown = hand(session, SEATS[0], fleeting=fleeting)
    assert verbs(shown) == set()
    assert "🏆" in shown.text or "🤝" in shown.text


@pytest.mark.parametrize("fleeting", [False, True])
async def test_a_table_that_was_ended_is_told_in_the_hand(world, fleeting):
    session = await game(world)
    await world.host.end(session.id)
    closed = await world.host.session(session.id)
    shown = hand(closed, SEATS[0], fleeting=fleeting)
    assert verbs(shown) == set()
    assert "Nobody wins" in shown.text


@pytest.mark.parametrize(
    ("fleeting", "expected"), [(False, {"@back"}), (True, {"@back", "@refresh"})]
)
async def test_while_the_computer_plays_its_person_can_only_come_back(world, fleeting, expected):
    session = await game(world, seconds=60.0)
    seat = await away(world, session)
    shown = hand(session, seat, fleeting=fleeting)
    assert verbs(shown) == expected
    assert "The computer is playing for you" in shown.text
    assert "<t:" not in shown.text


async def test_who_is_back_has_the_controls_again(world):
    session = await game(world, seconds=60.0)
    seat = await away(world, session)
    await world.host.come_back(session.id, session.seats[seat].user)
    shown = hand(session, seat)
    assert verbs(shown) == {"raise"}
    assert "The computer" not in shown.text


async def test_others_are_not_offered_to_come_back(world):
    session = await game(world, seconds=60.0)
    seat = await away(world, session)
    assert "@back" not in verbs(hand(session, SEATS[(seat + 1) % 4]))


# Text instead of pictures


async def test_a_hand_is_a_picture_with_its_words_for_screen_readers(world):
    session = await game(world)
    shown = hand(session, SEATS[0])
    assert (shown.scene, shown.alt) == (PICTURE, "Two aces.")
    assert "Two aces." not in shown.text


async def test_who_reads_text_has_the_words_instead_of_the_picture(world):
    session = await game(world)
    shown = hand(session, SEATS[0], text_only=True)
    assert shown.scene is None
    assert "Two aces." in shown.text.splitlines()


async def test_what_a_person_chose_is_asked_for_their_hand(world):
    session = await game(world)
    await world.people.choose(ANN, text_only=True)
    mine, yours = [await letter(world, session, seat) for seat in SEATS[:2]]
    assert mine.surface.scene is None
    assert mine.surface.alt in mine.surface.text
    assert yours.surface.scene is not None


async def test_a_hand_without_a_picture_is_told_once(world):
    session = await world.game()
    face = LocusFace()
    now = moment(session, face, WORDS, SEATS[0])
    shown = hand_surface(session, face, now, "", text_only=True, fleeting=False)
    assert shown.text.splitlines()[-1] == face.hand(now).text


# The call


async def test_nobody_is_called_before_there_is_a_reason(world):
    session = await game(world)
    assert call(session) is None


async def test_those_the_table_waits_for_are_pinged_and_nobody_else(world):
    session = await game(world)
    user = session.seats[session.state.to_act].user
    (due,) = session.due.values()
    await remind(session)
    shown = call(session)
    assert shown.text == f"⏰ <@{user}>, the table waits for you: <t:{due.at:.0f}:R>"
    assert shown.mentions == (user,)


async def test_nobody_is_called_any_more_once_they_have_acted(world):
    session = await game(world)
    await remind(session)
    await act(world, session, "call")
    assert call(session) is None


async def test_those_whom_no_dm_reaches_are_told_where_their_hand_is(world):
    session = await game(world)
    session.tell_unreached(SEATS[1])
    session.tell_unreached(SEATS[3])
    shown = call(session)
    assert shown.text.splitlines() == [
        f"🂠 <@{user}>, your hand is here: press **My hand**." for user in (BEN, DAN)
    ]
    assert shown.mentions == (BEN, DAN)
    assert verbs(shown) == {"@hand"}


async def test_who_is_late_and_unreached_is_told_both_and_pinged_once(world):
    session = await game(world)
    seat = session.state.to_act
    await remind(session)
    session.tell_unreached(seat)
    shown = call(session)
    assert [line[0] for line in shown.text.splitlines()] == ["⏰", "🂠"]
    assert shown.mentions == (session.seats[seat].user,)


async def test_nobody_is_told_twice_where_their_hand_is(world):
    session = await game(world)
    session.tell_unreached(SEATS[1])
    session.unreached.discard(SEATS[1])
    session.tell_unreached(SEATS[1])
    assert call(session) is None


async def test_who_left_is_not_called(world):
    world.computers.may_answer.clear()
    session = await game(world)
    seat = session.state.to_act
    await remind(session)
    session.tell_unreached(seat)
    await world.host.leave(session.id, session.seats[seat].user)
    assert call(session) is None


async def test_whose_seat_the_computer_plays_is_not_called(world):
    session = await game(world, seconds=60.0)
    seat = await away(world, session)
    session.tell_unreached(seat)
    while session.state.to_act != seat:
        await act(world, session, "call" if owes(session) else "hold")
    await remind(session)
    assert call(session) is None


async def test_where_nothing_is_hidden_there_is_no_hand_to_open(world):
    session = await world.game()
    await remind(session)
    shown = call_surface(session, LocusFace(), WORDS)
    assert (shown.mentions, shown.rows) == ((ANN,), ())
