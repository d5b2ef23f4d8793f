import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GROUPS, groupsOf, shapeName } from '../src/boards/race/legend'
import { SHAPES } from '../src/boards/race/shapes'
import type { Atlas } from '../src/lib/protocol'

const words = readFileSync(new URL('../src/locale/en/race.ftl', import.meta.url), 'utf8')

describe('the legend of Race for the Galaxy', () => {
  const told = GROUPS.flatMap(([, signs]) => signs.map(shapeName))

  it('has every sign that can be drawn, those of four kinds once', () => {
    const plain = (name: string) => name.replace(/-(rare|genes|alien)$/, '-novelty')
    for (const name of Object.keys(SHAPES)) {
      if (name === 'phases') continue // the first row is them
      expect([...told, ...told.map(plain)]).toContain(told.includes(name) ? name : plain(name))
    }
  })

  it('says what each means', () => {
    for (const name of told.filter((one) => one !== 'phase')) expect(words).toContain(`\nlegend-race-${name} = `)
  })

  it('leaves out what a game does not have', () => {
    const atlas = { ruleset: 'race', things: { x: { title: 'x', text: [], drawing: { powers: [{ signs: ['draw:+1', 'windfall-rare'] }] }, reconstructed: [] } } } as unknown as Atlas
    const shown = groupsOf(atlas).flatMap(([, signs]) => signs)
    expect(shown).toContain('draw:+1')
    expect(shown).toContain('windfall-novelty')
    expect(shown).not.toContain('takeover')
  })
})
