"""What Alembic runs to get at the database: it uses the connection it was given, and no configuration file."""

from __future__ import annotations

from alembic import context

from starboard.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transaction_per_migration=False,
)
context.run_migrations()
