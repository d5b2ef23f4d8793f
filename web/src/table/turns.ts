// Turns: whose turn it is to look at a screen that several players share. Every seat of theirs is listened to, shown or
// not, so that nobody is called who has nothing to do: while answers are secret, the table's own `waiting` names
// everybody until all have answered.

/** What is known of a seat of ours, without showing any of it. */
export interface SeatState {
  seat: number
  /** Has it been told how the game stands? */
  heard: boolean
  /** Is there a question that somebody has to answer? */
  asked: boolean
  /** Does somebody want its consent to going back? */
  consent: boolean
}

/** The seat that should look next; null: `present`, who looks now, stays (or nobody is called yet, if nobody looks). */
export function nextToLook(seats: readonly SeatState[], present: number | null): number | null {
  const mine = seats.find(({ seat }) => seat === present)
  const unheard = present === null ? seats.some(({ heard }) => !heard) : mine?.heard === false
  if (unheard) return null
  const order = [...seats.filter(({ seat }) => seat > (present ?? -1)), ...seats.filter(({ seat }) => seat <= (present ?? -1))]
  // Everybody else waits for a consent, even who has a question.
  const wanted = (order.some(({ consent }) => consent) ? 'consent' : 'asked') satisfies keyof SeatState
  if (mine?.[wanted]) return null
  return order.find((one) => one[wanted])?.seat ?? null
}
