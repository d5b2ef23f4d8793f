import { expect, it } from 'vitest'
import type { Seen } from '../src/lib/protocol'
import { choosing, newsAfter, rewinding, turnIn } from '../src/lib/turn'

/** A log of who did what: null for what nobody did. */
const logOf = (...seats: (number | null)[]): Seen[] =>
  seats.map((seat, at) => ({ number: at + 1, event: seat === null ? {} : { seat }, text: '', itself: false }))

const NEVER = { last: 0, before: 0 }

it('tells what the others did for as long as a turn lasts', () => {
  const log = logOf(0, 1, 2)
  let turn = choosing(choosing(NEVER, log, 0, 0), log, 0, 3)
  expect(newsAfter(turn, log, 0)).toBe(0)
  const later = logOf(0, 1, 2, 0, null)
  turn = choosing(turn, later, 0, 5)
  expect(newsAfter(turn, later, 0)).toBe(0)
})

it('begins anew when somebody else has done something', () => {
  const turn = choosing(NEVER, logOf(0, 1, 2), 0, 3)
  expect(newsAfter(turn, logOf(0, 1, 2, 0), 0)).toBe(0)
  expect(newsAfter(turn, logOf(0, 1, 2, 0, 1), 0)).toBe(3)
})

it('forgets what was undone', () => {
  expect(rewinding({ last: 9, before: 4 }, 6)).toEqual({ last: 6, before: 4 })
  expect(rewinding({ last: 9, before: 4 }, 2)).toEqual({ last: 2, before: 2 })
})

it('reads it off the log where nothing is remembered', () => {
  const log = logOf(0, 1, 0, 0, 1, 1)
  expect(newsAfter(turnIn(log, 0), log, 0)).toBe(4)
  const mine = logOf(0, 1, 0, 0)
  expect(newsAfter(turnIn(mine, 0), mine, 0)).toBe(1)
})
