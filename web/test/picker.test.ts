import { describe, expect, it, vi } from 'vitest'
import { Picker, type Item } from '../src/lib/picker.svelte'
import type { Asked, Form } from '../src/lib/protocol'

function asked(form: Form, id = '0.1'): Asked {
  return { id, kind: 'test', about: {}, form, question: '?', offered: {}, ways: [], rule: '', forced: null, lesson: null, secret: false }
}

function picker(form: Form): Picker {
  const one = new Picker()
  one.ask(asked(form))
  return one
}

describe('pick one', () => {
  it('lights up everything, and changing one’s mind swaps', () => {
    const one = picker({ pick: 'one', of: ['a', 'b'] })
    expect([one.state('a'), one.state('b'), one.state('c')]).toEqual(['open', 'open', 'none'])
    one.toggle('a')
    expect([one.state('a'), one.state('b'), one.complete]).toEqual(['picked', 'open', true])
    one.toggle('b')
    expect(one.choice).toEqual(['b'])
    one.toggle('b')
    expect(one.complete).toBe(false)
  })
})

describe('pick a set', () => {
  // A world with its own two discards, or the other world with three.
  const form: Form = {
    pick: 'set',
    cases: [
      { fixed: ['x'], groups: [{ of: ['a', 'b', 'c'], least: 2, most: 2 }] },
      { fixed: ['y'], groups: [{ of: ['a', 'b', 'c', 'd'], least: 3, most: 3 }] },
    ],
  }

  it('follows the cases that are still possible', () => {
    const one = picker(form)
    expect(['x', 'y', 'a', 'd'].map((name) => one.state(name))).toEqual(['open', 'open', 'open', 'open'])
    one.toggle('x')
    expect(['y', 'd', 'a'].map((name) => one.state(name))).toEqual(['closed', 'closed', 'open'])
    one.toggle('a')
    one.toggle('b')
    expect([one.complete, one.state('c')]).toEqual([true, 'closed'])
    one.toggle('x')
    expect([one.complete, one.state('x'), one.state('y'), one.state('d')]).toEqual([false, 'open', 'open', 'open'])
  })

  it('takes nothing that is closed or not offered', () => {
    const one = picker(form)
    one.toggle('x')
    expect([one.toggle('y'), one.toggle('nothing')]).toEqual([false, false])
    expect(one.picked).toEqual(['x'])
  })

  it('does not offer what no legal answer has', () => {
    const none = { of: ['b', 'c'], least: 0, most: 0 }
    const one = picker({ pick: 'set', cases: [{ fixed: ['a'], groups: [none] }] })
    expect([one.offered, one.state('b')]).toEqual([['a'], 'none'])
  })

  it('may be empty where the rules allow it', () => {
    const one = picker({ pick: 'set', cases: [{ fixed: [], groups: [{ of: ['a', 'b'], least: 0, most: 2 }] }] })
    expect([one.complete, one.choice]).toEqual([true, []])
  })

  it('is quick with thousands of cases and hundreds of things', () => {
    const names = Array.from({ length: 300 }, (_, at) => `card-${at}`)
    const cases = Array.from({ length: 4000 }, (_, at) => ({
      fixed: [`power-${at}`],
      groups: [{ of: names.slice(at % 100, (at % 100) + 60), least: 3, most: 5 }],
    }))
    const one = picker({ pick: 'set', cases })
    one.toggle('card-100')
    one.toggle('power-60')
    expect(one.state('power-61')).toBe('closed')
    expect(one.state('card-119')).toBe('open')
    expect(one.state('card-120')).toBe('closed')
    for (const name of ['card-101', 'card-102']) one.toggle(name)
    expect(one.complete).toBe(true)
  })
})

describe('agrees with the listed answers of small forms', () => {
  function* subsets(names: string[]): Generator<string[]> {
    for (let bits = 0; bits < 1 << names.length; bits++) yield names.filter((_, at) => bits & (1 << at))
  }

  it('for random unions of cases', () => {
    let seed = 7
    const below = (most: number) => (seed = (seed * 48271) % 2147483647) % most
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    for (let round = 0; round < 60; round++) {
      const cases = Array.from({ length: 1 + below(3) }, () => {
        const places = names.map(() => below(4))
        const of = (place: number) => names.filter((_, at) => places[at] === place)
        const groups = [1, 2].map((place) => {
          const least = below(of(place).length + 1)
          return { of: of(place), least, most: least + below(3) }
        })
        return { fixed: of(0), groups }
      })
      const legal = [...subsets(names)].filter((set) =>
        cases.some(({ fixed, groups }) => {
          const within = [...fixed, ...groups.flatMap((group) => group.of)]
          return (
            fixed.every((name) => set.includes(name)) &&
            set.every((name) => within.includes(name)) &&
            groups.every(({ of, least, most }) => {
              const count = of.filter((name) => set.includes(name)).length
              return count >= least && count <= most
            })
          )
        }),
      )
      for (const set of subsets(names)) {
        if (!legal.some((whole) => set.every((name) => whole.includes(name)))) continue
        const one = picker({ pick: 'set', cases })
        one.picked = set
        expect(one.complete).toBe(legal.some((whole) => whole.length === set.length && set.every((n) => whole.includes(n))))
        for (const name of names) {
          if (set.includes(name) || one.most === 1) continue
          const reachable = legal.some((whole) => [...set, name].every((other) => whole.includes(other)))
          expect(one.state(name) === 'open').toBe(reachable)
        }
      }
    }
  })
})

describe('pick a number', () => {
  it('starts at the least and keeps within the bounds', () => {
    const one = picker({ pick: 'number', least: 2, most: 5 })
    expect(one.choice).toEqual([2])
    one.number = 6
    expect(one.complete).toBe(false)
    one.number = 5
    expect([one.complete, one.choice]).toEqual([true, [5]])
  })
})

describe('pick an order', () => {
  it('is complete when everything has its place', () => {
    const one = picker({ pick: 'order', of: ['a', 'b', 'c'] })
    for (const name of ['c', 'a']) one.toggle(name)
    expect([one.complete, one.state('b')]).toEqual([false, 'open'])
    one.toggle('b')
    expect([one.complete, one.choice]).toEqual([true, ['c', 'a', 'b']])
  })
})

describe('the question changes', () => {
  it('keeps what was picked while it is the same question, and forgets it otherwise', () => {
    const one = picker({ pick: 'set', cases: [{ fixed: [], groups: [{ of: ['a', 'b'], least: 1, most: 2 }] }] })
    one.toggle('a')
    one.ask(asked({ pick: 'set', cases: [{ fixed: [], groups: [{ of: ['a', 'c'], least: 1, most: 2 }] }] }))
    expect(one.picked).toEqual(['a'])
    one.ask(asked({ pick: 'one', of: ['a'] }, '0.2'))
    expect(one.picked).toEqual([])
    one.ask(null)
    expect([one.state('a'), one.complete]).toEqual(['none', false])
  })
})

describe('sending', () => {
  it('delivers the choice once, even if pressed twice', async () => {
    const sent: [string, Item[]][] = []
    const one = new Picker(async (decision, choice) => {
      sent.push([decision, choice])
      return true
    })
    one.ask(asked({ pick: 'one', of: ['a'] }))
    await one.send()
    one.toggle('a')
    await Promise.all([one.send(), one.send()])
    await one.send()
    expect(sent).toEqual([['0.1', ['a']]])
    one.ask(asked({ pick: 'one', of: ['b'] }, '0.2'))
    expect(one.toggle('b')).toBe(true)
  })
})

describe('after an answer', () => {
  it('takes what is clicked for an echo of it, though only for a moment', async () => {
    vi.useFakeTimers()
    const one = new Picker(async () => true)
    one.ask(asked({ pick: 'one', of: ['a', 'b'] }))
    one.toggle('a')
    void one.send()
    expect(one.echoing).toBe(true)
    one.ask(asked({ pick: 'one', of: ['c', 'd'] }, '0.2'))
    expect([one.busy, one.echoing]).toEqual([false, true])
    vi.advanceTimersByTime(490)
    expect(one.echoing).toBe(true)
    vi.advanceTimersByTime(20)
    expect(one.echoing).toBe(false)
    vi.useRealTimers()
  })
})

describe('the board', () => {
  /** A piece that lies so far down the page. */
  const piece = (at: number): Element => ({ at, compareDocumentPosition: (other: { at: number }) => (other.at > at ? 4 : 2) }) as unknown as Element
  const form: Form = { pick: 'one', of: ['pass', 'b', 'a', 'c'] }

  it('tells what lies nowhere on it, once it is there', () => {
    const one = picker(form)
    expect(one.loose).toEqual([])
    const lift = one.place('a', piece(1))
    one.place('b', piece(2))
    expect(one.loose).toEqual(['pass', 'c'])
    lift()
    expect(one.loose).toEqual(['pass', 'a', 'c'])
  })

  it('gives the list its order and the keys their things', () => {
    const one = picker(form)
    one.place('b', piece(2))
    one.place('a', piece(1))
    one.place('c', piece(3))
    expect(one.listed).toEqual(['a', 'b', 'c', 'pass'])
    expect([one.keyOf('a'), one.keyOf('pass'), one.keyOf('d')]).toEqual(['1', '4', undefined])
  })
})

describe('one press', () => {
  const form: Form = { pick: 'one', of: ['a', 'b'] }
  const quick = (secret: boolean, free: boolean): boolean => {
    const one = new Picker()
    one.quick = true
    one.free = () => free
    one.ask({ ...asked(form), secret })
    return one.atOnce
  }

  it('answers only open questions that can be undone freely', () => {
    expect([quick(false, true), quick(false, false), quick(true, true)]).toEqual([true, false, false])
  })
})
