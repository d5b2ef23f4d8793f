"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column(
            "generation", sa.Integer(), nullable=False, comment="counted up to make all cookies of this person void"
        ),
        sa.Column("password", sa.Text(), nullable=True, comment="argon2 hash"),
        sa.Column(
            "login", sa.String(length=40), nullable=True, comment="the folded name to log in with; only with a password"
        ),
        sa.Column("addresses", sa.JSON(), nullable=False, comment="where to say 'your turn', as apprise writes it"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_person")),
    )
    with op.batch_alter_table("person", schema=None) as batch_op:
        batch_op.create_index(
            "uq_person_login",
            ["login"],
            unique=True,
            sqlite_where=sa.text("login IS NOT NULL"),
            postgresql_where=sa.text("login IS NOT NULL"),
        )

    op.create_table(
        "setting",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_setting")),
        comment="Keys the server made for itself: what cookies are signed with, the key pair for push messages.",
    )
    op.create_table(
        "game",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False, comment="open, playing or over"),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("ruleset", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column(
            "header",
            sa.JSON(),
            nullable=True,
            comment="the first line of the record, with the seed; null until the game begins",
        ),
        sa.Column("clock", sa.JSON(), nullable=True),
        sa.Column("lesson", sa.String(length=40), nullable=True),
        sa.Column("fork_of", sa.String(length=32), nullable=True),
        sa.Column("rematch", sa.String(length=32), nullable=True, comment="the table where these people play again"),
        sa.Column("waiting", sa.JSON(), nullable=False, comment="cache for the lobby: seats the table waits for"),
        sa.Column("winners", sa.JSON(), nullable=False),
        sa.Column(
            "thinking", sa.Boolean(), nullable=False, comment="cache: a bot owes a decision, so some node has to ask it"
        ),
        sa.Column(
            "changed", sa.Float(), nullable=False, comment="never shown: it would tell when somebody chose in secret"
        ),
        sa.ForeignKeyConstraint(["owner"], ["person.id"], name=op.f("fk_game_owner")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_game")),
    )
    with op.batch_alter_table("game", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_game_owner"), ["owner"], unique=False)
        batch_op.create_index("ix_game_status_changed", ["status", "changed"], unique=False)

    op.create_table(
        "push",
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("p256dh", sa.String(length=200), nullable=False),
        sa.Column("auth", sa.String(length=100), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_push_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("endpoint", name=op.f("pk_push")),
    )
    with op.batch_alter_table("push", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_push_person"), ["person"], unique=False)

    op.create_table(
        "entry",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False, comment="from 0 on, without gaps"),
        sa.Column("data", sa.Text(), nullable=False, comment="one line of the record, as JSON"),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_entry_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "number", name=op.f("pk_entry")),
        comment="The record. Two nodes can never both write the same place: (game, number) is the key.",
    )
    op.create_table(
        "link",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False, comment="kept readable: its maker is shown it again"),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True, comment="null: any free seat"),
        sa.Column("maker", sa.String(length=32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_link_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["maker"], ["person.id"], name=op.f("fk_link_maker")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_link")),
        sa.UniqueConstraint("token", name=op.f("uq_link_token")),
    )
    with op.batch_alter_table("link", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_link_game"), ["game"], unique=False)

    op.create_table(
        "seat",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True, comment="whose seat it is"),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=True, comment="who plays it now, if a bot does"),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.Column("watchable", sa.Boolean(), nullable=False),
        sa.Column("deadline", sa.Float(), nullable=True, comment="when this seat's clock runs out, if it is running"),
        sa.Column("left", sa.Float(), nullable=True, comment="seconds left when its clock last stopped"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_seat_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_seat_person")),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_seat")),
    )
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seat_deadline"), ["deadline"], unique=False)
        batch_op.create_index(batch_op.f("ix_seat_person"), ["person"], unique=False)

    op.create_table(
        "snapshot",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, comment="how many entries it holds"),
        sa.Column("layout", sa.String(length=64), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_snapshot_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_snapshot")),
        comment="The latest position of a game, to start quickly from. A cache.",
    )
    op.create_table(
        "holder",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("link", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_holder_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["link"], ["link.id"], name=op.f("fk_holder_link"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_holder_person")),
        sa.PrimaryKeyConstraint("game", "seat", "person", name=op.f("pk_holder")),
        comment="Who may play a seat besides the one it belongs to: those who came by its link, until that is revoked.",
    )
