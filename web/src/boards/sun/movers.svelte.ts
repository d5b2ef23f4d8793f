// Movers: which of one's own ships is about to move, and where it can go, read from the moves that a question offers.

import type { Picker } from '../../lib/picker.svelte'

interface Move {
  name: string
  level: number
  start: string
  target: string
}

/** `move:2:sol>A1`: a ship of level 2 goes from Sol to A1. */
export function parseMove(name: string): Move | null {
  const found = /^move:(\d):(\w+)>(\w+)$/.exec(name)
  return found ? { name, level: Number(found[1]), start: found[2]!, target: found[3]! } : null
}

const key = (level: number, start: string): string => `${level}@${start}`

export class Movers {
  readonly #picker: () => Picker
  /** The ship somebody clicked, for one question. */
  #clicked = $state.raw<{ decision: string; ship: string } | null>(null)

  constructor(picker: () => Picker) {
    this.#picker = picker
  }

  readonly #moves = $derived.by(() => this.#picker().offered.map(parseMove).filter((move) => move !== null))
  readonly #ships = $derived(new Set(this.#moves.map((move) => key(move.level, move.start))))

  /** Which ship moves: that of the picked move, the one clicked, or the only one that can. */
  readonly chosen = $derived.by(() => {
    const picker = this.#picker()
    const picked = parseMove(picker.picked[0] ?? '')
    if (this.#clicked && this.#clicked.decision === picker.decision?.id) return this.#clicked.ship
    if (picked) return key(picked.level, picked.start)
    return this.#ships.size === 1 ? [...this.#ships][0]! : ''
  })
  readonly #targets = $derived(
    new Map(this.#moves.filter((move) => key(move.level, move.start) === this.chosen).map((move) => [move.target, move.name])),
  )

  /** All moves that are offered. */
  get names(): string[] {
    return this.#moves.map(({ name }) => name)
  }

  get any(): boolean {
    return this.#ships.size > 0
  }

  can(level: number, start: string): boolean {
    return this.#ships.has(key(level, start))
  }

  is(level: number, start: string): boolean {
    return this.chosen === key(level, start)
  }

  choose(level: number, start: string): void {
    const picker = this.#picker()
    if (!picker.decision) return
    this.#clicked = { decision: picker.decision.id, ship: key(level, start) }
    if (parseMove(picker.picked[0] ?? '')) picker.clear()
  }

  /** The move of the chosen ship to this place, if there is one. */
  target(place: string): string | undefined {
    return this.#targets.get(place)
  }

  /** Does the chosen ship's way go along this line? */
  leads(one: string, other: string): boolean {
    const start = this.chosen.slice(2)
    return (start === one && this.#targets.has(other)) || (start === other && this.#targets.has(one))
  }
}
