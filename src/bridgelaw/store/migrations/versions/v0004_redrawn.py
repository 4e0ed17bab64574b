"""Whether a picture has been drawn anew, or is as somebody sent it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Those that are there have not."""
    op.add_column("attachment", sa.Column("redrawn", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take the column away again."""
    op.drop_column("attachment", "redrawn")
