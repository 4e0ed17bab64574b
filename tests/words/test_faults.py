"""Every error that the source can raise has its message in each language, and is told with nothing English left."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from bridgelaw.api.table import Table
from bridgelaw.formats.errors import RecordError, Wrong
from bridgelaw.formats.record import loads
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words import Words
from bridgelaw.words.telling.faults import fault, worded, wrong
from tests.formats.test_errors import ACTS, BEFORE, DEAL, HEAD, HEADS
from tests.words.ftl import entries

SOURCE = Path(str(files("bridgelaw")))
ROOMS = ("game", "table", "lawbook", "laws", "formats", "answer", "api", "cli")
# Who takes a code, and as which argument (counted from 0, without self); or under the name `code`.
TAKERS = {
    "Wrong": 0, "Impossible": 1, "RecordError": 3, "PbnError": 3, "refused": 2, "_from_table": 2, "pattern": 2,
    "Kind": 4, "_fault": 1, "Refuse": None, "complain": 0, "report": None, "error": 0,
}  # fmt: skip
CODE = re.compile(r"(?:error-)?[a-z]+(?:-[a-z]+)*")
KEBAB = re.compile(r"[a-z]+(?:-[a-z]+)+")


def codes() -> Iterator[str]:
    """Every code that stands in the source, wherever one is given or returned."""
    for room in ROOMS:
        for file in sorted((SOURCE / room).rglob("*.py")):
            tree = ast.parse(file.read_text("utf-8"))
            for node in ast.walk(tree):
                yield from _given(node)
                if file.name in ("choices.py", "findings.py") and _text(node) and KEBAB.fullmatch(_text(node)):
                    yield _text(node)


def _given(node: ast.AST) -> Iterator[str]:
    if not isinstance(node, ast.Call):
        return
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    if name not in TAKERS:
        return
    place = TAKERS[name]
    given = [keyword.value for keyword in node.keywords if keyword.arg == "code"]
    if place is not None:
        given += node.args[place : place + 1]
    yield from (_text(one).removeprefix("error-") for one in given if CODE.fullmatch(_text(one)))


def _text(node: ast.AST) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


@cache
def every_code() -> frozenset[str]:
    """Each of them once."""
    return frozenset(codes())


def test_the_codes_are_found() -> None:
    known = {
        "alias",
        "bad-lin",
        "bad-pbn",
        "bad-regulation",
        "choice-needs-call",
        "choice-wrong-card",
        "encoding",
        "no-such-option",
    }
    assert known | {"not-a-record", "nothing-to-face", "tag", "weights", "version", "board-number"} <= every_code()
    assert len(every_code()) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_message(language: str) -> None:
    """With a value, which needs the fewest arguments; fuller ones are attributes."""
    found = entries(language)
    assert not [
        code for code in sorted(every_code()) if f"error-{code}" not in found or found[f"error-{code}"].value is None
    ]


ENGLISH = re.compile(r"\b(?:the|is|not|one of|mapping|number|whole|record|act [0-9])\b")


@pytest.mark.parametrize("language", ["fr", "nb"])
@pytest.mark.parametrize("planted", [planted for planted, *_ in ACTS])
def test_a_fault_in_an_act_is_told(language: str, planted: str) -> None:
    with pytest.raises(RecordError) as caught:
        loads(f"{HEAD}{DEAL}{BEFORE}  - {planted}\n  - {{by: W, call: P}}\n", "board.yaml")
    told = fault(caught.value, Words(language, strict=True))
    assert told.startswith("board.yaml:8: " + ("acte 4" if language == "fr" else "handling 4"))
    assert not ENGLISH.search(re.sub(r"[«“].*?[»”]|: [\w ]+$", "", told)), told


@pytest.mark.parametrize("language", ["fr", "nb"])
@pytest.mark.parametrize("text", [text for text, *_ in HEADS])
def test_a_fault_in_the_head_is_told(language: str, text: str) -> None:
    with pytest.raises(RecordError) as caught:
        loads(text, "board.yaml")
    error = caught.value
    told = fault(error, Words(language, strict=True))
    assert told.startswith(f"board.yaml:{error.line}: ")
    assert error.reason not in told
    assert not ENGLISH.search(re.sub(r"[«“].*?[»”]|: [\w ]+$", "", told)), told


def test_in_english_the_error_says_it_itself() -> None:
    with pytest.raises(RecordError) as caught:
        loads("hello\n", "board.yaml")
    assert fault(caught.value, Words("en")) == str(caught.value)


class TestWhatAnActCouldNotDo:
    def table(self) -> Table:
        table = Table(dealer="N")
        for act in ({"by": "N", "call": "1S"}, {"by": "E", "choose": "accept_call"}):
            table.do(act)
        table.do({"by": "director", "find": "interferes", "value": True})
        return table

    def test_the_answer_says_it_in_english(self) -> None:
        first, *_ = self.table().answer().errors
        assert (first.code, first.kind) == ("no-such-option", "choose")
        assert first.message.endswith("is not open to this player now.")
        assert first.message.startswith("“")

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_or_in_another_language(self, language: str) -> None:
        answer = self.table().answer()
        words = Words(language, strict=True)
        told = worded(answer, words)
        assert told.errors[0].message == words.say("error-no-such-option")
        assert worded(answer, words, {"a2": "accept_call"}).errors[0].message == words.say(
            "error-no-such-option", "named", kind=words.say("option-accept_call", "label")
        )
        assert [error.code for error in told.errors] == [error.code for error in answer.errors]


class TestWhatIsNotOpen:
    """A Question or an option that is not open is called by its name, and by the word that is typed for it."""

    @pytest.mark.parametrize(
        ("language", "told"),
        [
            ("en", "The Question “Damage” (damage) is not open."),
            ("fr", "La question «\u00a0Dommage\u00a0» (damage) n’est pas ouverte."),
            ("nb", "Spørsmålet «Skade» (damage) er ikke åpent."),
        ],
    )
    def test_a_question(self, language: str, told: str) -> None:
        error = Wrong("question-not-open", "the Question 'damage' is not open", text="damage")
        assert wrong(error, Words(language, strict=True)) == told

    @pytest.mark.parametrize(
        ("language", "told"),
        [
            ("en", "The option “fly” is not open. Open are: Accept the call (accept_call) or fly"),
            (
                "fr",
                (
                    "L’option «\u00a0fly\u00a0» n’est pas ouverte. Sont ouvertes\u00a0: Accepter la déclaration"
                    " (accept_call) ou fly"
                ),
            ),
        ],
    )
    def test_a_word_that_nobody_knows_stays(self, language: str, told: str) -> None:
        error = Wrong("option-not-open", "", text="fly", allowed="accept_call fly")
        assert wrong(error, Words(language, strict=True)) == told
