// Settings: what somebody likes in this browser, kept in localStorage. Nothing here is known to the server but the
// language, which goes along with every request.

import { preferred, type Tongue } from './words.svelte'

export interface Likes {
  language: Tongue
  theme: 'auto' | 'dark' | 'light'
  /** Text size in per cent. */
  size: number
  animations: boolean
  sounds: boolean
  /** Answer by itself what has only one answer. */
  autoPass: boolean
  /** Ask for a confirmation even where one thing is picked. */
  protect: boolean
  scores: boolean
}

const KEY = 'starboard.settings'

const defaults = (): Likes => ({
  language: preferred(),
  theme: 'auto',
  size: 100,
  animations: true,
  sounds: false,
  autoPass: true,
  protect: true,
  scores: true,
})

function read(): Likes {
  const likes = defaults()
  try {
    return { ...likes, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Likes>) }
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
  root.dataset.animations = settings.animations ? 'on' : 'off'
  root.style.setProperty('--text-scale', String(settings.size / 100))
}

/** Should things move? Not if switched off here or in the system. */
export function moving(): boolean {
  return settings.animations && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
