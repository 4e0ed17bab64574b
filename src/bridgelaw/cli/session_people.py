"""`bridgelaw session people|erase`: who is known by name in the database, and how somebody is forgotten."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from bridgelaw.cli.kept import Address, Data, in_house
from bridgelaw.cli.options import Language
from bridgelaw.cli.spoken import usual_language
from bridgelaw.cli.trouble import complain

if TYPE_CHECKING:
    from bridgelaw.hall.sessions import HouseSessions
    from bridgelaw.store.database import Database
    from bridgelaw.store.erasing import Erased
    from bridgelaw.words import Words

LEFT = 1
"""The exit status where a name still stands somewhere."""


def people(
    name: Annotated[str, Parameter(help="A part of the name; without it everybody.")] = "",
    /,
    *,
    data: Data = None,
    database: Address = None,
    language: Language = None,
) -> int:
    """Who is known by name: key, name and number, a line for each.

    Examples:
      bridgelaw session people
      bridgelaw session people andersen
    """

    async def tell(house: HouseSessions, _: Database) -> int:
        for one in await house.people.all():
            if name.casefold() in one.name.casefold():
                print("\t".join((one.key, one.name, one.number)).rstrip())
        return 0

    return in_house(tell, data, database, language)


def erase(
    key: Annotated[str, Parameter(help="The key of somebody, as people tells it.")],
    /,
    *,
    look: Annotated[
        list[Path] | None, Parameter(help="Logs, backups, folders: where else the name is searched for.")
    ] = None,
    data: Data = None,
    database: Address = None,
    language: Language = None,
) -> int:
    """Forget somebody: name and number go out of the database, which is written anew without them. Then its files, the
    files that were exported with names and those given by --look are searched for the name. Exit status 1 where it
    still stands in one of them.

    Examples:
      bridgelaw session erase q3xV0pTz1aBk
      bridgelaw session erase q3xV0pTz1aBk --look /var/log/bridgelaw --look exports
    """

    async def forget(house: HouseSessions, base: Database) -> int:
        import time

        from bridgelaw.store.erasing import erase as erased
        from bridgelaw.words import Words

        exports = await house.people.exports()
        try:
            found = await erased(base, key, time.time(), [*map(Path, exports), *(look or ())])
        except KeyError:
            return complain("error-session-no-person", language, key=key)
        words = Words(language or usual_language())
        for line in _told(found, key, exports, words):
            print(line)
        return LEFT if found.left or not found.is_clean else 0

    return in_house(forget, data, database, language)


def _told(found: Erased, key: str, exports: list[str], words: Words) -> list[str]:
    size = sum(one.size for one in found.searched)
    lines = [words.say("session-erased", key=key, count=len(found.searched), size=str(size))]
    lines += [words.say("session-erased-left", file=one.file, count=one.times) for one in found.left]
    if found.searched and not found.left:
        lines.append(words.say("session-erased-nowhere"))
    if not found.is_clean:
        lines.append(words.say("session-erased-busy"))
    if found.out_of_reach:
        lines.append(words.say("session-erased-out-of-reach"))
    if exports:
        lines.append(words.say("session-erased-exports"))
        lines += [f"  {file}" for file in exports]
    return lines
