// Seats: what somebody can do with a seat of theirs, so that no button is offered which the server would refuse.

import type { Clock, Seat, Table } from './protocol'

const DAY = 86_400

/** A person plays this seat: no bot does, and they have not resigned. */
export const plays = ({ who, bot, resigned }: Seat): boolean => who === 'person' && !bot && !resigned

/** A bot plays for its person, who can come back. */
export const canComeBack = ({ who, bot, resigned }: Seat): boolean => who === 'person' && Boolean(bot) && !resigned

/** There is a day or more for each move. Only then are there holidays. */
export const slow = (clock: Clock | null | undefined): boolean => clock?.per === 'move' && clock.seconds >= DAY

/** A game in which people are compared with others never has hints. */
export const neverHints = ({ rating, sealed, contest, lesson }: Table): boolean => Boolean(rating || sealed || contest || lesson)

/** Hints are given: nobody else plays but bots, or everybody who plays has agreed. */
export function hintsGiven(table: Table): boolean {
  const people = table.seats.filter(({ who, resigned }) => who === 'person' && !resigned)
  const alone = table.seats.every(({ mine, who }) => mine || who === 'bot')
  return !neverHints(table) && (alone || people.every((seat) => seat.agrees_to_hints))
}

/** The table waits for whoever looks at it. */
export function waitsForMe(table: Table): boolean {
  if (table.damaged || table.status !== 'playing') return false
  return table.seats.some((seat) => seat.mine && plays(seat) && table.waiting?.includes(seat.seat))
}
