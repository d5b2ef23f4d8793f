// Connection: a table as it is seen through one pair of eyes, kept up to date. Holds the latest update and the whole
// log; numbers requests and matches the answers; after a lost line it asks only for what it has not heard.

import { Refusal } from './http'
import { type ByItself, byItself, stillAnswered } from './itself'
import { Line } from './line.svelte'
import { afterAll, recall, remember, tidy, unread } from './memory'
import type { Asked, Closing, Explained, FromClient, FromServer, NotDone, Request, Seen, Table, Undone, Update } from './protocol'
import { answered, closed, opened, shown } from './requests'
import { choosing, rewinding, type Turn, turnIn } from './turn'
import { t, type Tongue } from './words.svelte'

type Wish = FromClient extends infer Message ? (Message extends { ref: number } ? Omit<Message, 'ref'> : never) : never

/** Every request is answered at once; after this long without an answer the line is dead without knowing it. */
const PATIENCE = 15_000

const LONGEST_FRAME = 250

interface Waiting {
  resolve(answer: Explained | null): void
  reject(problem: Error): void
}

export class Connection {
  table = $state.raw<Table | null>(null)
  update = $state.raw<Update | null>(null)
  /** The update before, and what happened since. */
  previous = $state.raw<Update | null>(null)
  log = $state.raw<Seen[]>([])
  /** Who went back, and after which event the log went on then. */
  undone = $state.raw<Undone[]>([])
  /** The latest of these that somebody else did and that was not read yet. */
  movedBack = $state.raw<Undone | null>(null)
  /** Who asks to go back. */
  requests = $state.raw<Request[]>([])
  /** How the last such request ended. */
  agreed = $state<boolean | null>(null)
  /** The server said that it is going away. */
  closing = $state.raw<Closing | null>(null)
  /** The server refused something that was not asked for by number: most likely to let us in. */
  refusal = $state.raw<NotDone | null>(null)
  /** When the latest update came, for the clocks in it. */
  heard = $state(0)
  /** When one chose, to tell what is new since one's last turn. */
  turn = $state.raw<Turn>({ last: 0, before: 0 })
  /** What was answered by itself in this game, as far as it still stands. */
  itself = $state.raw<ByItself[]>([])
  /** The same since one last chose. */
  fresh = $state.raw<ByItself[]>([])

  readonly line: Line
  readonly #waiting = new Map<number, Waiting>()
  #ref = 0
  #news: Update[] = []
  /** How many of those who went back one has read of. */
  #read = 0

  constructor(
    readonly id: string,
    readonly seat: number | null,
    readonly language: Tongue,
  ) {
    tidy()
    this.line = new Line(
      () => this.#address(),
      (message) => this.#hear(message as FromServer),
      () => this.#drop(),
    )
  }

  close(): void {
    this.line.close()
    this.#drop()
  }

  /** Ask something of the server. Rejects with its reason if it refuses. */
  ask(wish: Wish): Promise<Explained | null> {
    const ref = ++this.#ref
    return new Promise((resolve, reject) => {
      if (!this.line.say({ ...wish, ref })) return reject(new Refusal(0, 'offline', t('problem-offline')))
      this.#waiting.set(ref, { resolve, reject })
      setTimeout(() => this.#waiting.has(ref) && this.line.again(), PATIENCE)
    })
  }

  /** The request to show now. */
  get request(): Request | null {
    return shown(this.requests, this.seat)
  }

  /** Answer somebody who asks to go back. If that is refused, there is nothing to answer any more. */
  async agree(request: string, agree: boolean): Promise<void> {
    try {
      await this.ask({ do: 'agree', request, agree })
      this.requests = answered(this.requests, request, this.seat)
    } catch (problem) {
      if (problem instanceof Refusal && problem.status !== 0) this.requests = closed(this.requests, request)
    }
  }

  /** Answer a question. */
  async choose(decision: string, choice: (string | number)[]): Promise<void> {
    const at = this.update?.number ?? 0
    await this.ask({ do: 'choose', decision, choice })
    this.fresh = []
    this.#remember(choosing(this.turn, this.log, this.seat, at))
  }

  /** Give the only answer there is. That is no turn of anybody's, but it is told. */
  async answerItself(decision: Asked): Promise<void> {
    const one = byItself(decision, this.update?.number ?? 0)
    await this.ask({ do: 'choose', decision: decision.id, choice: decision.forced ?? [] })
    const without = (known: ByItself[]) => known.filter((other) => other.decision !== one.decision)
    this.fresh = [...without(this.fresh), one]
    this.#tell([...without(this.itself), one])
  }

  #tell(itself: ByItself[]): void {
    this.itself = itself
    this.#keep()
  }

  /** One has read that somebody went back. */
  understood(): void {
    this.movedBack = null
    this.#keep()
  }

  #keep(): void {
    if (!this.movedBack) this.#read = this.undone.length
    remember(this.id, this.seat, { itself: this.itself, undone: this.#read })
  }

  /** What is told as new stays the same when the page is loaded again. */
  #remember(turn: Turn): void {
    this.turn = turn
    sessionStorage.setItem(this.#turnName, JSON.stringify(turn))
  }

  #recall(log: Seen[]): Turn {
    const kept = sessionStorage.getItem(this.#turnName)
    return kept ? (JSON.parse(kept) as Turn) : turnIn(log, this.seat)
  }

  get #turnName(): string {
    return `starboard.turn.${this.id}.${this.seat}`
  }

  #address(): string {
    const query = new URLSearchParams({ language: this.language })
    if (this.seat !== null) query.set('seat', String(this.seat))
    const heard = this.#news.at(-1) ?? this.update
    if (heard) {
      query.set('since', String(heard.number))
      query.set('epoch', String(heard.epoch))
    }
    return `/api/tables/${encodeURIComponent(this.id)}/play?${query}`
  }

  #hear(message: FromServer): void {
    switch (message.say) {
      case 'welcome':
        // Whatever is still open is told after this; the rest has ended while nobody could tell us.
        this.requests = []
        this.closing = null
        this.table = message.table
        break
      case 'table':
        this.closing = null
        this.table = message.table
        break
      case 'update':
        this.#take(message)
        break
      case 'done':
        this.#answer(message.ref)?.resolve(null)
        break
      case 'explained':
        this.#answer(message.ref)?.resolve(message)
        break
      case 'refused': {
        const asked = message.ref === null ? undefined : this.#answer(message.ref)
        if (asked) asked.reject(new Refusal(409, message.reason, message.text))
        else this.refusal = message
        break
      }
      case 'request':
        this.requests = opened(this.requests, message)
        this.agreed = null
        break
      case 'request_closed':
        this.requests = closed(this.requests, message.id)
        this.agreed = message.agreed
        break
      case 'closing':
        this.closing = message
        this.line.pause(message.after)
    }
  }

  /** Bots can be quicker than a screen: what comes between two frames is shown as one step. A window that is covered
   * may have no frames at all. */
  #take(update: Update): void {
    this.#news.push(update)
    if (this.#news.length > 1) return
    if (document.hidden) return this.#show()
    requestAnimationFrame(() => this.#show())
    setTimeout(() => this.#show(), LONGEST_FRAME)
  }

  #show(): void {
    const latest = this.#news.at(-1)
    if (!latest) return
    let log = this.log
    let fresh = log.length
    const known = this.update ? null : recall(this.id, this.seat)
    let itself = known?.itself ?? this.itself
    for (const update of this.#news) {
      const { rewound, events, undone } = update
      itself = stillAnswered(itself, update)
      if (rewound !== null) {
        this.undone = this.undone.map((one) => ({ ...one, number: Math.min(one.number, rewound) }))
        log = log.filter(({ number }) => number <= rewound)
        this.turn = rewinding(this.turn, rewound)
        fresh = Math.min(fresh, log.length)
      }
      const last = log.at(-1)?.number ?? 0
      log = [...log, ...events.filter(({ number }) => number > last)]
      if (!undone?.length) continue
      this.undone = [...this.undone, ...undone]
      if (this.update) this.movedBack = unread(undone, 0, this.seat) ?? this.movedBack
    }
    this.#news = []
    // Somebody who comes for the first time finds it in the log.
    if (known) {
      this.#read = known.undone
      this.movedBack = unread(this.undone, known.undone, this.seat)
      itself = afterAll(itself, this.undone.slice(known.undone))
    }
    itself = itself.filter(({ after }) => after <= latest.number)
    this.fresh = this.fresh.filter((one) => itself.includes(one))
    this.#tell(itself)
    if (!this.update) this.turn = rewinding(this.#recall(log), latest.number)
    this.log = log
    this.previous = this.update
    this.update = { ...latest, events: log.slice(fresh) }
    this.heard = Date.now()
  }

  #answer(ref: number): Waiting | undefined {
    const asked = this.#waiting.get(ref)
    this.#waiting.delete(ref)
    return asked
  }

  /** The line is gone: nobody will answer what was asked on it. */
  #drop(): void {
    for (const { reject } of this.#waiting.values()) reject(new Refusal(0, 'offline', t('problem-offline')))
    this.#waiting.clear()
  }
}
