// Subject: what the picture of a card of Race for the Galaxy is made from.

import type { Kind, Subject } from '../../lib/pictures/picture'
import type { Tell } from '../../lib/pictures/subjects'
import type { CardDrawing } from './view'

/** What a development is about if its name does not say: by the first of its signs that tells. */
const ABOUT: [string, string][] = [
  ['takeover', 'target'],
  ['military', 'blades'],
  ['sale', 'arrows'],
  ['windfall', 'drill'],
  ['world', 'colony-ship'],
  ['cost', 'crane'],
  ['keep', 'telescope'],
  ['vp', 'medal'],
  ['draw', 'plan'],
]

/** `title`: the English name, as the Polish edition keeps it, too. */
export function subjectOf(title: string, card: CardDrawing): Subject {
  const signs = card.powers.flatMap((power) => power.signs)
  const isWorld = card.what === 'world'
  const kinds = [...new Set(signs.flatMap((sign) => /^(?:good|world|windfall)-(novelty|rare|genes|alien)/.exec(sign)?.[1] ?? []))]
  const good = isWorld ? card.good : kinds.length === 1 ? kinds[0]! : 'none'
  return {
    name: title,
    as: isWorld ? 'world' : 'plan',
    good: good as Kind,
    windfall: card.windfall,
    production: isWorld && !card.windfall && good !== 'none',
    military: card.military || (!isWorld && signs.some((sign) => sign.startsWith('military:+') || sign === 'takeover')),
    keywords: card.keywords,
    grand: card.varies,
    about: isWorld ? undefined : ABOUT.find(([start]) => signs.some((sign) => sign.startsWith(start)))?.[1],
  }
}

export const tell: Tell = (_, { title, drawing }) =>
  drawing.what === 'world' || drawing.what === 'development' ? subjectOf(title, drawing as unknown as CardDrawing) : null
