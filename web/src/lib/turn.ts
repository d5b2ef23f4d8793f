// Turn: since when one's last turn was over, to tell what the others did since. A turn is a run of choices with nothing
// of anybody else's between them; while it lasts, what happened before it still is news.

import type { Seen } from './protocol'

export interface Turn {
  /** After which event one chose last; 0: never yet. */
  last: number
  /** The same for the last choice of the turn before that one. */
  before: number
}

/** Somebody else did something between these two events. */
function others(log: readonly Seen[], seat: number | null, after: number, until = Infinity): boolean {
  return log.some(({ number, event }) => number > after && number <= until && typeof event.seat === 'number' && event.seat !== seat)
}

/** One chose, after this event. */
export function choosing(turn: Turn, log: readonly Seen[], seat: number | null, at: number): Turn {
  return { last: at, before: others(log, seat, turn.last, at) ? turn.last : turn.before }
}

/** Events after this one are forgotten. */
export function rewinding({ last, before }: Turn, to: number): Turn {
  return { last: Math.min(last, to), before: Math.min(before, to) }
}

/** After which event everything is news. */
export function newsAfter({ last, before }: Turn, log: readonly Seen[], seat: number | null): number {
  return others(log, seat, last) ? last : before
}

/** Of somebody who comes to a game in the middle nothing is remembered but what the log tells. */
export function turnIn(log: readonly Seen[], seat: number | null): Turn {
  let turn: Turn = { last: 0, before: 0 }
  for (const { number, event } of log) if (event.seat === seat) turn = choosing(turn, log, seat, number)
  return turn
}
