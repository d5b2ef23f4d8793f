# A server with everything in it. Nothing has to be set:
#
#     docker build --tag starboard .
#     docker run --detach --publish 8000:8000 --volume starboard:/data starboard
#
# docs/hosting.md has the rest. The first stage builds as `make setup` does and is thrown away; the second has Python,
# the locked libraries of the server and our wheel.

ARG PYTHON=3.11

FROM python:${PYTHON}-slim-bookworm AS build

SHELL ["/bin/bash", "-o", "pipefail", "-c"]

# The versions of Debian's stable release are as good as pinned.
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install --yes --no-install-recommends gcc libc6-dev make \
 && rm -rf /var/lib/apt/lists/*

WORKDIR /src
COPY . .

# Compiles the engine (some minutes, under 2 GB of memory) and builds the browser client.
RUN make setup

# The server's libraries as locked, and the wheel that was just built, in an environment that can be moved as it is.
RUN .venv/bin/uv export --quiet --frozen --no-dev --extra server --no-emit-project --output-file locked.txt \
 && python -m venv /opt/starboard \
 && .venv/bin/uv pip install --quiet --python /opt/starboard/bin/python --requirement locked.txt \
 && .venv/bin/uv pip install --quiet --python /opt/starboard/bin/python --no-deps .venv/dist/*.whl \
 && /opt/starboard/bin/starboard --version


FROM python:${PYTHON}-slim-bookworm

LABEL org.opencontainers.image.title="Starboard" \
      org.opencontainers.image.description="A digital table for space-civilisation board games (unofficial fan project)" \
      org.opencontainers.image.licenses="Apache-2.0"

RUN groupadd --system --gid 10001 starboard \
 && useradd --system --uid 10001 --gid starboard --home-dir /data --no-create-home --shell /usr/sbin/nologin starboard \
 && install --directory --owner starboard --group starboard --mode 0700 /data

COPY --from=build /opt/starboard /opt/starboard

# The data folder is /data/starboard. Everything else can be set by variables too: `starboard serve --help`.
ENV PATH=/opt/starboard/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    XDG_DATA_HOME=/data \
    STARBOARD_HOST=0.0.0.0 \
    STARBOARD_PORT=8000

USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM

HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen(f'http://127.0.0.1:{os.environ[\"STARBOARD_PORT\"]}/health', timeout=8)"]

CMD ["starboard", "serve"]
