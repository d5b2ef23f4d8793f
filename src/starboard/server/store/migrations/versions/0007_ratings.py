"""Ratings: who wants one, which games count, and what came of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "person", sa.Column("rated_since", sa.Float(), comment="since when they want to be rated; null: they do not")
    )
    op.add_column(
        "game",
        sa.Column(
            "rating",
            sa.String(20),
            comment="does it count for ratings? null: it was never meant to; pending: if nothing speaks against it at "
            "its end; counted; or why it did not count",
        ),
    )
    op.create_index(
        "ix_game_pending",
        "game",
        ["status"],
        sqlite_where=sa.text("rating = 'pending'"),
        postgresql_where=sa.text("rating = 'pending'"),
    )
    op.create_table(
        "result",
        sa.Column("game", sa.String(32), comment="no reference: a result outlives the record it came from"),
        sa.Column("seat", sa.Integer(), autoincrement=False),
        sa.Column("number", sa.Integer(), nullable=False, comment="in which order games were counted"),
        sa.Column("ruleset", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("person", sa.String(32), comment="null: a bot, or a former player"),
        sa.Column("bot", sa.String(40)),
        sa.Column("rank", sa.Integer(), nullable=False, comment="1 is first; equal for those who share a place"),
        sa.Column(
            "start", sa.String(80), nullable=False, comment="the start world, home world or faction; empty: none"
        ),
        sa.Column("mu", sa.Float(), nullable=False, comment="the rating before this game"),
        sa.Column("sigma", sa.Float(), nullable=False, comment="how uncertain that was"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_result_person"),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_result"),
        comment="The games that count for ratings, seat by seat. Ratings are worked out from these rows alone.",
    )
    op.create_index("ix_result_number", "result", ["number"])
    op.create_index("ix_result_person", "result", ["person"])
    op.create_table(
        "rating",
        sa.Column("person", sa.String(32)),
        sa.Column("ruleset", sa.String(40)),
        sa.Column("players", sa.Integer(), autoincrement=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_rating_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "ruleset", "players", name="pk_rating"),
        comment="The ratings of people who want one, after all results so far. A cache of `result`.",
    )
