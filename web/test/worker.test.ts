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
