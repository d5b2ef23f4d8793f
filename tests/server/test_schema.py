"""What the server says it speaks, and that it does: documents made from types, requests made from documents."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import booleans
from jsonschema_rs import Draft202012Validator
from schemathesis import GenerationMode, checks
from tests.server.client import Person, act
from tests.server.node import Node
from tests.server.nursery import Nursery

from starboard.server.web import schema
from starboard.server.web.routes import ENDPOINTS
from starboard.words.faces import faces

TOOL = Path(__file__).parents[2] / "tools" / "write_schema.py"
OPENAPI = schema.openapi(ENDPOINTS)
OPERATIONS = [(method.upper(), path) for path, methods in OPENAPI["paths"].items() for method in methods]
CHECKED = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


def references(value: Any) -> Iterator[str]:
    """Every place that a document points to."""
    if isinstance(value, dict):
        if isinstance(value.get("$ref"), str):
            yield value["$ref"]
        for inside in value.values():
            yield from references(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from references(inside)


@pytest.mark.parametrize(
    "document", [schema.document(faces()), OPENAPI, schema.asyncapi()], ids=["schema", "openapi", "async"]
)
def test_everything_a_document_points_to_is_in_it(document: dict[str, Any]) -> None:
    for place in set(references(document)):
        found: Any = document
        for name in place.removeprefix("#/").split("/"):
            found = found[name]


def test_every_type_of_the_wire_is_described_under_its_name() -> None:
    found = schema.document(faces())["$defs"]
    for kind in schema.types():
        assert found[kind.__name__]["title"] == kind.__name__
    for name in schema.UNIONS:
        assert found[name]["title"] == name
        assert len(found[name]["anyOf"]) > 1


def test_what_is_sent_is_sent_in_full_and_what_comes_has_nothing_unknown() -> None:
    found = schema.document(faces())["$defs"]
    assert "links" in found["Table"]["required"]
    assert "private" not in found["NewTable"]["required"]
    assert found["NewTable"]["additionalProperties"] is False


def test_the_schema_is_written_for_the_browser(tmp_path: Path) -> None:
    to = tmp_path / "schema.json"
    subprocess.run([sys.executable, str(TOOL), str(to)], check=True)
    assert json.loads(to.read_text()) == schema.document(faces())


@pytest.mark.parametrize("name", ["schema", "openapi", "asyncapi"])
def test_the_documents_are_served(server: str, name: str) -> None:
    answer = httpx.get(f"{server}/api/{name}.json")
    made = {"schema": schema.document(faces()), "openapi": OPENAPI, "asyncapi": schema.asyncapi()}
    assert answer.json() == made[name]


def test_every_address_is_described_once() -> None:
    assert len(OPERATIONS) == len(ENDPOINTS)
    names = [operation["operationId"] for methods in OPENAPI["paths"].values() for operation in methods.values()]
    assert sorted(names) == sorted(set(names))


def test_what_a_table_says_on_its_socket_is_as_described(server: str) -> None:
    document = schema.document(faces())
    messages = Draft202012Validator({**document, "$ref": "#/$defs/FromServer"})

    async def scene() -> None:
        ola = await Person.arrive(server, "Ola")
        table = (await ola.new_table("race", ["me", "random"]))["id"]
        chair = await ola.sit(table, 0)
        decision = await chair.asked()
        assert decision is not None
        await chair.say("explain", thing="old-earth")
        await chair.say("choose", decision="9.9", choice=[])
        said = {json.loads(frame)["say"] for frame in chair.traffic}
        assert {"welcome", "update", "refused"} <= said
        for frame in chair.traffic:
            messages.validate(json.loads(frame))

    act(scene())


# --- requests made from the document ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def target(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server that everything may be thrown at."""
    folder = tmp_path_factory.mktemp("target")
    node = Node(nursery, f"sqlite:///{folder / 'starboard.db'}", folder)
    node.start()
    yield node
    try:
        assert node.healthy()
        node.check_log()
    finally:
        node.kill()


@pytest.fixture(scope="module")
def known(target: Node) -> dict[str, str]:
    """Somebody with a cookie, a table of their own, and a finished game to look at."""
    spare = next(iter(httpx.post(f"{target.address}/api/me", json={"name": "Spare"}).cookies.values()))
    with httpx.Client(base_url=target.address) as client:
        client.post("/api/me", json={"name": "Fuzz"}).raise_for_status()
        bots = [{"who": "bot", "bot": "random"}] * 2
        finished = client.post("/api/tables", json={"ruleset": "race", "options": {}, "seats": bots}).json()
        seats = [{"who": "me"}, {"who": "open"}]
        table = client.post("/api/tables", json={"ruleset": "race", "options": {}, "seats": seats}).json()
        cookie = next(iter(client.cookies.values()))
        return {"cookie": cookie, "spare": spare, "table": table["id"], "finished": finished["id"]}


def ways() -> Iterator[Any]:
    """Every address with requests that fit the document, and where something can be unfit, with those that do not."""
    for method, path in OPERATIONS:
        described = OPENAPI["paths"][path][method.lower()]
        yield pytest.param(method, path, GenerationMode.POSITIVE, id=f"{method} {path} fitting")
        if "requestBody" in described or any(one["in"] == "query" for one in described.get("parameters", [])):
            yield pytest.param(method, path, GenerationMode.NEGATIVE, id=f"{method} {path} unfit")


@pytest.mark.parametrize(("method", "path", "mode"), list(ways()))
def test_requests_that_fit_the_document_or_do_not_are_answered_as_it_says(
    target: Node, known: dict[str, str], method: str, path: str, mode: GenerationMode
) -> None:
    operation = schemathesis.openapi.from_dict(OPENAPI)[path][method]

    @settings(max_examples=12, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode), at_home=booleans())
    def ask(case: schemathesis.Case[Any], at_home: bool) -> None:
        places = case.path_parameters or {}
        if at_home and "table" in places:
            places["table"] = known["finished" if "replays" in path else "table"]
        if at_home and "ruleset" in places:
            places["ruleset"] = "sun"
        # A new password, or logging out everywhere, makes the cookie void for all requests after that.
        spoils = path in ("/api/logout", "/api/me/password")
        cookies = {"starboard": known["spare" if spoils else "cookie"]}
        response = case.call(base_url=target.address, cookies=cookies)
        case.validate_response(response, checks=CHECKED)

    ask()
