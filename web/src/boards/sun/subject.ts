// Subject: what the pictures of Beyond the Sun are made from: technologies, systems, events, guilds and factions.

import type { Subject } from '../../lib/pictures/picture'
import type { Tell } from '../../lib/pictures/subjects'
import { nameOfThing } from '../../lib/pictures/words'
import type { EventCard, System, Technology } from './view'

const HUES: Record<string, number> = { scientific: 208, economic: 122, military: 6, commercial: 46 }
/** Two kinds together have a colour between their own; the middle of the circle is not it everywhere. */
const MIXED: Record<string, number> = {
  'economic scientific': 168, 'military scientific': 278, 'commercial scientific': 226, 'economic military': 80, 'commercial economic': 88, 'commercial military': 24,
}
const STARS: Record<string, string> = { ore: 'drill', food: 'leaf', star: 'spark' }

/** Nothing for what has no picture of its own: spaces, columns, discs. */
export function subjectOf(name: string, drawing: { kind?: unknown }): Subject | null {
  const plain = nameOfThing(name)
  switch (drawing.kind) {
    case 'technology': {
      const { types, level } = drawing as unknown as Technology
      const hue = types.length > 1 ? MIXED[[...types].sort().join(' ')] : HUES[types[0] ?? '']
      return { name: plain, as: 'plan', hue, military: types[0] === 'military', grand: level === 'IIII' }
    }
    case 'system': {
      const { spec } = drawing as unknown as System
      return { name: plain, as: 'star', about: STARS[spec[0] ?? ''] }
    }
    case 'event':
      return { name: plain, as: 'plan', hue: (drawing as unknown as EventCard).light ? 300 : 330, about: 'megaphone' }
    case 'guild':
      return { name: plain, as: 'plan', hue: 190, about: 'council' }
    case 'achievement':
      return { name: plain, as: 'plan', hue: 50, grand: true, about: 'medal' }
    case 'faction':
      return { name: plain.replace(/ (basic|advanced)$/, ''), as: 'emblem', about: 'star', twin: plain.endsWith(' advanced') ? 'advanced' : '' }
    default:
      return null
  }
}

export const tell: Tell = (name, { drawing }) => subjectOf(name, drawing)
