// Option: the sentence of an option, cut where it reads better on two lines ("Name — what it is", "Name. What it does."),
// and what the thing in it does.

import { thingOf } from './atlas'
import type { Atlas } from './protocol'

/** What a thing does, in its own words, where the option does not say so already. */
export function effectOf(atlas: Atlas, name: string, text: string): string {
  const lines = thingOf(atlas, name)?.text.slice(1) ?? []
  return lines.length && !text.includes(lines[0]!) ? lines.join(' ') : ''
}

export function partsOfOption(text: string): { head: string; more: string } {
  const [head = text, ...rest] = text.split(text.includes(' — ') ? ' — ' : /(?<=^[^.]{3,40})\. (?=\p{Lu})/u)
  return { head, more: rest.join('. ') }
}
