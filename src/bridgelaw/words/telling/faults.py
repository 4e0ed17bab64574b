"""What could not be read, and what an act could not do, in a language: one message for each code."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from bridgelaw.answer.model import ActError, Answer, DirectorsActError
from bridgelaw.answer.seat_model import SeatAnswer
from bridgelaw.formats.errors import RecordError, Wrong
from bridgelaw.words.say import Words
from bridgelaw.words.telling.arguments import Args
from bridgelaw.words.telling.speech import first_of

_FULLEST_FIRST = ("irregular", "named_allowed", "allowed", "between", "least", "named", None)
_NAMES_ALLOWED = (
    "unknown-key", "unknown-start", "unknown-fact", "bad-fact", "version", "contract-mismatch", "declarer-mismatch",
)  # fmt: skip
_NOT_OPEN = ("question-not-open", "option-not-open")
"""What names a Question or an option by its word in a record: it is said with the name that it has on the page."""
_NOT_WORDS = {"a list": "[…]", "a mapping": "{…}"}

_Answer = TypeVar("_Answer", Answer, SeatAnswer)


def fault(error: RecordError, words: Words) -> str:
    """`file:line: what is wrong` of a file that cannot be read as a record.

    In English it is what the error says itself, which is fuller.
    """
    if words.language == "en":
        return str(error)
    reason = because(error.code, error.details, words)
    if reason is None:
        return str(error)
    if error.act is not None:
        reason = words.say("error-act", n=str(error.act), id=str(error.id), reason=reason)
    return words.say("error-file", file=error.file, line=str(error.line), reason=reason)


def wrong(error: Wrong, words: Words) -> str:
    """What is wrong with something that was typed."""
    english = words.language == "en" and error.code not in _NOT_OPEN
    found = None if english else because(error.code, error.details, words)
    return found or error.reason


def because(code: str, details: Mapping[str, str], words: Words) -> str | None:
    """What an error of that code says, of its details as they are in a record; None when the code has no message."""
    return said(code, _arguments(code, details, words), words)


def said(code: str, args: Mapping[str, str | float], words: Words) -> str | None:
    """The fullest of the messages of `code` that can be said with `args`; None when the code has none."""
    return first_of(words, [(f"error-{code}", attribute) for attribute in _FULLEST_FIRST], dict(args))


def worded(answer: _Answer, words: Words, names: Mapping[str, str] = {}) -> _Answer:
    """`answer` with the messages of its `errors` in the language of `words`.

    `names`: the Question that each `find`, and the option that each `choose` is about, by the id of the act.
    """
    if not answer.errors:
        return answer
    return replace(answer, errors=tuple(_worded(error, words, names) for error in answer.errors))


def _worded(error: ActError, words: Words, names: Mapping[str, str]) -> ActError:
    message = said(error.code, named(names.get(error.act), words), words) or error.message
    return replace(error, message=" ".join(part for part in (message, fitting(error, words)) if part))


def fitting(
    error: ActError,
    words: Words,
    about: Callable[[str], str] | None = None,
    answered: Collection[tuple[str, str]] = (),
) -> str:
    """What would have done something instead; empty where nothing is known, or it is none of the reader's business.

    `about`: an act in words, by its id; without it no act is named. `answered`: the Questions that have been answered
    since, with the acts that they are about: their answers would do nothing more.
    """
    fits = error.fits if isinstance(error, DirectorsActError) else UNSET
    left = [fit for fit in fits if (fit.get("find"), fit.get("of")) not in answered] if fits is not UNSET else []
    return words.say("error-fits", text=words.one_of([_fit(dict(fit), words, about) for fit in left])) if left else ""


def _fit(fit: dict[str, Any], words: Words, in_words: Callable[[str], str] | None) -> str:
    """One of them: its verb, what it says, about which act, whose it is."""
    by, of = fit.pop("by"), fit.pop("of", None)
    about = in_words(of) if of and in_words else ""
    ((verb, value),) = fit.items()
    if verb == "explain_options":
        return words.say("error-fit-explain")
    group = {"rule": "ruling", "choose": "option", "find": "question"}[verb]
    label = words.say(f"{group}-{value}", "label")
    args: Args = {"text": label} | ({"about": about} if about else {}) | ({"seat": by} if by != "director" else {})
    return words.say(f"error-fit-{verb}", "about" if about else "any", **args)


def named(word: str | None, words: Words) -> Args:
    """The arguments by which a Question or an option is named in a message; none when it is not known."""
    label = first_of(words, [(f"question-{word}", "label"), (f"option-{word}", "label")], {})
    return {"kind": label.rstrip("? \u202f")} if label else {}


def _arguments(code: str, details: Mapping[str, str], words: Words) -> Args:
    args: Args = {"fault": "other"}
    for key, value in details.items():
        if key == "card":
            args[key] = words.card(value)
        elif key == "text":
            args[key] = _bare(value)
        elif key == "allowed" and code in _NOT_OPEN:
            args["allowed"] = words.one_of([_with_word(word, words) for word in value.split()])
        elif key == "codes" or (key == "allowed" and code in _NAMES_ALLOWED):
            args["allowed"] = value
        elif key != "allowed" and value:
            args[key] = value
    return args | (named(str(args.get("text")), words) if code in _NOT_OPEN else {})


def _with_word(word: str, words: Words) -> str:
    """A Question or an option by its name, with the word that is typed for it."""
    name = named(word, words).get("kind")
    return f"{name} ({word})" if name else word


def _bare(text: str) -> str:
    """A value as it stands in the file, without the quotes that the English reason puts around words."""
    if len(text) > 1 and text[0] == text[-1] and text[0] in "'\"":
        return text[1:-1]
    return _NOT_WORDS.get(text, text)
