"""Lapses, holidays and pauses; who is ready to begin."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("game", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("paused", sa.Float(), comment="since when all clocks stand, because everybody agreed to a pause")
        )
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column(
                "lapses",
                sa.Integer(),
                nullable=False,
                server_default="0",
                comment="how often in a row its time ran out",
            )
        )
        batch_op.add_column(
            sa.Column("bot_from", sa.Integer(), comment="the round in which a bot first played for its person")
        )
        batch_op.add_column(
            sa.Column(
                "ready",
                sa.Boolean(),
                nullable=False,
                server_default=sa.false(),
                comment="before the game: may it begin?",
            )
        )
        batch_op.add_column(
            sa.Column("holiday", sa.Float(), comment="until when its clock stands, because its person is on holiday")
        )
        batch_op.add_column(
            sa.Column(
                "holiday_used",
                sa.Float(),
                nullable=False,
                server_default="0",
                comment="seconds of holiday in this game so far",
            )
        )
        batch_op.add_column(
            sa.Column(
                "wants_pause",
                sa.Boolean(),
                nullable=False,
                server_default=sa.false(),
                comment="wishes that all clocks stand",
            )
        )
