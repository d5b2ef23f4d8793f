import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { heading } from '../worker/plugin'

const FILES = { 'index.html': '<html>', 'assets/words-1.js': 'a', 'icon.svg': '<svg>' }

it('keeps every file of the build, and the page under its address', () => {
  expect(heading(FILES)).toContain('const KEPT = ["/assets/words-1.js","/icon.svg","/"]')
})

it('has another name for every build', () => {
  const name = (files: Record<string, string>) => /BUILD = '(\w+)'/.exec(heading(files))![1]
  expect(name(FILES)).toMatch(/^[0-9a-f]{16}$/)
  expect(name({ ...FILES, 'icon.svg': '<svg/>' })).not.toBe(name(FILES))
  expect(name({ ...FILES, 'assets/more.js': '' })).not.toBe(name(FILES))
})

it('shows every message that is pushed, and tells of it also where it replaces one', () => {
  const hears = new Map<string, (event: object) => void>()
  const shown: [string, { tag?: string; renotify: boolean }][] = []
  const self = {
    addEventListener: (what: string, hear: (event: object) => void) => hears.set(what, hear),
    registration: { showNotification: (title: string, how: { tag?: string; renotify: boolean }) => shown.push([title, how]) },
  }
  const source = heading(FILES) + readFileSync(new URL('../worker/worker.js', import.meta.url), 'utf8')
  new Function('self', source)(self)
  const push = (data: object) => hears.get('push')!({ data: { json: () => data }, waitUntil: () => undefined })
  push({ title: 'Your turn', tag: 'g1' })
  push({ title: 'Hello' })
  expect(shown[0]).toMatchObject(['Your turn', { tag: 'g1', renotify: true }])
  // A browser refuses to tell again of what has no tag.
  expect(shown[1]).toMatchObject(['Hello', { renotify: false }])
})
