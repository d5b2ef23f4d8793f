// Glance: how the games stand that one can go on with: the round, the scores, and pictures of what one has there. Asked
// for one table after the other, so that a long list of games is no burden.

import { atlasAt, thingOf } from '../lib/atlas'
import { get } from '../lib/http'
import type { Subject } from '../lib/pictures/picture'
import { tellOf } from '../lib/pictures/subjects'
import type { Glance, Table } from '../lib/protocol'
import type { Tongue } from '../lib/words.svelte'

/** At most this many things of one's own are drawn on a card. */
const DRAWN = 3

let last: Promise<unknown> = Promise.resolve()

export function glanceAt(table: string): Promise<Glance> {
  const next = last.then(() => get<Glance>(`/tables/${table}/glance`))
  last = next.catch(() => undefined)
  return next
}

/** What the pictures of a card are made from: the latest things of one's own that have one. */
export async function sightsOf(table: Table, { things }: Glance, language: Tongue): Promise<Subject[]> {
  const [atlas, tell] = await Promise.all([atlasAt(table, language), tellOf(table.ruleset)])
  const drawn = things.flatMap((name) => {
    const thing = thingOf(atlas, name)
    return thing ? (tell(name, thing) ?? []) : []
  })
  return drawn.slice(-DRAWN)
}
