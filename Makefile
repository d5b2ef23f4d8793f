# Everything runs in .venv, which `make setup` creates. Stamp files in it keep repeated runs quick.

UV_VERSION := 0.13.7
ARGS ?=

VENV   := .venv
PY     := $(VENV)/bin/python
UV     := $(VENV)/bin/uv
SYNC   := $(UV) sync --quiet --frozen --inexact --no-install-project --python $(PY)
PYTEST := $(PY) -m pytest -n 2
CODE   := src tests tools hatch_build.py

# The sources, for the pure runs. Set per command: exported, it would hide the installed build.
PURE     := PYTHONPATH=src
COMPILED := env -u PYTHONPATH

# An empty CI, or CI=false, is not a CI.
IN_CI := $(filter true 1,$(CI))

# Never the caller's own environment.
export UV_PROJECT_ENVIRONMENT := $(VENV)

# Trust what the system trusts (company proxies), if it has certificates at all.
ifneq ($(wildcard /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt /etc/ssl/cert.pem),)
export UV_SYSTEM_CERTS := 1
endif

.DELETE_ON_ERROR:
.PHONY: help setup play test test-pure test-compiled test-programs soak lint format bench lock clean FORCE

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(VENV)/.installed ## Create .venv with starboard and the development tools

play: setup ## Play (ARGS="..." are passed on)
	@$(COMPILED) $(VENV)/bin/starboard play race $(ARGS)

test: lint test-pure test-compiled ## Lint, type-check and run all tests on both builds

# Needs the installed package too: its metadata holds the entry points. While editing, this is quicker, as
# it rebuilds nothing: PYTHONPATH=src .venv/bin/python -m pytest tests/test_x.py
test-pure: setup test-programs ## Run the tests on the sources
	$(PURE) STARBOARD_EXPECT_BUILD=pure $(PYTEST) $(ARGS)

test-compiled: setup test-programs ## Run the tests on the installed, compiled build
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

soak: setup ## Play many random games of everything and check the laws (ARGS="600": seconds)
	@$(COMPILED) $(PY) tools/soak.py $(ARGS)

lint: $(VENV)/.deps ## ruff, mypy --strict and the import layers
	$(VENV)/bin/ruff check $(CODE)
	$(VENV)/bin/ruff format --check $(CODE)
	$(VENV)/bin/mypy
	$(PURE) $(VENV)/bin/lint-imports

format: $(VENV)/.deps ## Reformat and fix what ruff can fix
	$(VENV)/bin/ruff check --fix $(CODE)
	$(VENV)/bin/ruff format $(CODE)

bench: $(VENV)/.bench setup ## Measure the engine's speed
	@$(COMPILED) $(VENV)/bin/starboard bench race $(ARGS)

lock: $(VENV)/.uv-$(UV_VERSION) ## Rewrite uv.lock after a change of dependencies
	$(UV) lock --python $(PY)

clean: ## Remove everything that was generated
	rm -rf $(VENV) dist build .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
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

# Not editable: the wheel carries the compiled modules, and .venv/bin/starboard runs them.
$(VENV)/.installed: $(VENV)/.deps $(VENV)/.inputs hatch_build.py $(shell find src -type f ! -name '*.pyc')
	@$(if $(IN_CI),$(PY) hatch_build.py || tools/install-compiler $(PY))
	@rm -rf $(VENV)/dist
	@$(PY) -m hatchling build --target wheel --directory $(VENV)/dist
	@$(UV) pip install --quiet --python $(PY) --offline --no-deps --reinstall $(VENV)/dist/*.whl
	@touch $@

# What timestamps do not show: removed files, another compiler, STARBOARD_PURE. Rewritten only on change.
$(VENV)/.inputs: $(VENV)/.uv-$(UV_VERSION) FORCE
	@{ echo "STARBOARD_PURE=$(STARBOARD_PURE)"; command -v $${CC:-cc} gcc clang; \
	  find src -type f ! -name '*.pyc' | LC_ALL=C sort; } > $@.new || true
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi
