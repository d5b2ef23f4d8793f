// Effects: costs and effects of the effect language as a row of small marks with numbers. One entry for each verb.

import type { Effect } from '../../lib/views/sun'

export type { Effect }

/** A mark, or a bit of text beside one. */
export type Sign = { mark: string } | { text: string }

const mark = (name: string): Sign => ({ mark: name })
const text = (words: string): Sign => ({ text: words })
const several = (n: string | undefined): Sign[] => (n === undefined || n === '1' ? [] : [text(n)])

/** Before the colon of an action. */
export function costSigns(cost: readonly Effect[]): Sign[] {
  const found = cost.flatMap(({ do: verb, n }) => [text(n ?? ''), mark(verb === 'pay_ore' ? 'ore' : 'withdraw')])
  return found.length ? [...found, text(':')] : found
}

/** A whole list of effects; equal ones that follow each other are told once. */
export function effectSigns(effects: readonly Effect[]): Sign[] {
  const found: Sign[] = []
  for (let at = 0; at < effects.length; ) {
    const one = effects[at]!
    let end = at + 1
    while (end < effects.length && JSON.stringify(effects[end]) === JSON.stringify(one)) end++
    if (found.length) found.push(text('·'))
    if (end - at > 1) found.push(text(`${end - at}×`))
    found.push(...(one.optional ? [text('('), ...signs(one), text(')')] : signs(one)))
    at = end
  }
  return found
}

function signs(one: Effect): Sign[] {
  const { n } = one
  const inner = one.of ?? []
  switch (one.do) {
    case 'take_ore':
      return [text(`+${n}`), mark('ore')]
    case 'gain_pop':
      return [text(`+${n}`), mark('population')]
    case 'produce_ore':
      return [mark('mine')]
    case 'move_supply':
      return [...several(n), mark('supply'), text(one.to === 'any' ? '→' : `→${one.to}`)]
    case 'automate':
      return [...several(n), mark('automate'), ...(one.what === 'either' ? [mark('food'), text('/'), mark('ore')] : [mark(one.what!)])]
    case 'build':
      return [
        ...several(n),
        mark(one.from === 'pop' ? 'population' : 'supply'),
        text('▸'),
        mark('ship'),
        text(one.level ?? ''),
        ...(one.at === 'deep_space' ? [mark('deep_space')] : []),
      ]
    case 'upgrade':
      return [...several(n), mark('ship'), mark('upgrade'), text(one.by ?? '')]
    case 'upgrade_levels':
      return [mark('upgrade'), text(n ?? '')]
    case 'jump':
    case 'relocate':
    case 'recall':
      return [mark(one.do), text(n ?? '')]
    case 'colonize':
      return [mark('colonize'), ...(n ? [text(`−${n}`)] : [])]
    case 'research': {
      const seen = one.scope === 'discovered' ? [mark('eye')] : []
      const paid = one.payer === 'supply' ? [mark('supply'), text('▸')] : []
      return [...paid, mark('research'), text(one.levels!.join('/')), ...seen]
    }
    case 'private_tech':
    case 'reveal_tech':
    case 'open_guild':
      return [mark(one.do), text(one.level!)]
    case 'offer':
      return [...costSigns(one.cost ?? []), ...inner.flatMap(effectSigns)]
    case 'choice':
      return [
        ...(n === undefined || n === '1' ? [] : [text(`${n}×`)]),
        ...inner.flatMap((list, at) => [...(at ? [text('/')] : []), ...effectSigns(list)]),
      ]
    case 'if':
      return [text('?'), ...inner.flatMap(effectSigns)]
    case 'each_faction':
      return [mark('everybody'), ...inner.flatMap(effectSigns)]
    case 'keep_event':
    case 'place_event':
      return one.vp?.length ? [text(one.vp.join('/')), mark('vp')] : [...costSigns(one.cost ?? []), mark('colonize')]
    case 'add_system':
    case 'draw_system':
      return [text('+'), mark('system'), text(one.deck ?? '')]
    case 'replace_star_disc':
      return [mark('star'), text('▸'), mark('disc')]
    default: // grow, trade, copy_action, repeat_now: the mark says it all
      return [mark(one.do), ...several(n)]
  }
}
