"""Two browsers play each other, with a reload, a lost connection and an undo in the middle;
a spectator watches."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.server.node import Node
from tests.web.conftest import PHONE
from tests.web.person import Person

MOST_ROUNDS = 4_000


def invite(host: Person, ruleset: str) -> str:
    """Make a public table with an open seat; the link to it."""
    page = host.page
    page.locator("a[href='#/new']").first.click()
    page.locator(f".game:has(input[value={ruleset}])").click()
    page.locator("[data-count='2']").click()
    page.locator("ol select").first.select_option("open")
    page.locator("input[name=public]").check()
    page.locator(".go button.primary").click()
    page.wait_for_url("**/#/table/*")
    if not page.locator(".links input").count():
        page.locator("section:has(.links) > button").click()
    return page.locator(".links input").first.input_value()


def follow(guest: Person, link: str) -> None:
    """Come by a link, read who invites to what, say one's name, and sit."""
    guest.page.goto(link)
    expect(guest.page.locator("[data-invitation]")).to_be_visible()
    guest.page.locator("input[name=name]").fill(guest.name)
    guest.page.locator("form button.primary").click()
    guest.page.wait_for_url("**/#/table/*")


def sit_together(ann: Person, bob: Person, ruleset: str) -> None:
    """The game begins when the last seat is taken."""
    ann.enter()
    follow(bob, invite(ann, ruleset))
    for person in (ann, bob):
        expect(person.page.locator(".decision")).to_be_visible()


def play_on(people: list[Person], moves: int) -> bool:
    """Everybody answers when asked, until this many moves were made or the game is over (True)."""
    made = 0
    for _ in range(MOST_ROUNDS):
        if made >= moves:
            return False
        for person in people:
            if person.look()["over"]:
                return True
            made += person.answer_if_asked()
        people[0].page.wait_for_timeout(30)
    raise AssertionError("nobody is asked any more, and the game is not over")


def test_two_browsers_play_each_other_to_the_end(arrive: Callable[..., Person], site: Node) -> None:
    ann, bob, cyd = arrive("Ann", "en"), arrive("Bob", "pl", PHONE), arrive("Cyd", "en")
    sit_together(ann, bob, "race")

    # A spectator finds the table in the lobby, and sees no hand and no question.
    cyd.enter()
    cyd.page.locator("article a[href*='#/table/']").first.click()
    expect(cyd.page.locator(".board").first).to_be_visible()
    play_on([ann, bob], 6)
    assert cyd.page.locator(".decision.asked").count() == 0
    assert cyd.page.locator("[data-hand] [data-thing]").count() == 0

    # Bob loads the page anew: the same question is still there.
    for _ in range(MOST_ROUNDS):
        if bob.look()["asked"]:
            break
        ann.answer_if_asked()
        bob.page.wait_for_timeout(30)
    question = bob.look()["question"]
    bob.page.reload()
    expect(bob.page.locator(".decision.asked h2")).to_have_text(question)
    play_on([ann, bob], 6)

    # The connection is lost and comes back.
    site.kill()
    expect(ann.page.locator("[data-line=lost]")).to_be_visible()
    site.start()
    expect(ann.page.locator("[data-line=lost]")).to_have_count(0)
    expect(bob.page.locator("[data-line=lost]")).to_have_count(0)

    # The log is told once, without a gap: each sentence of Ann's is in the order of the server's numbers.
    assert play_on([ann, bob], 400)
    for person in (ann, bob, cyd):
        person.answer()
        expect(person.page.locator(".ending h1")).to_be_visible()


def test_going_back_past_what_was_revealed_is_asked_of_the_other(arrive: Callable[..., Person]) -> None:
    ann, bob = arrive("Ann", "en"), arrive("Bob", "en")
    sit_together(ann, bob, "frontiers")
    play_on([ann, bob], 12)
    past = ann.page.locator(".decision .undo[data-how=consent]")
    for _ in range(60):
        if past.count():
            break
        play_on([ann, bob], 1)
    ann.rest()
    request = bob.page.locator("dialog, [role=dialog]")

    # Bob says no: nothing changes.
    question = ann.look()["question"]
    past.first.click()
    request.locator("button:not(.primary)").last.click()
    expect(ann.page.locator(".banner")).to_be_visible()
    assert ann.look()["question"] == question

    # Bob agrees: Ann is asked again.
    said = past.first.inner_text()
    past.first.click()
    request.locator("button.primary").click()
    ann.page.wait_for_function(
        "(said) => said.includes(document.querySelector('.decision.asked h2')?.textContent.slice(0, 25))", arg=said
    )
    play_on([ann, bob], 4)


def test_undo_against_bots_says_what_it_undoes_and_asks_again(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.enter()
    ann.begin("sun")
    ann.page.wait_for_selector(".decision.asked")
    ann.play(5)
    ann.page.wait_for_selector(".decision.asked")
    undo = ann.page.locator(".decision .undo").first
    said = undo.inner_text()
    undo.click()
    ann.page.wait_for_function(
        "(said) => said.includes(document.querySelector('.decision.asked h2')?.textContent.slice(0, 25))", arg=said
    )
    ann.play(3)


def share(host: Person, count: int, *names: str) -> None:
    """Begin a game of Race in which several people share one browser; bots take the other seats."""
    page = host.page
    page.locator("a[href='#/new']").first.click()
    page.locator(".game:has(input[value=race])").click()
    page.locator(f"[data-count='{count}']").click()
    for at, name in enumerate(names):
        page.locator("ol select").nth(at).select_option("me")
        page.locator("ol input").nth(at).fill(name)
    page.locator(".go button.primary").click()


def lift(person: Person) -> str:
    """Lift the curtain, and be asked something: nobody is called for nothing. Tells who was called."""
    page = person.page
    # Behind the curtain nothing of a table is on the page, nor read out.
    assert page.locator(".board, .decision, [role=status]").count() == 0
    called = page.locator(".curtain h1").inner_text()
    page.locator(".curtain button").click()
    person.wait_for(".decision.asked")
    return called


def test_two_people_share_one_browser_with_a_curtain_between_them(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.enter()
    share(ann, 2, "Zoe")
    page = ann.page
    lifted = 0
    for _ in range(40):
        ann.wait_for(".curtain", ".decision.asked")
        if page.locator(".curtain").count():
            lift(ann)
            lifted += 1
        ann.answer_if_asked()
        page.wait_for_timeout(50)
    assert lifted >= 3
    # One may also look by one's own wish, but not over somebody's shoulder.
    ann.wait_for(".curtain", ".decision.asked")
    if page.locator(".curtain").count():
        lift(ann)
    page.locator("aside .bar button[aria-haspopup=dialog]").click()
    page.locator("dialog [aria-pressed=false]").last.click()
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator(".board").count() == 0
    # Nobody is called away again until the game goes on.
    page.locator(".curtain button").click()
    expect(page.locator(".board")).to_be_visible()
    page.wait_for_timeout(400)
    assert page.locator(".curtain").count() == 0


def test_nobody_at_a_shared_browser_is_called_for_nothing(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.enter()
    share(ann, 3, "Bea", "Zoe")
    page = ann.page
    called: list[str] = []
    for turn in range(60):
        ann.wait_for(".curtain", ".decision.asked", ".to-scores")
        if ann.look()["over"]:
            break
        if page.locator(".curtain").count():
            called.append(lift(ann))
            if turn % 3 == 0:
                # Who has answered is not called again when the page is loaded anew.
                ann.respond(ann.look())
                page.reload()
        ann.answer_if_asked()
        page.wait_for_timeout(50)
    assert len(set(called)) == 3


def test_a_table_that_cannot_be_reached_is_shown_later(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.enter()
    table = ann.begin("race")
    page = ann.page
    page.goto(f"{ann.address}/#/")
    page.route("**/api/tables/*", lambda route: route.abort())
    page.goto(f"{ann.address}/#{table}")
    expect(page.locator(".problem")).to_be_visible()
    page.unroute("**/api/tables/*")
    page.locator("button.primary").click()
    expect(page.locator(".decision")).to_be_visible()


def test_what_went_wrong_on_a_lost_line_is_forgotten_when_it_is_back(arrive: Callable[..., Person], site: Node) -> None:
    ann = arrive("Ann")
    ann.enter()
    ann.begin("race")
    seen = ann.rest()
    site.kill()
    expect(ann.page.locator("[data-line=lost]")).to_be_visible()
    while not ann.look()["confirm"]:
        ann.choose(ann.look()["open"][0])
    ann.page.locator(".decision .confirm").click()
    expect(ann.page.locator(".decision .problem")).to_be_visible()
    site.start()
    expect(ann.page.locator("[data-line=lost]")).to_have_count(0)
    expect(ann.page.locator(".decision .problem")).to_have_count(0)
    assert ann.look()["question"] == seen["question"]


def test_what_the_others_did_is_told_until_the_turn_is_over(arrive: Callable[..., Person]) -> None:
    ann = arrive("Ann")
    ann.enter()
    ann.begin("sun")
    ann.play(4)
    page = ann.page
    ann.rest()
    page.locator(".log header button[aria-pressed]").click()

    def told() -> str:
        return page.locator(".log ol").inner_text()

    # Within a turn nothing is forgotten, and a page that is loaded anew tells the same.
    for _ in range(6):
        before = told()
        assert before
        ann.answer()
        ann.rest()
        if told().endswith(before):
            break
    else:
        raise AssertionError("every answer was a turn of its own")
    before = told()
    page.reload()
    ann.wait_for(".decision.asked")
    page.locator(".log header button[aria-pressed]").click()
    assert told() == before


def test_whoever_resigns_is_asked_first_and_the_end_says_so(arrive: Callable[..., Person]) -> None:
    """Of two, the one who stays has won, whatever the points; nobody is told that a bot has played."""
    ann, bob = arrive("Ann", "en"), arrive("Bob", "pl")
    sit_together(ann, bob, "race")
    # A card is being explained when the table goes away.
    bob.page.locator("[data-hand] [data-thing]").first.hover()
    expect(bob.page.locator(".spotlight")).to_be_visible()

    ann.page.locator(".to-menu").click()
    resign, no = ann.page.locator("dialog .danger"), ann.page.locator("dialog .no")
    expect(resign).to_have_count(1)
    expect(ann.page.locator("dialog .takeover")).to_be_visible()  # all of the menu is there
    resign.click()
    expect(no).to_be_focused()
    expect(no).to_be_in_viewport(ratio=1)
    resign.click()

    for person, said in ((ann, "You have resigned."), (bob, "Ann poddaje grę.")):
        expect(person.page.locator(".ending .by")).to_have_text(said)
        expect(person.page.locator(".ending .helped")).to_have_count(0)
    expect(bob.page.locator(".spotlight")).to_have_count(0)
