// Subject: what the picture of a tile of New Frontiers is made from.

import type { Kind, Subject } from '../../lib/pictures/picture'
import type { Tell } from '../../lib/pictures/subjects'
import { nameOfThing } from '../../lib/pictures/words'
import type { TileDrawing } from './view'

/** What a development is about if its name does not say. */
const ABOUT: Record<string, string> = {
  settle: 'colony-ship', explore: 'telescope', trade: 'arrows', consume: 'chalice', produce: 'factory', develop: 'crane', military: 'blades',
}

export function subjectOf(name: string, tile: TileDrawing): Subject {
  const signs = tile.powers.flatMap((power) => power.signs)
  const world = tile.sort === 'world' || tile.sort === 'home'
  const kinds = [...new Set(signs.flatMap((sign) => /^(?:good|kind|windfall)-(novelty|rare|genes|alien)/.exec(sign)?.[1] ?? []))]
  const good = world ? (tile.kind ?? 'none') : kinds.length === 1 ? kinds[0]! : 'none'
  return {
    name: nameOfThing(name),
    as: world ? 'world' : 'plan',
    good: good as Kind,
    windfall: tile.goods === 'windfall',
    production: tile.goods === 'production',
    military: tile.military || (!world && signs.some((sign) => sign.startsWith('military:+'))),
    keywords: tile.keywords,
    grand: tile.sort === 'large',
    about: world ? undefined : ABOUT[tile.powers[0]?.action ?? ''],
  }
}

export const tell: Tell = (name, { drawing }) =>
  ['world', 'home', 'small', 'large'].includes(String(drawing.sort)) ? subjectOf(name, drawing as unknown as TileDrawing) : null
