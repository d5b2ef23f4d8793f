// Words: every text of the client comes from the Fluent files under src/locale, in the language chosen in the settings.
// `t` is read again by Svelte when the language changes or a board's own words have been added.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = { en: 'English', pl: 'Polski' } as const
export type Tongue = keyof typeof LANGUAGES

const SHELL = ['shell', 'table']
const files = import.meta.glob<string>('../locale/*/*.ftl', { query: '?raw', import: 'default' })

let bundle = $state.raw<FluentBundle>(new FluentBundle('en'))
let tongue = $state<Tongue>('en')
let names = [...SHELL]

/** The language that is spoken now. */
export const spoken = (): Tongue => tongue

/** What the browser asks for, as far as we speak it. */
export function preferred(wishes: readonly string[] = navigator.languages): Tongue {
  for (const wish of wishes) {
    const code = wish.slice(0, 2).toLowerCase()
    if (code in LANGUAGES) return code as Tongue
  }
  return 'en'
}

async function load(code: Tongue): Promise<FluentBundle> {
  const made = new FluentBundle(code, { useIsolating: false })
  const texts = await Promise.all(names.map((name) => files[`../locale/${code}/${name}.ftl`]?.() ?? ''))
  for (const text of texts) made.addResource(new FluentResource(text))
  return made
}

/** One after the other, so that the last wish is what stays. */
let renewal = Promise.resolve()
let wanted: Tongue = 'en'
const learned = new Map<string, Promise<void>>()

function renew(): Promise<void> {
  const next = renewal.then(async () => {
    const code = wanted
    bundle = await load(code)
    tongue = code
    document.documentElement.lang = code
  })
  renewal = next.catch(() => undefined)
  return next
}

/** Everything that was asked for is known. Without a line, a page may have to say so before it has its words. */
export const worded = (): Promise<void> => renewal

/** Speak this language from now on. */
export function speak(code: Tongue): Promise<void> {
  wanted = code
  return renew()
}

/** Also know the words of a board, `src/locale/<language>/<name>.ftl`. */
export function learn(name: string): Promise<void> {
  const before = learned.get(name)
  if (before) return before
  if (!names.includes(name)) names = [...names, name]
  const now = renew()
  learned.set(name, now)
  now.catch(() => learned.delete(name))
  return now
}

/** A message with its values. A message that is missing shows its key, so that it is noticed. */
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key)
  if (!message?.value) return key
  return bundle.formatPattern(message.value, values, [])
}

/** Is there such a message? */
export const known = (key: string): boolean => bundle.hasMessage(key)

/** A moment in the reader's language, as short as it can be. */
export function moment(seconds: number): string {
  const date = new Date(seconds * 1000)
  const today = date.toDateString() === new Date().toDateString()
  const style: Intl.DateTimeFormatOptions = today ? { timeStyle: 'short' } : { dateStyle: 'medium' }
  // Clocks and dates as in the reader's own country, where that speaks this language.
  const region = navigator.languages.find((wish) => wish.startsWith(tongue)) ?? tongue
  return new Intl.DateTimeFormat(region, style).format(date)
}
