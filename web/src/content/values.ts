// Values: printed values as they are typed and read. What cannot be read is `undefined`; no value of a game is.

import type { PrintedValue } from '../lib/protocol'

export type Input = PrintedValue['input']

/** The text to show in the field of a value. */
export function written(value: unknown, input: Input): string {
  if ((input === 'numbers' || input === 'names') && Array.isArray(value)) return value.join(', ')
  if (input === 'text') return JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')
  return String(value)
}

/** What was typed, as a value. */
export function read(text: string, input: Input): unknown {
  const plain = text.trim()
  switch (input) {
    case 'number':
      return whole(plain)
    case 'numbers': {
      const numbers = plain === '' ? [] : plain.split(/[\s,;]+/).map(whole)
      return numbers.includes(undefined) ? undefined : numbers
    }
    case 'names':
      return plain === '' ? [] : plain.split(/\s*,\s*/).filter(Boolean)
    case 'switch':
      return plain === 'true' ? true : plain === 'false' ? false : undefined
    case 'choice':
    case 'name':
      return plain || undefined
    case 'text':
      try {
        return JSON.parse(plain) as unknown
      } catch {
        return undefined
      }
  }
}

function whole(text: string): number | undefined {
  return /^[-−]?\d{1,6}$/.test(text) ? Number(text.replace('−', '-')) : undefined
}

/** Do two values say the same? The order of an object's fields says nothing. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const names = Object.keys(left)
  return names.length === Object.keys(right).length && names.every((name) => name in right && same(left[name], right[name]))
}
