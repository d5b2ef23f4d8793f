// Games: what can be played on this server, in one order everywhere.

import { get } from './http'
import type { GameInfo } from './protocol'
import type { Tongue } from './words.svelte'

const ORDER = ['race', 'frontiers', 'sun']

/** What belongs to games: to those we know as we know them, then to all others. */
export function inOrder<T extends { ruleset: string }>(found: readonly T[]): T[] {
  const place = ({ ruleset }: T): number => (ORDER.indexOf(ruleset) + ORDER.length + 1) % (ORDER.length + 1)
  return [...found].sort((one, other) => place(one) - place(other))
}

export async function gamesIn(language: Tongue): Promise<GameInfo[]> {
  return inOrder(await get<GameInfo[]>(`/games?language=${language}`))
}
