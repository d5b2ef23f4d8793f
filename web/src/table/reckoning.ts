// Reckoning: the final scores by category, and what decided the game. Knows no game: a line of a score names its source,
// and the atlas what its thing is.

import { thingOf } from '../lib/atlas'
import type { Atlas, Score, ScoreLine } from '../lib/protocol'

/** Things that are of a sort are added up by it: worlds with worlds, whatever the source is called. */
const SORTS: Record<string, string> = {
  world: 'worlds', home: 'worlds', development: 'developments', small: 'developments', large: 'developments',
}
/** Sources that are one category. */
const TOGETHER: Record<string, string> = {
  'robot-chips': 'chips', 'robot-six-cost': 'variable', 'robot-counter': 'variable',
  'technologies-I': 'technologies', 'technologies-II': 'technologies', 'technologies-III': 'technologies', technology: 'technologies',
  'counts-as': 'worlds',
}

export function categoryOf(line: ScoreLine, atlas: Atlas): string {
  if (line.source === 'card' || line.source === 'tile') {
    const drawing = thingOf(atlas, line.thing)?.drawing
    return SORTS[String(drawing?.what ?? drawing?.sort ?? '')] ?? line.source
  }
  return TOGETHER[line.source] ?? line.source
}

/** In which order the categories that several games have are read; the others keep the order in which they appear. */
const ORDER = ['chips', 'worlds', 'developments', 'variable', 'goal', 'prestige']

export interface Row {
  category: string
  /** The points of each score, in the order of the scores. */
  points: number[]
}

/** Every category in which anybody has points; the columns add up to the totals. */
export function rowsOf(scores: readonly Score[], atlas: Atlas): Row[] {
  const rows = new Map<string, number[]>()
  scores.forEach((score, at) => {
    for (const line of score.lines) {
      const category = categoryOf(line, atlas)
      const points = rows.get(category) ?? scores.map(() => 0)
      points[at]! += line.points
      rows.set(category, points)
    }
  })
  return [...rows]
    .map(([category, points]) => ({ category, points }))
    .filter(({ points }) => points.some((one) => one !== 0))
    .sort((one, other) => ORDER.indexOf(one.category) - ORDER.indexOf(other.category))
}

export interface Compared {
  text: string
  /** How much each score has of it, in the order of the scores; null where nobody else has as many points. */
  counts: (number | null)[]
}

/** A game kept from before these were told has none. */
const partsOf = (score: Score) => score.compared ?? []

/** What the tie-break compares, as far as it had to: what comes after the thing that decided is not told. */
export function comparedOf(scores: readonly Score[]): Compared[] {
  const tied = scores.filter((one) => scores.some((other) => other !== one && other.total === one.total))
  let rows = 0
  for (const one of tied) {
    for (const other of tied) {
      if (other === one || other.total !== one.total) continue
      const at = partsOf(one).findIndex(({ count }, place) => count !== partsOf(other)[place]?.count)
      rows = Math.max(rows, at < 0 ? partsOf(one).length : at + 1)
    }
  }
  return Array.from({ length: rows }, (_, at) => ({
    text: [...new Set(tied.flatMap((one) => partsOf(one)[at]?.text ?? []))].join(' / '),
    counts: scores.map((one) => (tied.includes(one) ? (partsOf(one)[at]?.count ?? null) : null)),
  }))
}

export interface Decided {
  winner: Score
  /** The best of those who did not win; nobody if all share the victory, or in a game for one. */
  second: Score | null
  lead: number
  /** The game went to the winner because this one, and everybody else, has resigned. */
  resigned: boolean
  /** In which category the winner gained most on the second, and how much. */
  category: string
  gained: number
  /** The one thing that brought the winner most. */
  best: ScoreLine | null
  /** What the tie-break was decided by; nothing if the points decided. */
  tie: { text: string; count: number; other: number } | null
}

/** `left`: has everybody but the winner resigned? */
export function decided(scores: readonly Score[], atlas: Atlas, left = false): Decided | null {
  const winner = scores.find(({ rank }) => rank === 1)
  if (!winner) return null
  const second = scores.find(({ rank }) => rank > 1) ?? null
  const place = scores.indexOf(winner)
  const other = second ? scores.indexOf(second) : -1
  let [category, gained] = ['', 0]
  for (const row of rowsOf(scores, atlas)) {
    const more = row.points[place]! - (row.points[other] ?? 0)
    if (second && more > gained) [category, gained] = [row.category, more]
  }
  const things = winner.lines.filter(({ thing, points }) => points > 0 && thing !== 'pass' && thingOf(atlas, thing))
  const best = things.reduce<ScoreLine | null>((most, line) => (most && most.points >= line.points ? most : line), null)
  const lead = second ? winner.total - second.total : 0
  // Somebody with more points is behind only because they have resigned.
  const resigned = Boolean(second) && (left || lead < 0)
  // Then no category has decided, and in a tie none has.
  if (lead <= 0 || resigned) [category, gained] = ['', 0]
  const at = second && !lead && !resigned ? partsOf(winner).findIndex(({ count }, part) => count !== partsOf(second)[part]?.count) : -1
  const tie = at < 0 ? null : { ...partsOf(winner)[at]!, other: partsOf(second!)[at]!.count }
  return { winner, second, lead, resigned, category, gained, best, tie }
}
