"""The command line in the language of whoever reads it: help and usage errors, by `--language` or the environment."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any

import pytest

from bridgelaw.cli.main import COMMANDS, app
from bridgelaw.cli.spoken import asked_language, path_of, usual_language
from bridgelaw.words import Words
from tests.words.ftl import LANGUAGES, entries, patterns

OTHERS = [language for language in LANGUAGES if language != "en"]
OWN = {"all", "heading", "flag", "wrong", "shared"}
"""Messages of the file that are about no command."""


def described(command: Any = None, path: tuple[str, ...] = ()) -> Iterator[tuple[str, str, str]]:
    """What the code says in English: of each command what it does (`about`), and of its parameters by their names."""
    command = command or app(with_help=False)
    name = "-".join(path)
    if command.default_command is not None:
        yield name, "about", inspect.cleandoc(command.default_command.__doc__ or "").split("\nExamples:")[0]
        for argument in command.assemble_argument_collection(parse_docstring=True):
            yield name, argument.name.lstrip("-").lower(), str(argument.parameter.help)
    elif path:
        yield name, "about", str(command.help)
    for one in command:
        if not one.startswith("-"):
            yield from described(command[one], (*path, one))


def same(text: str) -> str:
    return " ".join(text.replace("'", "’").split())


def test_the_messages_in_english_are_what_the_code_says() -> None:
    words, seen = Words("en", strict=True), set()
    for path, name, text in described():
        found: list[tuple[str, str | None]] = [
            (message, attribute)
            for message, attribute in ((f"command-{path}", name), ("command-shared", name))
            if words.attempt(message, attribute) is not None
        ]
        if name == "about":
            found += [(f"command-{path}", None)]
        assert found, (path, name)
        message, attribute = found[0]
        assert same(words.say(message, attribute)) == same(text), (path, name)
        seen.add((message, attribute))
    for name, text in COMMANDS.items():
        assert same(words.say(f"command-{name}")) == same(text)
    messages = {one: patterns(entry) for one, entry in entries("en").items() if one.startswith("command-")}
    own = {one: found for one, found in messages.items() if one.removeprefix("command-") not in OWN - {"shared"}}
    left = {(one, part) for one, found in own.items() for part in found if part is not None} - seen
    assert not left, "nobody can be told these"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("path", ["", "rule", "ruling", "session", "session rank", "laws diff", "movement"])
def test_help_is_in_the_language_that_is_asked_for(
    path: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = [*path.split(), "--help", "--language", language]
    words = Words(language, strict=True)
    app(with_help=not path, words=typed)([*path.split(), "--help"], result_action="return_value")
    said = " ".join(re.sub("[│╭╮╰╯─]", " ", capsys.readouterr().out).split())
    message = "command-all" if not path else f"command-{path.replace(' ', '-')}"
    about = words.attempt(message, "about") or words.say(message, editions="1997, 2007, 2017")
    assert " ".join(about.split()) in said
    assert not re.search(r"Usage|Parameters|Commands|\[required|\[default|\[choices|Display", said), said


@pytest.mark.parametrize(
    ("typed", "fr", "nb"),
    [
        (["rule", "x", "--nope"], "Option inconnue : --nope.", "Ukjent valg: --nope."),
        (["rule", "x", "--lawz", "1997"], "Vouliez-vous dire --laws ?", "Mente du --laws?"),
        (["nope"], "Commande inconnue : nope.", "Ukjent kommando: nope."),
        (["rule"], "Il manque FILES", "FILES mangler"),
        (
            ["rule", "x", "--laws", "1900"],
            "« 1900 » n’est pas possible pour --laws.",
            "«1900» er ikke mulig for --laws.",
        ),
        (["new", "--board", "x"], "« x » n’est pas possible pour --board.", "«x» er ikke mulig for --board."),
        (["session", "rank", "a", "b"], "Rien ne correspond à : b", "Dette passer ikke noe sted: b"),
        (["rule", "x", "--seat", "N", "--seat", "S"], "--seat est donné plusieurs fois.", "--seat er oppgitt flere"),
    ],
)
@pytest.mark.parametrize("language", OTHERS)
def test_what_is_wrong_is_said_so_too(
    language: str, typed: list[str], fr: str, nb: str, capsys: pytest.CaptureFixture[str]
) -> None:
    run = app(with_help=typed[0] not in COMMANDS, words=[*typed, "--language", language])
    with pytest.raises(SystemExit):
        run(typed)
    told = " ".join(capsys.readouterr().err.replace("│", " ").split())
    assert {"fr": fr, "nb": nb}[language] in told.replace("\u202f", " "), told
    assert "Error" not in told


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"), ({"LANG": "C.UTF-8"}, "en"), ({"LANG": "fr_FR.UTF-8"}, "fr"), ({"LANG": "no_NO"}, "nb"),
        ({"LANG": "nb_NO.UTF-8", "LC_ALL": "fr_CA"}, "fr"), ({"LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "nn_NO", "LANG": "fr"}, "nb"),
    ],
)  # fmt: skip
def test_the_environment_says_which_language(environment: dict[str, str], language: str) -> None:
    assert usual_language(environment) == language
    assert asked_language(["rule", "x"], environment) == language
    assert asked_language(["rule", "x", "--language", "nb"], environment) == "nb"
    assert asked_language(["rule", "x", "--language=fr"], environment) == "fr"
    assert asked_language(["rule", "--language", "xx"], environment) == language


def test_a_command_of_a_command_has_messages_of_its_own() -> None:
    assert path_of(["session", "rank", "x"], COMMANDS) == "session-rank"
    assert path_of(["rule", "board.yaml"], COMMANDS) == "rule"
    assert path_of(["session", "--help"], COMMANDS) == "session"
    assert path_of(["--help"], COMMANDS) == path_of(["nope"], COMMANDS) == ""
