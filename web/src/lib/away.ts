// Away: what this browser shows while the server cannot be reached: who one is, and one's finished games. Whatever else
// can be read without it (cards, rules, replays) the service worker keeps.

import { atlasAt, wholeAtlas } from './atlas'
import { get } from './http'
import type { GameInfo, Me, Replay, Table } from './protocol'
import type { Tongue } from './words.svelte'

const [ME, FINISHED] = ['starboard.me', 'starboard.finished']
/** At most this many finished games of one's own are kept whole, as far as one can read in them. */
const KEPT = 5

function recall<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // There is no room: then it is not there without the server.
  }
}

/** Who one was when the server last said so. */
export const rememberedMe = (): Me | null => recall<Me>(ME)

export const rememberMe = (me: Me | null): void => (me ? keep(ME, me) : void forget())

export const rememberedGames = (): Table[] => recall<Table[]>(FINISHED) ?? []

/** An answer that comes after somebody has logged out is nobody's any more. */
export const rememberGames = (finished: readonly Table[]): void => (rememberedMe() ? keep(FINISHED, finished) : undefined)

/** Somebody logs out: nothing of them stays here. */
export async function forget(): Promise<void> {
  localStorage.removeItem(ME)
  localStorage.removeItem(FINISHED)
  if (!('caches' in globalThis)) return
  for (const name of await caches.keys()) if (name.endsWith('-read')) await caches.delete(name)
}

/** Is this the installed app, rather than a page in a browser? */
export const installed = (): boolean => matchMedia('(display-mode: standalone)').matches

let stocked = ''

/** The installed app has ready what can be read without the server: asked for once, one thing after the other. */
export async function stock(games: readonly GameInfo[], finished: readonly Table[], language: Tongue): Promise<void> {
  const wanted = JSON.stringify([language, games.length, finished.slice(0, KEPT).map(({ id }) => id)])
  if (!installed() || stocked === wanted) return
  stocked = wanted
  try {
    for (const game of games) {
      await get(`/games/${game.ruleset}/rules?language=${language}`)
      await wholeAtlas(game, language)
    }
    for (const table of finished.slice(0, KEPT)) {
      const replay = await get<Replay>(`/replays/${table.id}?language=${language}`)
      await atlasAt(replay.table, language)
    }
  } catch {
    stocked = '' // the line broke: another time
  }
}
