"""Schema: what the server speaks, as JSON schema, OpenAPI and AsyncAPI, made from `wire` and the endpoints.

The browser's types are generated from the JSON schema (`tools/write_schema.py`). Every definition bears the name of its
class in `wire`.
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterable, Mapping
from types import NoneType, UnionType
from typing import Any, get_args

import msgspec

import starboard
from starboard.server import wire
from starboard.server.web.endpoint import LANGUAGE, Endpoint
from starboard.words.face import Face

DIALECT = "https://json-schema.org/draft/2020-12/schema"
UNIONS = ("Form", "FromClient", "FromServer")
COMPONENTS = "#/components/schemas"
ANY_REQUEST = {400: "not understood", 421: "called by a name it does not know", 429: "too many requests"}
REFUSALS = {
    401: "nobody asks: take a name first",
    403: "not allowed",
    404: "does not exist, or not for whoever asks",
    408: "took too long to arrive",
    409: "not possible now",
    413: "too long",
    415: "not JSON",
    422: "understood, but it cannot be",
    503: "too much at once: try again",
}


def types() -> list[type]:
    """Every message type, in the order of the wire."""
    found = [kind for kind in vars(wire).values() if inspect.isclass(kind) and issubclass(kind, wire.In | wire.Out)]
    return [kind for kind in found if kind not in (wire.In, wire.Out)]


def definitions(place: str) -> dict[str, Any]:
    """A schema for each type and union by its name; they refer to each other under `place`."""
    kinds = [*types(), *(getattr(wire, name) for name in UNIONS)]
    schemas, found = msgspec.json.schema_components(kinds, ref_template=place + "/{name}")
    for kind in types():
        if issubclass(kind, wire.Out):
            # What we send is always sent in full; a default only spares our own code from writing it.
            found[kind.__name__]["required"] = list(found[kind.__name__]["properties"])
    for name, schema in zip(UNIONS, schemas[-len(UNIONS) :], strict=True):
        found[name] = {"title": name, **schema}
    return dict(found)


def document(faces: Mapping[str, Face]) -> dict[str, Any]:
    """One JSON schema document with a definition for every type, and the views of these games."""
    return {
        "$schema": DIALECT,
        "title": "Starboard",
        "description": f"Protocol {wire.PROTOCOL}: all that travels between a server and its clients.",
        "$defs": definitions("#/$defs"),
        "views": {name: view_schema(face, f"#/views/{name}") for name, face in sorted(faces.items())},
    }


def view_schema(face: Face, place: str) -> dict[str, Any]:
    """What `view` holds in an Update of a game, and `drawing` in its atlas; `place` is where it stands in the document.
    A game need not say."""
    if face.view_type() is None:
        return {"type": "object"}
    kinds = [face.view_type(), *face.drawing_types()]
    [view, *drawings], found = msgspec.json.schema_components(kinds, ref_template=place + "/$defs/{name}")
    for definition in found.values():
        definition["additionalProperties"] = False
    return {**view, "$defs": {**found, "Drawing": {"anyOf": drawings}}}


# --- OpenAPI -----------------------------------------------------------------------------------------------------


def openapi(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """What can be asked over HTTP."""
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": about(),
        "jsonSchemaDialect": DIALECT,
        "paths": paths,
        "components": {
            "schemas": definitions(COMPONENTS),
            "securitySchemes": {"person": {"type": "apiKey", "in": "cookie", "name": "starboard"}},
        },
    }


def about() -> dict[str, Any]:
    return {
        "title": "Starboard",
        "version": starboard.__version__,
        "description": "A digital table for space-civilisation board games. Requests that change something need the "
        "cookie that POST /api/me hands out, and an Origin of this server if they come from a browser.",
        "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
    }


def operation(endpoint: Endpoint) -> dict[str, Any]:
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
        for name in re.findall(r"\{(\w+)\}", endpoint.path)
    ]
    for query in endpoint.query:
        parameters.append({"name": query.name, "in": "query", "description": query.about, "schema": dict(query.schema)})
    found: dict[str, Any] = {
        "operationId": f"{endpoint.method.lower()}{endpoint.path.title()}".translate({ord(c): None for c in "/{}-_"}),
        "summary": endpoint.about,
        "responses": responses(endpoint),
        "security": [{"person": []}] if endpoint.needs_person else [{}, {"person": []}],
    }
    if parameters:
        found["parameters"] = parameters
    if endpoint.takes is not None:
        kind = "text/plain" if endpoint.takes is str else "application/json"
        found["requestBody"] = {"required": True, "content": {kind: {"schema": schema_of(endpoint.takes)}}}
    return found


def responses(endpoint: Endpoint) -> dict[str, Any]:
    """What may be answered: what was asked for, or a problem."""
    statuses = set(endpoint.refuses) | set(ANY_REQUEST)
    if endpoint.needs_person:
        statuses.add(401)
    if endpoint.method != "GET":
        statuses.add(403)
    if endpoint.takes is not None:
        statuses |= {408, 413}
        statuses |= {415} if endpoint.takes is not str else set()
    if endpoint.gives is None:
        found: dict[str, Any] = {"204": {"description": "done"}}
    else:
        kind = endpoint.text if endpoint.gives is str else "application/json"
        content = {kind: {"schema": schema_of(endpoint.gives)}}
        found = {str(endpoint.status): {"description": endpoint.about, "content": content}}
    if endpoint.cache:
        found["304"] = {"description": "the same as before"}
    problem = {"application/json": {"schema": schema_of(wire.Problem)}}
    for status in sorted(statuses):
        why = ANY_REQUEST.get(status) or REFUSALS[status]
        found[str(status)] = {"description": why, "content": problem}
    return found


def schema_of(kind: Any) -> dict[str, Any]:
    if kind is str:
        return {"type": "string"}
    if isinstance(kind, UnionType):
        return {"anyOf": [{"type": "null"} if one is NoneType else schema_of(one) for one in get_args(kind)]}
    if get_args(kind):
        return {"type": "array", "items": schema_of(get_args(kind)[0])}
    return {"$ref": f"{COMPONENTS}/{kind.__name__}"}


# --- AsyncAPI ----------------------------------------------------------------------------------------------------


def asyncapi() -> dict[str, Any]:
    """What is said on the WebSockets."""
    said = [kind.__name__ for kind in get_args(wire.FromServer)]
    asked = [kind.__name__ for kind in get_args(wire.FromClient)]
    table, lobby = "#/channels/table", "#/channels/lobby"
    number = {"description": "a number from 0 on"}
    return {
        "asyncapi": "3.0.0",
        "info": about(),
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/api/tables/{table}/play",
                "description": "A table, through one seat's eyes or as a spectator. The first message is Welcome.",
                "parameters": {"table": {"description": "the id of the table"}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in [*said, *asked]},
                "bindings": {
                    "ws": {
                        "method": "GET",
                        "query": {
                            "type": "object",
                            "properties": {
                                "seat": {**number, "type": "integer", "minimum": 0},
                                "since": {**number, "type": "integer", "minimum": 0},
                                "epoch": {**number, "type": "integer", "minimum": 0},
                                "language": dict(LANGUAGE.schema),
                            },
                        },
                    }
                },
            },
            "lobby": {
                "address": "/api/lobby/socket",
                "description": "The lobby, sent whenever it changed for whoever looks.",
                "messages": {"Lobby": {"$ref": "#/components/messages/Lobby"}},
                "bindings": {
                    "ws": {
                        "method": "GET",
                        "query": {"type": "object", "properties": {"language": dict(LANGUAGE.schema)}},
                    }
                },
            },
        },
        "operations": {
            "play": {
                "action": "receive",
                "channel": {"$ref": table},
                "messages": [{"$ref": f"{table}/messages/{name}"} for name in asked],
            },
            "tell": {
                "action": "send",
                "channel": {"$ref": table},
                "messages": [{"$ref": f"{table}/messages/{name}"} for name in said],
            },
            "list": {
                "action": "send",
                "channel": {"$ref": lobby},
                "messages": [{"$ref": f"{lobby}/messages/Lobby"}],
            },
        },
        "components": {
            "messages": {
                name: {"name": name, "payload": {"$ref": f"{COMPONENTS}/{name}"}} for name in [*said, *asked, "Lobby"]
            },
            "schemas": definitions(COMPONENTS),
        },
    }


def encoded(made: dict[str, Any]) -> bytes:
    return (json.dumps(made, indent=2) + "\n").encode()
