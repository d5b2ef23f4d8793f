# Everything runs in .venv, which `make setup` creates. Stamp files in it keep repeated runs quick.

UV_VERSION := 0.13.7
ARGS ?=
SEEDS ?= 0-20

VENV   := .venv
PY     := $(VENV)/bin/python
UV     := $(VENV)/bin/uv
SYNC   := $(UV) sync --quiet --frozen --inexact --no-install-project --extra server --extra arena --python $(PY)
# Some tests take a minute, most none: whoever has nothing left to do takes over from the other.
PYTEST := $(PY) -m pytest -n 2 --dist worksteal
CODE   := src tests tools examples hatch_build.py

# Node comes with the development tools, from PyPI.
NPM    := cd web && PATH="$(abspath $(VENV)/bin):$$PATH" npm --no-update-notifier
CLIENT := src/starboard/web/dist

# The sources, for the pure runs. Set per command: exported, it would hide the installed build.
PURE     := PYTHONPATH=src
COMPILED := env -u PYTHONPATH

# An empty CI, or CI=false, is not a CI.
IN_CI := $(filter true 1,$(CI))

# What is built from: not what is generated among it.
SOURCES     = $(shell find src -type f ! -name '*.pyc' ! -path '$(CLIENT)/*')
WEB_SOURCES = $(shell find web -type f ! -path 'web/node_modules/*' ! -path 'web/bench/*' \
                ! -path web/schema.json ! -path web/src/lib/protocol.ts ! -path "web/src/lib/views/*" ! -path web/test/reach.json)

# Never the caller's own environment.
export UV_PROJECT_ENVIRONMENT := $(VENV)

# Trust what the system trusts (company proxies), if it has certificates at all.
ifneq ($(wildcard /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt /etc/ssl/cert.pem),)
export UV_SYSTEM_CERTS := 1
export NODE_USE_SYSTEM_CA := 1
endif

.DELETE_ON_ERROR:
.PHONY: help setup play client docs test test-client test-pure test-compiled test-programs gallery browsers journeys load strength evidence soak deep mutants lint format bench bench-client lock clean FORCE

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(VENV)/.installed ## Create .venv with starboard and the development tools

play: setup ## Play in the browser (ARGS="..." are passed on to `starboard serve`)
	@$(COMPILED) $(VENV)/bin/starboard serve --open $(ARGS)

client: $(VENV)/.client ## Build the browser client into the package

test: lint test-client test-pure test-compiled ## Lint, type-check and run all tests on both builds

test-client: $(VENV)/.node-modules web/schema.json web/test/reach.json ## Run the tests of the browser client that need no browser
	$(NPM) test

# Needs the installed package too: its metadata holds the entry points. While editing, this is quicker, as
# it rebuilds nothing: PYTHONPATH=src .venv/bin/python -m pytest tests/test_x.py
# What cannot tell the builds apart (a browser, a lobby, a killed process) is tested once, on what people get.
test-pure: setup $(VENV)/.research test-programs ## Run the tests on the sources
	$(PURE) STARBOARD_EXPECT_BUILD=pure $(PYTEST) -m "not once and not deep" $(ARGS)

test-compiled: setup $(VENV)/.research test-programs ## Run the tests on the installed, compiled build
	@if reason=$$($(PY) hatch_build.py 2>&1); then \
	  set -x; $(COMPILED) STARBOARD_EXPECT_BUILD=compiled $(PYTEST) $(ARGS); \
	else \
	  echo "starboard: compiled build not tested: $$reason"; \
	  test -z "$(IN_CI)"; \
	fi

# A PostgreSQL and a browser for the tests of the server and its client: installed if missing and we may.
test-programs:
	@tools/install-postgres
	@tools/install-browser

gallery: setup test-programs ## Take a picture of every page and board (ARGS="FOLDER")
	@$(COMPILED) $(PY) -m tests.web.gallery $(ARGS)

browsers: setup ## Play a short game of each ruleset in Firefox and WebKit (ARGS="--moves 50 --pictures FOLDER")
	@tools/install-browsers
	@$(COMPILED) $(PY) -m tests.web.browsers $(ARGS)

journeys: setup test-programs ## Count clicks and seconds of five first visits
	@$(COMPILED) $(PY) -m tests.web.journeys $(ARGS)

docs: $(VENV)/.docs ## Build the docs site into build/site; a link that leads nowhere is an error
	@$(PURE) $(PY) tools/docs_site.py build/pages
	@NO_MKDOCS_2_WARNING=1 $(VENV)/bin/mkdocs build --quiet --strict

load: setup ## Measure a server under play: 500 tables on this machine (ARGS="--tables 100")
	@$(COMPILED) $(PY) tools/load.py $(ARGS)

strength: setup ## Play the match-ups of the table of bots in the docs, and write it anew (ARGS="--only race")
	@$(COMPILED) nice -n 19 $(PY) tools/strength.py $(ARGS)

evidence: setup ## Measure how well reviews judge, and write the tables in the docs (ARGS="--only luck --game race")
	@$(COMPILED) nice -n 19 $(PY) tools/review_evidence.py $(ARGS)

soak: setup ## Play many random games of everything and check the laws (ARGS="600": seconds)
	@$(COMPILED) $(PY) tools/soak.py $(ARGS)

# Both are long; the kills go on from where they stopped (KILLS="--sqlite 50 --postgresql 50 --minutes 30").
deep: setup test-programs ## Follow many bot games with the independent ledgers (SEEDS="0-200", ARGS="-k sun"); luck and puzzles of reviews; kill servers 1000 times
	$(COMPILED) STARBOARD_SEEDS=$(SEEDS) $(PYTEST) -m deep tests/ledger tests/review $(ARGS)
	$(COMPILED) STARBOARD_SEEDS=$(SEEDS) $(PYTEST) tests/web/test_geometry.py
	$(COMPILED) $(PY) -m tests.server.campaign $(KILLS)

# On a copy of the sources. It is resumed where it was stopped; what it found is kept in build/mutants.
mutants: $(VENV)/.deps ## Break the sources in small ways and see whether the tests notice (ARGS="--count 60 --seed 1")
	@nice -n 19 $(PY) tools/mutants.py $(ARGS)

lint: $(VENV)/.research $(VENV)/.node-modules web/schema.json ## ruff, mypy --strict, pyright, the import layers, and the types of the client
	$(VENV)/bin/ruff check $(CODE)
	$(VENV)/bin/ruff format --check $(CODE)
	$(VENV)/bin/mypy
	$(VENV)/bin/basedpyright --pythonpath $(PY)
	$(PURE) $(VENV)/bin/lint-imports
	$(NPM) run check

format: $(VENV)/.deps ## Reformat and fix what ruff can fix
	$(VENV)/bin/ruff check --fix $(CODE)
	$(VENV)/bin/ruff format $(CODE)

bench: $(VENV)/.bench setup ## Measure the engine's speed in all games, beside OpenSpiel's (ARGS="--json")
	@$(COMPILED) $(VENV)/bin/starboard bench $(ARGS)

bench-client: setup test-programs ## Measure the browser client: its weight, its first load, its updates (ARGS="--moves 100")
	@$(COMPILED) $(PY) -m tests.web.bench $(ARGS)

lock: $(VENV)/.uv-$(UV_VERSION) ## Rewrite uv.lock after a change of dependencies
	$(UV) lock --python $(PY)

clean: ## Remove everything that was generated
	rm -rf $(VENV) $(CLIENT) web/node_modules web/schema.json web/src/lib/protocol.ts web/src/lib/views web/test/reach.json
	rm -rf dist build .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# --- how .venv is made: uv, then the locked dependencies, then starboard itself -----------------------

$(VENV)/.uv-$(UV_VERSION): | tools/find-python tools/bootstrap.py
	@python=$$(tools/find-python) && "$$python" tools/bootstrap.py $(VENV) $(UV_VERSION)
	@touch $@

$(VENV)/.deps: $(VENV)/.uv-$(UV_VERSION) pyproject.toml uv.lock
	@echo "starboard: installing dependencies"
	@$(SYNC)
	@touch $@

$(VENV)/.bench: $(VENV)/.deps
	@$(SYNC) --group bench
	@touch $@

# What the docs site is built with: nothing else needs it.
$(VENV)/.docs: $(VENV)/.deps
	@$(SYNC) --group docs
	@touch $@

# What the interfaces for researchers need: only their tests do.
$(VENV)/.research: $(VENV)/.deps
	@$(SYNC) --extra research --extra openspiel
	@touch $@

# Not `npm ci`: it insists on packages for every other kind of machine in the lock file, too.
$(VENV)/.node-modules: $(VENV)/.deps web/package.json web/package-lock.json web/.npmrc
	@echo "starboard: installing what the browser client is built with"
	@$(NPM) install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

# The types of the client come from the server's own: only what those are written in makes them new.
web/schema.json: $(VENV)/.deps $(wildcard src/starboard/server/wire/*.py) src/starboard/server/web/schema.py tools/write_schema.py $(wildcard src/starboard/*/view_types.py)
	@$(PURE) $(PY) tools/write_schema.py $@

# What the kernel says of recorded decisions, which the client has to say as well.
web/test/reach.json: $(VENV)/.deps tools/reach.py src/starboard/kernel/forms.py $(wildcard tests/goldens/*.txt)
	@$(PURE) $(PY) tools/reach.py $@

$(VENV)/.client: $(VENV)/.node-modules $(VENV)/.inputs web/schema.json $(WEB_SOURCES)
	@echo "starboard: building the browser client"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# Not editable: the wheel carries the compiled modules, and .venv/bin/starboard runs them.
$(VENV)/.installed: $(VENV)/.deps $(VENV)/.client hatch_build.py $(SOURCES)
	@$(if $(IN_CI),$(PY) hatch_build.py || tools/install-compiler $(PY))
	@rm -rf $(VENV)/dist
	@$(PY) -m hatchling build --target wheel --directory $(VENV)/dist
	@$(UV) pip install --quiet --python $(PY) --offline --no-deps --reinstall $(VENV)/dist/*.whl
	@touch $@

# What timestamps do not show: removed files, another compiler, STARBOARD_PURE. Rewritten only on change.
$(VENV)/.inputs: $(VENV)/.uv-$(UV_VERSION) FORCE
	@{ echo "STARBOARD_PURE=$(STARBOARD_PURE)"; command -v $${CC:-cc} gcc clang; \
	  printf '%s\n' $(SOURCES) $(WEB_SOURCES) | LC_ALL=C sort; } > $@.new || true
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi
