// Clocks: the time limits that are offered, and what may happen when the time is up.

import type { ClockWish } from '../lib/protocol'

export const CLOCKS: Record<string, ClockWish | null> = {
  none: null,
  'move-120': { per: 'move', seconds: 120 },
  'move-600': { per: 'move', seconds: 600 },
  'move-86400': { per: 'move', seconds: 86_400 },
  'move-259200': { per: 'move', seconds: 259_200 },
  'game-1800': { per: 'game', seconds: 1800, added: 10 },
  'game-3600': { per: 'game', seconds: 3600, added: 20 },
}

export const ENDS = ['bot', 'resign', 'nothing'] as const
