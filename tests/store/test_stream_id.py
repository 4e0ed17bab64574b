"""The id of a new table or session."""

from __future__ import annotations

import pytest

from bridgelaw.store import stream_id


def test_no_option_of_a_command_begins_like_it(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-acBxgEtWZaf", "-7", "b-Bx_EtWZaf1"])
    monkeypatch.setattr(stream_id, "token_urlsafe", lambda size: next(made))
    assert stream_id.new_stream_id() == "b-Bx_EtWZaf1"
