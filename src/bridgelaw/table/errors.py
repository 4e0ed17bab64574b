"""What the table refuses: only the physically impossible."""

from __future__ import annotations


class Impossible(ValueError):
    """An act that cannot have happened as it is written.

    `act` is its id, `code` one of the `error-` messages of the words room, `details` its arguments. Nothing changed.
    """

    def __init__(self, act: str, code: str, **details: str) -> None:
        self.act, self.code, self.details = act, code, details
        said = ", ".join(f"{key} {value}" for key, value in details.items())
        super().__init__(f"act {act}: {code.replace('-', ' ')}{': ' + said if said else ''}")
