// A line on which nothing is said may be dead without knowing it: it asks, and comes back by itself.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

class Socket {
  static readonly OPEN = 1
  static made: Socket[] = []
  readyState = 1
  sent: string[] = []
  closed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  constructor(readonly address: string) {
    Socket.made.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.closed = true // on a dead line the other end never answers, and `onclose` comes minutes later
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const latest = (): Socket => Socket.made[Socket.made.length - 1]!

beforeEach(() => {
  Socket.made = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { origin: 'http://here' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, visibilityState: 'visible' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a line', () => {
  it('that answers when asked is kept', async () => {
    const { Line } = await import('../src/lib/line.svelte')
    const line = new Line(() => '/lobby', () => {})
    latest().onopen?.()
    latest().says({ mine: [] })
    for (let asked = 1; asked < 4; asked++) {
      vi.advanceTimersByTime(36_000)
      expect(latest().sent).toHaveLength(asked)
      expect(JSON.parse(latest().sent[0]!)).toEqual({ do: 'ping', ref: 0 })
      latest().says({ say: 'done', ref: 0 })
    }
    expect(Socket.made).toHaveLength(1)
    line.close()
  })

  it('that is silent, asked or not, is given up, and another one is opened', async () => {
    const { Line } = await import('../src/lib/line.svelte')
    const line = new Line(() => '/lobby', () => {})
    latest().onopen?.()
    latest().says({ mine: [] })
    vi.advanceTimersByTime(60_000)
    expect(Socket.made[0]!.closed).toBe(true)
    expect(Socket.made).toHaveLength(2)
    latest().says({ mine: [] })
    expect(line.state).toBe('open')
    line.close()
  })

  it('that is busy is never asked', async () => {
    const { Line } = await import('../src/lib/line.svelte')
    const line = new Line(() => '/lobby', () => {})
    for (let second = 0; second < 100; second += 20) {
      latest().says({ say: 'update' })
      vi.advanceTimersByTime(20_000)
    }
    expect(latest().sent).toHaveLength(0)
    line.close()
  })
})
