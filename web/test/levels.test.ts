import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nextLevel, opponentOf, remember } from '../src/lib/levels'

const GAME = { ruleset: 'race', bots: ['random', 'easy', 'medium'], opponent: 'easy' }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
})
afterEach(() => vi.unstubAllGlobals())

it('offers the next level to those who have beaten one', () => {
  expect(nextLevel(['easy'])).toBe('medium')
  expect(nextLevel(['easy', 'hard'])).toBe('expert')
})

it.each([[['expert']], [['easy', '']], [['simple']], [[]]])('offers nobody new after %j', (beaten) => {
  expect(nextLevel(beaten)).toBe('')
})

it('begins with the opponent for newcomers, and goes on with the one that was earned, if it is there', () => {
  expect(opponentOf(GAME)).toBe('easy')
  remember('race', 'medium')
  expect(opponentOf(GAME)).toBe('medium')
  expect(opponentOf({ ...GAME, ruleset: 'sun' })).toBe('easy')
  expect(opponentOf({ ...GAME, bots: ['random', 'easy'] })).toBe('easy')
})
