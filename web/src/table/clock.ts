// Clock: time left, as people read it: 2 d 3 h, 1:05:09, 4:07.

import type { Clock } from '../lib/protocol'
import { spoken, t } from '../lib/words.svelte'

const UNITS = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60]
  if (days) return t('clock-days', { days, hours })
  const two = (number: number) => String(number).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** A time limit in words: in the largest unit that it is a whole number of. */
function timeText(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds % length === 0)!
  return new Intl.NumberFormat(spoken(), { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length)
}

/** How long one may think at a table. */
export function clockRule(clock: Pick<Clock, 'per' | 'seconds'> & { added?: number } | null): string {
  if (!clock) return t('clock-none')
  const time = timeText(clock.seconds)
  if (clock.per === 'move') return t('clock-move', { time })
  return clock.added ? t('clock-game-added', { time, added: timeText(clock.added) }) : t('clock-game', { time })
}
