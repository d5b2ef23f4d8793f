// Subjects: what each game says its pictures are made from, found by the names of folders. A game that says nothing gets
// pictures by the names of its things.

import type { Thing } from '../protocol'
import type { Subject } from './picture'
import { nameOfThing } from './words'

/** What the picture of a thing is made from; nothing if it has none. */
export type Tell = (name: string, thing: Thing) => Subject | null

const files = import.meta.glob<{ tell: Tell }>('../../boards/*/subject.ts')
const told: Record<string, () => Promise<{ tell: Tell }>> = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.split('/').at(-2)!, load]),
)

/** A thing of a game that is not known here. */
export const guess: Tell = (name, thing) => (thing.text.length ? { name: nameOfThing(name), as: /world|planet|system|star|moon/.test(name) ? 'world' : 'plan' } : null)

export async function tellOf(ruleset: string): Promise<Tell> {
  return (await told[ruleset]?.())?.tell ?? guess
}
