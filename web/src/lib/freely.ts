// Freely: which kinds of questions could be undone freely when they were last answered here. Only these are answered by
// one press, for those who wish so. Nobody can tell beforehand: what an answer reveals, the rules decide.

import type { Update } from './protocol'

const KEY = 'starboard.freely'

type Shelf = Pick<Storage, 'getItem' | 'setItem'>

export class Freely {
  readonly #kinds: Set<string>
  readonly #shelf: Shelf
  #answered: { id: string; kind: string } | null = null

  constructor(shelf: Shelf = localStorage) {
    this.#shelf = shelf
    let kept: unknown = []
    try {
      kept = JSON.parse(shelf.getItem(KEY) ?? '[]')
    } catch {
      // What cannot be read is learned anew.
    }
    this.#kinds = new Set(Array.isArray(kept) ? kept.filter((kind) => typeof kind === 'string') : [])
  }

  has(ruleset: string, kind: string): boolean {
    return this.#kinds.has(`${ruleset}/${kind}`)
  }

  /** An open question was answered. */
  answer(ruleset: string, id: string, kind: string): void {
    this.#answered = { id, kind: `${ruleset}/${kind}` }
  }

  /** What came of it: can it be undone without asking anybody, as nothing was revealed? */
  see({ decision, undo }: Update): void {
    const answered = this.#answered
    if (!answered || decision?.id === answered.id) return
    this.#answered = null
    if (undo.find((point) => point.decision === answered.id)?.how === 'free') this.#kinds.add(answered.kind)
    else this.#kinds.delete(answered.kind)
    try {
      this.#shelf.setItem(KEY, JSON.stringify([...this.#kinds]))
    } catch {
      // A full shelf: it is known until the page is left.
    }
  }
}
