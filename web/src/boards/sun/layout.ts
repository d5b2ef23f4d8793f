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
  width: number
  spots: Map<string, SlotSpot>
}

/** The left edge and the middle of a slot in per cent, and its height in letters. */
export interface SlotSpot extends Spot {
  height: number
}

/** The height of a row of the fullest level, in letters. */
export const ROW = 9.1
const GAP = 1.1
const TALLEST = 9.6

export function treeLayout(slots: readonly (readonly [string, Slot])[]): TreeLayout {
  const byLevel = LEVELS.map((level) => slots.filter(([, slot]) => slot.level === level).map(([name]) => name))
  const rows = Math.max(...byLevel.map((names) => names.length))
  const step = 100 / LEVELS.length
  const width = step - 2.9
  const spots = new Map<string, SlotSpot>()
  byLevel.forEach((names, column) => {
    const height = Math.min(TALLEST, (rows * ROW) / names.length - GAP)
    names.forEach((name, at) => spots.set(name, { x: column * step + 0.9, y: ((at + 0.5) / names.length) * 100, height }))
  })
  return { rows, width, spots }
}

/** From the right edge of one slot to the left edge of another. */
export function branch(layout: TreeLayout, from: string, to: string): string {
  const start = layout.spots.get(from)!
  const end = layout.spots.get(to)!
  const left = start.x + layout.width
  const bend = (end.x - left) * 0.55
  return `M${left} ${start.y}C${left + bend} ${start.y} ${end.x - bend} ${end.y} ${end.x} ${end.y}`
}

/** The star map stands upright: Sol below, Deep Space above. */
const PLACES: Record<string, Spot> = {
  sol: { x: 50, y: 93 },
  A1: { x: 20, y: 74 },
  A2: { x: 80, y: 74 },
  Y1: { x: 50, y: 58 },
  B1: { x: 20, y: 34 },
  B2: { x: 80, y: 34 },
  Y2: { x: 50, y: 25 },
  deep_space: { x: 50, y: 7.5 },
}

/** A place the board does not have by itself lies beside the one it is joined to, towards the middle of the edge. */
export function placeSpot(name: string, routes: readonly string[]): Spot {
  const known = PLACES[name]
  if (known) return known
  const beside = PLACES[routes[0] ?? ''] ?? { x: 50, y: 50 }
  return { x: beside.x < 50 ? 17 : 83, y: 54 }
}
