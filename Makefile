# `make play` and `make test` do all the set-up they need on a fresh machine.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
ENGINE := $(foreach pxd,$(wildcard src/troyes/*/*.pxd),$(pxd) $(pxd:.pxd=.py))
WEB    := $(shell find web/src web/public web/index.html web/sw.js web/package.json web/vite.config.ts web/pack-text.ts -type f 2>/dev/null)

.PHONY: play test test-ppo check test-web test-compiled test-pure chromium install-chromium nginx screenshots bench load clean

play: $(VENV)/ready src/troyes/web/index.html
	$(BIN)/troyes

test: check test-web test-compiled test-pure

check: $(VENV)/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test-web: web/node_modules/ready src/troyes/web/index.html
	cd web && npm run check
	cd web && npm run lint
	cd web && npm run check-format
	cd web && npm run check-texts
	cd web && npm test

test-compiled: $(VENV)/ready src/troyes/web/index.html chromium nginx
	$(BIN)/python -m pytest -n 2 --dist worksteal tests

# Uncompiled: whatever the engine decides. What needs the compiled one, and what only reads files, runs once.
ONCE := $(addprefix tests/,modes server browser workers $(addprefix test_,additions.py docs.py \
  generated.py imports.py project.py rule_ids.py texts.py web.py))
test-pure: $(VENV)/ready
	TROYES_PURE=1 $(BIN)/python -m pytest -n 2 --dist worksteal $(addprefix --ignore=,$(ONCE)) \
	  --doctest-modules src/troyes/rules src/troyes/formats src/troyes/play src/troyes/think src/troyes/bots tests

# MaskablePPO on the environments, in a virtual environment of its own: PyTorch can bring gigabytes for
# graphics cards, so this is not part of `make test`. PIP_EXTRA_INDEX_URL may name an index of CPU builds.
test-ppo: $(VENV)/ready .ppo-venv/ready
	PYTHONPATH=src .ppo-venv/bin/python -m pytest -p no:cacheprovider tests/env/test_ppo.py

.ppo-venv/ready: tests/env/ppo-requirements.txt pyproject.toml
	test -x .ppo-venv/bin/python || $(PYTHON) -m venv .ppo-venv
	.ppo-venv/bin/python -m pip install --quiet --requirement tests/env/ppo-requirements.txt
	touch $@

# The browser of the browser tests: the system's, installed where that is possible. The one without
# windows needs a third of the work of the whole one.
chromium:
	@for name in chromium-headless-shell chromium chromium-browser google-chrome; do \
	  command -v $$name >/dev/null && exit; done; $(MAKE) --no-print-directory install-chromium

install-chromium: SUDO := $(shell test "$$(id -u)" = 0 || echo sudo)
install-chromium:
	@($(SUDO) apt-get update && { $(SUDO) apt-get install -y chromium-headless-shell || $(SUDO) apt-get install -y chromium; }) \
	  || { echo "The browser tests need Chromium and it could not be installed: install chromium or google-chrome and try again." >&2; exit 1; }

# The proxy of the page about hosting, whose settings are tried as they stand there.
nginx: SUDO := $(shell test "$$(id -u)" = 0 || echo sudo)
nginx:
	@PATH="$$PATH:/usr/sbin" command -v nginx >/dev/null \
	  || { $(SUDO) apt-get update && $(SUDO) apt-get install -y nginx-light; } \
	  || { echo "The tests of hosting need nginx and it could not be installed: install it and try again." >&2; exit 1; }

# Pictures of the main screens into screenshots/; with ARGS=--docs those of the README.
screenshots: $(VENV)/ready src/troyes/web/index.html chromium
	$(BIN)/python tools/screenshots.py $(ARGS)

# Speed of the engine beside its peers, and of the server under load: docs/bench.md, docs/load.md.
bench: $(VENV)/ready .bench-venv/ready
	$(BIN)/python bench/run.py --peers .bench-venv/bin/python

load: $(VENV)/ready
	$(BIN)/python bench/load.py $(ARGS)

# The environment, made again when the engine or what it needs has changed.
$(VENV)/ready: pyproject.toml setup.py tools/backend.py $(ENGINE)
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable ".[test]"
	touch $@

web/node_modules/ready: web/package.json web/package-lock.json
	cd web && npm ci
	touch $@

src/troyes/web/index.html: web/node_modules/ready $(WEB)
	cd web && npm run build

.bench-venv/ready: bench/peers-requirements.txt
	test -x .bench-venv/bin/python || $(PYTHON) -m venv .bench-venv
	.bench-venv/bin/python -m pip install --quiet --requirement bench/peers-requirements.txt
	touch $@

clean:
	rm -rf $(VENV) .bench-venv .ppo-venv build src/*.egg-info src/troyes/*/*.so src/troyes/web web/node_modules
