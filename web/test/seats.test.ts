import { expect, it } from 'vitest'
import type { Seat, Table } from '../src/lib/protocol'
import { canComeBack, hintsGiven, plays, slow, waitsForMe } from '../src/lib/seats'

const mine = { seat: 0, who: 'person', name: 'Ann', bot: null, mine: true, resigned: false } as Seat
const other = { ...mine, seat: 1, name: 'Bob', mine: false }
const table = (seat: Seat, more: Partial<Table> = {}) =>
  ({ status: 'playing', damaged: false, waiting: [0], seats: [seat, other], ...more }) as Table

it('says that a table waits for somebody only if they can move', () => {
  expect(waitsForMe(table(mine))).toBe(true)
  expect(waitsForMe(table(mine, { waiting: [1] }))).toBe(false)
  expect(waitsForMe(table({ ...mine, bot: 'simple' }))).toBe(false)
  expect(waitsForMe(table({ ...mine, bot: 'simple', resigned: true }))).toBe(false)
  expect(waitsForMe(table(mine, { damaged: true }))).toBe(false)
  expect(waitsForMe(table(mine, { status: 'over' }))).toBe(false)
})

it('lets nobody come back who has resigned', () => {
  expect(canComeBack({ ...mine, bot: 'simple' })).toBe(true)
  expect(canComeBack({ ...mine, bot: 'simple', resigned: true })).toBe(false)
  expect(canComeBack(mine)).toBe(false)
  expect(plays(mine)).toBe(true)
  expect(plays({ ...mine, resigned: true })).toBe(false)
})

it('has holidays only where there is a day or more for each move', () => {
  const clock = { per: 'move', seconds: 86_400, added: 0, at_zero: 'bot' } as const
  expect(slow(clock)).toBe(true)
  expect(slow({ ...clock, seconds: 86_399 })).toBe(false)
  expect(slow({ ...clock, per: 'game' })).toBe(false)
  expect(slow(null)).toBe(false)
})

it('offers hints against bots alone, or while everybody who plays agrees, and never where people are compared', () => {
  const bot = { ...other, who: 'bot', bot: 'simple' } as Seat
  const both = [{ ...mine, agrees_to_hints: true }, { ...other, agrees_to_hints: true }]
  expect(hintsGiven(table(mine, { seats: [mine, bot] }))).toBe(true)
  expect(hintsGiven(table(mine))).toBe(false)
  expect(hintsGiven(table(mine, { seats: [both[0]!, other] }))).toBe(false)
  expect(hintsGiven(table(mine, { seats: both }))).toBe(true)
  expect(hintsGiven(table(mine, { seats: [both[0]!, { ...other, resigned: true }] }))).toBe(true)
  for (const never of [{ rating: 'pending' }, { sealed: true }, { contest: 'x' }, { lesson: 'first' }])
    expect(hintsGiven(table(mine, { seats: both, ...never }))).toBe(false)
})
