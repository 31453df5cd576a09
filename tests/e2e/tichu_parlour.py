"""Tables of Tichu on the simulated server, for the tests that play at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.settings import Settings
from tests.e2e.harness import Answer, House, Message, Person
from tests.e2e.tables import Company, gathered, laid, pressing

NAMES: Final = ("ann", "ben", "cat", "dan")
BOMBS: Final = 7
"""The longest closing window for which no hand is sent anew, at a table with 60 seconds a turn."""
CLOSING: Final = BOMBS * 60 / 45
"""Its seconds there."""
PATIENCE: Final = Settings().patience

HANDS: Final = (
    "2g 2k 3g 4g 5g 6g 7g 8g Tg Jg Qg Kg Ag mahjong",
    "2b 2r 3k 4k 5k 6k 7k 8k Tk Jk Qk Kk Ak dog",
    "3b 4b 5b 6b 7b 8b 9b Tb Jb Qb Kb Ab 9g phoenix",
    "3r 4r 5r 6r 7r 8r 9r Tr Jr Qr Kr Ar 9k dragon",
)
"""Everybody holds bombs; ann holds the Mah Jong."""
GIFTS: Final = ("Jg Qg Kg", "Jk Qk Kk", "Jb Qb Kb", "Jr Qr Kr")
"""What each gives: to the next player, the partner, the one before. No bomb is broken by it."""


class Parlour(Company):
    """Four people at a table of Tichu."""

    @property
    def table(self) -> Message:
        """The table; with each round it is another message. Calls for people are none."""
        return [each for each in self.house.messages() if each.text.startswith("### ")][-1]

    async def choose(self, person: Person, cards: str, at: Message | None = None) -> Message:
        """Choose cards in the menu of the hand."""
        hand = at or self.hand(person)
        await self.house.choose(person, hand, "cards", *cards.split())
        return hand

    async def play(self, person: Person, cards: str) -> Answer:
        """Choose cards in the DM, and play them."""
        hand = await self.choose(person, cards)
        return await self.house.click(person, hand, "play")

    async def give(self, person: Person, *cards: str) -> Answer:
        """Choose a card for each of the others, and give them."""
        hand = self.hand(person)
        for place, card in enumerate(cards):
            await self.house.choose(person, hand, "gift", card, arg=str(place))
        return await self.house.click(person, hand, "give")

    async def to_the_first_lead(self, gifts: tuple[str, ...] = GIFTS) -> None:
        """Nobody calls Grand Tichu; all give these cards, by the button that says which."""
        for person in self.people:
            await self.house.click(person, self.hand(person), "grand", "no")
        for person, cards in zip(self.people, gifts, strict=True):
            hand = self.hand(person)
            await self.house.press(person, hand, pressing(hand, "give", cards.replace(" ", "")))


async def opened(
    house: House, locale: str = "en-US", *, boosters: bool = False, **options: object
) -> list[Person]:
    """Ann, ben, cat and dan sit at a table that has not begun."""
    return await gathered(house, "tichu", NAMES, locale, boosters=boosters, **options)


async def begun(
    house: House,
    hands: Sequence[str] | None = HANDS,
    locale: str = "en-US",
    *,
    scores: tuple[int, int] | None = None,
    **options: object,
) -> Parlour:
    """They have just begun, with these `hands` and `scores` where they are given."""
    people = await opened(house, locale, **options)
    if hands is not None:
        await laid(house, hands=[hand.split() for hand in hands])
    if scores is not None:
        await laid(house, scores=list(scores))
    await house.click(people[0], house.table(), "@start")
    return Parlour(house, people)


async def dealt(house: House, *held: str, pile: str | None = None, **more: object) -> Parlour:
    """They begin with HANDS and these boosters, by seat."""
    people = await opened(house, boosters=True, **more)
    pools = [keys.split() for keys in (*held, "", "", "", "")[:4]]
    await laid(house, hands=[hand.split() for hand in HANDS], held=pools)
    if pile is not None:
        await laid(house, booster_pile=pile.split())
    await house.click(people[0], house.table(), "@start")
    return Parlour(house, people)


async def led(house: House, *held: str) -> Parlour:
    """With these boosters they are at the first lead, which is ann's."""
    parlour = await dealt(house, *held)
    await parlour.to_the_first_lead()
    for person in await parlour.waiting():
        if (await parlour.view(person)).window is not None:
            await house.click(person, parlour.table, "decline", "")
    await house.env.advance_time(PATIENCE)
    return parlour


async def spy(parlour: Parlour, person: Person, rank: str = "T") -> None:
    """`person` announces Spy, with the menus of the hand in their DMs."""
    house, hand = parlour.house, parlour.hand(person)
    await house.choose(person, hand, "booster", "spy")
    await house.choose(person, hand, "said", rank, arg="rank")
    await house.click(person, hand, "boost")


async def react(parlour: Parlour, person: Person) -> None:
    """`person` plays the only booster that fits, by the button at the table."""
    house = parlour.house
    hand = (await house.click(person, parlour.table, "react")).message
    await house.click(person, hand, "boost")


async def act(parlour: Parlour, person: Person) -> None:
    """`person`, for whom the game waits, does something sensible with the hand in their DM."""
    house, hand = parlour.house, parlour.hand(person)
    view = await parlour.view(person)
    if view.phase == "grand":
        await house.click(person, hand, "grand", "no")
    elif view.phase == "exchange":
        low = [option[0] for option in hand.control("gift", "0").options]
        await parlour.give(person, low[-1], low[1], low[0])
    elif view.phase == "dragon":
        await house.click(person, hand, "dragon", str(view.choose_from[0]))
    elif view.window is not None:
        await let_go(house, person, hand)
    else:
        await play_or_pass(parlour, person)


async def let_go(house: House, person: Person, hand: Message) -> None:
    """Throw no bomb: a hand that has not been sent anew for a short window offers to pass."""
    await house.click(person, hand, *(["nobomb", ""] if hand.offers("nobomb", "") else ["pass"]))


async def play_or_pass(parlour: Parlour, person: Person) -> None:
    """Play the first combination that the hand offers in turn, or pass."""
    house, hand = parlour.house, parlour.hand(person)
    first = hand.control("cards").options[0][0]
    await house.choose(person, hand, "cards", first)
    offered = hand.control("ready")
    if offered.disabled:
        await house.click(person, hand, "pass")
    else:
        await house.choose(person, hand, "ready", offered.options[0][0])
        await house.click(person, hand, "play")


# Whole games
