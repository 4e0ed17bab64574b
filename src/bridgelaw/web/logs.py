"""Structured logs: one event with its fields per line, as JSON for programs or as text for people. No secrets."""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

_SECRETS = re.compile(r"(/join/|Bearer\s+|seat=|operator=|://[^:/@\s]*:)[^\s/?#;,\"'@]+")
"""What precedes a secret wherever one could be printed: a link, a header, a cookie, a database's password."""

_NOISY = (
    "uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "aiosqlite", "sqlalchemy", "websockets", "alembic",
)  # fmt: skip

LOG = logging.getLogger("bridgelaw.web")


def event(name: str, level: int = logging.INFO, /, *, error: BaseException | None = None, **fields: Any) -> None:
    """Log that `name` happened. `fields` are codes and numbers; never what a player wrote, nor a secret."""
    if LOG.isEnabledFor(level):
        LOG.log(level, name, extra={"fields": fields}, exc_info=error)


def without_secrets(text: str) -> str:
    """`text` with everything blotted out that stands where a secret stands."""
    return _SECRETS.sub(r"\1…", text)


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": without_secrets(record.getMessage()),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = without_secrets(self.formatException(record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


class _Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).strftime("%H:%M:%S")
        fields = " ".join(f"{name}={value}" for name, value in getattr(record, "fields", {}).items())
        line = f"{at} {record.levelname.lower():7} {record.getMessage()} {fields}".rstrip()
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return without_secrets(line)


def set_up(level: str, form: Literal["text", "json"]) -> None:
    """Send all logs of this process to the error stream, in that form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if form == "json" else _Text())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # what these say of a request is said by the shell, without what must not be said
    for noisy in _NOISY:
        logging.getLogger(noisy).handlers[:] = []
        logging.getLogger(noisy).propagate = True
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
