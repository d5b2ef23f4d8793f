// View: looks at the view of Race for the Galaxy and at what its pictures are drawn from. The types are generated.

import { thingOf } from '../../lib/atlas'
import type { Atlas, Table, Update } from '../../lib/protocol'
import type { CardDrawing, Player, RaceView, TileDrawing } from '../../lib/views/race'

export type { Attempt, CardDrawing, Place, Player, Power, RaceView, Robot, TileDrawing } from '../../lib/views/race'

export const PHASES = ['explore', 'develop', 'settle', 'consume', 'produce'] as const
export const NUMERALS: Record<string, string> = {
  explore: 'I', develop: 'II', settle: 'III', consume: 'IV', produce: 'V', trade: '$',
}
const ENDS_AT = 12
const ENDS_LATER = 14

export const viewOf = (update: Update): RaceView => update.view as unknown as RaceView

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
