// Scene: what everything on a board shares: the things' texts, what is picked, and the big explanation. The table page,
// the replay and the bench set one; `Piece` and whoever names things get it.

import { createContext } from 'svelte'
import type { Picker } from './picker.svelte'
import type { Atlas, Explained } from './protocol'
import type { Spotlight } from './spotlight.svelte'

export interface Scene {
  readonly ruleset: string
  readonly atlas: Atlas
  readonly picker: Picker
  readonly spotlight: Spotlight
  /** Things that somebody else did something with since one's last turn. */
  readonly news?: ReadonlySet<string>
  /** The seat whose empire somebody wants to see large, and how often that was asked. */
  readonly empire?: { seat: number | null; asked: number }
  /** Say something that changes the game for everybody, large and for a moment: the last round has begun. */
  announce?(text: string): void
  /** All about a thing in this position, or null where nobody can be asked. */
  explain(name: string): Promise<Explained | null>
}

export const [getScene, setScene] = createContext<Scene>()
