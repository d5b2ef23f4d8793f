// Legend: the signs of Race for the Galaxy in groups, each drawn as it is on cards; its meaning is `legend-race-<sign>`.

import type { Atlas } from '../../lib/protocol'

/** Signs that come in four kinds are shown once. */
const ALIKE = /-(novelty|rare|genes|alien)$/

export const GROUPS: [string, string[]][] = [
  ['phases', ['phase:I', 'phase:II', 'phase:III', 'phase:$', 'phase:IV', 'phase:V']],
  ['goods', ['good-novelty', 'good-rare', 'good-genes', 'good-alien', 'good-any', 'good', 'goods:2', 'kinds:3']],
  ['worlds', ['world', 'world-novelty', 'windfall', 'windfall-novelty', 'production-world', 'military-world', 'rebel-world', 'this-world', 'second-world', 'upgrade']],
  ['cards', ['draw:+1', 'keep:+1', 'mix', 'hand:1', 'leave', 'save', 'take-saved', 'development', 'six-cost', 'named']],
  ['numbers', ['cost:−1', 'vp:1', 'military:+1', 'prestige:1', 'defense:+1', 'pay:−1', 'conquer', 'sale', 'no-sale', 'double:×2']],
  ['keywords', ['alien', 'imperium', 'rebel', 'terraforming', 'uplift', 'chromosome']],
  ['rest', ['arrow', 'per', 'most', 'dice', 'takeover', 'no-takeover', 'destroy']],
]

/** The name of a sign without what is written on it. */
export const shapeName = (sign: string): string => sign.split(':')[0]!

/** The groups with only those signs that this game has. */
export function groupsOf(atlas: Atlas): [string, string[]][] {
  const used = new Set(['phase', 'cost', 'vp', 'good', 'world', 'arrow'])
  for (const { drawing } of Object.values(atlas.things)) {
    const { signs = [], keywords = [], powers = [], score_signs = [] } = drawing as {
      signs?: string[]
      keywords?: string[]
      powers?: { signs: string[] }[]
      score_signs?: string[][]
    }
    for (const sign of [...signs, ...keywords, ...powers.flatMap((power) => power.signs), ...score_signs.flat()]) used.add(shapeName(sign))
  }
  const has = (sign: string): boolean =>
    used.has(shapeName(sign)) || (ALIKE.test(sign) && [...used].some((one) => one.replace(ALIKE, '') === sign.replace(ALIKE, '') && ALIKE.test(one)))
  return GROUPS.map(([name, signs]): [string, string[]] => [name, signs.filter(has)]).filter(([, signs]) => signs.length)
}
