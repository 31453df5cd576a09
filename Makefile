# make play   play in a browser, or on Discord once .env holds a token
# make test   every check and every test
# make bench  the figures of speed and strength
# make slow   2,000 random games of each game, by the contract every game keeps,
#             200 in which nothing that is sent may tell a card, and whole games on the page
# make lint   format and mend what can be mended by a tool
# make words  bring the translations up to date with the code

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAY := $(VENV)/.installed-play
TEST := $(VENV)/.installed-test

.PHONY: play test bench lint words slow check clean

play: $(PLAY)
	@$(BIN)/python -m bot

test: $(TEST)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/basedpyright
	$(BIN)/pytest -n 2 --dist worksteal

slow: $(TEST)
	$(BIN)/python -m tests.engines.many
	POKER_HANDS=5000 $(BIN)/pytest -q tests/engines/powerup/test_pokerkit.py
	SECRET_GAMES=200 $(BIN)/pytest -q tests/bot/test_nobody_learns_a_hand.py
	$(BIN)/pytest -q tests/live/whole_*.py

bench: $(TEST)
	$(BIN)/python -m tests.bench

lint: $(TEST)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/basedpyright

words: $(TEST)
	$(BIN)/python -m bot.words.gather

$(PLAY): pyproject.toml | $(BIN)/pip
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[demo]'
	@touch $@

$(TEST): pyproject.toml | $(BIN)/pip
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(PLAY)

$(BIN)/pip:
	@command -v $(PYTHON) >/dev/null || { echo "Python is missing: install Python 3.11 or later (https://www.python.org/downloads/)." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "$$($(PYTHON) --version) is too old: Python 3.11 or later is needed. Say which: make $(MAKECMDGOALS) PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv is missing: on Debian or Ubuntu, apt install python3-venv." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

clean:
	rm -rf $(VENV) build dist *.egg-info
