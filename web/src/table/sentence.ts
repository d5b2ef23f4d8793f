// Sentence: a sentence of the log cut into plain text and the things it names, so that they can be looked up.

import { thingOf } from '../lib/atlas'
import type { Atlas, Seen } from '../lib/protocol'

export interface Part {
  text: string
  /** The thing that this part names. */
  thing: string | null
  /** What stands right before and after a name: brackets, a comma. A line never breaks between them and the name. */
  before: string
  after: string
}

function gather(value: unknown, found: string[]): string[] {
  if (typeof value === 'string') found.push(value)
  else if (Array.isArray(value)) for (const item of value) gather(item, found)
  return found
}

/** All names in an event. */
export const namesIn = (event: Seen['event']): string[] => gather(Object.values(event), [])

/** The event tells which things there are, the atlas what they are called. */
export function partsOf(seen: Seen, atlas: Atlas): Part[] {
  const names = namesIn(seen.event).filter((name) => thingOf(atlas, name)?.text.length)
  let parts: Part[] = [{ text: seen.text, thing: null, before: '', after: '' }]
  for (const name of new Set(names)) {
    const title = thingOf(atlas, name)!.title
    const at = parts.findIndex((part) => part.thing === null && part.text.includes(title))
    if (at < 0) continue
    const { text } = parts[at]!
    const start = text.indexOf(title)
    const before = /\S*$/.exec(text.slice(0, start))![0]
    const rest = text.slice(start + title.length)
    const after = /^\S*/.exec(rest)![0]
    const cut = [
      { text: text.slice(0, start - before.length), thing: null, before: '', after: '' },
      { text: title, thing: name, before, after },
      { text: rest.slice(after.length), thing: null, before: '', after: '' },
    ]
    parts = [...parts.slice(0, at), ...cut.filter((part) => part.text), ...parts.slice(at + 1)]
  }
  return parts
}
