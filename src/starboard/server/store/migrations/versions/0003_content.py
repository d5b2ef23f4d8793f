"""Tables that are played with content of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("game", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column(
                "content",
                sa.JSON(),
                comment="which values differ from the built-in content, and from which pack; null: none",
            )
        )
