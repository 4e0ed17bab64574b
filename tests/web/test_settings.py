"""Settings come from defaults, a file, the environment, flags, in that order; logs hold no secret."""

from __future__ import annotations

import io
import json
import logging
from pathlib import Path

import pytest

from bridgelaw.cli.serve import serve
from bridgelaw.web import logs
from bridgelaw.web.settings import Misconfigured, ServerSettings, settings


def test_the_later_one_counts(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text('port = 1\nhost = "0.0.0.0"\nlog = "debug"\norigins = ["https://a.example"]\n')
    found = settings({"port": 3, "host": None}, {"BRIDGELAW_PORT": "2", "BRIDGELAW_LOG": "error", "OTHER": "x"}, file)
    assert (found.port, found.host, found.log, found.origins) == (3, "0.0.0.0", "error", ("https://a.example",))
    by_name = settings({}, {"BRIDGELAW_CONFIG": str(file), "BRIDGELAW_ORIGINS": "https://b.example http://c.example"})
    assert (by_name.port, by_name.origins) == (1, ("https://b.example", "http://c.example"))
    assert settings({}) == ServerSettings()


@pytest.mark.parametrize(
    ("text", "code", "name"),
    [
        ("port = 70000", "setting-value", "port"), ('port = "80"', "setting-value", "port"),
        ("prot = 1", "setting-unknown", "prot"), ("port =", "setting-not-toml", ""),
        ('acts = "fast"', "setting-value", "acts"),
        ('public = "table.example"', "setting-value", "public"), ('log = "loud"', "setting-value", "log"),
        ("message = 10", "setting-value", "message"), ('origins = ["*"]', "setting-value", "origins"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_named(tmp_path: Path, text: str, code: str, name: str) -> None:
    file = tmp_path / "club.toml"
    file.write_text(text)
    with pytest.raises(Misconfigured) as error:
        settings({}, {}, file)
    assert (error.value.code, error.value.said["name"], error.value.said["where"]) == (code, name, str(file))


def test_a_secret_setting_is_not_shown() -> None:
    with pytest.raises(Misconfigured) as error:
        settings({"operator": 5.5}, {})
    assert error.value.said["value"] == "…"


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        ({"port": 99999}, "--: port cannot be “99999”."),
        ({"bots": "N,Q"}, "--: bots cannot be “N,Q”."),
        ({"config": Path("none.toml")}, "none.toml: this file cannot be read."),
        ({"database": "oracle://u:hidden@h/x"}, "The database cannot be used"),
        ({"host": "192.0.2.1"}, "Nobody can listen on 192.0.2.1:0"),
    ],
)
def test_the_command_says_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], flags: dict[str, object], said: str
) -> None:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        status = serve(**{"port": 0, "data": str(tmp_path), **flags})  # type: ignore[arg-type]
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
    shown = capsys.readouterr()
    assert status == 2
    assert said in shown.err
    assert "hidden" not in shown.err
    assert "Traceback" not in shown.err
    assert shown.out == ""


def test_logs_are_lines_of_json_without_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    monkeypatch.setattr("sys.stderr", out)
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        logs.set_up("info", "json")
        logs.event("request", route="/join/{secret}", status=200)
        for text in (
            "GET /join/abcDEF-123",
            "authorization: Bearer abcDEF-123",
            "cookie: seat=abcDEF-123; x",
            "postgresql://u:abcDEF-123@h/d",
        ):
            logging.getLogger("other").warning(text)
        try:
            raise ValueError("/join/abcDEF-123")
        except ValueError as error:
            logs.event("fault", logging.ERROR, error=error)
        logging.getLogger("uvicorn.access").info("/join/abcDEF-123")
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert (lines[0]["event"], lines[0]["status"]) == ("request", 200)
    assert len(lines) == 6
    assert "trace" in lines[-1]
    assert "abcDEF" not in out.getvalue()


def test_a_variable_alone_is_read_as_what_it_stands_for() -> None:
    found = settings({}, {"BRIDGELAW_PORT": "2000", "BRIDGELAW_GRACE": "1.5"})
    assert (found.port, found.grace) == (2000, 1.5)
