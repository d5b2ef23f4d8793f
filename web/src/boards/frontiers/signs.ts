// Signs: what powers, scores and bonuses are drawn with. Every sign the server may name (`drawing.SIGNS`) has an entry;
// drawn in a box of 24 by 24, one shape for one thing, so that nothing is told by colour alone.

import { GOOD_SHAPES } from '../../lib/goods'
import { KINDS } from './view'

export interface Mark {
  /** Filled outlines with their colour. */
  fills?: [string, string][]
  /** Lines, in the colour of the text around it. */
  lines?: string
  /** The shape of a kind of goods, put in the middle at this size, in this colour. */
  shape?: { kind: string; size: number; colour: string; edge?: string }
  /** What is written at the sign stands inside of it, in this colour; otherwise beside it. */
  inside?: string
  /** Wider than high, for what is written inside. */
  wide?: boolean
}

const CIRCLE = (radius: number): string =>
  `M12 ${12 - radius}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius} ${radius} 0 1 1 0-${2 * radius}z`

const HEXAGON = 'M12 .8l10 5.6v11.2L12 23.2 2 17.6V6.4z'
const SHIELD = 'M12 1l9.5 3v8.2c0 5-4 8.6-9.5 10.8C6.5 20.8 2.5 17.2 2.5 12.2V4z'

/** The drawings of actions, also on the action tiles. */
export const ACTION_LINES: Record<string, string> = {
  develop: 'M12 2.5l8 9.5-8 9.5-8-9.5zM12 8v8M8 12h8',
  explore: 'M2 12s3.8-7 10-7 10 7 10 7-3.8 7-10 7S2 12 2 12zM12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z',
  settle: 'M8 21V3M8 4h11l-3 4 3 4H8M4 21h9',
  produce: 'M3 21V11l6 4v-4l6 4V3.5h4.5V21zM7 18h2M13 18h2',
  trade: 'M3.5 8h16l-4-4.5M20.5 16h-16l4 4.5',
  consume: 'M11 4a8.5 8.5 0 1 0 9 9h-9zM15 3a6.5 6.5 0 0 1 6 6h-6z',
  'trade-consume': 'M2.5 7h13l-3.5-4M13.5 14h-11l3.5 4M18 12a5 5 0 1 0 5 5h-5zM20.5 11a3 3 0 0 1 3 3h-3z',
  isolation: 'M3.5 19a8.5 8.5 0 0 1 17 0M1.5 19h21M12 10.5V4M9 7h6',
  diplomats: 'M3.5 4.5h17v11h-9l-5 4.5v-4.5h-3zM8 8.5h8M8 11.8h5',
  'goals-survey': 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.2 15.2L22 22M10 6.5l1 2.3 2.5.2-1.9 1.7.6 2.5L10 11.9l-2.2 1.3.6-2.5L6.5 9l2.5-.2z',
  military: SHIELD,
}

const KEYWORD_LINES: Record<string, string> = {
  alien: 'M12 3c5 0 8 3.5 8 8 0 5-4 10-8 10s-8-5-8-10c0-4.5 3-8 8-8zM7 11c2 0 3.5 1.5 3.5 3.5M17 11c-2 0-3.5 1.5-3.5 3.5',
  imperium: 'M3 19h18M4 16L2.5 6.5l5.5 4L12 4l4 6.5 5.5-4L20 16z',
  rebel: 'M13.5 2L5 13.5h6L9.5 22 19 10h-6.5z',
  terraforming: 'M12 21v-9M12 12C12 7 8 5 3.5 5c0 5 3.5 7.5 8.5 7M12 10c0-4 3.5-6 8.5-6 0 4.5-3.5 6.5-8.5 6.5M6 21h12',
  uplift: 'M7 2c0 7 10 6 10 10S7 15 7 22M17 2c0 7-10 6-10 10s10 3 10 10M8.5 5h7M8.5 19h7',
}

const planet = (ring: boolean): Mark => ({
  fills: [[CIRCLE(ring ? 6.5 : 8), 'var(--frontiers-gray)']],
  ...(ring ? { lines: 'M3 15.5c-2 3.5 3 3 9-.5s10.5-8.5 8.5-10.5' } : {}),
})

const byKind = (make: (kind: string) => Mark, prefix: string): Record<string, Mark> =>
  Object.fromEntries(KINDS.map((kind) => [`${prefix}-${kind}`, make(kind)]))

const withAction = (action: string): Mark => ({
  fills: [['M4 1h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z', 'color-mix(in oklab, currentColor, transparent 80%)']],
  lines: ACTION_LINES[action]!,
})

export const SIGNS: Record<string, Mark> = {
  credit: {
    fills: [['M4 3.5h22a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3z', 'var(--frontiers-credit)']],
    inside: 'var(--frontiers-on-credit)',
    wide: true,
  },
  vp: { fills: [[HEXAGON, 'var(--frontiers-vp)']], inside: 'var(--frontiers-on-vp)' },
  military: { fills: [[SHIELD, 'var(--frontiers-military)']], inside: 'var(--frontiers-on-military)' },
  colonist: {
    fills: [
      ['M12 2a4.8 4.8 0 1 1 0 9.6a4.8 4.8 0 1 1 0-9.6zM3.5 22c0-6 3.5-9 8.5-9s8.5 3 8.5 9z', 'var(--frontiers-colonist)'],
    ],
  },
  world: planet(true),
  'military-world': { fills: [[CIRCLE(7), 'var(--frontiers-gray)']], lines: '' , shape: { kind: 'rim', size: 24, colour: 'var(--frontiers-military)' } },
  windfall: { fills: [[CIRCLE(5.5), 'var(--frontiers-gray)']], lines: CIRCLE(9.5) },
  production: { fills: [[CIRCLE(9), 'var(--frontiers-gray)']], lines: 'M12 8v8M8 12h8' },
  development: { lines: 'M4 5h16a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5H4a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 4 5zM12 7.5l3.5 4.5-3.5 4.5-3.5-4.5z' },
  small: { lines: 'M7 7h10v10H7z' },
  large: { lines: 'M2 7h20v10H2zM12 7v10' },
  tile: { lines: 'M3 3h10v10H3zM16 21a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11z' },
  bag: { lines: 'M9 7L6.5 2.5h11L15 7M9 7h6c4 3 6 7 6 10 0 3-2 4.5-4 4.5H7c-2 0-4-1.5-4-4.5 0-3 2-7 6-10z' },
  goal: { lines: ACTION_LINES['goals-survey']! },
  here: { fills: [[CIRCLE(6), 'var(--frontiers-gray)']], lines: 'M12 1v4M12 19v4M1 12h4M19 12h4' },
  named: { lines: 'M3 3h8.5L21.5 13 13 21.5 3 11.5zM8 8h.01' },
  kinds: { lines: '', shape: { kind: 'all', size: 24, colour: '' } },
  first: { lines: 'M4 4v16M21 12H8.5M13 7l-5 5 5 5' },
  'up-one': { lines: 'M21 12H5M10.5 6.5L5 12l5.5 5.5' },
  arrow: { lines: 'M3 12h16M13.5 6.5L19 12l-5.5 5.5' },
  per: { lines: 'M8 8l8 8M16 8l-8 8' },
  or: { lines: 'M15 4L9 20' },
  most: { lines: 'M4 21V13M12 21V3M20 21v-5M8.5 6.5L12 3l3.5 3.5' },
  'at-most': { lines: '' },
  good: { lines: 'M12 2l9 4.8v10.4L12 22l-9-4.8V6.8zM3 6.8l9 4.7 9-4.7M12 11.5V22' },
  ...byKind((kind) => ({ shape: { kind, size: 21, colour: `var(--good-${kind})`, edge: 'currentColor' } }), 'good'),
  ...byKind((kind) => ({ lines: CIRCLE(10.5), shape: { kind, size: 13, colour: `var(--good-${kind})` } }), 'kind'),
  ...byKind(
    (kind) => ({ fills: [[CIRCLE(11), `var(--good-${kind})`]], shape: { kind, size: 13, colour: 'var(--ground)' } }),
    'production',
  ),
  ...byKind(
    (kind) => ({ shape: { kind, size: 11, colour: `var(--good-${kind})` }, fills: [[`${CIRCLE(11.5)}${CIRCLE(8)}`, `var(--good-${kind})`]] }),
    'windfall',
  ),
  ...Object.fromEntries(Object.entries(KEYWORD_LINES).map(([word, lines]) => [`keyword-${word}`, { lines }])),
  ...Object.fromEntries(
    ['develop', 'explore', 'settle', 'produce', 'trade', 'consume', 'military'].map((action) => [`power-${action}`, withAction(action)]),
  ),
}

/** A sign and what is written at it. */
export function read(sign: string): { name: string; mark: Mark; text: string } {
  const [name = '', text = ''] = sign.split(':')
  // The server writes plain characters; a typographic minus and times sign read better.
  return { name, mark: SIGNS[name] ?? {}, text: text.replace('-', '−').replace('x', '×') }
}

export const outline = (kind: string): string => GOOD_SHAPES[kind] ?? ''
