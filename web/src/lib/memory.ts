// Memory: what this browser remembers of a table and the server does not know: what was answered by itself, and which
// goings back its player has read of. It outlasts the tab; tables that nobody looks at any more are forgotten.

import type { ByItself } from './itself'
import type { Undone } from './protocol'

export interface Memory {
  itself: ByItself[]
  /** How many times somebody had gone back, as far as was read. */
  undone: number
}

const PREFIX = 'starboard.memory.'
const LONGEST = 60 * 86_400_000
/** At most this many seats at tables are remembered. */
const MOST = 200

type Kept = Memory & { when: number }
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const nameOf = (table: string, seat: number | null) => `${PREFIX}${table}.${seat}`

function read(name: string, shelf: Shelf): Kept | null {
  try {
    const kept = JSON.parse(shelf.getItem(name) ?? 'null') as Partial<Kept> | null
    return kept && Array.isArray(kept.itself) && Number.isFinite(kept.undone) && Number.isFinite(kept.when) ? (kept as Kept) : null
  } catch {
    return null
  }
}

/** What is remembered of a table as seen through a seat; null if one comes for the first time. */
export function recall(table: string, seat: number | null, shelf: Shelf = localStorage): Memory | null {
  return read(nameOf(table, seat), shelf)
}

export function remember(table: string, seat: number | null, { itself, undone }: Memory, shelf: Shelf = localStorage, now = Date.now()): void {
  try {
    shelf.setItem(nameOf(table, seat), JSON.stringify({ itself, undone, when: now }))
  } catch {
    // There is no room: then it is not there when the page is loaded again.
  }
}

/** Forget what is old, and the oldest of too many. */
export function tidy(shelf: Shelf = localStorage, now = Date.now()): void {
  const names = Array.from({ length: shelf.length }, (_, at) => shelf.key(at)!).filter((name) => name.startsWith(PREFIX))
  const when = (name: string) => read(name, shelf)?.when ?? 0
  const kept = names.filter((name) => now - when(name) < LONGEST).sort((one, other) => when(other) - when(one))
  const stay = new Set(kept.slice(0, MOST))
  for (const name of names) if (!stay.has(name)) shelf.removeItem(name)
}

/** The latest time that somebody else went back, after the first `read` times. */
export function unread(undone: readonly Undone[], read: number, seat: number | null): Undone | null {
  return undone.slice(read).findLast((one) => one.seat !== seat) ?? null
}

/** What is still answered, though these went back while one was away. */
export function afterAll(itself: readonly ByItself[], undone: readonly Undone[]): ByItself[] {
  return itself.filter(({ after }) => undone.every(({ number }) => after < number))
}
