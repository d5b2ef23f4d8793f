// Recap: what each of the others did since one's last turn, in one line each. Knows events only by their seat and text.

import type { Seen } from '../lib/protocol'
import { newsAfter, type Turn } from '../lib/turn'

/** More sentences than this do not fit into a line: those that name pieces are told first, then the latest. */
const MOST = 3

/** For each other seat the sentences of what it did since one's last turn, as far as a line holds them. */
export function recaps(
  log: readonly Seen[],
  turn: Turn,
  seat: number | null,
  namesPiece: (seen: Seen) => boolean = () => false,
): Map<number, Seen[]> {
  const after = newsAfter(turn, log, seat)
  const found = new Map<number, Seen[]>()
  for (const seen of log) {
    const who = seen.event.seat
    if (seen.number <= after || typeof who !== 'number' || who === seat || !seen.text) continue
    found.set(who, [...(found.get(who) ?? []), seen])
  }
  for (const [who, told] of found) {
    const weighty = told.filter(namesPiece).slice(-MOST)
    const rest = told.filter((seen) => !namesPiece(seen)).slice(weighty.length - MOST || told.length)
    found.set(who, [...weighty, ...rest].sort((one, other) => one.number - other.number))
  }
  return found
}

/** Beside somebody's name a sentence need not begin with it. */
export function besideName(text: string, name: string): string {
  const rest = text.startsWith(`${name} `) ? text.slice(name.length + 1) : text
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1)
}
