import { expect, it } from 'vitest'
import { byItself, doneForMe, stillAnswered, woven } from '../src/lib/itself'
import type { Asked, Seen, Update } from '../src/lib/protocol'

const settle = {
  id: '0:7',
  question: 'Place a world?',
  forced: ['pass'],
  offered: { pass: { text: 'Place nothing — keep your cards', note: '' } },
} as unknown as Asked

const updateOf = (decision: Asked | null, rewound: number | null = null) => ({ decision, rewound }) as Update
const seen = (number: number): Seen => ({ number, event: {}, text: `event ${number}`, itself: false })

it('says what was asked and what was answered', () => {
  expect(byItself(settle, 5)).toEqual({ after: 5, decision: '0:7', question: 'Place a world?', answer: 'Place nothing' })
  expect(byItself({ ...settle, forced: [] }, 5).answer).toBe('')
})

it('stands in the log between what happened before and after', () => {
  const lines = woven([seen(4), seen(5), seen(6)], [byItself(settle, 5)])
  expect(lines.map(({ key }) => key)).toEqual(['4', '5', '0:7', '6'])
})

it('is not told any more when it was undone or is asked again', () => {
  const answered = [byItself(settle, 5)]
  expect(stillAnswered(answered, updateOf(null))).toEqual(answered)
  expect(stillAnswered(answered, updateOf(null, 6))).toEqual(answered)
  expect(stillAnswered(answered, updateOf(null, 5))).toEqual([])
  expect(stillAnswered(answered, updateOf(settle))).toEqual([])
})

it('tells what the rules did without asking, since one last chose', () => {
  const log: Seen[] = [{ ...seen(4), itself: true }, seen(5), { ...seen(6), itself: true }, { ...seen(7), itself: true, text: '' }]
  expect(doneForMe(log, 0).map(({ number }) => number)).toEqual([4, 6])
  expect(doneForMe(log, 4).map(({ number }) => number)).toEqual([6])
})
