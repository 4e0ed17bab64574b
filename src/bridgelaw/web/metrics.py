"""Figures of one server process for Prometheus. For the operator only: even a count would tell that something happened
which a player did not perceive."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from bridgelaw.live.faults import Faults, What

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)


class Tally(Collector):
    """A count that only the event loop's thread adds to: a `Counter` locks, five times for every act."""

    def __init__(self, name: str, said: str) -> None:
        self._name, self._said = name, said
        self.count = 0

    def collect(self) -> Iterable[Metric]:
        """The count, as Prometheus takes it."""
        yield CounterMetricFamily(self._name, self._said, value=self.count)


class Faulty(Collector):
    """What could not be judged, read or shown, by what it is of."""

    def __init__(self, faults: Faults) -> None:
        self._faults = faults

    def collect(self) -> Iterable[Metric]:
        """The counts, as Prometheus takes them; each is there from the start."""
        said = "What could not be judged, read or shown."
        found = CounterMetricFamily("bridgelaw_faults", said, labels=["of"])
        for what in get_args(What):
            found.add_metric([what], self._faults.counts[what])
        yield found


class Metrics:
    """The figures, each by its name. One object per application, so that two in one process do not mix."""

    def __init__(self, faults: Faults | None = None) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        made = self.registry
        self.acts = Tally("bridgelaw_acts", "Acts that were recorded.")
        made.register(self.acts)
        self.session_messages = Tally("bridgelaw_session_messages", "Messages to sessions that were done.")
        made.register(self.session_messages)
        made.register(Faulty(faults or Faults()))
        self.refused = Counter("bridgelaw_refused", "Messages that were refused, by code.", ["code"], registry=made)
        self.views = Tally("bridgelaw_views_sent", "Views sent over sockets.")
        made.register(self.views)
        self.skipped = Counter("bridgelaw_views_skipped", "Views that a slow reader did not get.", registry=made)
        self.sockets = Gauge("bridgelaw_sockets", "Open sockets.", registry=made)
        route = ["route"]
        said = "HTTP requests, by route and status."
        self.requests = Counter("bridgelaw_requests", said, [*route, "status"], registry=made)
        said = "Time of an HTTP request, by route."
        self.request_seconds = Histogram("bridgelaw_request_seconds", said, route, registry=made, buckets=_SECONDS)
        said = "From the message to the answer."
        self.act_seconds = Histogram("bridgelaw_act_seconds", said, registry=made, buckets=_SECONDS)

    def done(self) -> int:
        """How much players and Directors have done: acts at tables, and messages to sessions."""
        return self.acts.count + self.session_messages.count

    def text(self) -> bytes:
        """All figures in the text form of Prometheus."""
        return generate_latest(self.registry)
