"""What is run by hand only (figures, whole games on the page) still knows what it is built on."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

HERE = Path(__file__).parent
FILES = [*HERE.glob("bench/*.py"), *HERE.glob("live/whole_*.py"), HERE / "engines/rounds.py"]
NAMES = sorted(".".join(("tests", *each.relative_to(HERE).with_suffix("").parts)) for each in FILES)


@pytest.mark.parametrize("name", [each for each in NAMES if not each.endswith("__main__")])
def test_it_can_be_loaded(name):
    assert import_module(name)
