// Layout: where the slots of the technology tree and the places of the star map are drawn, in per cent of their area.

import type { Slot } from './view'

export interface Spot {
  x: number
  y: number
}

export const LEVELS = ['I', 'II', 'III', 'IIII'] as const

/** The tree: four columns, each level spread evenly over the height of the fullest one. */
export interface TreeLayout {
  rows: number
  /** How much higher a row is than while most levels are unknown: the more columns are wide, the narrower is each. */
  grown: number
  columns: { x: number; width: number }[]
  spots: Map<string, SlotSpot>
}

/** The left edge, the middle and the width of a slot in per cent, and its height in letters. */
export interface SlotSpot extends Spot {
  width: number
  height: number
}

/** The height of a row of the fullest level, in letters, while at most the first two levels are known. */
export const ROW = 9.8
const ROOMY = 3.2
const GAP = 1.1
const TALLEST = 10.2
/** How wide a level is of which nothing is known yet, against the others. */
const UNKNOWN = 0.6
/** Between two levels, for the lines that join them; at the left edge, for the ring around a slot. */
const [AISLE, EDGE] = [2.9, 0.9]

export function treeLayout(slots: readonly (readonly [string, Slot])[], known: (slot: string) => boolean = () => true): TreeLayout {
  const byLevel = LEVELS.map((level) => slots.filter(([, slot]) => slot.level === level).map(([name]) => name))
  const rows = Math.max(...byLevel.map((names) => names.length))
  const shares = byLevel.map((names) => (names.some(known) ? 1 : UNKNOWN))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const grown = Math.max(1, whole / ROOMY)
  let left = 0
  const columns = shares.map((share) => {
    const column = { x: left + EDGE, width: (100 * share) / whole - AISLE }
    left += (100 * share) / whole
    return column
  })
  const spots = new Map<string, SlotSpot>()
  byLevel.forEach((names, column) => {
    const height = Math.min(TALLEST * grown, (rows * ROW * grown) / names.length - GAP)
    names.forEach((name, at) => spots.set(name, { ...columns[column]!, y: ((at + 0.5) / names.length) * 100, height }))
  })
  return { rows, grown, columns, spots }
}

/** From the right edge of one slot to the left edge of another. */
export function branch(layout: TreeLayout, from: string, to: string): string {
  const start = layout.spots.get(from)!
  const end = layout.spots.get(to)!
  const left = start.x + start.width
  const bend = (end.x - left) * 0.55
  return `M${left} ${start.y}C${left + bend} ${start.y} ${end.x - bend} ${end.y} ${end.x} ${end.y}`
}

/** The star map stands upright: Sol below, Deep Space above, shipyards in the middle, systems in a column on each side. */
const MIDDLE: Record<string, Spot> = {
  sol: { x: 50, y: 93.5 },
  Y1: { x: 50, y: 63 },
  Y2: { x: 50, y: 31 },
  deep_space: { x: 50, y: 6.5 },
}
/** With more systems than the board has by itself the map is higher, and what is at its ends lies nearer to them. */
const MIDDLE_OF_MANY: Record<string, Spot> = { ...MIDDLE, sol: { x: 50, y: 95 }, Y2: { x: 50, y: 22 }, deep_space: { x: 50, y: 5.5 } }

/** The upper and the lower end of a column, in per cent. */
const ENDS = [29, 72] as const
const ENDS_OF_MANY = [21, 77] as const
/** How much higher the map is for each further system in its fullest column, in letters. */
const FEW = 36
const FURTHER = 20

export interface MapLayout {
  /** Letters. */
  height: number
  /** Are there more systems than the board has by itself? */
  many: boolean
  spots: Map<string, Spot>
}

interface Joined {
  place: string
  routes: readonly string[]
}

/** An extra system lies in the column of the system it is joined to, between the board's own. */
export function mapLayout(places: readonly Joined[]): MapLayout {
  const joined = (end: string): string[] =>
    places.filter(({ place, routes }) => place.startsWith('X') && routes.includes(end)).map(({ place }) => place)
  const columns = ['1', '2'].map((side) => [`B${side}`, ...joined(`B${side}`), ...joined(`A${side}`), `A${side}`])
  const most = Math.max(...columns.map((names) => names.length))
  const many = most > 2
  const spots = new Map(Object.entries(many ? MIDDLE_OF_MANY : MIDDLE))
  const [upper, lower] = many ? ENDS_OF_MANY : ENDS
  columns.forEach((names, side) => {
    const step = (lower - upper) / (names.length - 1)
    names.forEach((name, at) => spots.set(name, { x: side ? 80.5 : 19.5, y: upper + at * step }))
  })
  return { height: FEW + (most - 2) * FURTHER, many, spots }
}
