import { describe, expect, test } from 'vitest'
import { Freely } from '../src/lib/freely'
import type { Update } from '../src/lib/protocol'

function shelf(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) }
}

const after = (how: string, decision = '1.1'): Update =>
  ({ decision: { id: '2.1' }, undo: [{ decision, text: '', how }] }) as unknown as Update

describe('what can be undone freely', () => {
  test('is not known before it was seen', () => {
    expect(new Freely(shelf()).has('race', 'develop')).toBe(false)
  })

  test('is learned from an answer, game by game, and kept', () => {
    const kept = shelf()
    const freely = new Freely(kept)
    freely.answer('race', '1.1', 'develop')
    freely.see(after('free'))
    expect(freely.has('race', 'develop')).toBe(true)
    expect(freely.has('sun', 'develop')).toBe(false)
    expect(new Freely(kept).has('race', 'develop')).toBe(true)
  })

  test('is forgotten when an answer revealed something', () => {
    const freely = new Freely(shelf())
    for (const how of ['free', 'rewind']) {
      freely.answer('race', '1.1', 'develop')
      freely.see(after(how))
    }
    expect(freely.has('race', 'develop')).toBe(false)
  })

  test('a broken shelf is as good as an empty one', () => {
    const freely = new Freely({ getItem: () => '{"a', setItem: () => { throw new Error('full') } })
    freely.answer('race', '1.1', 'develop')
    freely.see(after('free'))
    expect(freely.has('race', 'develop')).toBe(true)
  })
})
