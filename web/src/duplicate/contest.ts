// Contest: what the pages of duplicate contests share.

import type { ContestResult } from '../lib/protocol'
import { spoken, t } from '../lib/words.svelte'

/** What a contest is called: its host's name for it, or the day of a daily deal. */
export function nameOf({ name, day }: { name: string; day?: string | null }): string {
  if (!day) return name
  const date = new Intl.DateTimeFormat(spoken(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00Z`))
  return t('daily-of', { day: date })
}

/** A number with at most `places` places behind the point, and a sign if it is a difference. */
export function figure(value: number | null | undefined, places: number, signed = false): string {
  if (value === null || value === undefined) return '–'
  const style: Intl.NumberFormatOptions = { maximumFractionDigits: places, minimumFractionDigits: places }
  if (signed) style.signDisplay = 'exceptZero'
  return new Intl.NumberFormat(spoken(), style).format(value)
}

/** What has to be said beside a result. */
export function noteOf({ outcome, bot_from }: Pick<ContestResult, 'outcome' | 'bot_from'>): string {
  if (outcome === 'resigned') return t('contest-resigned')
  if (outcome === 'unfinished') return t('contest-unfinished')
  return bot_from ? t('contest-bot-from', { round: bot_from }) : ''
}
