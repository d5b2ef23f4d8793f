// Rating: how a rating is written. What ratings mean is worked out by the server alone.

import { spoken } from './words.svelte'

/** With one decimal, as the language writes it, and a real minus. */
export const decimal = (value: number): string =>
  new Intl.NumberFormat(spoken(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value).replace('-', '\u2212')
