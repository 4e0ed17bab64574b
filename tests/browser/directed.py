"""What a Director is called for at a live table, brought about by programs at its places."""

from __future__ import annotations

from tests.browser.club import Table


def too_low(table: Table) -> None:
    """East bids one heart over one spade, and West points it out."""
    table.calls("1S")
    table.act("E", call="1H")
    table.act("W", attention="s2")


def second_stop(table: Table) -> None:
    """On the same board, after a call out of rotation: East bids though it is not his turn, and that is pointed out."""
    turn = table.view("director")["answer"]["turn"]
    by = "NESW"[("NESW".index(turn) + 1) % 4]
    table.act(by, call="5C")
    table.act(turn, attention=table.view(turn)["happened"][-1]["act"])


def noted(table: Table, told: str) -> None:
    """East has noted that South paused. `told`: nobody has said anything of it, North agrees, or disputes it and calls
    the Director, who has found it so."""
    table.calls("1S P 2S")
    table.act("E", reserve=True, of="s3", channel="hesitation", text="ten seconds")
    if told == "agreed":
        table.act("N", agree=True, of="s4")
    if told in ("disputed", "found"):
        table.act("N", dispute=True, of="s4")
        table.act("N", summon=True)
    if told == "found":
        asked = table.view("director")["road"]["next"]["question"]
        table.act("director", find=asked["kind"], of=asked["of"], value="yes")


def played(table: Table) -> None:
    """North is to play four spades; East has to lead."""
    table.calls("1S P 2S P 4S P P P")


def led_out_of_turn(table: Table) -> None:
    """West has led face down, though the lead is East's."""
    played(table)
    table.act("W", play="H7", down=True)


def call_that_stands(table: Table) -> None:
    """South's explanation is corrected after the auction; West's partner, who passed last, may change that pass."""
    table.calls("1NT 2C")
    table.act("W", explain="majors", of="s2")
    table.calls("P P 2S P")
    table.act("W", correct="clubs", of="s3")
    table.act("W", summon=True)
    for kind in ("agreement", "misinformation", "would_have_acted"):
        while (asked := table.view("director")["road"]["next"]["question"]) and asked["kind"] == kind:
            table.act("director", find=kind, of=asked["of"], value="yes")
    table.act("director", explain_options=True)
