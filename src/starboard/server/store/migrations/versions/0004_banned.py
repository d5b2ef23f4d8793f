"""People who may not come in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Not in a batch: that would make the table anew, and SQLite lets nobody drop a table that others refer to.
    op.add_column(
        "person",
        sa.Column(
            "banned",
            sa.Boolean(),
            nullable=False,
            server_default=sa.false(),
            comment="may not come in: whoever runs the server has said so",
        ),
    )
