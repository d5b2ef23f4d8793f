import { expect, it } from 'vitest'
import { afterAll, recall, remember, tidy, unread } from '../src/lib/memory'

const DAY = 86_400_000
const pass = { after: 5, decision: '0.7', question: 'Place a world?', answer: 'Place nothing' }

class Shelf {
  readonly kept = new Map<string, string>()
  get length(): number {
    return this.kept.size
  }
  key = (at: number) => [...this.kept.keys()][at] ?? null
  getItem = (name: string) => this.kept.get(name) ?? null
  setItem = (name: string, text: string) => void this.kept.set(name, text)
  removeItem = (name: string) => void this.kept.delete(name)
}

it('remembers a table for each seat, and nothing where one comes for the first time', () => {
  const shelf = new Shelf()
  remember('g1', 0, { itself: [pass], undone: 2 }, shelf)
  expect(recall('g1', 0, shelf)).toMatchObject({ itself: [pass], undone: 2 })
  expect(recall('g1', 1, shelf)).toBe(null)
  expect(recall('g2', 0, shelf)).toBe(null)
})

it('takes nothing from what is damaged, and goes on where there is no room', () => {
  const shelf = new Shelf()
  for (const text of ['{', '[]', '7', '{"itself":3,"undone":0,"when":0}']) {
    shelf.setItem('starboard.memory.g1.0', text)
    expect(recall('g1', 0, shelf)).toBe(null)
  }
  shelf.setItem = () => {
    throw new Error('QuotaExceededError')
  }
  remember('g1', 0, { itself: [], undone: 0 }, shelf)
})

it('forgets tables that nobody has looked at for 60 days, and the oldest of too many; never anything else', () => {
  const shelf = new Shelf()
  shelf.setItem('starboard.settings', '{}')
  remember('old', 0, { itself: [], undone: 0 }, shelf, 0)
  for (let at = 0; at < 250; at++) remember(`g${at}`, 0, { itself: [], undone: 0 }, shelf, 50 * DAY + at)
  tidy(shelf, 61 * DAY)
  expect(recall('old', 0, shelf)).toBe(null)
  expect(recall('g49', 0, shelf)).toBe(null)
  expect(recall('g50', 0, shelf)).not.toBe(null)
  expect(shelf.length).toBe(201)
  expect(shelf.getItem('starboard.settings')).toBe('{}')
})

it('tells somebody who was away who has gone back meanwhile', () => {
  const undone = [
    { number: 9, seat: 1, text: 'Bob went back.' },
    { number: 6, seat: 2, text: 'Cyd went back.' },
    { number: 4, seat: 0, text: 'You went back.' },
  ]
  expect(unread(undone, 0, 0)).toBe(undone[1])
  expect(unread(undone, 1, 0)).toBe(undone[1])
  expect(unread(undone, 2, 0)).toBe(null)
  expect(unread(undone, 3, 0)).toBe(null)
})

it('no longer tells what was answered by itself and then undone while one was away', () => {
  expect(afterAll([pass], [])).toEqual([pass])
  expect(afterAll([pass], [{ number: 6, seat: 1, text: '' }])).toEqual([pass])
  expect(afterAll([pass], [{ number: 5, seat: 1, text: '' }])).toEqual([])
})
