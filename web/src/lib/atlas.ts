// Atlas: the names, texts and drawing data of every thing of a game, fetched once per content, options and language.

import { get } from './http'
import type { Atlas, GameInfo, Table, Thing } from './protocol'
import type { Tongue } from './words.svelte'

const kept = new Map<string, Promise<Atlas>>()

function fetched(key: string, address: string): Promise<Atlas> {
  let found = kept.get(key)
  if (!found) {
    found = get<Atlas>(address)
    kept.set(key, found)
    found.catch(() => kept.delete(key))
  }
  return found
}

/** The built-in content of a game. */
export function atlasOf(ruleset: string, options: Table['options'], language: Tongue): Promise<Atlas> {
  const address = `/games/${ruleset}/things?${new URLSearchParams({ language, options: JSON.stringify(options) })}`
  return fetched(address, address)
}

/** Everything that a game can have: the last value of a number is the most that can be in, all expansions. */
export function wholeAtlas({ ruleset, options }: GameInfo, language: Tongue): Promise<Atlas> {
  const most = options.flatMap(({ name, values }) => (typeof values[0]?.value === 'number' ? [[name, values.at(-1)!.value]] : []))
  return atlasOf(ruleset, Object.fromEntries(most) as Table['options'], language)
}

/** What a table is played with. Tables of the same content share it, and none is shown another's. */
export function atlasAt({ id, ruleset, options, content }: Table, language: Tongue): Promise<Atlas> {
  const key = JSON.stringify([ruleset, options, content, language])
  const query = new URLSearchParams({ language, content: content.hash })
  if (content.source !== 'built-in') return fetched(key, `/tables/${id}/things?${query}`)
  query.set('options', JSON.stringify(options))
  return fetched(key, `/games/${ruleset}/things?${query}`)
}

/** The entry of a thing; copies of a card (`name.2`) share their design's. */
export function thingOf(atlas: Atlas, name: string): Thing | undefined {
  return atlas.things[name] ?? atlas.things[name.replace(/\.\d+$/, '')]
}

/** What to call a thing, if nothing better is known. */
export function titleOf(atlas: Atlas, name: string): string {
  return thingOf(atlas, name)?.title ?? name
}

/** The full text of a thing under its title: "Title — what it is" and "Title. What it does." do not say it twice. */
export function linesUnder(title: string, text: readonly string[]): string[] {
  const [first = '', ...rest] = text
  const start = [`${title} — `, `${title}. `].find((each) => first.startsWith(each))
  return start ? [first[start.length]!.toLocaleUpperCase() + first.slice(start.length + 1), ...rest] : [...text]
}
