// Sitting: somebody at a table: through which seat they look, and for a hot-seat table whose turn it is to look. Each
// seat has a connection of its own, so that nothing of the one is seen through the other; at a shared screen all of
// ours are listened to, but only one is shown.

import { Connection } from '../lib/connection.svelte'
import { get, Refusal } from '../lib/http'
import type { Asked, Table, Update } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { spoken } from '../lib/words.svelte'
import { nextToLook, type SeatState } from './turns'

/** A server that cannot be reached is asked again after this many milliseconds. */
const PATIENCE = 5000

export class Sitting {
  table = $state.raw<Table | null>(null)
  /** The one that is shown. */
  connection = $state.raw<Connection | null>(null)
  /** What it knew before it was shown. */
  known = $state.raw<Update | null>(null)
  /** All that are listened to. */
  connections = $state.raw<Connection[]>([])
  /** The seat that should come to the screen, while the curtain is down. */
  curtain = $state<number | null>(null)
  problem = $state('')
  /** May it go better the next time? */
  fleeting = $state(false)

  /** The question that each connection had last. */
  readonly #known = new WeakMap<Connection, string>()
  /** Questions that are being answered by themselves. */
  readonly #forced = new Set<string>()
  /** Questions one went back to: to be asked even where there is only one answer. */
  readonly #reopened = new Set<string>()
  /** Who takes an answer back. Which question it was is not told; it will be asked again. */
  readonly #takingBack = new WeakSet<Connection>()
  /** Somebody looks by their own wish: until the game goes on for that seat, nobody is called. */
  #visit: { update: Update | null } | null = null
  #status = ''
  /** How many times the table was asked for: an answer that a later one has overtaken is out of date. */
  #attempt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    readonly wanted: number | null,
  ) {}

  async open(): Promise<void> {
    clearTimeout(this.#timer)
    const attempt = ++this.#attempt
    try {
      const table = await get<Table>(`/tables/${encodeURIComponent(this.id)}`)
      if (attempt !== this.#attempt) return
      this.table = table
      this.problem = ''
    } catch (problem) {
      if (attempt !== this.#attempt) return
      this.problem = (problem as Error).message
      this.fleeting = problem instanceof Refusal && (problem.status === 0 || problem.status >= 500)
      if (this.fleeting) this.#timer = setTimeout(() => void this.open(), PATIENCE)
    }
  }

  close(): void {
    clearTimeout(this.#timer)
    for (const connection of this.connections) connection.close()
  }

  get mine(): number[] {
    return this.table?.seats.filter(({ mine }) => mine).map(({ seat }) => seat) ?? []
  }

  get shared(): boolean {
    return this.mine.length > 1 && this.table?.status === 'playing' && this.wanted === null
  }

  /** What our seats have to do at a shared screen. */
  get seatStates(): SeatState[] {
    const mine = this.mine
    return this.connections.flatMap(({ seat, update, request, line }) =>
      seat === null || !mine.includes(seat)
        ? []
        : {
            seat,
            heard: update !== null || line.state === 'closed',
            asked: this.asks(update?.decision ?? null),
            consent: request?.open.includes(seat) ?? false,
          },
    )
  }

  /** Whom the table waits for, other than us. While answers are secret, those who have answered are among them. */
  get awaited(): number[] {
    const mine = this.mine
    return this.connections[0]?.update?.waiting.filter((seat) => !mine.includes(seat)) ?? []
  }

  /** Must somebody answer it, or is it being answered by itself? */
  asks(decision: Asked | null): boolean {
    return decision !== null && !this.#forced.has(decision.id)
  }

  /** Look through this seat from now on (null: as a spectator). */
  look(seat: number | null): void {
    this.#listen(this.shared ? [...new Set([...this.mine, seat])] : [seat])
    const shown = this.connections.find((connection) => connection.seat === seat)!
    if (shown !== this.connection) this.known = shown.update
    this.connection = shown
    this.curtain = null
  }

  /** The table changed: do we look through the right seat? */
  settle(table: Table): void {
    this.table = table
    const began = table.status === 'playing' && this.#status === 'open'
    this.#status = table.status
    const mine = this.mine
    if (this.shared) {
      // Whose eyes were good enough for the waiting room must not be shown now.
      if (began) this.connection = null
      const shown = this.connection?.seat
      this.#listen(shown === undefined || mine.includes(shown ?? -1) ? mine : [...mine, shown])
    } else if (this.curtain === null) {
      const seat = this.wanted ?? mine[0] ?? null
      const shown = this.connection
      const fits = shown && (shown.seat === seat || mine.includes(shown.seat ?? -1) || table.seats[shown.seat ?? -1]?.watchable)
      this.look(fits ? shown.seat : seat)
    }
  }

  /** Before the game: our seat, or the whole table, was taken away. See what is left of it. */
  async lookAgain(): Promise<void> {
    await this.open()
    if (this.table && !this.problem) this.settle(this.table)
  }

  /** Look through another seat, by one's own wish. Somebody else's at a shared screen comes behind the curtain. */
  turnTo(seat: number | null): void {
    if (this.shared && seat !== this.connection?.seat) {
      this.#visit = { update: this.connections.find((connection) => connection.seat === seat)?.update ?? null }
      if (seat !== null) return this.#lower(seat)
    }
    this.look(seat)
  }

  /** Something has changed for one of our seats: answer what has only one answer, and call whoever is asked. */
  attend(): void {
    for (const connection of this.connections) this.#take(connection)
    this.#passOn()
  }

  /** One goes back to this question. */
  reopen(decision: string): void {
    this.#reopened.add(decision)
  }

  /** One takes an answer back; or it was refused. */
  takeBack(connection: Connection, taking: boolean): void {
    if (taking) this.#takingBack.add(connection)
    else this.#takingBack.delete(connection)
  }

  #take(connection: Connection): void {
    const decision = connection.update?.decision ?? null
    const before = this.#known.get(connection) ?? ''
    if (before === (decision?.id ?? '')) return
    this.#forced.delete(before)
    this.#known.set(connection, decision?.id ?? '')
    if (!decision) return
    if (this.#takingBack.delete(connection)) this.#reopened.add(decision.id)
    if (this.table?.seats[connection.seat ?? -1]?.bot) return
    if (!decision.forced || !settings.autoPass || decision.lesson || this.#reopened.has(decision.id)) return
    this.#forced.add(decision.id)
    connection.answerItself(decision).catch(() => {
      // Then somebody has to see to it.
      this.#forced.delete(decision.id)
      this.#reopened.add(decision.id)
      this.#passOn()
    })
  }

  /** At a shared screen: has this seat nothing to do while another of ours has? Then it is the other's turn to look. */
  #passOn(): void {
    if (!this.shared || this.#visiting()) return
    const next = nextToLook(this.seatStates, this.curtain ?? this.connection?.seat ?? null)
    if (next !== null) this.#lower(next)
  }

  #visiting(): boolean {
    if (!this.#visit) return false
    const seat = this.curtain ?? this.connection?.seat ?? null
    const update = this.connections.find((connection) => connection.seat === seat)?.update ?? null
    this.#visit.update ??= update
    if (this.#visit.update !== update) this.#visit = null
    return this.#visit !== null
  }

  #lower(seat: number): void {
    this.connection = null
    this.curtain = seat
  }

  /** Be connected through these seats, and no others. */
  #listen(seats: readonly (number | null)[]): void {
    const language = spoken()
    const kept = this.connections.filter((connection) => seats.includes(connection.seat) && connection.language === language && connection.line.state !== 'closed')
    if (kept.length === seats.length && kept.length === this.connections.length) return
    for (const connection of this.connections) if (!kept.includes(connection)) connection.close()
    this.connections = seats.map((seat) => kept.find((connection) => connection.seat === seat) ?? new Connection(this.id, seat, language))
  }
}
