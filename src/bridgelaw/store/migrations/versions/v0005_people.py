"""Who people are, and the files into which their names went."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "person",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("number", sa.Text, nullable=False),
        sa.Column("added", sa.Float, nullable=False),
        sa.Column("erased", sa.Float),
    )
    op.create_table(
        "export",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("file", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("export")
    op.drop_table("person")
