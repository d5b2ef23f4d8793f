// View: the table of Beyond the Sun as the server sends it, typed, and where on the board a thing is found.

import { thingOf } from '../../lib/atlas'
import type { Atlas, Update } from '../../lib/protocol'
import type { Effect } from './effects'

export type Disc = 'food' | 'ore' | 'star' | 'none'

export interface Place {
  place: string
  /** The system that lies there, or "pass". */
  system: string
  routes: string[]
  spec: Disc[]
  controller: number
  base: Disc
  /** By seat: how many ships of levels 1 to 4. */
  fleets: number[][]
}

export interface Player {
  seat: number
  faction: string
  pawn: string
  population: number
  ore: number
  supply: number[]
  food_discs: number
  ore_discs: number
  automation: Disc[]
  researched: string[]
  private: string[]
  colonies: { system: string; discs: [Disc, Disc] }[]
  kept: string[]
  museum: [number, number]
}

export interface SunTable {
  round: number
  last_round: number
  active: number
  order: number[]
  stage: string
  technologies: Record<string, string>
  covered: string[]
  rows: string[][]
  revealed: string[]
  guilds: string[]
  goals: { card: string; seats: number[]; discs: Disc[] }[]
  placed: string[]
  dyson: string
  map: Place[]
  players: Player[]
  decks: { deck: string; blocks: number[] }[]
  looking_at: string[]
  moving: number
}

/** The seats whose pawns stand on a space, by its stable name. */
export type Pawns = Record<string, number[]>

export const tableOf = (update: Update): SunTable => update.table as unknown as SunTable

export interface Action {
  space: string
  spaces: number
  cost: Effect[]
  effect: Effect[]
}

export interface Ability {
  when: string
  rule?: string
  cost?: Effect[]
  effect?: Effect[]
}

export interface Technology {
  kind: 'technology'
  level: string
  types: string[]
  out: string
  now: Effect[]
  actions: Action[]
  abilities: Ability[]
  vp?: { base: number; each?: number }
}

export interface System {
  kind: 'system'
  deck: string
  power: number
  spec: Disc[]
  vp: number
  on_control: Effect[]
  on_colonize: Effect[]
  abilities: Ability[]
}

export interface EventCard {
  kind: 'event'
  level: string
  effect: Effect[]
}

export interface Faction {
  kind: 'faction'
  columns: number[]
  food_after: number[]
  ore_yield: number[]
  automation_vp: number[]
  discs: number
  abilities: Ability[]
}

export interface Achievement {
  kind: 'achievement'
  slots: Record<string, number[]>
}

export interface Guild {
  kind: 'guild'
  level: number
  action: Action
}

export interface Basic {
  kind: 'basic'
  action: Action
  /** By the number of seats: spaces without and with the surcharge. */
  spaces: Record<string, [number, number]>
  unlimited: boolean
}

export interface Slot {
  kind: 'slot'
  level: string
  need: number
  of: string[]
}

/** What the picture of a thing is drawn from; every board asks only for things it knows to be of that kind. */
export function drawingOf<T>(atlas: Atlas, name: string): T {
  return thingOf(atlas, name)!.drawing as T
}

/** All things of a kind, in the order of the atlas. */
export function allOf<T extends { kind: string }>(atlas: Atlas, kind: T['kind']): [string, T][] {
  return Object.entries(atlas.things)
    .filter(([, thing]) => thing.drawing.kind === kind)
    .map(([name, thing]) => [name, thing.drawing as unknown as T])
}

export type Part = 'tree' | 'map' | 'mats' | 'goals'

/** The part of the board on which a thing can be picked. */
export function partOf(atlas: Atlas, table: SunTable, name: string): Part | null {
  const kind = name.includes(':') ? name.slice(0, name.indexOf(':')) : thingOf(atlas, name)?.drawing.kind
  switch (kind) {
    case 'slot':
    case 'technology':
    case 'guild':
      return 'tree'
    case 'space': {
      const card = name.slice(6, name.lastIndexOf('/'))
      if (table.placed.includes(card)) return 'goals'
      return table.players.some((player) => player.private.includes(card)) ? 'mats' : 'tree'
    }
    case 'at':
    case 'move':
    case 'ship':
      return 'map'
    case 'system':
      return table.map.some((place) => place.system === name) ? 'map' : 'mats'
    case 'column':
    case 'disc':
    case 'production':
    case 'trade':
      return 'mats'
    case 'achievement':
      return 'goals'
    default:
      return name === 'automation-track' ? 'mats' : null
  }
}

/** How many ships, and their power together. */
export const powerOf = (levels: readonly number[]): number =>
  levels.reduce((sum, count, at) => sum + count * (at + 1), 0)
