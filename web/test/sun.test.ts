// What the board of Beyond the Sun works out before it draws: signs of effects, moves, places, and what need not be drawn again.

import { describe, expect, it } from 'vitest'
import { costSigns, effectSigns } from '../src/boards/sun/effects'
import { mapLayout, treeLayout } from '../src/boards/sun/layout'
import { parseMove } from '../src/boards/sun/movers.svelte'
import { shared } from '../src/boards/sun/shared'
import type { Slot } from '../src/boards/sun/view'

const said = (signs: ReturnType<typeof effectSigns>): string =>
  signs.map((sign) => ('mark' in sign ? `[${sign.mark}]` : sign.text)).join(' ')

describe('effects', () => {
  it('tells the price before a colon, and nothing of what is free', () => {
    expect(said(costSigns([{ do: 'pay_ore', n: '3' }, { do: 'withdraw', n: '1' }]))).toBe('3 [ore] 1 [withdraw] :')
    expect(costSigns([])).toEqual([])
  })

  it('puts what is optional in brackets', () => {
    const build = { do: 'build', n: '1', level: '1', from: 'pop', at: 'yard', optional: true }
    expect(said(effectSigns([build, { do: 'jump', n: '2' }]))).toBe('( [population] ▸ [ship] 1 ) · [jump] 2')
  })

  it('tells equal effects that follow each other once', () => {
    const build = { do: 'build', n: '1', level: '1', from: 'supply', at: 'yard' }
    expect(said(effectSigns([build, build]))).toBe('2× [supply] ▸ [ship] 1')
  })

  it('shows the parts of a choice', () => {
    const choice = { do: 'choice', of: [[{ do: 'grow' }], [{ do: 'take_ore', n: '2' }]] }
    expect(said(effectSigns([choice]))).toBe('[grow] / +2 [ore]')
  })
})

describe('moves', () => {
  it('reads which ship goes where', () => {
    expect(parseMove('move:2:sol>A1')).toEqual({ name: 'move:2:sol>A1', level: 2, start: 'sol', target: 'A1' })
    expect(parseMove('pass')).toBeNull()
  })
})

describe('layout', () => {
  const slot = (level: string): Slot => ({ kind: 'slot', level, need: 0, of: [] })

  it('spreads each level over the height of the fullest', () => {
    const { rows, spots } = treeLayout([['I1', slot('I')], ['II1', slot('II')], ['II2', slot('II')]])
    expect(rows).toBe(2)
    expect([spots.get('I1')!.y, spots.get('II1')!.y, spots.get('II2')!.y]).toEqual([50, 25, 75])
  })

  it('gives levels of which nothing is known less room', () => {
    const slots = [['I1', slot('I')], ['II1', slot('II')], ['III1', slot('III')], ['IIII1', slot('IIII')]] as const
    const { columns, spots } = treeLayout(slots, (name) => name === 'I1')
    expect(columns[0]!.width).toBeGreaterThan(columns[1]!.width)
    expect(spots.get('II1')!.x).toBeGreaterThan(spots.get('I1')!.x + spots.get('I1')!.width)
    expect(columns[3]!.x + columns[3]!.width).toBeLessThan(100)
  })

  it('lays an extra system on the side of the place it is joined to', () => {
    const { spots } = mapLayout([{ place: 'X1', routes: ['A1'] }, { place: 'X2', routes: ['A2'] }])
    expect(spots.get('X1')!.x).toBeLessThan(50)
    expect(spots.get('X2')!.x).toBeGreaterThan(50)
  })

  it('makes room for every extra system, also for two in one column', () => {
    const few = mapLayout([])
    const many = mapLayout([{ place: 'X1', routes: ['A1'] }, { place: 'X2', routes: ['B1'] }])
    const column = ['B1', 'X2', 'X1', 'A1'].map((name) => many.spots.get(name)!.y)
    expect(column).toEqual([...column].sort((one, other) => one - other))
    const apart = column.slice(1).map((y, at) => ((y - column[at]!) / 100) * many.height)
    // A card, a row of ships below it.
    expect(Math.min(...apart)).toBeGreaterThan(14)
    expect(few.many).toBe(false)
    expect(many.height).toBeGreaterThan(few.height)
  })
})

describe('what is shared with the view before', () => {
  it('keeps every part that is equal, and only those', () => {
    const last = { round: 1, map: [{ place: 'sol', fleets: [[1]] }, { place: 'A1', fleets: [[0]] }] }
    const next = { round: 1, map: [{ place: 'sol', fleets: [[1]] }, { place: 'A1', fleets: [[2]] }] }
    const kept = shared(last, next)
    expect(kept).toEqual(next)
    expect(kept.map[0]).toBe(last.map[0])
    expect(kept.map[1]).not.toBe(last.map[1])
  })

  it('is the very same where nothing changed, and never longer than what is new', () => {
    const last = { cards: ['a', 'b'] }
    expect(shared(last, { cards: ['a', 'b'] })).toBe(last)
    expect(shared(last, { cards: ['a'] })).toEqual({ cards: ['a'] })
    expect(shared(null, last)).toBe(last)
  })
})
