// Forms: which things can be picked, for every form of question, from its plain data alone. Knows no game, and never
// lists the answers: a set may have millions. The kernel's forms are the reference (src/starboard/kernel/forms.py); a
// test compares the two on thousands of recorded decisions.

import type { Case, Form } from './protocol'

/** Every thing that occurs in some legal answer, each once, in the form's order. */
export function thingsOf(form: Form): string[] {
  if (form.pick === 'number') return []
  if (form.pick !== 'set') return form.of
  const found = new Set<string>()
  for (const { fixed, groups } of form.cases) {
    for (const name of fixed) found.add(name)
    for (const group of groups) if (group.most) for (const name of group.of) found.add(name)
  }
  return [...found]
}

/** How many things the answer takes, at least and at most; of a number, its bounds. */
export function sizes(form: Form): [number, number] {
  if (form.pick === 'number') return [form.least, form.most]
  if (form.pick === 'order') return [form.of.length, form.of.length]
  if (form.pick === 'one') return [1, 1]
  let least = Infinity
  let most = 0
  for (const { fixed, groups } of form.cases) {
    least = Math.min(least, groups.reduce((sum, group) => sum + group.least, fixed.length))
    most = Math.max(most, groups.reduce((sum, group) => sum + Math.min(group.most, group.of.length), fixed.length))
  }
  return [least, most]
}

interface Reach {
  /** Is what is picked a legal answer as it stands? */
  done: boolean
  /** What could be added, each by itself, so that some legal answer can still be reached. */
  open: Set<string>
}

/** Where one stands with these things picked, all of them offered and none twice. A case's groups and fixed things never
 * share a thing, so a case can always be filled up as long as nothing strange is picked and no group is overfull. */
export function reach(form: Form, picked: readonly string[]): Reach {
  if (form.pick === 'number') return { done: false, open: new Set() }
  if (form.pick === 'one') return { done: picked.length === 1, open: new Set(picked.length ? [] : form.of) }
  if (form.pick === 'order') {
    const rest = form.of.filter((name) => !picked.includes(name))
    return { done: rest.length === 0, open: new Set(rest) }
  }
  const mine = new Set(picked)
  const open = new Set<string>()
  let done = false
  for (const one of form.cases) done = reachCase(one, mine, open) || done
  return { done, open }
}

/** Adds to `open` what this case could still take; tells whether the case is fulfilled. */
function reachCase({ fixed, groups }: Case, mine: ReadonlySet<string>, open: Set<string>): boolean {
  const missing = fixed.filter((name) => !mine.has(name))
  let known = fixed.length - missing.length
  let full = missing.length === 0
  const taken: number[] = []
  for (const group of groups) {
    let count = 0
    for (const name of group.of) if (mine.has(name)) count++
    if (count > group.most) return false
    if (count < group.least) full = false
    known += count
    taken.push(count)
  }
  if (known !== mine.size) return false
  for (const name of missing) open.add(name)
  groups.forEach((group, at) => {
    if (taken[at]! >= group.most) return
    for (const name of group.of) if (!mine.has(name)) open.add(name)
  })
  return full
}
