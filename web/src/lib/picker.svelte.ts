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
/** `Node.DOCUMENT_POSITION_FOLLOWING` */
const FOLLOWING = 4
/** As many things have a number key. */
const KEYS = 9
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
  quick = $state(false)
  /** Is it known that an answer to this kind of question can be undone freely? */
  free: (kind: string) => boolean = () => false

  /** The pieces on the board under which each thing can be picked. */
  readonly #places = new Map<string, Element[]>()
  #placed = $state(0)
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

  /** A piece lies on the board now; call the answer when it is taken away. */
  place(name: string, piece: Element): () => void {
    const at = this.#places.get(name) ?? []
    this.#places.set(name, at)
    at.push(piece)
    untrack(() => this.#placed++)
    return () => {
      at.splice(at.indexOf(piece), 1)
      if (!at.length && this.#places.get(name) === at) this.#places.delete(name)
      untrack(() => this.#placed++)
    }
  }

  /** What is offered, as it lies on the board from its first piece to its last; then what lies nowhere on it. */
  readonly #laid = $derived.by<{ laid: string[]; loose: string[] }>(() => {
    void this.#placed
    const laid: { name: string; piece: Element }[] = []
    const loose: string[] = []
    // Where no board is drawn yet, nothing is known to be missing from it.
    if (!this.#places.size) return { laid: [...this.#offered], loose }
    for (const name of this.#offered) {
      const piece = this.#places.get(name)?.[0]
      if (piece) laid.push({ name, piece })
      else loose.push(name)
    }
    laid.sort((a, b) => (a.piece === b.piece ? 0 : a.piece.compareDocumentPosition(b.piece) & FOLLOWING ? -1 : 1))
    return { laid: laid.map(({ name }) => name), loose }
  })

  /** What is offered, in the order in which a reader of the board meets it. */
  get listed(): string[] {
    return [...this.#laid.laid, ...this.#laid.loose]
  }

  /** What is offered and lies nowhere on the board: it can be picked only in the list. */
  get loose(): string[] {
    return this.#laid.loose
  }

  readonly #keys = $derived(new Map(this.listed.slice(0, KEYS).map((name, at) => [name, String(at + 1)])))

  /** The number key that picks it. */
  keyOf(name: string): string | undefined {
    return this.#keys.get(name)
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
    if (this.atOnce) void this.send()
    return true
  }

  /** Does picking answer the question? Not if it is secret: how quickly an answer came is nobody's business. */
  get atOnce(): boolean {
    return this.quick && this.decision?.form.pick === 'one' && !this.decision.secret && this.free(this.decision.kind)
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
