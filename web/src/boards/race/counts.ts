// Counts: the numbers that somebody plays with, each with its sign and its meaning in words.

import type { Atlas, Seen } from '../../lib/protocol'
import { t } from '../../lib/words.svelte'
import type { Count } from './Numbers.svelte'
import { endOf, signed, type Player } from './view'

/** How much a seat has just won of something. */
function won(events: readonly Seen[], seat: number, kind: string): number {
  return events.reduce((sum, { event }) => (event.event === kind && event.seat === seat ? sum + Number(event.count ?? 0) : sum), 0)
}

export function countsOf(player: Player, atlas: Atlas, events: readonly Seen[] = []): Count[] {
  return [
    { sign: 'draw', count: player.hand, label: t('race-hand-count') },
    { sign: 'world', count: `${player.tableau.length}/${endOf(atlas, player)}`, label: t('race-tableau-count') },
    { sign: 'good', count: player.tableau.filter(({ good }) => good).length, label: t('race-goods-count') },
    { sign: 'military', count: signed(player.military), label: t('race-military') },
    { sign: 'vp', count: player.vp, label: t('race-chips'), change: won(events, player.seat, 'vp') },
    ...(player.prestige === undefined
      ? []
      : [{ sign: 'prestige', count: player.prestige, label: t('race-prestige'), change: won(events, player.seat, 'prestige') }]),
    ...(player.saved ? [{ sign: 'save', count: player.saved, label: t('race-saved') }] : []),
    ...(player.deck === undefined ? [] : [{ sign: 'keep', count: player.deck, label: t('race-own-deck') }]),
  ]
}
