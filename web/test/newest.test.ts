// The newest answer: one that a later question has overtaken is never told.

import { describe, expect, it } from 'vitest'
import { newest } from '../src/lib/newest'

const settled = (): Promise<void> => new Promise((done) => setTimeout(done))

describe('newest', () => {
  it('tells an answer, and a refusal', async () => {
    const told: unknown[] = []
    newest(Promise.resolve('race'), (answer) => told.push(answer))
    newest(Promise.reject(new Error('no such game')), (answer) => told.push(answer), ({ message }) => told.push(message))
    await settled()
    expect(told).toEqual(['race', 'no such game'])
  })

  it('tells neither once the question is given up', async () => {
    const told: unknown[] = []
    let answer: (text: string) => void = () => undefined
    const giveUp = newest(new Promise<string>((tell) => (answer = tell)), (text) => told.push(text))
    const refused = newest(Promise.reject(new Error('late')), (text) => told.push(text), ({ message }) => told.push(message))
    giveUp()
    refused()
    answer('the game of before')
    await settled()
    expect(told).toEqual([])
  })
})
