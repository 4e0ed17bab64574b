"""What Alembic runs: the missing steps, on the connection that it was given."""

from __future__ import annotations

from alembic import context

from bridgelaw.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
