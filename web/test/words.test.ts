import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const SOURCE = new URL('../src', import.meta.url).pathname
const LANGUAGES = ['en', 'pl']

function files(folder: string, ends: string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => ends.some((end) => name.endsWith(end)))
}

function messages(language: string): Map<string, string> {
  const found = new Map<string, string>()
  const folder = join(SOURCE, 'locale', language)
  for (const name of files(folder, ['.ftl'])) {
    for (const entry of new FluentResource(readFileSync(join(folder, name), 'utf8')).body) {
      expect(found.has(entry.id), `${language}: ${entry.id} stands twice, in ${found.get(entry.id)} and ${name}`).toBe(false)
      found.set(entry.id, name)
    }
  }
  return found
}

/** Every text in the sources that may be the key of a message; where a part is filled in, `*` stands for it. */
function keys(): string[] {
  const found = new Set<string>()
  for (const name of files(SOURCE, ['.svelte', '.ts'])) {
    const code = readFileSync(join(SOURCE, name), 'utf8')
    for (const [, one] of code.matchAll(/['"]([a-z][a-z0-9-]*)['"]/g)) found.add(one!)
    for (const [, one] of code.matchAll(/`([a-z$][^`\s]*)`/g)) found.add(one!.replaceAll(/\$\{[^}]*\}/g, '*'))
  }
  return [...found].filter((key) => /^[a-z*][a-z0-9*_-]*$/.test(key) && /[a-z]/.test(key))
}

/** Those that are certainly keys: what `t` is called with. */
function asked(): string[] {
  const found = new Set<string>()
  for (const name of files(SOURCE, ['.svelte', '.ts'])) {
    const code = readFileSync(join(SOURCE, name), 'utf8')
    for (const [, one] of code.matchAll(/\bt\(\s*'([^']+)'/g)) found.add(one!)
  }
  return [...found]
}

describe('messages', () => {
  it('are the same in every language, in files of the same names', () => {
    const [first, ...others] = LANGUAGES.map(messages)
    for (const other of others) expect([...other.entries()].sort()).toEqual([...first!.entries()].sort())
  })

  it('exist for everything that is asked for', () => {
    const known = messages('en')
    expect(asked().filter((key) => !known.has(key))).toEqual([])
  })

  it('are all used', () => {
    const wanted = keys().map((key) => new RegExp(`^${key.split('*').join('[a-zA-Z0-9_-]+')}$`))
    const unused = [...messages('en').keys()].filter((key) => !wanted.some((one) => one.test(key)))
    expect(unused).toEqual([])
  })
})
