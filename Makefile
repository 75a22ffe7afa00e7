# `make play` and `make test` do all the set-up they need on a fresh machine.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
RULES  := $(wildcard src/troyes/rules/*.py src/troyes/rules/*.pxd)

.PHONY: play test check test-compiled test-pure bench mutate clean

play: $(VENV)/ready
	$(BIN)/troyes demo

test: check test-compiled test-pure

check: $(VENV)/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test-compiled: $(VENV)/ready
	$(BIN)/python -m pytest -n 2 --dist worksteal tests

test-pure: $(VENV)/ready
	TROYES_PURE=1 $(BIN)/python -m pytest -n 2 --dist worksteal --ignore=tests/modes --doctest-modules src/troyes tests

bench: $(VENV)/ready .bench-venv/ready
	$(BIN)/python bench/run.py --peers .bench-venv/bin/python

# The environment, made anew when the engine or what it needs has changed.
$(VENV)/ready: pyproject.toml setup.py $(RULES)
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable ".[test]"
	touch $@

.bench-venv/ready: bench/peers-requirements.txt
	test -x .bench-venv/bin/python || $(PYTHON) -m venv .bench-venv
	.bench-venv/bin/python -m pip install --quiet --requirement bench/peers-requirements.txt
	touch $@

clean:
	rm -rf $(VENV) .bench-venv build src/*.egg-info src/troyes/rules/*.so
