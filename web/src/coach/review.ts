// Review: asking the server for the review of a game again and again until it is whole, and how its numbers are written.

import { get } from '../lib/http'
import type { Review } from '../lib/protocol'
import { spoken } from '../lib/words.svelte'

const PAUSE = 1200

/** Follow the review of a table; whoever stops following lets the server stop working at it. */
export function follow(id: string, heard: (review: Review) => void, failed: (refused: Error) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let gone = false
  const language = spoken()
  async function ask(): Promise<void> {
    try {
      const found = await get<Review>(`/reviews/${id}?language=${language}`)
      if (gone) return
      heard(found)
      if (!found.whole) timer = setTimeout(() => void ask(), PAUSE)
    } catch (refused) {
      if (!gone) failed(refused as Error)
    }
  }
  void ask()
  return () => {
    gone = true
    clearTimeout(timer)
  }
}

/** A share of the win, in whole percent. */
export const percent = (share: number): string => `${Math.round(100 * share)}`

/** With its sign, and a real minus. */
export function signed(share: number): string {
  const number = Math.round(100 * share)
  return number > 0 ? `+${number}` : number < 0 ? `\u2212${-number}` : '0'
}

/** With one place after the point, in the way of the language. */
export const exact = (share: number): string =>
  (100 * share).toLocaleString(spoken(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
