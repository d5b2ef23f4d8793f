// The kernel's forms are the reference for what may be picked: `tools/reach.py` wrote down what they say of thousands of
// recorded decisions of all games, and the client must say the same.

import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reach, sizes, thingsOf } from '../src/lib/forms'
import { Picker } from '../src/lib/picker.svelte'
import type { Form } from '../src/lib/protocol'

/** Things are places in the list of names. */
interface Recorded {
  game: string
  form: Form
  names: string[]
  sizes: [number, number]
  things: number[]
  /** What is picked, whether that is a legal answer, and what may be picked next. */
  tries: [number[], boolean, number[]][]
}

const file = new URL('reach.json', import.meta.url)
if (!existsSync(file)) throw new Error('web/test/reach.json is missing: run the tests with `make test-client`')
const recorded: Recorded[] = JSON.parse(readFileSync(file, 'utf-8'))

/** Milliseconds: there is much to compare, and a machine may be busy. */
const PATIENCE = 60_000

function picker(form: Form): Picker {
  const one = new Picker()
  const words = { question: '?', offered: {}, ways: [], rule: '', forced: null, lesson: null, secret: false }
  one.ask({ id: '0.1', kind: 'recorded', about: {}, form, ...words })
  return one
}

/** What the picker has to say of a thing on offer, after these were picked and with these open. */
function stateOf(one: Picker, name: string, picked: string[], open: Set<string>): string {
  if (picked.includes(name)) return 'picked'
  const swaps = one.decision!.form.pick !== 'order' && one.most === 1
  return open.has(name) || swaps ? 'open' : 'closed'
}

describe('recorded decisions', () => {
  it('are thousands, of every game and every form', () => {
    expect(recorded.length).toBeGreaterThan(5000)
    expect(new Set(recorded.map(({ game }) => game))).toEqual(new Set(['frontiers', 'race', 'sun', 'toy']))
    expect(new Set(recorded.map(({ form }) => form.pick))).toEqual(new Set(['number', 'one', 'order', 'set']))
  })

  it('offer the same things and sizes as in the kernel', () => {
    for (const { form, names, sizes: bounds, things } of recorded) {
      const about = JSON.stringify(form)
      expect(thingsOf(form), about).toEqual(things.map((at) => names[at]))
      expect(sizes(form), about).toEqual(bounds)
    }
  })

  it('can be answered step by step just as in the kernel', () => {
    for (const { form, names, tries } of recorded) {
      const one = picker(form)
      const asked = JSON.stringify(form)
      for (const [places, done, next] of tries) {
        const about = `${asked} after ${places}`
        if (form.pick === 'number') {
          one.number = places[0]!
          expect(one.complete, about).toBe(done)
          continue
        }
        const picked = places.map((at) => names[at]!)
        const open = new Set(next.map((at) => names[at]!))
        expect(reach(form, picked), about).toEqual({ done, open })
        one.picked = picked
        expect(one.complete, about).toBe(done)
        const states = one.offered.map((name) => one.state(name))
        expect(states, about).toEqual(one.offered.map((name) => stateOf(one, name, picked, open)))
      }
    }
  }, PATIENCE)
})
