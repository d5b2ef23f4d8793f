// Requests: who asks to go back, and whom that waits for. Several may be open at once; they are told apart by id.

import type { Request } from './protocol'

/** A request is new, or waits for somebody else than before. */
export const opened = (requests: Request[], request: Request): Request[] =>
  requests.some(({ id }) => id === request.id)
    ? requests.map((one) => (one.id === request.id ? request : one))
    : [...requests, request]

export const closed = (requests: Request[], id: string): Request[] => requests.filter((one) => one.id !== id)

/** A seat has answered: whatever comes of it, it need not be asked again. */
export const answered = (requests: Request[], id: string, seat: number | null): Request[] =>
  requests.map((one) => (one.id === id ? { ...one, open: one.open.filter((other) => other !== seat) } : one))

/** The one to show: what this seat has to answer comes first, one after the other. */
export const shown = (requests: Request[], seat: number | null): Request | null =>
  requests.find(({ open }) => seat !== null && open.includes(seat)) ?? requests[0] ?? null
