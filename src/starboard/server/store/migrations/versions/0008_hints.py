"""Hints: who at a table agrees that they are given."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "seat",
        sa.Column(
            "agrees_to_hints",
            sa.Boolean(),
            nullable=False,
            server_default=sa.false(),
            comment="agrees that hints are given at the table",
        ),
    )
