import { describe, expect, it } from 'vitest'
import { Draft, nameOf } from '../src/content/draft.svelte'
import { groupsOf } from '../src/content/groups'
import { read, same, written, type Input } from '../src/content/values'
import type { PrintedValue } from '../src/lib/protocol'

function shelf(room = Infinity) {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (text.length > room) throw new Error('full')
      kept.set(name, text)
    },
    removeItem: (name: string) => void kept.delete(name),
  }
}

const printed = (path: string, value: unknown, title = 'Sirius'): PrintedValue => ({
  path, value, title, thing: 'sirius', field: 'VP', mark: 'reconstructed', known: '', input: 'number', choices: [],
})

describe('values as they are typed', () => {
  const cases: [Input, unknown, string][] = [
    ['number', 3, '3'],
    ['number', -1, '-1'],
    ['numbers', [4, 3, 2], '4, 3, 2'],
    ['numbers', [], ''],
    ['names', ['I1', 'I2'], 'I1, I2'],
    ['switch', true, 'true'],
    ['choice', 'A', 'A'],
    ['name', 'Gwiazda Barnarda', 'Gwiazda Barnarda'],
    ['text', [{ do: 'take_ore', n: 1 }], '[ { "do": "take_ore", "n": 1 } ]'],
  ]
  it.each(cases)('%s: %j is written and read', (input, value, text) => {
    expect(written(value, input)).toBe(text)
    expect(read(text, input)).toEqual(value)
  })

  it.each([
    ['number', '3.5'], ['number', ''], ['number', 'three'], ['numbers', '4, x'], ['switch', 'maybe'], ['choice', ' '], ['text', '[{'],
  ] as [Input, string][])('%s: %j is not read', (input, text) => expect(read(text, input)).toBeUndefined())

  it('takes a list of numbers as people write it', () => {
    expect(read(' 4;3  2 ', 'numbers')).toEqual([4, 3, 2])
    expect(read('−1', 'number')).toBe(-1)
  })

  it('compares values whatever the order of their fields', () => {
    expect(same({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false)
    expect(same([1, 2], [2, 1])).toBe(false)
    expect(same([], {})).toBe(false)
  })
})

describe('a draft', () => {
  const vp = printed('system/sirius/vp', 3)

  it('knows what was confirmed and what was corrected', () => {
    const draft = new Draft('sun', shelf())
    expect(draft.state(vp)).toBe('open')
    draft.confirm([vp])
    expect(draft.state(vp)).toBe('confirmed')
    draft.set(vp.path, 4)
    expect(draft.state(vp)).toBe('corrected')
    draft.confirm([vp])
    expect(draft.values[vp.path]).toBe(4)
    draft.forget(vp.path)
    expect(draft.state(vp)).toBe('open')
  })

  it('is there again when the page is loaded again, each game its own', () => {
    const kept = shelf()
    const draft = new Draft('sun', kept)
    draft.set(vp.path, 4)
    draft.name = 'mine'
    draft.keep()
    expect(new Draft('sun', kept)).toMatchObject({ name: 'mine', values: { [vp.path]: 4 } })
    expect(new Draft('frontiers', kept).size).toBe(0)
    draft.clear()
    expect(new Draft('sun', kept).size).toBe(0)
  })

  it('says so when there is no room, and goes on', () => {
    const draft = new Draft('sun', shelf(10))
    draft.set(vp.path, 4)
    expect(draft.unkept).toBe(true)
    expect(draft.state(vp)).toBe('corrected')
  })

  it('begins anew where what was kept cannot be read', () => {
    const kept = shelf()
    kept.setItem(nameOf('sun'), '{"values":')
    expect(new Draft('sun', kept).size).toBe(0)
  })

  it('goes on with a pack', () => {
    const draft = new Draft('sun', shelf())
    draft.set('a/b/c', 1)
    draft.take({ name: 'box', edition: 'first', values: { 'a/b/c': 2, 'a/b/d': 3 } })
    expect(draft).toMatchObject({ name: 'box', edition: 'first', values: { 'a/b/c': 2, 'a/b/d': 3 } })
  })
})

it('puts together what is printed on one thing, in the order of what is seen first', () => {
  const groups = groupsOf([printed('system/sirius/vp', 3), printed('slot/I1/need', 0, 'Slot I1'), printed('system/sirius/power', 3)])
  expect(groups.map(({ key, values }) => [key, values.length])).toEqual([['system/sirius', 2], ['slot/I1', 1]])
})
