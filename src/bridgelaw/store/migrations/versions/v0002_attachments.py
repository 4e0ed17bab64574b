"""Pictures that belong to a board."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "attachment",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("stream", sa.String(64), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_index("attachment_of", "attachment", ["stream", "place"])


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("attachment")
