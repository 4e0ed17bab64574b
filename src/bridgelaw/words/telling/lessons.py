"""What a lesson says to the person who takes it."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from bridgelaw.words import Words


class LessonTold(Struct, frozen=True, kw_only=True):
    """`say`: where the table is and what is asked; `end`, once something has been done about it: what the Laws want;
    `found`: what a Director would have had to find out, and what he finds in this lesson."""

    say: str
    end: str | UnsetType = UNSET
    found: str | UnsetType = UNSET


def lesson_told(name: str, words: Words, *, over: bool) -> LessonTold:
    """What is said of the lesson of that name; `over`: something has been done."""
    text = words.attempt(f"lesson-{name}", "found") if over else None
    return LessonTold(
        say=words.say(f"lesson-{name}", "say"),
        end=words.say(f"lesson-{name}", "end") if over else UNSET,
        found=words.say("lesson-found", text=text) if text else UNSET,
    )
