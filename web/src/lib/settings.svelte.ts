// Settings: what somebody likes in this browser, kept in localStorage. Nothing here is known to the server but the
// language, which goes along with every request.

import { preferred, type Tongue } from './words.svelte'

export const MOTIONS = ['off', 'slow', 'normal', 'fast'] as const
export type Motion = (typeof MOTIONS)[number]
/** How long a movement takes, against the usual. */
const PACES: Record<Motion, number> = { off: 0, slow: 2, normal: 1, fast: 0.5 }

export interface Likes {
  language: Tongue
  theme: 'auto' | 'dark' | 'light'
  /** Text size in per cent. */
  size: number
  /** How quickly things move to where they belong. */
  motion: Motion
  sounds: boolean
  /** Answer by itself what has only one answer. */
  autoPass: boolean
  /** Ask for a confirmation even where one thing is picked. */
  protect: boolean
  scores: boolean
  /** Show a question's whole list of options, also those that lie on the board. */
  list: boolean
  /** Write effects out on a board that has signs for them. */
  written: boolean
}

const KEY = 'starboard.settings'

const defaults = (): Likes => ({
  language: preferred(),
  theme: 'auto',
  size: 100,
  motion: 'normal',
  sounds: true,
  autoPass: true,
  protect: true,
  scores: true,
  list: false,
  written: false,
})

function read(): Likes {
  const likes = defaults()
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Likes>
    return { ...likes, ...kept, motion: MOTIONS.includes(kept.motion!) ? kept.motion! : likes.motion }
  } catch {
    return likes
  }
}

export const settings = $state<Likes>(read())

/** Keep the settings and show them on the page. Call inside an effect, so that every change is taken up. */
export function apply(): void {
  localStorage.setItem(KEY, JSON.stringify(settings))
  const root = document.documentElement
  root.dataset.theme = settings.theme
  root.dataset.motion = settings.motion
  root.style.setProperty('--pace', String(PACES[settings.motion]))
  root.style.setProperty('--text-scale', String(settings.size / 100))
}

/** Should things move? Not if switched off here or in the system. */
export function moving(): boolean {
  return settings.motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** As long as this many milliseconds are at the pace somebody likes. */
export function paced(milliseconds: number): number {
  return milliseconds * PACES[settings.motion]
}
