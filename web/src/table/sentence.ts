// Sentence: a sentence of the log cut into plain text and the things it names, so that they can be looked up.

import { thingOf } from '../lib/atlas'
import type { Atlas, Seen } from '../lib/protocol'

export interface Part {
  text: string
  /** The thing that this part names. */
  thing: string | null
}

function namesIn(value: unknown, found: string[]): string[] {
  if (typeof value === 'string') found.push(value)
  else if (Array.isArray(value)) for (const item of value) namesIn(item, found)
  return found
}

/** The event tells which things there are, the atlas what they are called. */
export function partsOf(seen: Seen, atlas: Atlas): Part[] {
  const names = namesIn(Object.values(seen.event), []).filter((name) => thingOf(atlas, name)?.text.length)
  let parts: Part[] = [{ text: seen.text, thing: null }]
  for (const name of new Set(names)) {
    const title = thingOf(atlas, name)!.title
    const at = parts.findIndex((part) => part.thing === null && part.text.includes(title))
    if (at < 0) continue
    const { text } = parts[at]!
    const start = text.indexOf(title)
    const cut = [
      { text: text.slice(0, start), thing: null },
      { text: title, thing: name },
      { text: text.slice(start + title.length), thing: null },
    ]
    parts = [...parts.slice(0, at), ...cut.filter((part) => part.text), ...parts.slice(at + 1)]
  }
  return parts
}
