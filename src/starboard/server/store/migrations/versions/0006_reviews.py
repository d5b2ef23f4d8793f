"""Reviews of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "review",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column(
            "layout",
            sa.String(200),
            nullable=False,
            comment="of which record, by which networks, how carefully, in which format",
        ),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_review_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", name="pk_review"),
        comment="What is done of the review of a game. A cache.",
    )
