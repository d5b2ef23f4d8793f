// Turns: whose turn it is to look at a screen that several players share.
//
// While answers are secret, everybody who is asked counts as waited for until all have answered. So we remember who
// looked and had nothing to do, until something has happened; or two who have answered would be called in turns for
// as long as a third one thinks.

import type { Update } from '../lib/protocol'

type Sight = Pick<Update, 'number' | 'epoch' | 'seat' | 'waiting' | 'over'> & { decision: { id: string } | null }

export class Turns {
  /** Seats that had nothing to do when they looked last, if nothing has happened since. */
  readonly #idle = new Set<number>()
  /** Where the story was when a seat looked last. Every seat has a numbering of its own. */
  readonly #seen = new Map<number, string>()
  #seat = -1
  #decision: string | null = null

  /** The seat of ours that should look next, after what the present one sees now; null: it stays. */
  next(update: Sight, mine: readonly number[]): number | null {
    const { seat, decision } = update
    if (seat === null) return null
    if (this.#somethingHappened(update, seat)) this.#idle.clear()
    this.#seen.set(seat, moment(update))
    this.#seat = seat
    this.#decision = decision?.id ?? null
    if (decision || update.over) return null
    this.#idle.add(seat)
    return update.waiting.find((other) => mine.includes(other) && !this.#idle.has(other)) ?? null
  }

  #somethingHappened(update: Sight, seat: number): boolean {
    const before = this.#seen.get(seat)
    if (before !== undefined && before !== moment(update)) return true
    // Not waited for ourselves: whoever is, has really been asked.
    if (!update.waiting.includes(seat)) return true
    // A question after the last one, without a word in between: others may have been asked again too.
    return this.#seat === seat && update.decision !== null && update.decision.id !== this.#decision
  }
}

function moment({ epoch, number }: Sight): string {
  return `${epoch} ${number}`
}
