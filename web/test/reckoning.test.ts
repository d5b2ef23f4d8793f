import { describe, expect, it } from 'vitest'
import type { Atlas, Score } from '../src/lib/protocol'
import { comparedOf, decided, rowsOf } from '../src/table/reckoning'

const thing = (what: string) => ({ title: what, text: [], drawing: { what }, reconstructed: [] })
const atlas = { ruleset: 'race', things: { 'gem-world': thing('world'), guild: thing('development'), mines: thing('world') } } as unknown as Atlas
const line = (source: string, name: string, points: number) => ({ source, thing: name, text: name, points, counted: [] })
const score = (seat: number, rank: number, lines: Score['lines'], tie_break = 0): Score => ({
  seat, who: `P${seat}`, rank, total: lines.reduce((sum, { points }) => sum + points, 0), tie_break, lines, compared: [],
})

describe('the end', () => {
  const ann = score(0, 1, [line('chips', 'pass', 9), line('card', 'gem-world', 1), line('variable', 'guild', 8)])
  const eve = score(1, 2, [line('chips', 'pass', 10), line('card', 'mines.2', 3), line('prestige', 'pass', 0)])

  it('adds up by category, and the columns give the totals', () => {
    const rows = rowsOf([ann, eve], atlas)
    expect(rows).toEqual([
      { category: 'chips', points: [9, 10] },
      { category: 'worlds', points: [1, 3] },
      { category: 'variable', points: [8, 0] },
    ])
    for (const at of [0, 1]) expect(rows.reduce((sum, { points }) => sum + points[at]!, 0)).toBe([ann, eve][at]!.total)
  })

  it('reads the categories in one order, whoever leads', () => {
    const sue = score(2, 1, [line('variable', 'guild', 9), line('card', 'guild', 2), line('card', 'mines', 3), line('chips', 'pass', 1)])
    expect(rowsOf([sue], atlas).map(({ category }) => category)).toEqual(['chips', 'worlds', 'developments', 'variable'])
    const unknown = score(2, 1, [line('colony', 'pass', 1), line('automation', 'pass', 1)])
    expect(rowsOf([unknown], atlas).map(({ category }) => category)).toEqual(['colony', 'automation'])
  })

  it('says by what it was won: where the winner gained most, and the thing that brought most', () => {
    expect(decided([ann, eve], atlas)).toMatchObject({ lead: 5, category: 'variable', gained: 8, best: { thing: 'guild' } })
  })

  it('tells a tie-break by what decided it, and nothing beyond', () => {
    const parts = (...counts: number[]) => counts.map((count, at) => ({ text: ['discs', 'population', 'ore'][at]!, count }))
    const first = { ...ann, compared: parts(3, 5, 1) }
    const second = { ...ann, seat: 1, rank: 2, compared: parts(3, 4, 9) }
    const third = { ...eve, seat: 2, rank: 3, compared: parts(0, 0, 0) }
    expect(comparedOf([first, second, third])).toEqual([
      { text: 'discs', counts: [3, 3, null] },
      { text: 'population', counts: [5, 4, null] },
    ])
    expect(decided([first, second, third], atlas)).toMatchObject({ lead: 0, tie: { text: 'population', count: 5, other: 4 } })
    expect(comparedOf([first, third])).toEqual([])
    expect(decided([first, third], atlas)!.tie).toBeNull()
    expect(comparedOf([first, { ...first, seat: 1 }])).toHaveLength(3)
  })

  it('knows a shared victory, a tie-break and a game for one', () => {
    expect(decided([ann, { ...eve, rank: 1 }], atlas)).toMatchObject({ second: null, lead: 0, category: '' })
    expect(decided([ann, { ...ann, seat: 1, rank: 2 }], atlas)).toMatchObject({ lead: 0, gained: 0, category: '' })
    const resigned = { ...ann, seat: 1, rank: 2, total: ann.total + 1 }
    expect(decided([ann, resigned], atlas)).toMatchObject({ lead: -1, gained: 0, category: '' })
    expect(decided([ann], atlas)).toMatchObject({ second: null, resigned: false })
    expect(decided([], atlas)).toBeNull()
  })

  it('is not won by points where everybody else has resigned', () => {
    expect(decided([ann, eve], atlas)).toMatchObject({ resigned: false })
    expect(decided([ann, eve], atlas, true)).toMatchObject({ resigned: true, gained: 0, category: '', tie: null })
    expect(decided([ann], atlas, true)).toMatchObject({ resigned: false })
  })
})
