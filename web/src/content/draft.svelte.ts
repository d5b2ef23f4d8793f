// Draft: a pack in the making, kept in this browser until it is exported and beyond: nothing is lost on reload.

import type { PackRead, PrintedValue } from '../lib/protocol'
import { same } from './values'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
export type State = 'open' | 'confirmed' | 'corrected'

export const nameOf = (ruleset: string): string => `starboard.pack.${ruleset}`

export class Draft {
  name = $state('')
  /** Which box the values were read in. */
  edition = $state('')
  values = $state.raw<Record<string, unknown>>({})
  /** Could the latest change not be kept? */
  unkept = $state(false)
  #ruleset: string
  #shelf: Shelf

  constructor(ruleset: string, shelf: Shelf = localStorage) {
    this.#ruleset = ruleset
    this.#shelf = shelf
    try {
      const kept = JSON.parse(shelf.getItem(nameOf(ruleset)) ?? 'null') as Partial<PackRead> | null
      this.name = String(kept?.name ?? '')
      this.edition = String(kept?.edition ?? '')
      if (kept?.values && typeof kept.values === 'object') this.values = kept.values
    } catch {
      // What cannot be read is as good as nothing.
    }
  }

  get size(): number {
    return Object.keys(this.values).length
  }

  state({ path, value }: Pick<PrintedValue, 'path' | 'value'>): State {
    if (!(path in this.values)) return 'open'
    return same(this.values[path], value) ? 'confirmed' : 'corrected'
  }

  /** This is what the box says. */
  set(path: string, value: unknown): void {
    this.values = { ...this.values, [path]: value }
    this.keep()
  }

  /** All these are printed as the content says. What was corrected already stays so. */
  confirm(values: readonly PrintedValue[]): void {
    const fresh = values.filter(({ path }) => !(path in this.values)).map(({ path, value }) => [path, value])
    this.values = { ...this.values, ...Object.fromEntries(fresh) }
    this.keep()
  }

  /** Nobody has looked at it yet, after all. */
  forget(path: string): void {
    const { [path]: _gone, ...rest } = this.values
    this.values = rest
    this.keep()
  }

  /** Go on with what a pack says; where both say something, the pack is right. */
  take({ name, edition, values }: PackRead): void {
    this.name = name
    this.edition = edition
    this.values = { ...this.values, ...values }
    this.keep()
  }

  clear(): void {
    this.values = {}
    this.#shelf.removeItem(nameOf(this.#ruleset))
  }

  keep(): void {
    const { name, edition, values } = this
    try {
      this.#shelf.setItem(nameOf(this.#ruleset), JSON.stringify({ name, edition, values }))
      this.unkept = false
    } catch {
      this.unkept = true
    }
  }
}
