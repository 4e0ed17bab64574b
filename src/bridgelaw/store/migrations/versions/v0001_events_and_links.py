"""Events, links and sessions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "event",
        sa.Column("stream", sa.String(64), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("actor", sa.String(32), nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("stream", "actor", "client", name="event_once"),
    )
    op.create_table(
        "link",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("stream", sa.String(64), nullable=False),
        sa.Column("who", sa.String(32), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("revoked", sa.Float),
    )
    op.create_index("link_of", "link", ["stream", "who"])
    op.create_table(
        "session",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("link", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("ix_session_link", "session", ["link"])


def downgrade() -> None:
    """Take them away again."""
    for table in ("session", "link", "event"):
        op.drop_table(table)
