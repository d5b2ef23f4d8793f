// View: looks at the view of Beyond the Sun, and where on the board a thing is found. The types are generated.

import { thingOf } from '../../lib/atlas'
import type { Atlas, Update } from '../../lib/protocol'
import type { Place, SunView } from '../../lib/views/sun'

export type {
  Ability, Achievement, Action, Basic, Effect, EventCard, Faction, Guild, Place, Player, Slot, SunView, System, Technology,
} from '../../lib/views/sun'

export type Disc = Place['base']

/** The seats whose pawns stand on a space, by its stable name. */
export type Pawns = Record<string, number[]>

export const viewOf = (update: Update): SunView => update.view as unknown as SunView

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

/** The part of the board on which a thing can be picked; null for what lies on none, or below all of them on one's own mat. */
export function partOf(atlas: Atlas, table: SunView, name: string): Part | null {
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
    case 'achievement':
      return 'goals'
    default:
      return null
  }
}

/** How many ships, and their power together. */
export const powerOf = (levels: readonly number[]): number =>
  levels.reduce((sum, count, at) => sum + count * (at + 1), 0)
