import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { read, SIGNS } from '../src/boards/frontiers/signs'

const named = JSON.parse(readFileSync(new URL('frontiers-signs.json', import.meta.url), 'utf8')) as string[]

describe('signs of New Frontiers', () => {
  it('draws every sign that the server may name, and no other', () => {
    expect(Object.keys(SIGNS).sort()).toEqual(named)
  })

  it('sets numbers in type', () => {
    expect(read('credit:-2').text).toBe('−2')
    expect(read('world:x2').text).toBe('×2')
    expect(read('arrow').text).toBe('')
  })
})
