"""The pack of boosters, written out in the order of the rules: that of the pile to be shuffled."""

from __future__ import annotations

from typing import Final

from engines.tichu.boosters import blue, brown, green, red, yellow
from engines.tichu.boosters.model import Booster
from engines.tichu.effects import BENDS

PACK: Final[dict[str, Booster]] = {
    booster.key: booster
    for booster in (
        blue.CLAIRVOYANT,
        blue.OUVERT,
        blue.DISARMAMENT,
        blue.GENEROUS,
        blue.CONTENT,
        blue.POSITIVE_THINKING,
        blue.RETURN_TO_SENDER,
        blue.ROOTS,
        blue.COURAGE,
        blue.DRAFT,
        blue.MULLIGAN,
        red.EXTEND,
        red.BIRD_THIEF,
        red.CAT,
        red.INSURANCE,
        red.DOWNLOAD,
        red.DEFUSE,
        red.NJET,
        red.NEW_MASTER,
        red.SCARECROW,
        red.DELAY,
        red.CHRISTMAS,
        red.THEFT,
        red.FULL_HOUSE_SWITCH,
        red.CONFUSED_DRAGON,
        brown.BUSINESSMAN,
        brown.BASTA,
        brown.MUSICAL_CHAIRS,
        brown.SOLO,
        brown.SMALL,
        brown.DOUBLE_WIN,
        brown.RED_ALERT,
        green.RED_CARD,
        green.RECYCLING,
        green.IGNORE_WISH,
        green.RAINBOW,
        green.HOCKEY,
        green.GIFT,
        green.EQUALITY,
        green.SKAT,
        green.HIGHWAYS,
        green.SPY,
        green.SUPER_PARTNER,
        green.TRASH_CAN,
        green.FLOWERS,
        green.SUPER_FULL_HOUSE,
        green.BIRD_OF_PREY,
        yellow.FIREBIRD,
        yellow.HOLE,
        yellow.RAT,
    )
}
"""Every booster there is, by its key."""

BENDS.update({key: each.modify for key, each in PACK.items() if each.modify is not None})
