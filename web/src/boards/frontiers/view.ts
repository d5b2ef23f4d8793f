// View: looks at the view of New Frontiers and at what its things are drawn from. The types are generated; the rules
// stay on the server.

import type { Atlas, Table, Update } from '../../lib/protocol'
import type { ActionDrawing, FrontiersView, Player, TileDrawing } from '../../lib/views/frontiers'
import { thingOf, titleOf } from '../../lib/atlas'

export type Kind = 'novelty' | 'rare' | 'genes' | 'alien'
export const KINDS: readonly Kind[] = ['novelty', 'rare', 'genes', 'alien']

export type { ActionDrawing, Colony, GoalDrawing, Goals, Player, Power, TileDrawing } from '../../lib/views/frontiers'
export type View = FrontiersView

export const viewOf = (update: Update): View => update.view as unknown as View

const BLANK: TileDrawing = { sort: 'small', cost: 0, military: false, vp: 0, keywords: [], powers: [], scores: [] }

export const tileOf = (atlas: Atlas, name: string): TileDrawing =>
  (thingOf(atlas, name)?.drawing as unknown as TileDrawing | undefined) ?? BLANK

export const isWorld = (tile: TileDrawing): boolean => tile.sort === 'world' || tile.sort === 'home'

/** The action tiles of this game in their row: Isolation lies where the survey would, and the other way round. */
export function actionsOf(atlas: Atlas, goals: boolean): { name: string; drawing: ActionDrawing }[] {
  return Object.entries(atlas.things)
    .filter(([name]) => name.startsWith('action:') && name !== (goals ? 'action:isolation' : 'action:goals-survey'))
    .map(([name, thing]) => ({ name, drawing: thing.drawing as unknown as ActionDrawing }))
    .sort((one, other) => one.drawing.place - other.drawing.place)
}

/** Developments by cost, the cheapest first; within a cost by name. */
export function marketOf(atlas: Atlas, view: View): { cost: number; tiles: string[] }[] {
  const groups = new Map<number, string[]>()
  for (const name of Object.keys(view.developments)) {
    const { cost } = tileOf(atlas, name)
    groups.set(cost, [...(groups.get(cost) ?? []), name])
  }
  return [...groups]
    .sort(([one], [other]) => one - other)
    .map(([cost, tiles]) => ({
      cost,
      tiles: tiles.sort((one, other) => titleOf(atlas, one).localeCompare(titleOf(atlas, other))),
    }))
}

/** One's own empire first, then the others as they sit on. */
export function around(view: View, seat: number | null): Player[] {
  const first = seat ?? 0
  return view.players.map((_, at) => view.players[(first + at) % view.players.length]!)
}

export const nameOf = (table: Table, seat: number): string => table.seats[seat]?.name ?? String(seat + 1)

/** With this many colonies, or spaces of developments, an empire is full; one more ends the game. */
export const COLONIES = 7
export const SPACES = 10

export const goodsOf = (player: Player): number => player.colonies.filter(({ good }) => good).length
