"""Firefox and WebKit, driven by what Debian packages: Firefox speaks WebDriver BiDi by itself, WebKit classic WebDriver
through its driver. A few verbs are enough for somebody who looks and clicks; Chromium has Playwright."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from tests.server.postgres import free_port
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

MOST_SECONDS = 60
"""For a browser to start, and for anything it is asked."""

LISTEN = """() => {
  if (window.faults) return
  window.faults = []
  addEventListener('error', ({ message }) => message && window.faults.push(message))
  addEventListener('unhandledrejection', ({ reason }) => window.faults.push(String(reason)))
  const plain = console.error
  console.error = (...said) => (window.faults.push(said.join(' ')), plain(...said))
}"""
"""Whatever breaks on the page from now on is kept there."""


class NoBrowser(Exception):
    """This browser is not there, or does not start here."""


class Driver(ABC):
    """A browser with one page, which starts empty-handed and ends with `close`."""

    name: str

    def __init__(self, width: int, height: int) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="starboard-browser-"))
        self.programs: list[subprocess.Popen[bytes]] = []
        try:
            self.begin(width, height)
        except BaseException:
            self.close()
            raise

    @abstractmethod
    def begin(self, width: int, height: int) -> None:
        """Start the programs, and open a page of this size."""

    @abstractmethod
    def open(self, address: str) -> None: ...

    @abstractmethod
    def run(self, function: str, *given: Any) -> Any:
        """Call a function on the page; what it is given and gives is plain."""

    @abstractmethod
    def act(self, *sources: dict[str, Any]) -> None:
        """Move, press and type, as WebDriver writes it in both its kinds."""

    @abstractmethod
    def picture(self, file: Path) -> None: ...

    def click(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps})

    def write(self, text: str) -> None:
        keys = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self.act({"type": "key", "id": "keys", "actions": keys})

    def start(self, program: str, *arguments: str, **environment: str) -> None:
        found = shutil.which(program)
        if found is None:
            raise NoBrowser(f"{program} is not installed: tools/install-browsers does that")
        self.programs.append(
            subprocess.Popen(
                [found, *arguments],
                env={**os.environ, "HOME": str(self.folder), **environment},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        )

    def close(self) -> None:
        for program in reversed(self.programs):
            program.terminate()
            try:
                program.wait(10)
            except subprocess.TimeoutExpired:
                program.kill()
                program.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def eventually(attempt: Callable[[], Any], *missing: type[Exception]) -> Any:
    """Try until it works: a program that was just started takes a while to listen."""
    end = time.monotonic() + MOST_SECONDS
    while True:
        try:
            return attempt()
        except missing as fault:
            if time.monotonic() > end:
                raise NoBrowser(str(fault)) from fault
            time.sleep(0.2)


class Firefox(Driver):
    """Debian's Firefox, over its own WebSocket."""

    name = "firefox"

    def begin(self, width: int, height: int) -> None:
        port, self.number = free_port(), 0
        self.start(
            "firefox-esr", "--headless", "--no-remote", "--profile", str(self.folder), f"--remote-debugging-port={port}"
        )
        self.line: ClientConnection = eventually(
            lambda: connect(f"ws://127.0.0.1:{port}/session", proxy=None, max_size=None), OSError, WebSocketException
        )
        self.ask("session.new", capabilities={})
        self.page = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.ask("browsingContext.setViewport", context=self.page, viewport={"width": width, "height": height})

    def ask(self, method: str, **given: Any) -> Any:
        self.number += 1
        self.line.send(json.dumps({"id": self.number, "method": method, "params": given}))
        while True:
            answer = json.loads(self.line.recv(MOST_SECONDS))
            if answer.get("id") != self.number:
                continue  # an event
            if answer["type"] == "error":
                raise AssertionError(f"{method}: {answer['error']}: {answer['message']}")
            return answer["result"]

    def open(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def run(self, function: str, *given: Any) -> Any:
        found = self.ask(
            "script.callFunction",
            functionDeclaration=f"(given) => JSON.stringify(({function})(...JSON.parse(given)) ?? null)",
            arguments=[{"type": "string", "value": json.dumps(given)}],
            target={"context": self.page},
            awaitPromise=False,
            userActivation=True,
        )
        assert found["type"] == "success", found["exceptionDetails"]["text"]
        return json.loads(found["result"]["value"])

    def act(self, *sources: dict[str, Any]) -> None:
        self.ask("input.performActions", context=self.page, actions=[*sources])

    def picture(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self.ask("browsingContext.captureScreenshot", context=self.page)["data"]))


class WebKit(Driver):
    """WebKitGTK's small browser, over its driver's HTTP; it needs a screen, so it gets one that nobody sees."""

    name = "webkit"
    browser = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"

    def begin(self, width: int, height: int) -> None:
        port, display = free_port(), f":{free_port() % 10_000 + 100}"
        self.start("Xvfb", display, "-screen", "0", f"{width + 200}x{height + 300}x24", "-nolisten", "tcp")
        self.start("WebKitWebDriver", f"--port={port}", DISPLAY=display, GDK_BACKEND="x11", LIBGL_ALWAYS_SOFTWARE="1")
        self.line = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=MOST_SECONDS, trust_env=False)
        eventually(lambda: self.line.get("/status"), httpx.TransportError)
        options = {"binary": self.browser, "args": ["--automation"]}
        wish = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.session = f"/session/{self.ask('POST', '/session', wish)['sessionId']}"
        self.ask("POST", f"{self.session}/window/rect", {"x": 0, "y": 0, "width": width, "height": height})
        # The window has a frame and a bar of its own: what counts is the page inside.
        self.open("about:blank")
        inside = self.run("() => [innerWidth, innerHeight]")
        rect = {"x": 0, "y": 0, "width": 2 * width - inside[0], "height": 2 * height - inside[1]}
        self.ask("POST", f"{self.session}/window/rect", rect)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.line.request(method, path, json={} if body is None and method == "POST" else body)
        value = answer.json()["value"]
        if answer.status_code != 200:
            raise AssertionError(f"{method} {path}: {value['error']}: {value['message']}")
        return value

    def open(self, address: str) -> None:
        self.ask("POST", f"{self.session}/url", {"url": address})

    def run(self, function: str, *given: Any) -> Any:
        script = f"return JSON.stringify(({function})(...JSON.parse(arguments[0])) ?? null)"
        found = self.ask("POST", f"{self.session}/execute/sync", {"script": script, "args": [json.dumps(given)]})
        return json.loads(found)

    def act(self, *sources: dict[str, Any]) -> None:
        self.ask("POST", f"{self.session}/actions", {"actions": [*sources]})

    def picture(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self.ask("GET", f"{self.session}/screenshot")))


BROWSERS: dict[str, type[Driver]] = {"firefox": Firefox, "webkit": WebKit}
