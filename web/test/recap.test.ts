import { describe, expect, test } from 'vitest'
import type { Seen } from '../src/lib/protocol'
import { besideName, recaps } from '../src/table/recap'

const seen = (number: number, seat: number | null, text = `event ${number}`): Seen => ({ number, event: seat === null ? {} : { seat }, text, itself: false })

describe('recaps', () => {
  test('tell what each of the others did since my last turn', () => {
    const log = [seen(1, 1), seen(2, 0), seen(3, 1), seen(4, 2), seen(5, null), seen(6, 1, '')]
    const told = recaps(log, { last: 2, before: 0 }, 0)
    expect([...told.keys()]).toEqual([1, 2])
    expect(told.get(1)!.map(({ number }) => number)).toEqual([3])
  })

  test('keep to the latest few', () => {
    const log = [1, 2, 3, 4, 5].map((number) => seen(number, 1))
    expect(recaps(log, { last: 0, before: 0 }, 0).get(1)!.map(({ number }) => number)).toEqual([3, 4, 5])
  })
})

describe('lines', () => {
  test('tell first what names a piece, in the order in which it happened', () => {
    const log = [1, 2, 3, 4, 5].map((number) => seen(number, 1))
    const told = recaps(log, { last: 0, before: 0 }, 0, ({ number }) => number === 1 || number === 3)
    expect(told.get(1)!.map(({ number }) => number)).toEqual([1, 3, 5])
    const all = recaps(log, { last: 0, before: 0 }, 0, () => true)
    expect(all.get(1)!.map(({ number }) => number)).toEqual([3, 4, 5])
  })

  test('do not begin with the name they stand beside', () => {
    expect(besideName('Vega places Drop Ships.', 'Vega')).toBe('Places Drop Ships.')
    expect(besideName('Vegas shines.', 'Vega')).toBe('Vegas shines.')
  })
})
