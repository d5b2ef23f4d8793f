// Sitting: somebody at a table: through which seat they look, and for a hot-seat table whose turn it is to look. One
// connection at a time; another seat means another connection, so that nothing of the one is seen through the other.

import { Connection } from '../lib/connection.svelte'
import { get } from '../lib/http'
import type { Table } from '../lib/protocol'
import { spoken } from '../lib/words.svelte'
import { Turns } from './turns'

export class Sitting {
  table = $state.raw<Table | null>(null)
  connection = $state.raw<Connection | null>(null)
  /** The seat that should come to the screen, while the curtain is down. */
  curtain = $state<number | null>(null)
  problem = $state('')

  readonly #turns = new Turns()
  #status = ''

  constructor(
    readonly id: string,
    readonly wanted: number | null,
  ) {}

  async open(): Promise<void> {
    try {
      this.table = await get<Table>(`/tables/${encodeURIComponent(this.id)}`)
    } catch (problem) {
      this.problem = (problem as Error).message
    }
  }

  close(): void {
    this.connection?.close()
  }

  get mine(): number[] {
    return this.table?.seats.filter(({ mine }) => mine).map(({ seat }) => seat) ?? []
  }

  get shared(): boolean {
    return this.mine.length > 1 && this.table?.status === 'playing' && this.wanted === null
  }

  /** Look through this seat from now on (null: as a spectator). */
  look(seat: number | null): void {
    this.curtain = null
    this.connection?.close()
    this.connection = new Connection(this.id, seat, spoken())
  }

  /** The table changed: do we look through the right seat? */
  settle(table: Table): void {
    this.table = table
    const began = table.status === 'playing' && this.#status === 'open'
    this.#status = table.status
    const mine = this.mine
    if (this.shared && (began || (!this.connection && this.curtain === null))) {
      this.#lower(table.waiting.find((seat) => mine.includes(seat)) ?? mine[0]!)
    } else if (!this.shared && this.curtain === null) {
      const seat = this.wanted ?? mine[0] ?? null
      if (!this.connection || (this.connection.seat !== seat && !mine.includes(this.connection.seat ?? -1))) this.look(seat)
    }
  }

  /** Look through another seat, by one's own wish. Somebody else's at a shared screen comes behind the curtain. */
  turnTo(seat: number | null): void {
    if (seat !== null && this.shared && seat !== this.connection?.seat) this.#lower(seat)
    else this.look(seat)
  }

  /** At a shared screen: has this seat nothing to do while another of ours has? Then it is the other's turn to look. */
  passOn(): void {
    const update = this.connection?.update
    if (!this.shared || !update || this.curtain !== null) return
    const next = this.#turns.next(update, this.mine)
    if (next !== null) this.#lower(next)
  }

  #lower(seat: number): void {
    this.connection?.close()
    this.connection = null
    this.curtain = seat
  }
}
