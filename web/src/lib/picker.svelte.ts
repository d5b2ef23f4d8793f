// Picker: what one has picked so far for the question on the table, and what may be picked next. The same for every
// form and every kind of question, so that a new kind needs no code here or on any board.

import { untrack } from 'svelte'
import { reach, sizes, thingsOf } from './forms'
import type { Asked } from './protocol'

export type PieceState = 'none' | 'open' | 'picked' | 'closed'
export type Item = string | number
/** For this many milliseconds after an answer a further click is taken for its echo: as long as systems wait for the
 * second click of a double one. */
const ECHO = 500
type Deliver = (decision: string, choice: Item[]) => Promise<boolean>

export class Picker {
  /** The question that is asked now. */
  decision = $state.raw<Asked | null>(null)
  /** What is picked, in the order of picking. */
  picked = $state.raw<string[]>([])
  /** The number, where one is asked for. */
  number = $state(0)
  /** An answer is on its way. */
  busy = $state(false)
  /** An answer was sent a moment ago: what is clicked now may have been meant for what stood there before. */
  echoing = $state(false)
  /** Send at once where only one thing is asked for. */
  quick = false

  #echo: ReturnType<typeof setTimeout> | undefined
  readonly #deliver: Deliver
  readonly #offered = $derived(new Set(this.decision ? thingsOf(this.decision.form) : []))
  readonly #reach = $derived(this.decision ? reach(this.decision.form, this.picked) : null)
  readonly #sizes = $derived<[number, number]>(this.decision ? sizes(this.decision.form) : [0, 0])

  /** `deliver` tells whether the answer was taken. */
  constructor(deliver: Deliver = async () => false) {
    this.#deliver = deliver
  }

  /** Take in the question of the latest update. What was picked stays if it is still the same question. */
  ask(decision: Asked | null): void {
    untrack(() => {
      const same = decision !== null && decision.id === this.decision?.id
      this.decision = decision
      if (same) {
        const offered = new Set(thingsOf(decision.form))
        this.picked = this.picked.filter((name) => offered.has(name))
      } else {
        this.busy = false
        this.clear()
      }
    })
  }

  /** Everything the question offers, in its order; also what no board shows. */
  get offered(): string[] {
    return [...this.#offered]
  }

  get least(): number {
    return this.#sizes[0]
  }

  get most(): number {
    return this.#sizes[1]
  }

  state(name: string): PieceState {
    if (!this.#offered.has(name)) return 'none'
    if (this.picked.includes(name)) return 'picked'
    if (this.#reach?.open.has(name)) return 'open'
    // Where only one thing is taken, picking another one changes one's mind.
    return this.#swaps ? 'open' : 'closed'
  }

  get #swaps(): boolean {
    return this.decision?.form.pick !== 'order' && this.most === 1
  }

  /** Pick it, or put it back. Tells whether anything changed. */
  toggle(name: string): boolean {
    if (this.busy) return false
    const state = this.state(name)
    if (state === 'none' || state === 'closed') return false
    if (state === 'picked') this.picked = this.picked.filter((other) => other !== name)
    else this.picked = this.#swaps ? [name] : [...this.picked, name]
    if (this.quick && this.decision?.form.pick === 'one') void this.send()
    return true
  }

  /** Put all of these in this place, for an order that is dragged or a teacher's suggestion. */
  arrange(names: readonly string[]): void {
    if (!this.busy) this.picked = names.filter((name) => this.#offered.has(name))
  }

  clear(): void {
    this.picked = []
    const form = this.decision?.form
    this.number = form?.pick === 'number' ? form.least : 0
  }

  get complete(): boolean {
    const form = this.decision?.form
    if (!form) return false
    if (form.pick === 'number') {
      return Number.isInteger(this.number) && this.number >= form.least && this.number <= form.most
    }
    return this.#reach!.done
  }

  /** The answer as the server wants it. */
  get choice(): Item[] {
    return this.decision?.form.pick === 'number' ? [this.number] : this.picked
  }

  async send(): Promise<void> {
    if (!this.decision || !this.complete || this.busy) return
    this.busy = true
    this.echoing = true
    clearTimeout(this.#echo)
    this.#echo = setTimeout(() => (this.echoing = false), ECHO)
    // Once taken, the question is only waiting to be replaced by the next update.
    if (!(await this.#deliver(this.decision.id, this.choice))) this.busy = false
  }
}
