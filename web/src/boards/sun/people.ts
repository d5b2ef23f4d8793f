// People: who sits where, by name, for whoever hears the board instead of seeing colours.

import { createContext } from 'svelte'

/** The name at a seat. */
export const [getPeople, setPeople] = createContext<(seat: number) => string>()
