"""What combinations are, written down anew: slowly, by listing every row of ranks there is.

It knows nothing of how the engine looks things up; only the rules and their names are shared.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache
from itertools import combinations as choose
from itertools import permutations
from typing import NamedTuple

from msgspec.structs import replace

from engines.tichu.cards import DRAGON, MAHJONG, PHOENIX, SPECIALS
from engines.tichu.rules import Rules

BASIC = ("single", "pair", "triple", "run", "full-house", "straight")
BOMBS = ("bomb", "straight-flush")
SINGLE_RANKS = {"mahjong": 1, "dog": 0, "phoenix": 1.5, "dragon": 15}


class Meaning(NamedTuple):
    """One thing that some cards can be."""

    type: str
    length: int
    rank: float
    pair: float = 0
    gap: int = 0
    phoenix: str | None = None
    content: tuple[str, ...] = ()
    """The names of all ranks, sorted; empty where a card has none."""


def value(name: str, rules: Rules) -> float:
    """The strength of a rank; the ten may stand between king and ace."""
    if name == "1":
        return 1
    if name == "T" and rules.order.index("T") > rules.order.index("K"):
        return 13.5
    return "23456789TJQKA".index(name) + 2


@cache
def patterns(rules: Rules) -> dict[tuple[str, ...], list[tuple[str, float, float, int]]]:
    """Every rank content there is, sorted, and what it can be: type, rank, pair, gap."""
    found = defaultdict(list)
    for type, names, top, pair, gap in (*groups(rules.order), *rows(["1", *rules.order])):
        strength = value(pair, rules) if pair else 0.0
        found[tuple(sorted(names))].append((type, value(top, rules), strength, gap))
    return found


def groups(order):
    """All that is made of several cards of a rank: type, names, the top one, the pair, gap."""
    for name in order:
        for type, size in (("pair", 2), ("triple", 3), ("bomb", 4)):
            yield type, [name] * size, name, None, 0
    for low, high in choose(range(13), 2):
        yield "run", order[low : high + 1] * 2, order[high], None, 0
    for three, two in permutations(order, 2):
        names = [three] * 3 + [two] * 2
        yield "full-house", names, three, two, 0
        if abs(order.index(two) - order.index(three)) == 1:
            yield "super-full-house", names, three, two, 0


def rows(order):
    """All that is a row of different ranks."""
    for low, high in choose(range(14), 2):
        names = order[low : high + 1]
        if len(names) >= 5:
            yield "straight", names, names[-1], None, 0
        if len(names) >= 7 and len(names) % 2:
            yield "highways", names[::2], names[-1], None, 0
        for gap in range(1, len(names) - 1) if len(names) >= 6 else ():
            yield "hole", names[:gap] + names[gap + 1 :], names[-1], None, gap


def meanings(cards: tuple[str, ...], rules: Rules) -> set[Meaning]:
    """All that these cards can be by themselves."""
    if len(cards) == 1 and rules.stand_in is None:
        content = {PHOENIX: (), MAHJONG: ("1",)}.get(cards[0], (cards[0][0],))
        rank = SINGLE_RANKS.get(cards[0]) or value_of_single(cards[0], rules)
        return {Meaning("single", 1, rank, content=() if cards[0] in ("dog", DRAGON) else content)}
    if "dog" in cards or DRAGON in cards:
        return set()
    found = set()
    for phoenix in rules.order if PHOENIX in cards else (None,):
        found |= named(cards, phoenix, rules)
    return found


def value_of_single(card: str, rules: Rules) -> float:
    return 0 if card == "dog" else value(card[0], rules)


def named(cards: tuple[str, ...], phoenix: str | None, rules: Rules) -> set[Meaning]:
    """All that these cards can be with the Phoenix as that rank."""
    natural = [card for card in cards if card not in SPECIALS]
    jokers = [name for name in (phoenix, rules.stand_in) if name]
    names = [card[0] for card in natural] + jokers + ["1"] * (MAHJONG in cards)
    content = tuple(sorted(names))
    found = set()
    for type, rank, pair, gap in patterns(rules).get(content, ()):
        kind = as_suited(type, natural, jokers, MAHJONG in cards, rules)
        if kind is not None:
            found.add(Meaning(kind, len(names), rank, pair, gap, phoenix, content))
    if MAHJONG not in cards:
        for type, rank in by_suits(natural, jokers, rules):
            found.add(Meaning(type, len(names), rank, 0, 0, phoenix, content))
    return found


def as_suited(type, natural, jokers, one, rules):
    """What a rank pattern is called when its suits are looked at; None if it is nothing."""
    if type == "bomb":
        if jokers:
            return None
        return "bomb" if rules.bombs else "triple"
    if type == "straight" and rules.bombs and not jokers and not one:
        return "straight-flush" if len({card[1] for card in natural}) == 1 else "straight"
    if type == "hole":
        return "hole" if rules.gaps else None
    return type if type in BASIC or type in rules.extra else None


def by_suits(natural, jokers, rules):
    """The combinations in which suits matter: type and rank."""
    suits, size = [card[1] for card in natural], len(natural) + len(jokers)
    names = [card[0] for card in natural] + jokers
    lowest = min((value(name, rules) for name in names), default=0)
    if (
        "rainbow" in rules.extra
        and size == 4
        and len(set(suits)) == len(suits)
        and (jokers or len(set(names)) > 1)
    ):
        yield "rainbow", lowest
    if "hockey" in rules.extra and size in (5, 6) and len(set(suits)) == 1:
        whole = "".join(sorted(names, key=rules.order.index))
        if jokers or whole not in "".join(rules.order):
            yield "hockey", lowest
    if "flowers" in rules.extra:
        yield from blossoms(natural, jokers, rules)


def blossoms(natural, jokers, rules):
    for stem in (card for card in natural if card[1] == "g" and card[0] != "A"):
        above = rules.order[rules.order.index(stem[0]) + 1]
        rest = [card[0] for card in natural if card != stem] + jokers
        sizes = (2, 3) if rules.bombs or jokers else (2, 3, 4)
        if rest == [above] * len(rest) and len(rest) in sizes:
            yield "flowers", value(above, rules)


def beaten(new: Meaning, old: Meaning, rules: Rules, phoenix_below: bool = False) -> bool:
    """Whether `new` beats `old`; `phoenix_below`: `old` is the Phoenix as a single."""
    if new.type in BOMBS or old.type in BOMBS:
        return new.type in BOMBS and (old.type not in BOMBS or stronger(new, old, rules))
    ways = (
        same_kind(new, old) and higher(new, old, rules),
        new.type == "super-full-house" and old.type == "full-house",
        new.type == "super-full-house" and (old.type, old.length) == ("run", 4),
        rules.one_beats_high
        and (new.type, new.rank, old.type) == ("single", 1, "single")
        and (phoenix_below or old.rank >= 14),
        rules.includes_beat and includes(new, old),
    )
    return any(ways)


def stronger(new: Meaning, old: Meaning, rules: Rules) -> bool:
    one, other = (new.length, new.rank), (old.length, old.rank)
    return one > other or (rules.equal_beats and one == other)


def higher(new: Meaning, old: Meaning, rules: Rules) -> bool:
    one, other = (new.rank, 0.0), (old.rank, 0.0)
    if rules.pair_first and new.pair:
        one, other = (new.pair, new.rank), (old.pair, old.rank)
    return one > other or (rules.equal_beats and one == other)


def same_kind(new: Meaning, old: Meaning) -> bool:
    if new.type != old.type or new.gap != old.gap:
        return False
    return new.length == old.length or new.type in ("triple", "hockey", "flowers")


def includes(new: Meaning, old: Meaning) -> bool:
    if not old.content or not new.content or len(new.content) <= len(old.content):
        return False
    return not Counter(old.content) - Counter(new.content)


def subsets(hand: tuple[str, ...]):
    for size in range(1, len(hand) + 1):
        yield from choose(hand, size)


def legal(cards: tuple[str, ...], top, rules: Rules) -> set[Meaning]:
    """What these cards may be laid as on `top`, a Combination, or led as where that is None."""
    if top is not None and top.type == "hole":
        rules = with_gaps(rules)
    found = {each for each in meanings(cards, rules) if fits(each, top is None, rules)}
    if top is None:
        return found
    old = meaning_of(top)
    if cards == (PHOENIX,) and rules.stand_in is None:
        return {phoenix_on(old, rules)} if old.type == "single" and old.rank < 15 else set()
    lies = top.cards == (PHOENIX,)
    return {each for each in found if beaten(each, old, rules, lies)} | stem(cards, top, rules)


def fits(new: Meaning, leads: bool, rules: Rules) -> bool:
    if rules.most_cards and new.length > rules.most_cards:
        return False
    return not (leads and rules.lead_single and new.type != "single")


def phoenix_on(old: Meaning, rules: Rules) -> Meaning:
    steps = sorted({value(name, rules) for name in rules.order} | {1, 15})
    gap = min(step for step in steps if step > old.rank) - old.rank
    return Meaning("single", 1, old.rank + (0.5 if gap >= 1 else gap / 2))


def stem(cards: tuple[str, ...], top, rules: Rules) -> set[Meaning]:
    if "flowers" not in rules.extra or rules.stand_in or len(cards) != 1:
        return set()
    if top.type not in ("pair", "triple"):
        return set()
    if cards[0] in SPECIALS or cards[0][1] != "g" or cards[0][0] == "A":
        return set()
    above = rules.order[rules.order.index(cards[0][0]) + 1]
    length = top.length + 1
    if value(above, rules) != top.rank or (rules.most_cards and length > rules.most_cards):
        return set()
    return {Meaning("flowers", length, top.rank, phoenix=top.phoenix)}


def meaning_of(combination) -> Meaning:
    """A Combination of the engine in our words."""
    cards = (*combination.under, *combination.cards)
    jokers = [name for name in (combination.phoenix, combination.stand_in) if name]
    plain = [card for card in cards if card != PHOENIX]
    names = ["1" if card == MAHJONG else card[0] for card in plain] + jokers
    known = not any(card in ("dog", DRAGON) for card in cards)
    c = combination
    content = tuple(sorted(names)) if known else ()
    return Meaning(c.type, c.length, c.rank, c.pair, c.gap, c.phoenix, content)


@cache
def with_gaps(rules: Rules) -> Rules:
    return replace(rules, gaps=True)


def kinds(hand: tuple[str, ...], top, rules: Rules) -> set[tuple]:
    """All that may be laid, as type, length, rank, pair and gap.

    Where the Phoenix can make a rainbow or team as high as its lowest card it is taken to.
    """
    found = set()
    for cards in subsets(hand):
        all_here = legal(cards, top, rules)
        for each in all_here:
            higher = [m for m in all_here if m.type == each.type and m.rank > each.rank]
            if not (each.type in ("rainbow", "hockey") and higher):
                found.add(each[:5])
    return found
