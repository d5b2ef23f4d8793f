import { describe, expect, it } from 'vitest'
import { tell as frontiers } from '../src/boards/frontiers/subject'
import { tell as race } from '../src/boards/race/subject'
import { tell as sun } from '../src/boards/sun/subject'
import { MOTIFS } from '../src/lib/pictures/motifs'
import { dice, picture, type Subject } from '../src/lib/pictures/picture'
import { guess } from '../src/lib/pictures/subjects'
import { groundOf, motifsOf, nameOfThing } from '../src/lib/pictures/words'
import type { Thing } from '../src/lib/protocol'

const thing = (title: string, drawing: object): Thing => ({ title, text: ['text'], drawing: drawing as Thing['drawing'], reconstructed: [] })
const card = { what: 'world', cost: 2, military: false, vp: 1, varies: false, good: 'none', windfall: false, keywords: [], prestige: false, start: null, ends_at_14: false, powers: [], scores: [], score_signs: [] }

describe('pictures', () => {
  it('are the same for the same thing, whenever they are drawn', () => {
    const subject: Subject = { name: 'Gem World', as: 'world', good: 'novelty', production: true }
    expect(picture(subject)).toBe(picture({ ...subject }))
    expect(picture(subject)).not.toBe(picture({ ...subject, name: 'Spice World' }))
  })

  it('are whole and small', () => {
    for (const as of ['world', 'plan', 'star', 'emblem'] as const) {
      const drawn = picture({ name: 'Rebel Fuel Cache', as, good: 'rare', windfall: true, military: true, grand: true, keywords: ['rebel'] })
      expect(drawn).toMatch(/^<svg .*<\/svg>$/)
      expect(drawn).not.toMatch(/NaN|undefined|null/)
      expect(drawn.length).toBeLessThan(12_000)
    }
  })

  it('show what a world is: a halo for a windfall, works for what it makes, red for what is conquered', () => {
    const plain: Subject = { name: 'Somewhere', as: 'world', good: 'genes' }
    expect(picture({ ...plain, windfall: true })).toContain('stroke-dasharray')
    expect(picture({ ...plain, production: true }).length).toBeGreaterThan(picture(plain).length)
    expect(picture({ ...plain, military: true })).toContain('#ff6257')
    expect(picture({ name: 'Anything', as: 'plan', grand: true })).toContain('#f6c945')
  })

  it('speak of what the name speaks of', () => {
    expect(motifsOf('Alien Toy Shop')[0]).toBe('toy')
    expect(motifsOf('Imperium Troops')).toEqual(['marine', 'crown'])
    expect(motifsOf('Mining World')[0]).toBe('drill')
    expect(motifsOf('Warren')).toEqual([])
    expect(groundOf('Volcanic World', 0)).toBe('lava')
    expect(nameOfThing('system:tau-ceti.2')).toBe('tau ceti')
  })

  it('only use motifs that are drawn', () => {
    const words = 'alien asteroid bank brain comet council gem helix imperium lasers mines robot skull terraforming uplift vault world'.split(' ')
    for (const word of words) for (const motif of motifsOf(word)) expect(MOTIFS).toHaveProperty(motif)
  })

  it('are made for packs and for games nobody here knows', () => {
    expect(race('x', thing('Moon of Beasts', card))).toMatchObject({ as: 'world', name: 'Moon of Beasts' })
    expect(race('action:settle', thing('Settle', { what: 'action' }))).toBeNull()
    expect(frontiers('old-earth', thing('Stara Ziemia', { sort: 'home', cost: 3, military: false, vp: 2, keywords: [], powers: [], scores: [] }))?.name).toBe('old earth')
    expect(sun('space:x/0', thing('x', { kind: 'space' }))).toBeNull()
    expect(guess('red-dragon', thing('Red Dragon', {}))).toEqual({ name: 'red dragon', as: 'plan' })
    expect(picture(guess('red-dragon', thing('Red Dragon', {}))!)).toContain('<svg')
  })

  it('are rolled from 0 up to 1', () => {
    const roll = dice('seed')
    for (let at = 0; at < 1000; at += 1) {
      const one = roll()
      expect(one).toBeGreaterThanOrEqual(0)
      expect(one).toBeLessThan(1)
    }
  })
})
