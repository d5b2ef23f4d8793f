"""No two things of a game look alike: every picture, drawn small by a real browser, is held against all others. And
everything that is printed on a card of Race for the Galaxy has room on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.web.person import Person

LEAST_DIFFERENCE = 9.0
"""Of 255, on average over the points of a picture of 30 by 19."""

MEASURE = """
async () => {
  const [WIDTH, HEIGHT] = [30, 19]
  const drawn = []
  for (const item of document.querySelectorAll('[data-page=pictures] li')) {
    const picture = item.querySelector('img')
    await picture.decode()
    const canvas = new OffscreenCanvas(WIDTH, HEIGHT).getContext('2d', { willReadFrequently: true })
    canvas.drawImage(picture, 0, 0, WIDTH, HEIGHT)
    drawn.push([item.dataset.name, canvas.getImageData(0, 0, WIDTH, HEIGHT).data, picture.src.length])
  }
  const pairs = []
  for (let one = 0; one < drawn.length; one += 1)
    for (let other = one + 1; other < drawn.length; other += 1) {
      let sum = 0
      for (let at = 0; at < WIDTH * HEIGHT * 4; at += 1) sum += Math.abs(drawn[one][1][at] - drawn[other][1][at])
      pairs.push([sum / (WIDTH * HEIGHT * 3), drawn[one][0], drawn[other][0]])
    }
  pairs.sort(([one], [other]) => one - other)
  return { count: drawn.length, closest: pairs.slice(0, 8), longest: Math.max(...drawn.map(([, , size]) => size)) }
}
"""


@pytest.mark.parametrize(("game", "least"), [("race", 190), ("frontiers", 116), ("sun", 100)])
def test_no_two_pictures_could_be_taken_for_each_other(arrive: Callable[..., Person], game: str, least: int) -> None:
    person = arrive("Ann")
    person.visit(f"/#/pictures/{game}")
    person.page.locator("[data-page=pictures] li").nth(least - 1).wait_for()
    found = person.page.evaluate(MEASURE)
    assert found["count"] >= least
    assert found["closest"][0][0] >= LEAST_DIFFERENCE, found["closest"]
    assert found["longest"] < 30_000


# The powers and what is counted end inside the card, and its name begins below the top.
CUT = """() => [...document.querySelectorAll('.race-card')].flatMap((card) => {
  const { top, bottom } = card.getBoundingClientRect()
  const lowest = Math.max(...[...card.querySelectorAll('.powers *')].map((one) => one.getBoundingClientRect().bottom))
  const name = card.querySelector('.name')
  return lowest > bottom || name.getBoundingClientRect().top < top ? [name.textContent] : []
})"""


def test_everything_printed_on_a_card_has_room_on_it(arrive: Callable[..., Person]) -> None:
    person = arrive("Ann")
    person.visit("/#/cards/race")
    person.page.locator(".race-card").nth(180).wait_for()
    assert person.page.evaluate(CUT) == []
