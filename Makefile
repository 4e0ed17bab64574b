# Every target makes what it needs: `.venv/.ready` stands for "all tools are installed as locked".
# Tools run as `python -m`, so that nothing depends on where the clone lies.

PY := .venv/bin/python
READY := .venv/.ready
JOBS ?= $(shell expr $$(nproc 2>/dev/null || echo 2) + 1)
CODE := src tests docs $(wildcard benchmarks sweeps)
EXAMPLE := src/bridgelaw/examples/insufficient_bid.yaml
LOCKED := $(PY) -m uv pip compile -q --generate-hashes --universal --no-emit-index-url --no-header \
	--python-version 3.11 $(UPGRADE) pyproject.toml
NUMBER ?= 27
UPGRADE ?=
PAGE := src/bridgelaw/web/static/table.html
MODULES := page/node_modules/.ready
COMPILED := .venv/.compiled

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Whatever the environment says: with what Python has compiled kept, everything starts twice as fast.
export PYTHONDONTWRITEBYTECODE :=
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run rule test quick lint format law accept bench sweep starters docs words wire page pictures wheel lock

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' Makefile

run: $(READY) $(PAGE) ## the main job: live tables in the browser, links for every place; Ctrl-C stops it
	@.venv/bin/bridgelaw serve

rule: $(READY) ## an insufficient bid, ruled under the Laws of 1997, 2007 and 2017
	@for edition in 1997 2007 2017; do \
		.venv/bin/bridgelaw rule $(EXAMPLE) --laws $$edition || exit 1; echo; done

pictures: $(READY) $(PAGE) ## the pictures of the README, taken anew from the running table
	@PICTURES=docs/pictures $(PY) -m pytest -n 0 tests/browser/test_pictures.py

# What it leaves to `make sweep` is said in the tests where they decide it: `grep -rn tests.kit.whole tests`; which of
# the languages and editions it takes in `tests/kit/turns.py`; how many examples a property is tried on
# in `tests/kit/searching.py`.
# What takes one processor each comes first, side by side.
test: $(READY) ## the only gate: lint, types, import contracts, tests, examples in the docs
	@$(MAKE) -s -j2 lint $(PAGE) $(COMPILED)
	@$(PY) -m pytest -n $(JOBS) --dist worksteal

quick: lint ## while you work on a Law: lint, types, every worked case, lawbook and answer; under two minutes
	@$(PY) -m pytest -n $(JOBS) --dist worksteal tests/laws tests/lawbook tests/answer

# mypy in one process: its workers give up where they are not there within three seconds, as on a busy machine.
lint: $(READY) ## style, format and types, without running anything
	@$(PY) -m ruff check -q $(CODE)
	@$(PY) -m ruff format -q --check $(CODE)
	@$(PY) -m mypy --no-error-summary src tests $(wildcard benchmarks sweeps)

format: $(READY) ## put style and format right where a tool can
	@$(PY) -m ruff check -q --fix-only $(CODE)
	@$(PY) -m ruff format -q $(CODE)

law: $(READY) ## the cases of one Law: make law NUMBER=27
	@$(PY) -m pytest tests/laws -k "law$$(printf '%s' '$(NUMBER)' | sed 's/^0*//; s/^.$$/0&/')"

accept: $(READY) ## what cases list in full, as it is now: make accept NUMBER=27 (else all), then git diff
	@$(PY) -m tests.laws.listed $(if $(filter command environment,$(origin NUMBER)),$(NUMBER))

bench: $(READY) .venv/.bench ## measured figures, by name
	@$(PY) -m pytest benchmarks --benchmark-only

sweep: $(READY) $(PAGE) ## the long checks: full counts, every rule taken out in turn, all rows of what the gate samples
	@$(PY) -m pytest sweeps -s

starters: $(READY) .venv/.movements ## what movements start from, found anew by a solver: an hour, then git diff
	@nice $(PY) -m sweeps.starters && nice $(PY) -m sweeps.switches

words: $(READY) ## every text of every language with each of its variants, one page each, and what a rule sees in it
	@$(PY) -m tests.words.sheet

docs: $(READY) ## the documentation, in docs/_build/html
	@$(PY) -m sphinx -q -W --keep-going -b html docs docs/_build/html

wire: $(READY) $(MODULES) ## the page's types of what goes over the socket, made from those of the server
	@$(PY) -m bridgelaw.web.page_types >page/wire.schema.json
	@cd page && npm run --silent wire <wire.schema.json >src/lib/wire.ts; rm wire.schema.json
	@$(PY) -m bridgelaw.web.page_types hall >page/wire.schema.json
	@cd page && npm run --silent wire <wire.schema.json >src/hall/wire.ts; rm wire.schema.json
	@$(PY) -m bridgelaw.web.page_types languages >page/tests/languages.json

page: $(PAGE) ## the live table's page, when its sources have changed

wheel: $(READY) $(PAGE) ## the installable package, in dist/
	@$(PY) -m build -w --no-isolation

lock: $(READY) ## lock the dependencies anew (newest: make lock UPGRADE=-U)
	@$(LOCKED) -o requirements.lock
	@$(LOCKED) --group dev -c requirements.lock -o requirements-dev.lock
	@$(LOCKED) --group bench -c requirements-dev.lock -o requirements-bench.lock
	@$(LOCKED) --group movements -c requirements-dev.lock -o requirements-movements.lock

# The tests and what they import, compiled once: workers that find nothing compiled begin at the same moment, and each
# would do it all for itself.
$(COMPILED): $(READY)
	@$(PY) -m pytest --collect-only -qq -n 0 >/dev/null 2>&1 || true
	@touch $@

.venv/.bench: $(READY) requirements-bench.lock
	@$(PY) -m uv pip install -q --python $(PY) --require-hashes -r requirements-bench.lock
	@touch $@

.venv/.movements: $(READY) requirements-movements.lock
	@$(PY) -m uv pip install -q --python $(PY) --require-hashes -r requirements-movements.lock
	@touch $@

# The page needs Node; whoever installs the wheel does not.
$(MODULES): page/package-lock.json
	@command -v npm >/dev/null || { echo "the live page needs Node 20 or later: install it, then say make again." >&2; exit 1; }
	@echo "preparing page/node_modules (once)"; cd page && npm ci --silent
	@touch $@

$(PAGE): $(MODULES) page/table.html page/hall.html page/vite.config.ts page/svelte.config.js $(shell find page/src page/public -type f)
	@cd page && npm run --silent build -- --logLevel warn
	@touch $@

# uv comes out of the same lock, hashes included; all else is installed by it. Then what the product and its two main
# commands import is compiled: all that is installed would take many times as long.
$(READY): pyproject.toml requirements-dev.lock
	@$(PY) -m pip --version >/dev/null 2>&1 || { \
		for python in python3.11 python3 python; do \
			$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; python=; done; \
		[ -n "$$python" ] || { echo "bridgelaw needs Python 3.11 or later: install it, then say make again." >&2; exit 1; }; \
		echo "preparing .venv (once)"; $$python -m venv --clear .venv; }
	@sed -n '/^uv==/,/[^\\]$$/p' requirements-dev.lock >.venv/uv.lock
	@$(PY) -m pip install -q --require-hashes -r .venv/uv.lock
	@$(PY) -m uv pip sync -q --python $(PY) --require-hashes requirements-dev.lock
	@$(PY) -m uv pip install -q --python $(PY) --no-deps --no-build-isolation -e .
	@$(PY) -m compileall -q -j 0 src >/dev/null 2>&1 || true
	@{ .venv/bin/bridgelaw rule $(EXAMPLE) && $(PY) -c 'import bridgelaw.web.serving'; } >/dev/null 2>&1 || true
	@touch $@
