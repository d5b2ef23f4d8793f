// Boards: the drawings of each game's table and things, found by the names of folders and loaded when they are needed.
// A ruleset without a folder is shown by the plain board.

import type { Component } from 'svelte'
import type { Picker } from './picker.svelte'
import type { Atlas, Seen, Table, Thing, Update } from './protocol'
import { learn } from './words.svelte'

export interface BoardProps {
  update: Update
  atlas: Atlas
  table: Table
  picker: Picker
  /** The update before this one, to move things from where they were. */
  previous?: Update | null
  /** What happened between the two. */
  events?: Seen[]
}

export interface DrawingProps {
  name: string
  thing: Thing
}

export interface LegendProps {
  atlas: Atlas
}

/** Somebody's four to six numbers, as they stand in the list of players. */
export interface NumbersProps {
  seat: number
  update: Update
  atlas: Atlas
}

type Loaded<P extends object> = () => Promise<Component<P>>

function byRuleset<P extends object>(files: Record<string, () => Promise<unknown>>): Record<string, Loaded<P>> {
  const found: Record<string, Loaded<P>> = {}
  for (const [path, load] of Object.entries(files)) {
    found[path.split('/').at(-2)!] = async () => ((await load()) as { default: Component<P> }).default
  }
  return found
}

const boards = byRuleset<BoardProps>(import.meta.glob('../boards/*/Board.svelte', { import: '*' }))

/** A thing of a game, drawn big: `src/boards/<ruleset>/Drawing.svelte`. */
export const drawings = byRuleset<DrawingProps>(import.meta.glob('../boards/*/Drawing.svelte', { import: '*' }))

const seatNumbers = byRuleset<NumbersProps>(import.meta.glob('../boards/*/SeatNumbers.svelte', { import: '*' }))

/** How somebody stands, in a line: `src/boards/<ruleset>/SeatNumbers.svelte`, if there is one. */
export async function seatNumbersOf(ruleset: string): Promise<Component<NumbersProps> | null> {
  const load = seatNumbers[ruleset]
  if (!load) return null
  const [numbers] = await Promise.all([load(), learn(ruleset)])
  return numbers
}

/** What the signs of a game mean: `src/boards/<ruleset>/Legend.svelte`. */
export const legends = byRuleset<LegendProps>(import.meta.glob('../boards/*/Legend.svelte', { import: '*' }))

export async function boardOf(ruleset: string): Promise<Component<BoardProps>> {
  const load = boards[ruleset]
  if (!load) return (await import('../boards/PlainBoard.svelte')).default
  const [board] = await Promise.all([load(), learn(ruleset)])
  return board
}
