"""The command line in the language of whoever reads it: help and what is wrong with what was typed. In English it says
itself what it does; in another language its messages stand in `command.ftl`, and a test compares them with the code."""

from __future__ import annotations

import difflib
import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

from bridgelaw.languages import SPOKEN

if TYPE_CHECKING:
    from cyclopts import CycloptsError
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

    from bridgelaw.words import Words

ENGLISH = "en"
GROUPS = ("session", "laws")
"""Commands that have commands of their own."""
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_FLAG = "--language"


def usual_language(environment: Mapping[str, str] | None = None) -> str:
    """The language that the environment asks for (`LANG=fr_FR.UTF-8`), if there is one; else English."""
    said = os.environ if environment is None else environment
    code = next((value for name in _VARIABLES if (value := said.get(name))), "")[:2].lower()
    return next((one for one, file in SPOKEN.items() if code == one or code in file.also), ENGLISH)


def asked_language(words: Sequence[str], environment: Mapping[str, str] | None = None) -> str:
    """The language of what is typed: that behind `--language`, else the one of the environment."""
    for n, word in enumerate(words):
        flag, _, value = word.partition("=")
        named = value or next(iter(words[n + 1 :]), "")
        if flag == _FLAG and named in SPOKEN:
            return named
    return usual_language(environment)


def path_of(words: Sequence[str], commands: Mapping[str, str]) -> str:
    """Which command is meant, as its messages call it: `rule`, `session-rank`; empty without one."""
    typed = [word for word in words[:2] if not word.startswith("-")]
    if not typed or typed[0] not in commands:
        return ""
    return "-".join(typed if typed[0] in GROUPS else typed[:1])


class SpokenHelp:
    """Sets help in a language; what has no message stays as it stands in the code.

    Args:
        words: the language.
        path: the command that help is asked about (`path_of`).
        editions: those of the Laws, for the program as a whole.
    """

    def __init__(self, words: Words, path: str, editions: str) -> None:
        self._words, self._path, self._editions = words, path, editions

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """A panel: commands, arguments or parameters."""
        from cyclopts.help import DefaultFormatter

        say, entries = self._words.say, panel.entries
        if panel.format == "command":
            title, said = say("command-heading", "commands"), [self._command(entry) for entry in entries]
        else:
            kind = "arguments" if all(entry.positional_label for entry in entries) else "parameters"
            title, said = say("command-heading", kind), [self._parameter(entry) for entry in entries]
        DefaultFormatter()(console, options, panel.copy(title=title, entries=said))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """The first line."""
        typed = str(usage).strip().removeprefix("Usage:").strip()
        if typed:
            line = self._words.say("command-heading", "usage", text=typed)
            console.print(f"{line}\n", markup=False, highlight=False)

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """What the command does."""
        if not self._path:
            said: str | None = self._words.say("command-all", editions=self._editions)
        else:
            message = f"command-{self._path}"
            said = self._words.attempt(message, "about") or self._words.attempt(message)
        if said or description:
            console.print(f"{said}\n" if said else description, markup=False, highlight=False)

    def _command(self, entry: HelpEntry) -> HelpEntry:
        name = next(iter(entry.names or entry.shorts), "")
        if name.startswith("-"):
            said = self._words.attempt("command-flag", name.lstrip("-"))
        else:
            said = self._words.attempt(f"command-{self._path}-{name}" if self._path else f"command-{name}")
        return entry.copy(description=said) if said else entry

    def _parameter(self, entry: HelpEntry) -> HelpEntry:
        name = (entry.positional_label or next(iter(entry.positive_names), "")).lstrip("-").lower()
        said = self._words.attempt(f"command-{self._path}", name) or self._words.attempt("command-shared", name)
        if said is None:
            return entry
        say, more = self._words.say, []
        if entry.choices:
            more.append(say("command-heading", "choices", text=", ".join(entry.choices)))
        if entry.default not in (None, "False"):
            more.append(say("command-heading", "usually", text=str(entry.default)))
        if entry.required:
            more.append(say("command-heading", "required"))
        return entry.copy(description=" ".join((said, *more)), choices=None, default=None, required=False)


def told_wrong(error: CycloptsError, words: Words) -> str:
    """What is wrong with what was typed, in a sentence."""
    from cyclopts import exceptions as wrong

    say, name = words.say, _name(error)
    if isinstance(error, wrong.UnknownOptionError):
        typed = error.token.keyword or error.token.value
        known = [one for argument in error.argument_collection for one in argument.names]
        near = difflib.get_close_matches(typed, known, n=1)
        return say(
            "command-wrong", "option_near" if near else "option", text=typed, **({"near": near[0]} if near else {})
        )
    if isinstance(error, wrong.UnknownCommandError) and error.unused_tokens:
        return say("command-wrong", "command", text=error.unused_tokens[0])
    if isinstance(error, wrong.UnusedCliTokensError) and error.unused_tokens:
        return say("command-wrong", "unused", text=" ".join(error.unused_tokens))
    if isinstance(error, wrong.RepeatArgumentError):
        return say("command-wrong", "twice", name=name)
    if isinstance(error, wrong.MissingArgumentError):
        return say("command-wrong", "missing", name=name)
    if isinstance(error, wrong.CoercionError) and error.token is not None:
        typed, allowed = error.token.value, get_args(error.target_type)
        if get_origin(error.target_type) is Literal:
            return say("command-wrong", "choice", text=typed, name=name, allowed=", ".join(map(str, allowed)))
        return say("command-wrong", "value", text=typed, name=name)
    return say("command-wrong", "other", text=str(error))


def _name(error: CycloptsError) -> str:
    """The option or the argument that it is about."""
    token = getattr(error, "token", None)
    if keyword := getattr(error, "keyword", None) or getattr(token, "keyword", None):
        return str(keyword)
    return (
        error.argument.name.lstrip("-").upper()
        if error.argument and error.argument.index is not None
        else (error.argument.name if error.argument else "")
    )


def spoken_app(
    made: dict[str, Any], language: str, words: Sequence[str], commands: Mapping[str, str]
) -> dict[str, Any]:
    """The settings of the command line `made`, in that language."""
    from rich.panel import Panel
    from rich.text import Text

    from bridgelaw.lawbook.editions import EDITIONS
    from bridgelaw.words import Words

    said = Words(language)

    def wrongly(error: CycloptsError) -> Panel:
        title = said.say("command-heading", "wrong")
        return Panel(Text(told_wrong(error, said)), title=title, title_align="left", border_style="red", expand=True)

    help_ = SpokenHelp(said, path_of(words, commands), ", ".join(EDITIONS))
    return made | {"help_formatter": help_, "error_formatter": wrongly}
