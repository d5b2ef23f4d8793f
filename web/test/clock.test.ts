import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { speak } from '../src/lib/words.svelte'
import { clockRule } from '../src/table/clock'

beforeAll(() => vi.stubGlobal('document', { documentElement: {} }))
afterAll(() => vi.unstubAllGlobals())

it.each([
  ['en', 'No clock', '10 minutes for each move', '30 minutes for the game, and 10 seconds for each move'],
  ['pl', 'Bez zegara', '10 minut na ruch', '30 minut na grę i 10 sekund na każdy ruch'],
] as const)('says the rule of a clock in %s', async (language, none, move, game) => {
  await speak(language)
  expect(clockRule(null)).toBe(none)
  expect(clockRule({ per: 'move', seconds: 600, added: 0 })).toBe(move)
  expect(clockRule({ per: 'game', seconds: 1800, added: 10 })).toBe(game)
})
