"""What an operator can set. Defaults, then one TOML file, then the environment (`BRIDGELAW_…`), then flags."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
import rtoml
from msgspec import Meta, Struct

PREFIX = "BRIDGELAW_"
SECRET = frozenset(("operator", "database"))
"""Settings whose value is never printed: a database address can hold a password."""

Rate = Annotated[str, Meta(pattern=r"^[1-9]\d{0,5} ?(/|per) ?(\d{1,4} ?)?(second|minute|hour|day)s?$")]
Seconds = Annotated[float, Meta(gt=0, le=3600)]
Count = Annotated[int, Meta(ge=1, le=1_000_000_000)]


class ServerSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one server process runs.

    Attributes:
        host: the address to listen on.
        port: the port to listen on; 0 takes a free one.
        data: the folder for the embedded database and the operator's secret; empty: the user's data folder.
        database: the address of a PostgreSQL database, `postgresql://…`; empty: SQLite in the data folder.
        public: the address at which people reach the server, `https://…`, when a proxy stands before it.
        origins: further addresses whose pages may use the API with a player's cookie.
        operator: the secret of who may open tables and read metrics; empty: made once and kept in the data folder.
        log: how much is logged.
        log_form: `json` is one object per line, for programs; `text` for people.
        message: the largest message of a player, in bytes.
        upload: the largest file of a Director, in bytes.
        head: the largest head of a request, in bytes.
        head_seconds: seconds within which a request has to begin, and its head to be whole.
        body_seconds: seconds within which its body has to be whole.
        idle_seconds: seconds for which a connection is kept on which a request has been answered.
        waiting: connections of one address on which nothing is being answered.
        sockets: open connections of one link.
        tables: open tables.
        open_tables: who may open tables by the welcome page; empty: anybody, unless `public` is set.
        hall: an evening is played here: whoever has the link of the hall opens one, and the units of the house lead to
            it.
        evidence_card: Directors can have it computed what information would change, on deals solved beside the server.
        acts: how often one link may act.
        joins: how often one link may be opened, and how often one address may try links that do not exist.
        looks: how often one player's link may look at the score sheet and at boards that are over.
        opens: how many tables one address may open where strangers may open some.
        requests: how often one link may ask for anything at all, and one address for those who have no valid link.
        grace: seconds that open connections get when the server stops.
    """

    host: Annotated[str, Meta(min_length=1)] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    data: str = ""
    database: str = ""
    public: Annotated[str, Meta(pattern=r"^(https?://[^/\s]+)?$")] = ""
    origins: tuple[Annotated[str, Meta(pattern=r"^https?://[^/\s]+$")], ...] = ()
    operator: str = ""
    log: Literal["debug", "info", "warning", "error"] = "info"
    log_form: Literal["text", "json"] = "text"
    message: Annotated[int, Meta(ge=1024, le=1_000_000)] = 16_384
    upload: Annotated[int, Meta(ge=1024, le=100_000_000)] = 1_000_000
    head: Annotated[int, Meta(ge=4096, le=1_000_000)] = 32_768
    head_seconds: Seconds = 10.0
    body_seconds: Seconds = 60.0
    idle_seconds: Annotated[int, Meta(ge=1, le=3600)] = 5
    waiting: Count = 1_000
    sockets: Count = 6
    tables: Count = 2_000
    open_tables: Literal["", "anybody", "operator"] = ""
    hall: bool = False
    evidence_card: bool = False
    acts: Rate = "20/second"
    joins: Rate = "30/minute"
    looks: Rate = "60/minute"
    opens: Rate = "20/hour"
    requests: Rate = "3000/minute"
    grace: Annotated[float, Meta(ge=0, le=600)] = 3.0

    @property
    def folder(self) -> Path:
        """The data folder."""
        if self.data:
            return Path(self.data).expanduser()
        home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
        return Path(home).expanduser() / "bridgelaw"

    @property
    def address(self) -> str:
        """Where people reach the server; used in links."""
        if self.public:
            return self.public
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{'localhost' if host in ('0.0.0.0', '[::]') else host}:{self.port}"

    @property
    def strangers_open(self) -> bool:
        """Whether whoever comes without a link may open a table."""
        return self.open_tables == "anybody" or (not self.open_tables and not self.public)

    @property
    def secure(self) -> bool:
        """Whether people reach it by https."""
        return urlsplit(self.public).scheme == "https"


class Misconfigured(ValueError):
    """A setting that cannot be used. `code` is `setting-…` of the messages, `args` what goes into it."""

    def __init__(self, code: str, where: str, name: str = "", value: str = "") -> None:
        super().__init__(f"{where}: {name or code}")
        self.code = code
        self.said = {"where": where, "name": name, "value": value}


def settings(
    flags: Mapping[str, Any], environment: Mapping[str, str] | None = None, file: Path | None = None
) -> ServerSettings:
    """The settings of this start.

    Args:
        flags: what was given on the command line; None stands for a flag that was not given.
        environment: variables by name; those that begin with `BRIDGELAW_` count.
        file: the TOML file; else the one that `BRIDGELAW_CONFIG` names, if it does.

    Raises:
        Misconfigured: a file that cannot be read, an unknown setting, a value that cannot be.
    """
    environment = {} if environment is None else environment
    named = {name[len(PREFIX) :].lower(): value for name, value in environment.items() if name.startswith(PREFIX)}
    path = file or (Path(named["config"]) if named.get("config") else None)
    named.pop("config", None)
    found: dict[str, Any] = {}
    if path is not None:
        found |= _checked(_read(path), str(path), strict=True)
    found |= _checked({k: _listed(k, v) for k, v in named.items()}, "BRIDGELAW_*", strict=False)
    found |= _checked({k: v for k, v in flags.items() if v is not None}, "--", strict=False)
    return msgspec.convert(found, ServerSettings, strict=False)


def database_address(settings: ServerSettings) -> str:
    """The address of the database; of the embedded one its folder is there then."""
    if settings.database:
        return settings.database
    folder = settings.folder
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return f"sqlite:///{folder.resolve() / 'tables.sqlite'}"


def _read(path: Path) -> dict[str, Any]:
    try:
        return rtoml.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise Misconfigured("setting-unreadable", str(path)) from error
    except rtoml.TomlParsingError as error:
        raise Misconfigured("setting-not-toml", str(path), value=str(error)) from error


def _listed(name: str, value: str) -> Any:
    return tuple(value.split()) if name == "origins" else value


def _checked(values: Mapping[str, Any], where: str, *, strict: bool) -> dict[str, Any]:
    """Each value by itself, so that the error can name it."""
    for name, value in values.items():
        if name not in ServerSettings.__struct_fields__:
            raise Misconfigured("setting-unknown", where, name)
        try:
            msgspec.convert({name: value}, ServerSettings, strict=strict)
        except msgspec.ValidationError as error:
            shown = "…" if name in SECRET else str(value)
            raise Misconfigured("setting-value", where, name, shown) from error
    return dict(values)
