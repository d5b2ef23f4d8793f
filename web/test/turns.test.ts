import { expect, it } from 'vitest'
import { Turns } from '../src/table/turns'

/** What a seat sees: the number of its latest event, whom the table waits for, and its own question. */
function sees(seat: number, number: number, waiting: number[], id: string | null = null, over = false) {
  return { seat, number, epoch: 0, waiting, over, decision: id === null ? null : { id } }
}

it('calls the other when one has nothing to do', () => {
  const turns = new Turns()
  expect(turns.next(sees(0, 5, [0, 1], '0.1'), [0, 1])).toBe(null)
  expect(turns.next(sees(0, 5, [0, 1]), [0, 1])).toBe(1)
})

it('calls only those who share the screen', () => {
  expect(new Turns().next(sees(0, 5, [1, 2]), [0, 2])).toBe(2)
  expect(new Turns().next(sees(0, 5, [1]), [0, 2])).toBe(null)
})

it('stays with whoever looked last when the game is over', () => {
  expect(new Turns().next(sees(0, 5, [1], null, true), [0, 1])).toBe(null)
})

it('does not call two in turns while a third one thinks in secret', () => {
  const turns = new Turns()
  turns.next(sees(0, 5, [0, 1, 2], '0.1'), [0, 1])
  expect(turns.next(sees(0, 5, [0, 1, 2]), [0, 1])).toBe(1)
  turns.next(sees(1, 9, [0, 1, 2], '1.1'), [0, 1])
  expect(turns.next(sees(1, 9, [0, 1, 2]), [0, 1])).toBe(null)
  // When it goes on, whoever is asked is called.
  expect(turns.next(sees(1, 10, [0, 1, 2]), [0, 1])).toBe(0)
})

it('calls who was idle when it goes on without a word', () => {
  const turns = new Turns()
  turns.next(sees(1, 5, [0, 1], '1.1'), [0, 1])
  expect(turns.next(sees(1, 5, [0, 1]), [0, 1])).toBe(0)
  turns.next(sees(0, 5, [0, 1], '0.1'), [0, 1])
  expect(turns.next(sees(0, 5, [1]), [0, 1])).toBe(1)
})

it('calls who was idle when both are asked again without a word', () => {
  const turns = new Turns()
  turns.next(sees(1, 5, [0, 1], '1.1'), [0, 1])
  expect(turns.next(sees(1, 5, [0, 1]), [0, 1])).toBe(0)
  turns.next(sees(0, 5, [0, 1], '0.1'), [0, 1])
  turns.next(sees(0, 5, [0, 1], '0.2'), [0, 1])
  expect(turns.next(sees(0, 5, [0, 1]), [0, 1])).toBe(1)
})
