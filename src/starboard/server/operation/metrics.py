"""Metrics: counts and durations for Prometheus. Every server in a process has its own registry."""

from __future__ import annotations

from collections.abc import Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
STATES = ("open", "playing", "over")
FAULTS = ("full", "read-only", "away", "other")


class Metrics:
    """What is counted. Labels are few and known beforehand: never a table, a person or an address."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        # Memory, processor time and open files of this process, by the names that everybody uses; on Linux only.
        ProcessCollector(registry=own)
        self.requests = Counter(
            "starboard_requests", "HTTP requests by route and status.", ["method", "route", "status"], registry=own
        )
        self.request_seconds = Histogram(
            "starboard_request_seconds",
            "From a request to its answer.",
            ["method", "route"],
            registry=own,
            buckets=QUICK,
        )
        self.sockets = Gauge("starboard_sockets", "Open WebSockets.", registry=own)
        self.rooms = Gauge("starboard_rooms", "Tables held in memory.", registry=own)
        self.choices = Counter("starboard_choices", "Choices written to the record.", ["by"], registry=own)
        self.choice_seconds = Histogram(
            "starboard_choice_seconds",
            "From a choice to its acknowledgement.",
            registry=own,
            buckets=QUICK,
        )
        self.refusals = Counter("starboard_refusals", "Requests that were refused while playing.", registry=own)
        self.bot_queue = Gauge("starboard_bot_queue", "Decisions that wait for a bot process.", registry=own)
        self.bot_seconds = Histogram(
            "starboard_bot_seconds",
            "From asking a bot to its answer, with the time in the queue.",
            registry=own,
            buckets=QUICK,
        )
        self.bot_deaths = Counter("starboard_bot_deaths", "Bot processes that died or were ended.", registry=own)
        self.tables = Gauge("starboard_tables", "Tables in the database, by their state.", ["status"], registry=own)
        self.write_seconds = Histogram(
            "starboard_database_write_seconds",
            "From what is to be written to its being on disk.",
            registry=own,
            buckets=QUICK,
        )
        self.database_faults = Counter(
            "starboard_database_faults", "What the database could not do, by why not.", ["what"], registry=own
        )
        for what in FAULTS:
            self.database_faults.labels(what)

    def set_tables(self, counted: Mapping[str, int]) -> None:
        for status in STATES:
            self.tables.labels(status).set(counted.get(status, 0))

    def text(self) -> bytes:
        return generate_latest(self.registry)
