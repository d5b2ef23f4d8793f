"""A game at the terminal: one person against bots, in plain numbered lines that a screen reader reads as they are.

Knows no game: it shows what the ruleset's face says, and lists what a decision offers. Everything happens on a match,
which is saved after every choice.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from starboard.bots import Bot, BotFault, answering_for, make_bot, next_level
from starboard.bots.kinds import fault_of
from starboard.cli import saves
from starboard.cli.screen import Screen
from starboard.kernel.decision import Decision, IllegalChoice
from starboard.kernel.forms import PickNumber, PickOne
from starboard.kernel.game import PASS, Game
from starboard.kernel.match import Match, NotPossible
from starboard.kernel.record import CHOICE, UNDO
from starboard.words.face import Face
from starboard.words.faces import printed_values
from starboard.words.language import Language
from starboard.words.marks import Marks, mark_lines

LOG_LINES = 20
CARDS_LISTED = 12


class Command(NamedTuple):
    """Something to type besides an answer: a letter, or one of these words; and what it does."""

    letter: str
    words: str
    help: str


def commands_of(face: Face, words: Language) -> list[Command]:
    """What may be typed in this game: where nobody holds anything, nothing asks for it."""
    found = [
        Command("?", words("words-help"), words("help-help")),
        Command("c", words("words-card", things=face.things), words("help-card", things=face.things)),
    ]
    held, prospects = face.held(words), face.prospects_help(words)
    if held is not None:
        found.append(Command("h", held.words, held.text))
    if prospects:
        found.append(Command("w", words("words-why"), prospects))
    return [
        *found,
        Command("t", words("words-table"), words("help-table")),
        Command("s", words("words-score"), words("help-score")),
        Command("l", words("words-log"), words("help-log")),
        Command("u", words("words-undo"), words("help-undo")),
        Command("q", words("words-quit"), words("help-quit")),
    ]


def is_number(text: str) -> bool:
    """A plain number that a list could have: digits, and not absurdly many."""
    return text.isascii() and text.isdecimal() and len(text) <= 6


class TerminalGame:
    """One sitting: from the first question (or the one where the saved game stopped) to the end, or until one quits."""

    def __init__(
        self, match: Match, face: Face, words: Language, seat: int, bots: dict[int, Bot], path: Path, screen: Screen
    ) -> None:
        self.match = match
        self.face = face
        self.words = words
        self.seat = seat
        self.bots = bots
        self.path = path
        self.screen = screen
        self.marks = Marks(face, printed_values(match.ruleset))
        self.told = len(match.log)
        self.read: set[str] = set()
        """Introductions that the person has read, each with the thing it is about."""
        self.failed: set[tuple[int, str]] = set()
        """The bots that have failed, with their seats: the person is told of each once."""
        self.commands = commands_of(face, words)
        self.letters = {command.letter: command.letter for command in self.commands}
        for command in self.commands:
            for word in command.words.split(","):
                self.letters[word.strip().casefold()] = command.letter

    def run(self) -> bool:
        """Play; True if the game came to its end, False if the person left."""
        while not self.match.over:
            self.let_bots_decide()
            decision = self.match.game.decision_of(self.seat)
            if decision is None:
                continue
            self.tell()
            if decision.form.single():
                self.answer_forced(decision)
            elif not self.decide(decision):
                path = shlex.quote(str(self.path))
                self.screen.say(self.words("play-left", ruleset=self.match.ruleset.name, path=path))
                return False
        self.tell()
        self.finish()
        return True

    def let_bots_decide(self) -> None:
        for decision in self.match.game.decisions:
            if decision.seat in self.bots and not self.match.over:
                bot = self.bots[decision.seat]
                try:
                    self.let_bot_decide(bot, decision)
                except BotFault as fault:
                    self.let_another_decide(bot, decision, fault)
                self.save()

    def let_bot_decide(self, bot: Bot, decision: Decision) -> None:
        try:
            answer = bot.choose(self.match.game, decision.seat)
        except Exception as wrong:
            raise fault_of(bot.name, wrong) from wrong
        try:
            self.match.choose(decision.seat, answer, decision.id)
        except IllegalChoice as wrong:
            raise fault_of(bot.name, wrong) from wrong

    def let_another_decide(self, failed: Bot, decision: Decision, fault: BotFault) -> None:
        """A bot has failed: another one makes this one move for it, and the person is told."""
        ruleset, seat = self.match.ruleset.name, decision.seat
        for name in answering_for(failed.name, ruleset):
            self.tell_fault(seat, fault, name)
            try:
                seed = f"{self.match.record.seed}/{len(self.match.record.entries)}/{seat}"
                self.let_bot_decide(make_bot(name, ruleset, seed), decision)
            except BotFault as another:
                fault = another
            else:
                return
        raise fault

    def tell_fault(self, seat: int, fault: BotFault, name: str) -> None:
        if (seat, fault.bot) not in self.failed:
            self.failed.add((seat, fault.bot))
            self.screen.say(self.words("play-bot-failed", seat=self.face.seat(seat, self.words), fault=str(fault)))
            self.screen.say(self.words("play-bot-instead", name=name))

    def save(self) -> None:
        saves.write(self.path, self.match.record)

    # --- telling ------------------------------------------------------------------------------------------

    def sentences(self, start: int) -> list[str]:
        """The log from some place on, in words."""
        events = self.match.log[start:]
        return [self.face.event(event.seen_by(self.seat), self.words, self.seat) for event in events]

    def tell(self) -> None:
        """What happened since this was last asked."""
        lines = self.sentences(self.told)
        self.told = len(self.match.log)
        if lines:
            self.screen.say()
            self.screen.say_all(lines)

    def finish(self) -> None:
        self.screen.say()
        self.screen.heading(self.words("play-over"))
        standings = self.match.plain_standings()
        self.screen.say_all(self.face.scores(standings, self.words, self.seat, True))
        best = [one["seat"] for one in standings if one["rank"] == 1]
        verdict = "play-won" if best == [self.seat] else "play-shared" if self.seat in best else "play-lost"
        self.screen.heading(self.words(verdict))
        beaten = [bot.name for bot in self.bots.values()] if verdict == "play-won" else []
        following = next_level(beaten, self.match.ruleset.name)
        if following:
            self.screen.say(self.words("play-next-level", bot=following))
        self.screen.say(self.words("play-record", path=str(self.path)))

    def plain(self, decision: Decision) -> dict[str, Any]:
        return self.match.game.plain_decision(decision)

    def show(self, decision: Decision) -> None:
        """The question with its numbered options."""
        plain = self.plain(decision)
        self.screen.say()
        if self.face.opens_turn(plain):
            self.screen.say_all(self.face.summary(self.match.game.view(self.seat), self.words))
        self.screen.heading(self.face.question(plain, self.words))
        for number, thing in self.numbered(decision).items():
            self.screen.say(f"  {number}. {self.option(thing, plain)}")
        ways = self.face.ways(plain, self.words)
        if ways:
            self.screen.say(self.words("play-ways"))
            self.screen.say_all(ways, "  ")

    def option(self, thing: int, plain: Mapping[str, Any]) -> str:
        """A thing that is offered, and what it means now; with what it does, when it is offered for the first time."""
        name = self.match.game.name(thing)
        text = self.face.option(name, plain, self.words, brief=True)
        prospect = self.face.prospect(self.match.game, self.seat, thing, self.words)
        shown = f"{text}; {prospect}" if prospect else text
        news = self.news_of(self.match.game, name)
        return self.words("option-introduced", option=shown, text=news) if news else shown

    def news_of(self, game: Game, name: str) -> str:
        """What a thing does, if the person has not read it yet; from now on they have."""
        introduction = self.face.introduction(game, name, self.words)
        # By what it is called and what it does: copies of a card are read as one.
        known = f"{self.face.thing(name, self.words)}: {introduction}"
        if known in self.read:
            return ""
        self.read.add(known)
        return introduction

    def recall(self) -> None:
        """What was chosen from before the game was left needs no introduction."""
        record = self.match.record
        past = Match.replay(self.match.ruleset, record, 0)
        for entry in record.entries:
            decision = past.game.decision_of(self.seat)
            if entry.do == CHOICE and entry.seat == self.seat and decision is not None:
                for thing in decision.form.things():
                    self.news_of(past.game, past.game.name(thing))
            past.repeat(entry)

    def numbered(self, decision: Decision) -> dict[int, int]:
        """What the numbers of the list mean: from 1 on the things offered, 0 to decline."""
        things = decision.form.things()
        found = dict(enumerate((one for one in things if one != PASS), start=1))
        return {**found, 0: PASS} if PASS in things else found

    def prompt(self, decision: Decision) -> str:
        least, most = decision.form.sizes()
        if isinstance(decision.form, PickNumber):
            return self.words("prompt-number", least=least, most=most)
        numbers = self.numbered(decision)
        if isinstance(decision.form, PickOne):
            return self.words("prompt-number", least=min(numbers), most=max(numbers))
        if least == most:
            return self.words("prompt-exactly", count=least)
        if least == 0:
            return self.words("prompt-up-to", most=most)
        return self.words("prompt-between", least=least, most=most)

    # --- answering ----------------------------------------------------------------------------------------

    def answer_forced(self, decision: Decision) -> None:
        """There is just one legal answer, but only this seat can know that: answer for the person, and say so."""
        plain = self.plain(decision)
        answer = decision.form.first()
        told = [self.option(thing, plain).rstrip(".") for thing in answer]
        question = self.face.question(plain, self.words)
        self.screen.say()
        self.screen.say(self.words("play-forced", question=question, answer="; ".join(told) or self.words("nothing")))
        self.match.choose(self.seat, answer, decision.id)
        self.save()

    def decide(self, decision: Decision) -> bool:
        """Ask until there is an answer or the position changed otherwise; False to leave the game."""
        self.show(decision)
        while True:
            line = self.screen.ask(self.prompt(decision))
            if line is None:
                return False
            if not line:
                self.show(decision)
                continue
            word, _, rest = line.partition(" ")
            letter = self.letters.get(word.casefold(), "")
            if letter == "q":
                return False
            if letter == "u":
                if self.undo():
                    return True
            elif letter:
                self.obey(letter, rest.strip(), decision)
            elif self.answer(line, decision):
                return True

    def answer(self, line: str, decision: Decision) -> bool:
        """Take a line as an answer; say what is wrong with it otherwise."""
        numbers = line.replace(",", " ").split()
        if not numbers or not all(is_number(number) for number in numbers):
            self.screen.say(self.words("input-unknown", text=line[:40]))
            return False
        chosen = [int(number) for number in numbers]
        if not isinstance(decision.form, PickNumber):
            meaning = self.numbered(decision)
            if chosen == [0] and 0 not in meaning:
                chosen = []
            for number in chosen:
                if number not in meaning:
                    self.screen.say(self.words("input-no-number", number=number, last=max(meaning)))
                    return False
            chosen = [meaning[number] for number in chosen]
        try:
            self.match.choose(self.seat, chosen, decision.id)
        except IllegalChoice as error:
            self.screen.say(self.face.reason(error.reason, self.match.game, self.words))
            return False
        self.save()
        return True

    def choices_standing(self) -> int:
        """How many of the player's choices have not been undone."""
        decided: list[str] = []
        for entry in self.match.record.entries:
            if entry.seat == self.seat and entry.do == CHOICE:
                decided.append(entry.decision)
            elif entry.seat == self.seat and entry.do == UNDO and entry.decision in decided:
                del decided[decided.index(entry.decision) :]
        return len(decided)

    def undo(self) -> bool:
        """Go back to the latest decision that was really one."""
        open_to = [decision for decision in self.match.undoable(self.seat) if not decision.form.single()]
        try:
            if not open_to and self.choices_standing() > 0:
                raise NotPossible("already-revealed")
            self.match.undo(self.seat, open_to[0].id if open_to else None)
        except NotPossible as error:
            self.screen.say(self.face.reason(error.reason, self.match.game, self.words))
            return False
        self.save()
        self.told = len(self.match.log)
        self.screen.say(self.words("play-undone"))
        return True

    # --- commands -----------------------------------------------------------------------------------------

    def obey(self, letter: str, rest: str, decision: Decision) -> None:
        """A command that only shows something."""
        view = self.match.game.view(self.seat)
        if letter == "?":
            self.help()
        elif letter == "c":
            self.explain(rest, decision)
        elif letter == "h":
            self.screen.say_all(self.face.hand(view, self.words))
        elif letter == "w":
            self.screen.say_all(self.face.prospects(self.match.game, self.seat, self.words))
        elif letter == "t":
            self.screen.say_all(self.face.table(view, self.words))
        elif letter == "s":
            self.screen.say_all(self.face.scores(self.match.plain_standings(), self.words, self.seat))
        else:
            lines = self.sentences(0)
            self.screen.say_all(lines if rest else lines[-LOG_LINES:])
        if letter not in "?c":
            self.screen.say(self.face.question(self.plain(decision), self.words))

    def help(self) -> None:
        self.screen.say(self.words("help-answers"))
        self.screen.say(self.words("help-again"))
        for command in self.commands:
            word = command.words.partition(",")[0]
            self.screen.say(self.words("help-line", letter=command.letter, word=word, text=command.help))
        self.screen.say(self.words("help-saved", path=str(self.path)))

    def explain(self, text: str, decision: Decision) -> None:
        """A thing in full, by its number in the list or by (part of) its name."""
        numbered = self.numbered(decision)
        unfolded = text.endswith("?")
        text = text.rstrip("? ")
        if not text:
            self.screen.say(self.words("help-card-how", things=self.face.things))
            return
        if is_number(text):
            if int(text) not in numbered:
                self.screen.say(self.words("input-no-number", number=int(text), last=max(numbered, default=0)))
                return
            found = [self.match.game.name(numbered[int(text)])]
        else:
            found = self.face.search_now(self.match.game, text, self.words)
        if not found:
            self.screen.say(self.words("card-unknown", things=self.face.things, text=text[:40]))
        elif len(found) == 1:
            self.news_of(self.match.game, found[0])
            lines = self.face.explain_now(self.match.game, found[0], self.words)
            marked = self.marks.of(found[0])
            lines += mark_lines(marked, self.face, self.words, unfolded)
            if marked and not unfolded:
                lines[-1] += " " + self.words("card-mark-how", text=text)
            self.screen.say_all(lines or [self.option(self.match.game.thing(found[0]), self.plain(decision))])
        else:
            names = ", ".join(self.face.thing(name, self.words) for name in found[:CARDS_LISTED])
            self.screen.say(self.words("card-several", things=self.face.things, count=len(found), names=names))
