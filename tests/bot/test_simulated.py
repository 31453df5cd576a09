"""The simulated Discord of the demo: what it keeps, and for how long."""

from __future__ import annotations

import pytest

from bot.demo.simulated import KEPT, Files


@pytest.fixture
def files() -> Files:
    return Files()


def stored(files: Files, number: int) -> str:
    """The address of one more picture."""
    return files.store_attachment(number, 1, "table.png", b"", None)["url"]


def there(files: Files, url: str) -> bool:
    return files.get(url) is not None


def test_a_picture_that_was_replaced_is_there_for_a_page_that_still_asks_for_it(files):
    old, new = stored(files, 1), stored(files, 2)
    files.keep_only({old}, 100.0)
    files.keep_only({new}, 101.0)
    assert there(files, old)


def test_what_nothing_has_shown_for_a_while_is_dropped(files):
    old, new = stored(files, 1), stored(files, 2)
    files.keep_only({new}, 100.0)
    files.keep_only({new}, 101.0 + KEPT)
    assert (there(files, old), there(files, new)) == (False, True)


def test_what_is_shown_again_is_kept(files):
    url = stored(files, 1)
    files.keep_only(set(), 100.0)
    files.keep_only({url}, 101.0)
    files.keep_only(set(), 101.0 + KEPT)
    assert there(files, url)
