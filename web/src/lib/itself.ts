// Itself: what was answered by itself because nothing else was possible. It is told like an event, though only here:
// the rules know no difference between an answer that was given and one that was the only one.

import { partsOfOption } from './option'
import type { Asked, Seen, Update } from './protocol'

export interface ByItself {
  /** After which event. */
  after: number
  decision: string
  question: string
  /** What was answered, in words; empty for nothing at all. */
  answer: string
}

/** A line of the log. */
export type Line = { key: string; number: number } & ({ seen: Seen } | { itself: ByItself })

export function byItself(decision: Asked, after: number): ByItself {
  const named = (decision.forced ?? []).map((item) => decision.offered[String(item)]?.text ?? String(item))
  return { after, decision: decision.id, question: decision.question, answer: named.map((text) => partsOfOption(text).head).join(', ') }
}

/** What is still answered after an update: not what is asked again, nor what was undone. */
export function stillAnswered(answered: readonly ByItself[], { decision, rewound }: Update): ByItself[] {
  return answered.filter((one) => one.decision !== decision?.id && (rewound === null || one.after < rewound))
}

/** What the rules did for this seat after an event, because only one answer was possible: it was not even asked. */
export const doneForMe = (log: readonly Seen[], after: number): Seen[] =>
  log.filter(({ number, text, itself }) => itself && text && number > after)

/** The log with what was answered by itself in its place. */
export function woven(log: readonly Seen[], answered: readonly ByItself[]): Line[] {
  const lines: Line[] = log.map((seen) => ({ key: String(seen.number), number: seen.number, seen }))
  const own = answered.map((itself): Line => ({ key: itself.decision, number: itself.after + 0.5, itself }))
  return [...lines, ...own].sort((one, other) => one.number - other.number)
}
