// Groups: the values that are printed on one thing belong together: one takes it out of the box once.

import type { PrintedValue } from '../lib/protocol'

export interface Group {
  /** The beginning of its values' paths. */
  key: string
  title: string
  /** Its name in the atlas; empty if it is not there. */
  thing: string
  values: PrintedValue[]
  /** What it can be found by. */
  text: string
}

/** The values by what they are printed on, in the order of the first of each. */
export function groupsOf(values: readonly PrintedValue[]): Group[] {
  const found = new Map<string, Group>()
  for (const value of values) {
    const key = value.path.slice(0, value.path.lastIndexOf('/'))
    const group = found.get(key) ?? { key, title: value.title, thing: value.thing, values: [], text: '' }
    group.values.push(value)
    group.text = `${group.text || value.title.toLowerCase()} ${value.field.toLowerCase()}`
    found.set(key, group)
  }
  return [...found.values()]
}
