// Fit: how the powers of a card are set below its name: those of one phase in a row, and in signs as large as there is
// room for, in hundredths of the card's width. The smallest are still legible on the table of a wide screen.

import { widthOf } from './shapes'

/** What is left beside the number of a phase, and without one, inside the widest border. */
const [BESIDE, WHOLE] = [71, 89]
/** Between two powers in one row. */
const GAP = 4
const [LARGEST, SMALLEST, STEP, FAIR] = [23, 15.5, 0.5, 17.5]
/** What is left below the name of a card, from one with a high picture to one with hardly any. */
const ROOMS = [58, 72, 86]
/** With hardly any: what is left below a name of no lines, what each of its lines takes, and how many letters are in one. */
const [BELOW, NAME_LINE, NAME_LETTERS] = [113, 11.4, 16]
/** How wide a letter of a named card is, and how high its line. */
const [LETTER, LINE] = [4.9, 10]

export interface Counted {
  signs: readonly string[]
  names: readonly string[]
}

interface Power {
  phase: string
  signs: string[]
}

/** Powers that follow each other in one phase share a row. */
export function byPhase(powers: readonly Power[]): { phase: string; powers: string[][] }[] {
  const rows: { phase: string; powers: string[][] }[] = []
  for (const { phase, signs } of powers) {
    const last = rows.at(-1)
    if (last?.phase === phase) last.powers.push(signs)
    else rows.push({ phase, powers: [signs] })
  }
  return rows
}

/** How many lines a row takes, if no power is broken that fits into a line. */
function linesOf(row: readonly (readonly string[])[], size: number, wide: number): number {
  let [lines, used] = [1, 0]
  for (const signs of row) {
    const width = widthOf(signs) * size
    if (used && used + GAP + width > wide) [lines, used] = [lines + 1, 0]
    used += (used ? GAP : 0) + width
    while (used > wide + 0.01) [lines, used] = [lines + 1, used - wide]
  }
  return lines
}

/** How many lines words take, with at most `letters` letters in a line. */
function textLines(text: string, letters: number): number {
  let [lines, used] = [1, 0]
  for (const word of text.split(' ')) {
    if (used && used + 1 + word.length > letters) [lines, used] = [lines + 1, 0]
    used += (used ? 1 : 0) + word.length
  }
  return lines
}

/** Named cards as signs: for a card that has no room for their names. */
export const folded = (counted: readonly Counted[]): Counted[] =>
  counted.map(({ signs, names }) => (names.length ? { signs: [...signs, 'named'], names: [] } : { signs, names }))

/** The size of the signs, and what is counted: with the names of cards if there is room for them. */
export function fit(title: string, powers: readonly Power[], counted: readonly Counted[]): { size: number; counted: readonly Counted[] } {
  const size = sizeFor(title, powers, counted)
  if (size) return { size, counted }
  const brief = folded(counted)
  return { size: sizeFor(title, powers, brief) || SMALLEST, counted: brief }
}

/** 0 if even the smallest signs have no room. */
function sizeFor(title: string, powers: readonly Power[], counted: readonly Counted[]): number {
  const rows = byPhase(powers).map((row) => row.powers)
  const plain = counted.filter(({ names }) => !names.length).map(({ signs }) => signs)
  const height = (size: number): number => {
    const lines = rows.reduce((sum, row) => sum + linesOf(row, size, BESIDE), plain.length ? linesOf(plain, size, WHOLE) : 0)
    const named = ({ names }: Counted): number => Math.max(size, textLines(names.join(', '), Math.floor((WHOLE - size * 1.1) / LETTER)) * LINE)
    return lines * (size * 1.05 + 1) + counted.filter(({ names }) => names.length).reduce((sum, line) => sum + named(line), 0)
  }
  const most = BELOW - textLines(title, NAME_LETTERS) * NAME_LINE
  for (const room of [...ROOMS.filter((one) => one < most), most]) {
    for (let size = LARGEST; size >= FAIR; size -= STEP) if (height(size) <= room) return size
  }
  for (let size = FAIR; size >= SMALLEST; size -= STEP) if (height(size) <= most) return size
  return 0
}
