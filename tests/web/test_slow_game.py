"""A slow game of three on phones, in two languages: an evening, a lapsed clock, an absence, a holiday, a pause.

Nobody waits for days here: the test sets a deadline in the database back, and the server finds that the time is up.
With a folder in STARBOARD_PICTURES every stage is kept as a picture, to be looked at.
"""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect
from tests.server.node import Node
from tests.web.conftest import PHONE
from tests.web.person import Person
from tests.web.test_together import MOST_ROUNDS, follow, play_on

DAY = "move-86400"
FOUR_DAYS = 4 * 86_400


class SlowTable:
    """A table of people on phones; the first has made it."""

    def __init__(self, people: list[Person], site: Node) -> None:
        self.people = people
        self.database = site.database.removeprefix("sqlite:///")
        self.id = ""
        self.pictures = 0

    def picture(self, what: str, *people: Person) -> None:
        """What some of them see now; without names, all."""
        folder = os.environ.get("STARBOARD_PICTURES")
        if not folder:
            return
        Path(folder).mkdir(parents=True, exist_ok=True)
        self.pictures += 1
        for person in people or self.people:
            person.page.wait_for_timeout(400)
            name = f"{self.pictures:02}-{what}.{person.name}-{person.language}.png"
            person.page.screenshot(path=Path(folder) / name)

    # --- the database -------------------------------------------------------------------------------------

    def ask(self, statement: str, *values: object) -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(self.database, timeout=30)) as connection, connection:
            return connection.execute(statement, (*values, self.id)).fetchall()

    def seat_of(self, person: Person) -> int:
        return self.people.index(person)

    def lapses(self, person: Person) -> object:
        return self.ask("SELECT lapses FROM seat WHERE seat = ? AND game = ?", self.seat_of(person))[0][0]

    def stands_in(self, person: Person) -> bool:
        """Does a bot keep this person's seat?"""
        return self.ask("SELECT bot FROM seat WHERE seat = ? AND game = ?", self.seat_of(person)) != [(None,)]

    def run_out(self, person: Person) -> None:
        """The person is asked, does nothing, and their time is up."""
        self.until_asked(person)
        before, decision = self.lapses(person), person.look()["decision"]
        late = "UPDATE seat SET deadline = deadline - ? WHERE seat = ? AND lapses = ? AND game = ? RETURNING deadline"
        for attempt in range(MOST_ROUNDS):
            # Another one's move that was just under way may have written the clocks as they were: then once more.
            if attempt % 40 == 0:
                for (deadline,) in self.ask(late, FOUR_DAYS, self.seat_of(person), before):
                    assert deadline is not None, "the clock of somebody who is asked runs"
            if self.lapses(person) != before and person.look()["decision"] != decision:
                return
            person.page.wait_for_timeout(50)
        raise AssertionError("no bot moves for somebody whose time is up")

    # --- the table ----------------------------------------------------------------------------------------

    def make(self, ruleset: str) -> None:
        """The first makes it with a clock for slow play, and the others come by its link."""
        host, *guests = self.people
        host.enter()
        page = host.page
        page.locator("a[href='#/new']").first.click()
        page.locator(f".game:has(input[value={ruleset}])").click()
        page.locator(f"[data-count='{len(self.people)}']").click()
        for at in range(len(guests)):
            page.locator("ol select").nth(at).select_option("open")
        page.locator("select:has(option[value=move-86400])").select_option(DAY)
        self.picture("new-game", host)
        page.locator(".go button.primary").click()
        page.wait_for_url("**/#/table/*")
        self.id = page.url.rpartition("/")[2]
        for guest in guests:
            follow(guest, page.locator(".links input").first.input_value())

    def until_asked(self, person: Person) -> None:
        """The others play until this person is asked."""
        for _ in range(MOST_ROUNDS):
            if person.look()["asked"]:
                return
            for other in self.people:
                if other is not person and not other.page.locator("[data-notice=replaced]").count():
                    other.answer_if_asked()
            person.page.wait_for_timeout(30)
        raise AssertionError(f"{person.name} is never asked")

    def until_waiting_for(self, person: Person) -> None:
        """The others play until everybody waits for this person alone."""
        others = [other for other in self.people if other is not person]

        def waiting() -> bool:
            said = [" ".join(other.page.locator(".decision .wait").all_inner_texts()) for other in others]
            return all(person.name in one for one in said)

        for _ in range(MOST_ROUNDS):
            # A page answers by itself where there is only one answer: what is asked has to stay.
            if person.look()["asked"] and waiting() and person.rest()["asked"] and waiting():
                return
            for other in others:
                other.answer_if_asked()
            person.page.wait_for_timeout(30)
        raise AssertionError(f"nobody ever waits for {person.name}")

    def everybody_moves(self) -> None:
        before = {person.name: person.moves for person in self.people}
        for _ in range(MOST_ROUNDS):
            for person in self.people:
                person.answer_if_asked()
            if all(person.moves > before[person.name] for person in self.people):
                return
            self.people[0].page.wait_for_timeout(30)
        raise AssertionError("not everybody is asked")

    def menu(self, person: Person) -> None:
        person.page.locator(".bar button[aria-haspopup=dialog]").first.click()
        expect(person.page.locator("dialog, [role=dialog]")).to_be_visible()


def assert_nothing_is_cut(person: Person) -> None:
    """No page is wider than the phone, no button's words are cut off, and the question's buttons are on the screen."""
    # What lies on the board is only read out in the list of options, until that is opened.
    cut = person.page.evaluate(
        """() => [...document.querySelectorAll('button, a.button, [data-notice] p, .players li')]
          .filter((e) => e.checkVisibility() && !(e.closest('.laid')?.clientWidth <= 1))
          .filter((e) => e.scrollWidth > e.clientWidth + 1)
          .map((e) => e.textContent.trim())"""
    )
    wide = person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{person.name}'s page is {wide} pixels too wide"
    below = person.page.evaluate(
        """() => [...document.querySelectorAll('.decision footer button')]
          .filter((e) => e.checkVisibility() && e.getBoundingClientRect().bottom > innerHeight)
          .map((e) => e.textContent.trim())"""
    )
    assert not below, f"{person.name} does not see these buttons: {below}"
    assert not cut, f"{person.name} sees words cut off: {cut}"
    assert "pass" not in person.page.locator(".decision .chosen").all_inner_texts(), "a word of the wire, not of people"


def test_three_on_phones_play_a_slow_game_to_its_end(arrive: Callable[..., Person], site: Node) -> None:
    ann, bob, cyd = people = [arrive("Ania", "pl", PHONE), arrive("Bob", "en", PHONE), arrive("Celina", "pl", PHONE)]
    table = SlowTable(people, site)
    words = {"pl": ("Czas minął", "Za ciebie gra bot"), "en": ("Your time ran out", "A bot plays for you")}

    # A table by invitation: it begins when its host says so, whoever is ready.
    table.make("race")
    for person in people:
        expect(person.page.locator(".ready")).to_be_visible()
        assert_nothing_is_cut(person)
    table.picture("waiting-room")
    cyd.page.locator(".ready").click()
    expect(bob.page.locator("li .chip", has_text="ready")).to_have_count(1)
    table.picture("one-is-ready")
    assert ann.page.locator(".decision").count() == 0
    ann.page.locator(".start").click()
    for person in people:
        expect(person.page.locator(".decision")).to_be_visible()
    table.picture("first-question")

    # The clocks begin when everybody has moved, and are in view on a phone.
    deadlines = "SELECT count(deadline) FROM seat WHERE game = ?"
    assert table.ask(deadlines) == [(0,)]
    table.everybody_moves()
    table.until_asked(bob)
    assert table.ask(deadlines) != [(0,)]
    expect(bob.page.locator(".decision .clocks")).to_be_visible()
    table.picture("clocks-run")

    # Bob's time is up: a bot makes that one move. Bob is told at once, and keeps the seat.
    table.run_out(bob)
    lapse = bob.page.locator("[data-notice=lapse]")
    expect(lapse).to_contain_text(words["en"][0])
    expect(lapse).to_contain_text("Played for you")
    expect(bob.page.locator(".decision .clocks")).not_to_contain_text(re.compile(r"\b0:00"))
    assert ann.page.locator("[data-notice=lapse]").count() == 0
    assert_nothing_is_cut(bob)
    table.picture("lapse")

    # After three in a row the stand-in keeps the seat, until Bob comes back with one click where he looks.
    table.run_out(bob)
    table.run_out(bob)
    replaced = bob.page.locator("[data-notice=replaced]")
    expect(replaced).to_contain_text(words["en"][1])
    expect(bob.page.locator(".decision .confirm, .decision .take, .decision [data-option]")).to_have_count(0)
    expect(ann.page.locator(".players [data-seat='1']")).to_contain_text("za tę osobę gra bot")
    for person in people:
        assert_nothing_is_cut(person)
    table.picture("replaced")
    for other in (ann, cyd):
        other.answer_if_asked()
    replaced.locator("button").click()
    expect(replaced).to_have_count(0)
    expect(ann.page.locator(".players [data-seat='1']")).not_to_contain_text("za tę osobę gra bot")
    table.picture("back-again", bob, ann)

    # Celina goes on holiday: her clock stands, and everybody sees it.
    table.menu(cyd)
    table.picture("menu", cyd)
    cyd.page.locator(".takeover:has(option[value='7']) button").click()
    cyd.page.keyboard.press("Escape")
    holiday = cyd.page.locator("[data-notice=holiday]")
    expect(holiday).to_be_visible()
    expect(ann.page.locator(".players [data-seat='2']")).to_contain_text("na urlopie")
    expect(bob.page.locator(".players [data-seat='2']")).to_contain_text("on holiday")
    table.until_waiting_for(cyd)
    expect(ann.page.locator(".decision .wait")).to_contain_text("Celina (na urlopie)")
    expect(bob.page.locator(".decision .wait")).to_contain_text("Celina (on holiday)")
    for person in people:
        assert_nothing_is_cut(person)
    table.picture("holiday")

    cyd.answer_if_asked()

    # A page that is loaded anew in the middle of a question asks the same question.
    table.until_asked(bob)
    question = bob.look()["question"]
    bob.page.reload()
    expect(bob.page.locator(".decision.asked h2")).to_have_text(question)
    cyd.page.reload()
    expect(holiday).to_be_visible()
    table.picture("reloaded", bob, cyd)
    holiday.locator("button", has_text="Już jestem").click()
    expect(holiday).to_have_count(0)
    expect(bob.page.locator(".players [data-seat='2']")).not_to_contain_text("on holiday")

    # Ania asks for a pause. It begins when both others have agreed, and any of them ends it.
    table.menu(ann)
    ann.page.locator("[data-pause]").click()
    ann.page.keyboard.press("Escape")
    expect(bob.page.locator("[data-notice=pause-wish]")).to_contain_text("Ania")
    table.picture("pause-asked")
    bob.page.locator("[data-notice=pause-wish] button").click()
    assert cyd.page.locator("[data-notice=paused]").count() == 0
    cyd.page.locator("[data-notice=pause-wish] button").click()
    for person in people:
        expect(person.page.locator("[data-notice=paused]")).to_be_visible()
        assert_nothing_is_cut(person)
    table.picture("paused")
    cyd.page.locator("[data-notice=paused] button").click()
    for person in people:
        expect(person.page.locator("[data-notice=paused]")).to_have_count(0)

    # Ania goes back past what was revealed: both others are asked, and told when it is done.
    back = ann.page.locator(".decision [data-how=consent]")
    for _ in range(MOST_ROUNDS):
        if back.count():
            break
        play_on(people, 1)
    ann.rest()
    back.first.click()
    for other in (bob, cyd):
        expect(other.page.locator("dialog, [role=dialog]")).to_contain_text("Ania")
    table.picture("asked-to-go-back")
    for other in (bob, cyd):
        other.page.locator("dialog button.primary, [role=dialog] button.primary").first.click()
    for other in (bob, cyd):
        expect(other.page.locator("[data-notice=undone]")).to_contain_text("Ania")
        assert_nothing_is_cut(other)
    expect(ann.page.locator("[data-notice=undone]")).to_have_count(0)
    table.picture("undone")
    for other in (bob, cyd):
        other.page.locator("[data-notice=undone] button").click()

    # To the end. The result says for whom a bot has played, and since when.
    assert play_on(people, 3_000)
    for person, said in ((ann, "od rundy"), (bob, "a bot played at least once"), (cyd, "od rundy")):
        person.answer()
        expect(person.page.locator(".ending h1")).to_be_visible()
        expect(person.page.locator(".ending [data-bot-from]")).to_have_count(1)
        expect(person.page.locator(".ending [data-bot-from]")).to_contain_text(said)
        assert_nothing_is_cut(person)
    table.picture("result")
