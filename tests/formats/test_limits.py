"""What is too large, too deep or no text is refused by name and reason, quickly and in little memory."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.limits import JSON_AT_MOST, YAML_AT_MOST
from bridgelaw.formats.record import load, loads

HEAD = b"bridgelaw: 1\nboard: 1\n"
JSON_HEAD = b'{"bridgelaw": 1, "board": 1, '

LONG = (YAML_AT_MOST - 100) // 22


def long_acts(last: bytes) -> bytes:
    """A YAML text as large as is allowed, of passes, with `last` behind them."""
    return HEAD + b"acts:\n" + b"  - {by: N, call: P}\n" * LONG + last


CASES: dict[str, tuple[str, Callable[[], bytes], str, int, str]] = {
    "large YAML": ("a.yaml", lambda: HEAD + b"#" * YAML_AT_MOST, "too-large", 1, "larger than 4 MB"),
    "large JSON": ("a.json", lambda: b" " * (JSON_AT_MOST + 1), "too-large", 1, "larger than 64 MB"),
    "deep YAML": ("a.yaml", lambda: HEAD + b"expect: " + b"[" * 3_900_000, "too-deep", 3, "more than 50 deep"),
    "deep YAML lists": ("a.yaml", lambda: HEAD + b"field:\n  " + b"- " * 1_900_000, "too-deep", 4, "more than 50 deep"),
    "deep YAML maps": ("a.yaml", lambda: b"{a: " * 900_000, "too-deep", 1, "more than 50 deep"),
    "deep JSON": ("a.json", lambda: JSON_HEAD + b'\n"field": ' + b"[" * 60_000_000, "too-deep", 2, "more than 50 deep"),
    "deep JSON maps": ("a.json", lambda: b'{"a": ' * 9_000_000, "too-deep", 1, "more than 50 deep"),
    "deep at the end": (
        "a.json",
        lambda: JSON_HEAD + b'"title": "' + b"[" * 60_000_000 + b'", "field": ' + b"[" * 50 + b"]" * 50 + b"}",
        "too-deep",
        1,
        "more than 50 deep",
    ),
    "many lists": ("a.json", lambda: b"[" + b"[]," * 20_000_000 + b"[]]", "not-json", 1, "no object begins here"),
    "a bomb": (
        "a.yaml",
        lambda: HEAD + b"a: &a [x, x, x]\n" + b"".join(b"b%d: &b [*a, *a, *a]\n" % n for n in range(99)),
        "alias",
        3,
        "an anchor (&a)",
    ),
    "an alias": (
        "a.yaml",
        lambda: HEAD + b"acts:\n  - {by: N, call: P}\n  - *a\n",
        "alias",
        5,
        "act 2 (a2): an alias (*a)",
    ),
    "an alias at the end": ("a.yaml", lambda: long_acts(b"  - *a\n"), "alias", LONG + 4, "an alias (*a)"),
    "an anchor at the end": (
        "a.yaml",
        lambda: long_acts(b"  - {by: N, call: &a P}\n"),
        "alias",
        LONG + 4,
        "an anchor (&a)",
    ),
    "a tag at the end": ("a.yaml", lambda: long_acts(b"  - !!map {}\n"), "tag", LONG + 4, "a tag (!!map)"),
    "a key twice at the end": ("a.yaml", lambda: long_acts(b"board: 2\n"), "too-many", 33_335, "more than 200000"),
    "UTF-16": ("a.yaml", lambda: HEAD.decode().encode("utf-16"), "encoding", 1, "encoded in UTF-16"),
    "UTF-16, unmarked": ("a.json", lambda: HEAD.decode().encode("utf-16-be"), "encoding", 1, "encoded in UTF-16"),
    "UTF-32": ("a.yaml", lambda: HEAD.decode().encode("utf-32"), "encoding", 1, "encoded in UTF-32"),
    "Latin-1": ("a.yaml", lambda: HEAD + b"title: caf\xe9\n", "encoding", 3, "not UTF-8: byte 33 is 0xE9"),
    "Latin-1, far behind": (
        "a.json",
        lambda: b'{"title": "' + "é".encode() * 3_000_000 + b'\n\xe9"}',
        "encoding",
        2,
        "not UTF-8: byte 6000013",
    ),
    "cut off": ("a.yaml", lambda: HEAD + b"title: caf\xc3", "encoding", 3, "not UTF-8"),
    "NUL": ("a.yaml", lambda: HEAD + b"title: a\0b\n", "binary", 3, "byte 31 is NUL"),
    "a picture": ("a.yaml", lambda: b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" * 100_000, "binary", 3, "not text"),
    "packed": ("a.json", lambda: b"\x1f\x8b\x08\x00" + bytes(range(256)) * 100_000, "binary", 1, "not text"),
    "control characters": ("a.yaml", lambda: HEAD + b"title: a\x08b\n", "not-yaml", 3, "U+0008"),
    "no YAML": ("a.yaml", lambda: HEAD + b"a?b: {x?: [y:z, :\n" * 200_000, "not-yaml", 3, "no YAML"),
    "quotes": ("a.json", lambda: JSON_HEAD + b'"' * 60_000_000, "not-json", 1, "no JSON"),
    "backslashes": ("a.json", lambda: JSON_HEAD + b'"title": "' + b"\\" * 60_000_000, "not-json", 1, "no JSON"),
}


@pytest.mark.parametrize("case", CASES)
def test_it_is_refused(tmp_path: Path, case: str) -> None:
    name, make, code, line, reason = CASES[case]
    path = tmp_path / name
    path.write_bytes(make())
    begun = time.process_time()
    with pytest.raises(RecordError) as caught:
        load(path)
    taken = time.process_time() - begun
    assert (caught.value.code, caught.value.line) == (code, line)
    assert reason in str(caught.value)
    assert str(caught.value).startswith(f"{path}:{line}: ")
    assert taken < 1
    with pytest.raises(RecordError):
        loads(path.read_bytes(), name)


READER = """
import sys
from bridgelaw.formats.record import RecordError, load
try:
    load(sys.argv[1])
except RecordError:
    print(next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")))
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is measured as Linux tells it")
@pytest.mark.parametrize(
    "case",
    ["large YAML", "large JSON", "deep YAML", "deep JSON", "deep at the end", "many lists", "an alias at the end"],
)
def test_it_takes_little_memory(tmp_path: Path, case: str) -> None:
    name, make, *_ = CASES[case]
    (tmp_path / name).write_bytes(make())
    done = subprocess.run(
        [sys.executable, "-c", READER, tmp_path / name], capture_output=True, text=True, check=True, timeout=240
    )
    assert int(done.stdout) < 210_000


def test_as_much_as_is_allowed(tmp_path: Path) -> None:
    deepest = b"[" * 46 + b"1" + b"]" * 46
    row = HEAD + b"expect: [{has: {score: " + deepest + b"}}]\n"
    assert load_of(tmp_path / "a.yaml", row + b"#" * (YAML_AT_MOST - len(row)))
    with pytest.raises(RecordError, match="more than 50 deep"):
        loads(row.replace(deepest, b"[" + deepest + b"]"))
    data = JSON_HEAD + b'"expect": [{"has": {"score": ' + deepest + b"}}],\n"
    assert load_of(tmp_path / "a.json", data + b'"title": "' + b"x" * (JSON_AT_MOST - len(data) - 12) + b'"}')
    with pytest.raises(RecordError, match="more than 50 deep"):
        loads(data.replace(deepest, b"[" + deepest + b"]") + b'"title": "x"}', "x.json")


def load_of(path: Path, data: bytes) -> int | None:
    """The board of a file that is full to the last byte."""
    assert len(data) in (YAML_AT_MOST, JSON_AT_MOST)
    path.write_bytes(data)
    return load(path).board


def test_signs_that_are_no_alias(tmp_path: Path) -> None:
    """In a large text they are looked for everywhere; in quotes, comments, words and blocks they are what they are."""
    text = "bridgelaw: 1\nboard: 1  # *a &b !c\n" + "# *a\n" * 20_000
    title = "A & B *c !d"
    for written in (title, f'"{title}"', f"'{title}'", f"|\n  {title}", f">\n  {title}", "A & B\n  *c !d"):
        assert loads(f"{text}title: {written}\n").title.strip() == title
        assert loads(f"{text}players: {{N: {written if chr(10) not in written else title}}}\n").board == 1
    for sign, code in (("*x", "alias"), ("&x 1", "alias"), ("!!str x", "tag"), ("!x y", "tag")):
        with pytest.raises(RecordError) as caught:
            loads(f"{text}title: {sign}\n")
        assert (caught.value.code, caught.value.line, caught.value.column) == (code, 20_003, 8)


@pytest.mark.parametrize("shift", range(12))
def test_json_is_counted_right_across_pieces(monkeypatch: pytest.MonkeyPatch, shift: int) -> None:
    monkeypatch.setattr("bridgelaw.formats.json_reader._PIECE", 7)
    text = '{"bridgelaw": 1, "board": 1, "title": "%s\\\\\\"[{:é\\\\", "field": {"results": [420, -50]}}' % (
        "x" * shift
    )
    assert loads(text, "a.json").title.endswith('\\"[{:é\\')
    with pytest.raises(RecordError, match="'results' stands twice"):
        loads(text.replace('"results"', '"results": [], "results"'), "a.json")
