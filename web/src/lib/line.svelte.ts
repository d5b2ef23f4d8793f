// Line: a WebSocket that comes back. After a loss it tries again, soon at first and then less and less often, and at
// once when the browser says that it is online again or the page is looked at again. When nothing was heard for a
// while it asks whether anybody is there, and takes silence for a loss.

export type LineState = 'connecting' | 'open' | 'lost' | 'closed'

const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
/** The close code by which the server says that it does not want us back. */
const REFUSED = 1008
/** A line that held this long was a good one: after a loss we begin again with the first wait. */
const GOOD = 5000
/** After this much silence we ask whether anybody is there. */
const SILENCE = 30_000
/** Somebody who is there has answered after this time. */
const PATIENCE = 15_000
const LOOK = 5000

export class Line {
  state = $state<LineState>('connecting')
  /** When the next attempt is made, as milliseconds since the epoch. */
  retry = $state(0)

  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #since = 0
  /** When something was last heard, and when we asked whether anybody is there. */
  #heard = 0
  #asked = 0
  #looking: ReturnType<typeof setInterval> | undefined
  readonly #address: () => string
  readonly #hear: (message: unknown) => void
  readonly #lost: (reason: string, refused: boolean) => void

  /** `address` is asked for before every attempt, so that it can tell what was heard last. */
  constructor(
    address: () => string,
    hear: (message: unknown) => void,
    lost: (reason: string, refused: boolean) => void = () => {},
  ) {
    this.#address = address
    this.#hear = hear
    this.#lost = lost
    addEventListener('online', this.now)
    addEventListener('offline', this.again)
    document.addEventListener('visibilitychange', this.now)
    this.#looking = setInterval(this.#listen, LOOK)
    this.#open()
  }

  say(message: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Hang up for good. */
  close(): void {
    this.state = 'closed'
    clearTimeout(this.#timer)
    clearInterval(this.#looking)
    removeEventListener('online', this.now)
    removeEventListener('offline', this.again)
    document.removeEventListener('visibilitychange', this.now)
    this.#socket?.close()
  }

  /** Hang up, and come back after some seconds. */
  pause(seconds: number): void {
    this.#wait(seconds * 1000 * (1 + Math.random() / 4))
    this.#socket?.close()
  }

  /** Nobody seems to be at the other end any more: hang up, and try to come back. */
  again = (): void => this.#socket?.close()

  #open(): void {
    clearTimeout(this.#timer)
    const base = location.origin.replace(/^http/, 'ws')
    const socket = new WebSocket(base + this.#address())
    this.#socket = socket
    this.#heard = Date.now()
    this.#asked = 0
    socket.onopen = () => (this.#since = Date.now())
    socket.onmessage = ({ data }) => {
      this.state = 'open'
      this.#heard = Date.now()
      this.#asked = 0
      this.#hear(JSON.parse(data as string))
    }
    socket.onclose = ({ code, reason }) => {
      if (this.#socket === socket && this.state !== 'closed') this.#gone(code === REFUSED, reason)
    }
  }

  #gone(refused: boolean, reason: string): void {
    if (this.state === 'open' && Date.now() - this.#since > GOOD) this.#failures = 0
    this.state = refused ? 'closed' : 'lost'
    if (!refused) this.#wait(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++) * (0.75 + Math.random() / 2))
    this.#lost(reason, refused)
  }

  #wait(milliseconds: number): void {
    // A pause that the server asked for is not cut short by the closing that follows it.
    if (this.retry > Date.now()) return
    clearTimeout(this.#timer)
    this.retry = Date.now() + milliseconds
    this.#timer = setTimeout(() => {
      this.retry = 0
      this.#open()
    }, milliseconds)
  }

  /** Has it been silent for too long? A page that slept asks before it judges. */
  #listen = (): void => {
    const now = Date.now()
    if (this.#socket?.readyState !== WebSocket.OPEN || now - this.#heard < SILENCE) return
    if (!this.#asked) {
      this.#asked = now
      this.say({ do: 'ping', ref: 0 })
    } else if (now - this.#asked > PATIENCE) {
      // A socket that was dropped on the way takes minutes to notice its own closing: do not wait for that.
      const socket = this.#socket
      this.#socket = null
      socket.onmessage = null
      socket.close()
      this.#gone(false, '')
    }
  }

  /** Do not wait for the next attempt. */
  now = (): void => {
    if (this.state !== 'lost' || document.visibilityState !== 'visible') return
    clearTimeout(this.#timer)
    this.retry = 0
    this.#open()
  }
}
