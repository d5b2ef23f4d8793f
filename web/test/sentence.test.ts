import { describe, expect, it } from 'vitest'
import type { Atlas, Seen } from '../src/lib/protocol'
import { partsOf } from '../src/table/sentence'

const thing = (title: string) => ({ title, text: ['a text'], drawing: {}, reconstructed: [] })
const atlas = { ruleset: 'race', things: { 'gem-world': thing('Gem World'), mines: thing('Mines') } } as unknown as Atlas
const seen = (text: string): Seen => ({ number: 1, text, event: { event: 'x', cards: ['gem-world', 'mines'] } }) as unknown as Seen

describe('a sentence of the log', () => {
  it('keeps brackets, commas and full stops with the names they touch', () => {
    const parts = partsOf(seen('Ann keeps 2 (Gem World, Mines).'), atlas)
    expect(parts.map(({ before, text, after, thing }) => (thing ? [before, text, after] : text))).toEqual([
      'Ann keeps 2 ', ['(', 'Gem World', ','], ' ', ['', 'Mines', ').'],
    ])
  })

  it('loses no letter of it', () => {
    const text = 'Mines: Ann’s “Gem World”!'
    expect(partsOf(seen(text), atlas).map((part) => part.before + part.text + part.after).join('')).toBe(text)
  })
})
