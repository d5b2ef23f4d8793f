// View: the table of Race for the Galaxy as the server sends it, and what its pictures are drawn from.

import { thingOf } from '../../lib/atlas'
import type { Atlas, Table, Update } from '../../lib/protocol'

export interface Place {
  card: string
  good: boolean
}

export interface Player {
  seat: number
  hand: number
  drawn: number
  vp: number
  military: number
  actions: string[]
  tableau: Place[]
  score: number
  deck?: number
  discard?: number
  goals?: string[]
  progress?: Record<string, number>
  prestige?: number
  on_tile?: number
  card_used?: boolean
  boosted?: string | null
  saved?: number
  /** Only of the seat that looks on. */
  cards?: string[]
  looking_at?: string[]
  pack?: string[]
  drafted?: string[]
  saved_cards?: string[]
}

export interface Robot {
  tableau: string[]
  placed_counters: number
  counters: number
  stack: number
  credit: number
  economy: number
  vp: number
  robot_is: string
  dice: string[]
  score: number
  prestige?: number
  on_tile?: number
}

export interface Attempt {
  attacker: number
  defender: number
  world: string
}

export interface RaceTable {
  round: number
  phase: string
  deck: number
  discard: number
  pool: number
  order: number[]
  players: Player[]
  goals?: string[]
  leader?: number | null
  robot?: Robot
  aside?: string[]
  attempts?: Attempt[]
}

export interface Power {
  phase: string
  signs: string[]
  text: string
}

export interface CardDrawing {
  what: 'world' | 'development'
  cost: number
  military: boolean
  vp: number
  varies: boolean
  good: string
  windfall: boolean
  keywords: string[]
  prestige: boolean
  start: number | null
  ends_at_14: boolean
  powers: Power[]
  scores: string[]
}

export interface TileDrawing {
  what: 'action' | 'goal' | 'kind' | 'search' | 'phase'
  signs: string[]
  phase?: string
  sign?: string
  prestige?: boolean
  second?: boolean
  first?: boolean
  vp?: number
  least?: number
}

export const PHASES = ['explore', 'develop', 'settle', 'consume', 'produce'] as const
export const NUMERALS: Record<string, string> = {
  explore: 'I', develop: 'II', settle: 'III', consume: 'IV', produce: 'V', trade: '$',
}
const ENDS_AT = 12
const ENDS_LATER = 14

export const tableOf = (update: Update): RaceTable => update.table as unknown as RaceTable

export function cardOf(atlas: Atlas, name: string): CardDrawing | undefined {
  const drawing = thingOf(atlas, name)?.drawing as unknown as CardDrawing | undefined
  return drawing?.what === 'world' || drawing?.what === 'development' ? drawing : undefined
}

export const tileOf = (atlas: Atlas, name: string): TileDrawing | undefined =>
  thingOf(atlas, name)?.drawing as unknown as TileDrawing | undefined

export const nameOf = (table: Table, seat: number): string => table.seats[seat]?.name ?? String(seat + 1)

/** With how many cards this tableau ends the game. */
export const endOf = (atlas: Atlas, player: Player): number =>
  player.tableau.some(({ card }) => cardOf(atlas, card)?.ends_at_14) ? ENDS_LATER : ENDS_AT

/** The phase that an action or a space of the robot's mat belongs to. */
export function phaseOf(atlas: Atlas, action: string): string {
  return tileOf(atlas, `action:${action}`)?.phase ?? action
}

/** A number with its sign, as it is written on cards. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : String(number).replace('-', '−'))
