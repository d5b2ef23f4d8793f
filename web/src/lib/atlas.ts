// Atlas: the names, texts and drawing data of every thing of a game, fetched once per game, options and language.

import { get } from './http'
import type { Atlas, Table, Thing } from './protocol'
import type { Tongue } from './words.svelte'

const kept = new Map<string, Promise<Atlas>>()

export function atlasOf(ruleset: string, options: Table['options'], language: Tongue): Promise<Atlas> {
  const query = new URLSearchParams({ language, options: JSON.stringify(options) })
  const address = `/games/${ruleset}/things?${query}`
  let found = kept.get(address)
  if (!found) {
    found = get<Atlas>(address)
    kept.set(address, found)
    found.catch(() => kept.delete(address))
  }
  return found
}

/** The entry of a thing; copies of a card (`name.2`) share their design's. */
export function thingOf(atlas: Atlas, name: string): Thing | undefined {
  return atlas.things[name] ?? atlas.things[name.replace(/\.\d+$/, '')]
}

/** What to call a thing, if nothing better is known. */
export function titleOf(atlas: Atlas, name: string): string {
  return thingOf(atlas, name)?.title ?? name
}

/** The full text of a thing under its title: "Title — what it is" does not say the title twice. */
export function linesUnder(title: string, text: readonly string[]): string[] {
  const [first = '', ...rest] = text
  const start = `${title} — `
  return first.startsWith(start) ? [first[start.length]!.toLocaleUpperCase() + first.slice(start.length + 1), ...rest] : [...text]
}
