// Shapes: every sign of a power, an action or a goal as layers of paths in a box of 20 by 20, and where its text stands.
// The server says which signs there are (`shape:text`); how they look is said here and nowhere else.

import { GOOD_SHAPES } from '../../lib/goods'

export interface Layer {
  d: string
  fill?: string
  stroke?: string
  width?: number
  /** Paths of goods come in a box of 16: how much larger they are drawn, and where if not in the middle. */
  scale?: number
  at?: [number, number]
  dashed?: boolean
}

export interface Shape {
  layers: Layer[]
  /** The colour of what is written on it, its size, and how far down it stands. */
  ink?: string
  size?: number
  y?: number
  /** How wide the sign is, if not 20. */
  box?: number
}

const PAPER = '#dfe6f5'
const NIGHT = '#0d1426'
const BRIGHT = '#eef2fb'
const SOFT = '#9fb0d0'
const RED = '#ff7b6e'
const DEEP_RED = '#8e1f1c'
const GOLD = '#f6c945'
const VIOLET = '#c6a1ff'
const GREEN = '#7be3ae'

const CARD = 'M4.5 1.5h11A1.5 1.5 0 0 1 17 3v14a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 17V3a1.5 1.5 0 0 1 1.5-1.5z'
const DISC = 'M10 2.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15z'
const HALO = 'M10 .9a9.1 9.1 0 1 1 0 18.2a9.1 9.1 0 1 1 0-18.2z'
const DIAMOND = 'M10 1.4L18.6 10L10 18.6L1.4 10z'
const HEXAGON = 'M5.6 2.2h8.8L18.9 10l-4.5 7.8H5.6L1.1 10z'
const SHIELD = 'M10 1.5l7 2.5v5.5c0 4.5-3 7.5-7 9.2c-4-1.7-7-4.7-7-9.2V4z'
const CROSS = 'M5.5 5.5l9 9M14.5 5.5l-9 9'
const SLASH = 'M3 17L17 3'
const SWORDS = 'M3 3l10.5 10.5M17 3L6.5 13.5M10.5 16.5l4-4M5.5 12.5l4 4M13.5 13.5l3 3M6.5 13.5l-3 3'

/** A star with `points` points around the middle of the box. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const [turn, reach] = [(Math.PI * at) / points, at % 2 ? inner : outer]
    return `${(10 + reach * Math.sin(turn)).toFixed(1)} ${(10 - reach * Math.cos(turn)).toFixed(1)}`
  })
  return `M${corners.join('L')}z`
}

const BURST = star(12, 9.8, 7.6)
const STAR = star(6, 9.8, 5.8)

const good = (kind: string, scale = 1.25): Layer => ({
  d: GOOD_SHAPES[kind]!, fill: `var(--good-${kind})`, stroke: NIGHT, width: 0.7, scale,
})
const card = (fill = PAPER): Layer => ({ d: CARD, fill, stroke: NIGHT, width: 0.8 })
const line = (d: string, stroke = BRIGHT, width = 1.8): Layer => ({ d, fill: 'none', stroke, width })
const worldOf = (kind: string): Shape => ({
  layers: [{ d: DISC, fill: `color-mix(in oklab, var(--good-${kind}), ${NIGHT} 62%)`, stroke: `var(--good-${kind})`, width: 1.4 }, good(kind, 0.62)],
})
const windfallOf = (kind: string): Shape => ({
  layers: [{ d: HALO, fill: 'none', stroke: `var(--good-${kind})`, width: 1.5, dashed: true }, good(kind, 0.8)],
})

const CORNERS: [number, number][] = [[1, 1], [10.5, 1], [1, 10.5], [10.5, 10.5]]
const KINDS = ['novelty', 'rare', 'genes', 'alien']
const everyKind = (): Layer[] => KINDS.map((kind, at) => ({ ...good(kind, 0.53), at: CORNERS[at]! }))
const byKind = (prefix: string, make: (kind: string) => Shape): Record<string, Shape> =>
  Object.fromEntries(KINDS.map((kind) => [`${prefix}-${kind}`, make(kind)]))

export const SHAPES: Record<string, Shape> = {
  draw: { layers: [card()], ink: NIGHT, size: 10.5 },
  keep: { layers: [card('#8fd9c6'), line('M1.8 12v5.5a1.5 1.5 0 0 0 1.5 1.5h13.4a1.5 1.5 0 0 0 1.5-1.5V12', '#8fd9c6', 1.4)], ink: NIGHT, size: 10, y: 9.5 },
  mix: { layers: [{ ...card('#8fd9c6'), d: 'M2 5l8-2 3 12-8 2z' }, { ...card(), d: 'M10 3l8 2-3 12-8-2z' }] },
  hand: { layers: [card('#ffb98a')], ink: NIGHT, size: 10.5 },
  leave: { layers: [card('#5b6884'), line('M6.5 6.5l7 7M13.5 6.5l-7 7', RED, 2.2)] },
  save: { layers: [card(), line('M1.5 9.5h17', SOFT, 3)] },
  'take-saved': { layers: [card(), line('M10 14V6M6.8 9l3.2-3.2L13.2 9', NIGHT, 1.7)] },
  development: { layers: [{ d: DIAMOND, fill: '#33415f', stroke: BRIGHT, width: 1.3 }], ink: BRIGHT, size: 8.5 },
  world: { layers: [{ d: DISC, fill: '#33415f', stroke: BRIGHT, width: 1.3 }], ink: BRIGHT, size: 9 },
  'second-world': { layers: [{ d: 'M7 4.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11z', fill: '#33415f', stroke: SOFT, width: 1.2 }, { d: 'M13 4.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11z', fill: '#33415f', stroke: BRIGHT, width: 1.3 }, line('M10.5 10h5M13 7.5v5')] },
  upgrade: { layers: [{ d: DISC, fill: '#33415f', stroke: SOFT, width: 1.2 }, line('M10 15V5.5M6 9l4-4 4 4', GREEN)] },
  vp: { layers: [{ d: HEXAGON, fill: GOLD, stroke: NIGHT, width: 0.8 }], ink: NIGHT, size: 11 },
  prestige: { layers: [{ d: STAR, fill: VIOLET, stroke: NIGHT, width: 0.8 }], ink: NIGHT, size: 9, y: 10.6 },
  cost: { layers: [{ d: DISC, fill: NIGHT, stroke: BRIGHT, width: 1.7 }], ink: BRIGHT, size: 10 },
  military: { layers: [{ d: BURST, fill: DEEP_RED, stroke: RED, width: 0.9 }], ink: '#fff', size: 9.6 },
  defense: { layers: [{ d: SHIELD, fill: DEEP_RED, stroke: RED, width: 1.1 }], ink: '#fff', size: 8, y: 9.5 },
  pay: { layers: [{ d: DISC, fill: DEEP_RED, stroke: BRIGHT, width: 1.7 }, line('M4.8 15.2L15.2 4.8', '#ffffff55', 1)], ink: '#fff', size: 9.5 },
  conquer: { layers: [{ d: DISC, fill: NIGHT, stroke: RED, width: 1.7 }, line('M6 14L14 6M6.5 10.5l3 3', '#ff7b6e', 1.3)], ink: '#fff', size: 8 },
  sale: { layers: [{ d: DISC, fill: '#0f5c3d', stroke: GREEN, width: 1.3 }, line('M12.8 7.2c-.8-1-1.7-1.3-2.8-1.3c-1.7 0-2.7.8-2.7 2c0 2.8 5.5 1.3 5.5 4.2c0 1.2-1.1 2-2.8 2c-1.2 0-2.3-.4-3-1.4M10 4.3v11.4', BRIGHT, 1.3)] },
  'no-sale': { layers: [{ d: DISC, fill: '#333f5b', stroke: SOFT, width: 1.3 }, line('M12.8 7.2c-.8-1-1.7-1.3-2.8-1.3c-1.7 0-2.7.8-2.7 2c0 2.8 5.5 1.3 5.5 4.2c0 1.2-1.1 2-2.8 2c-1.2 0-2.3-.4-3-1.4M10 4.3v11.4', BRIGHT, 1.3), line(SLASH, RED, 2)] },
  double: { layers: [], ink: BRIGHT, size: 10, box: 15 },
  ...byKind('good', (kind) => ({ layers: [good(kind)] })),
  ...byKind('world', worldOf),
  ...byKind('windfall', windfallOf),
  'good-any': { layers: everyKind() },
  good: { layers: [{ d: 'M4 4h12v12H4z', fill: '#dfe6f5', stroke: NIGHT, width: 0.8 }, line('M4 10h12M10 4v12', '#52607c', 1)] },
  goods: { layers: [{ d: 'M2.5 6.5h11v11h-11z', fill: '#aebbd6', stroke: NIGHT, width: 0.8 }, { d: 'M6.5 2.5h11v11h-11z', fill: PAPER, stroke: NIGHT, width: 0.8 }], ink: NIGHT, size: 8.5, y: 8.5 },
  kinds: { layers: [...everyKind(), { d: 'M10 5.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z', fill: NIGHT, stroke: BRIGHT, width: 0.8 }], ink: BRIGHT, size: 7.5 },
  windfall: { layers: [{ d: HALO, fill: 'none', stroke: BRIGHT, width: 1.5, dashed: true }, { d: 'M10 4.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11z', fill: '#6a789a', stroke: BRIGHT, width: 1 }] },
  'production-world': { layers: [{ d: DISC, fill: '#33415f', stroke: BRIGHT, width: 1.3 }, line('M10 6.5v7M6.5 10h7M7.5 7.5l5 5M12.5 7.5l-5 5', BRIGHT, 1.2)] },
  'military-world': { layers: [{ d: DISC, fill: '#4a2230', stroke: RED, width: 2.2 }], ink: '#fff', size: 8.5 },
  'rebel-world': { layers: [{ d: DISC, fill: '#4a2230', stroke: RED, width: 2.2 }, { d: 'M10 4.5c2.5 2.5 3.5 4.2 3.5 6.3a3.5 3.5 0 0 1-7 0c0-1.2.5-2 1.2-2.8c.2 1 .6 1.4 1.2 1.6C8.5 7.8 9 6 10 4.5z', fill: '#ffb070' }] },
  'this-world': { layers: [{ d: DISC, fill: '#33415f', stroke: BRIGHT, width: 1.3 }, { d: 'M6.5 6.5h7v7h-7z', fill: PAPER, stroke: NIGHT, width: 0.7 }] },
  rebel: { layers: [{ d: 'M10 1c4 4 6.5 7 6.5 11a6.5 6.5 0 0 1-13 0c0-2 .8-3.6 2-5c.4 1.7 1 2.4 2.2 2.8C7.2 6.7 8 3.7 10 1z', fill: '#ffb070', stroke: NIGHT, width: 0.8 }], ink: NIGHT, size: 8, y: 13 },
  alien: { layers: [{ d: 'M1.5 10C4 5.5 7 4 10 4s6 1.5 8.5 6c-2.5 4.5-5.5 6-8.5 6s-6-1.5-8.5-6z', fill: 'var(--good-alien)', stroke: NIGHT, width: 0.8 }, { d: 'M10 6.2a3.8 3.8 0 1 1 0 7.6a3.8 3.8 0 1 1 0-7.6z', fill: NIGHT }], ink: '#fff', size: 7.5 },
  uplift: { layers: [{ d: 'M10 1.5l7 7h-4v3.5h4l-7 7-7-7h4V8.5H3z', fill: 'var(--good-genes)', stroke: NIGHT, width: 0.8 }], ink: NIGHT, size: 7.5 },
  chromosome: { layers: [line('M5 2.5c1 4 3 5.5 5 7.5c2 2 4 3.5 5 7.5M15 2.5c-1 4-3 5.5-5 7.5c-2 2-4 3.5-5 7.5', 'var(--good-genes)', 3.2)], ink: '#fff', size: 8 },
  terraforming: { layers: [{ d: DISC, fill: '#1c5f78', stroke: '#9be0ff', width: 1.2 }, { d: 'M4.5 9c2-3 4.5-3.5 6-2s.5 3 3 3.5c1 .2 1.5 1 1.5 2c-1.5 2.5-4 3.5-5.5 3.2c-1-2-4-2.7-5-6.7z', fill: GREEN }], ink: NIGHT, size: 8 },
  imperium: { layers: [{ d: 'M2 4l4.5 4L10 2l3.5 6L18 4l-1.8 12H3.8z', fill: '#ff9aa2', stroke: NIGHT, width: 0.8 }], ink: NIGHT, size: 7.5, y: 12 },
  'six-cost': { layers: [{ d: DIAMOND, fill: '#33415f', stroke: GOLD, width: 1.6 }, line('M12.3 6.3c-3.4-.3-4.8 2-4.8 4.7c0 2 1 3.2 2.6 3.2c1.5 0 2.5-1 2.5-2.5c0-1.4-.9-2.3-2.3-2.3c-1.3 0-2.3.7-2.7 1.7', BRIGHT, 1.3)] },
  arrow: { layers: [line('M2 10h9M8 6.5l3.5 3.5L8 13.5', SOFT, 1.8)], box: 14 },
  per: { layers: [line('M3 17L9 3', SOFT, 1.7)], box: 12 },
  takeover: { layers: [line(SWORDS, RED, 1.7)] },
  'no-takeover': { layers: [line(SWORDS, SOFT, 1.5), line('M10 1.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17zM4 4l12 12', GREEN, 1.6)] },
  destroy: { layers: [{ d: DISC, fill: DEEP_RED, stroke: RED, width: 1 }, line(CROSS, '#fff', 2)] },
  dice: { layers: [{ d: 'M5 2.5h10A2.5 2.5 0 0 1 17.5 5v10a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 15V5A2.5 2.5 0 0 1 5 2.5z', fill: PAPER, stroke: NIGHT, width: 0.8 }, { d: 'M6 5.3a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 1 1 0-2.4zM14 12.3a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 1 1 0-2.4zM10 8.8a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 1 1 0-2.4z', fill: NIGHT }], ink: '#b3261e', size: 0 },
  most: { layers: [{ d: 'M2 5l4.5 3.5L10 3l3.5 5.5L18 5l-1.5 11h-13z', fill: GOLD, stroke: NIGHT, width: 0.8 }] },
  phase: { layers: [{ d: 'M4 2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z', fill: '#e4eafa', stroke: NIGHT, width: 0.8 }], ink: NIGHT, size: 10.5 },
  named: { layers: [card(), line('M6.5 6h7M6.5 9.5h7M6.5 13h4.5', NIGHT, 1.3)] },
  phases: { layers: [line('M2 4.5v11M5.5 4.5v11M8 4.5v11M11 4.5l2.5 11 2.5-11', BRIGHT, 1.5)] },
}

/** How wide a row of signs is, in heights of a sign. */
export const widthOf = (signs: readonly string[]): number =>
  signs.reduce((sum, sign) => sum + (shapeOf(sign).shape?.box ?? 20) / 20 + 0.06, 0)

export function shapeOf(sign: string): { shape: Shape | undefined; text: string } {
  const [name, text = ''] = sign.split(':')
  return { shape: SHAPES[name!], text }
}
