// Several people may ask to go back at once, and a request may end while another is on the screen.

import { describe, expect, it } from 'vitest'
import type { Request } from '../src/lib/protocol'
import { answered, closed, opened, shown } from '../src/lib/requests'

const request = (id: string, seat: number, open: number[]): Request => ({ say: 'request', id, seat, open, text: id })

describe('requests to go back', () => {
  const two = opened(opened([], request('a', 0, [1, 2])), request('b', 1, [0, 2]))

  it('shows what one has to answer, one after the other', () => {
    expect(shown(two, 2)?.id).toBe('a')
    expect(shown(answered(two, 'a', 2), 2)?.id).toBe('b')
    expect(shown(two, 0)?.id).toBe('b')
    expect(shown([], 2)).toBeNull()
  })

  it('is not asked for by the end of another', () => {
    expect(shown(closed(two, 'a'), 2)?.id).toBe('b')
    expect(shown(closed(two, 'nothing'), 2)?.id).toBe('a')
  })

  it('is told again when it waits for somebody else', () => {
    const again = opened(two, request('a', 0, [2]))
    expect(again.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(shown(again, 1)?.id).toBe('a')
    expect(again[0]?.open).toEqual([2])
  })

  it('asks nothing of whoever only looks on', () => {
    expect(shown(two, null)?.id).toBe('a')
    expect(answered(two, 'a', null)).toEqual(two)
  })
})
