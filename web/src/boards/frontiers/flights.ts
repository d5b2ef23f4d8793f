// Flights: tiles, goals and disks move from where they lay to where they lie now. What can move has a name in
// `data-flight` and its place in `data-place`; it flies only when that place has changed, not when others make room. What
// is new comes from where such things come from. Any key or touch lets all of it arrive at once.

import { moving, paced } from '../../lib/settings.svelte'

const LENGTH = 380

interface Spot {
  box: DOMRect
  place: string | undefined
}

export type Spots = Map<string, Spot>

/** Where everything is now. What is folded away is nowhere. */
export function spots(board: HTMLElement): Spots {
  const found: Spots = new Map()
  for (const element of board.querySelectorAll<HTMLElement>('[data-flight]')) {
    const box = element.getBoundingClientRect()
    if (box.width > 0) found.set(element.dataset.flight!, { box, place: element.dataset.place })
  }
  return found
}

/** Where something that was not there before comes from. */
function origin(name: string, before: Spots): DOMRect | undefined {
  const [what, ...rest] = name.split('/')
  if (what === 'development') return (before.get(`market/${rest.at(-1)}`) ?? before.get('shelf'))?.box
  if (what === 'tile') return before.get('bag')?.box
  if (what === 'goal') return before.get('goals')?.box
  return undefined
}

/** Let everything that lies in another place than before fly there. Returns what lets it all arrive at once. */
export function fly(board: HTMLElement, before: Spots): () => void {
  if (!moving() || before.size === 0) return () => undefined
  const flights: Animation[] = []
  for (const element of board.querySelectorAll<HTMLElement>('[data-flight][data-place]')) {
    const name = element.dataset.flight!
    const old = before.get(name)
    if (old?.place === element.dataset.place) continue
    const from = old?.box ?? origin(name, before)
    const to = element.getBoundingClientRect()
    if (!from || to.width === 0) continue
    const scale = Math.max(0.2, Math.min(2, from.width / to.width))
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`
    flights.push(
      element.animate(
        [
          { transform: start, transformOrigin: '0 0', opacity: old ? 1 : 0.4, zIndex: 5, position: 'relative' },
          { transform: 'none', transformOrigin: '0 0', opacity: 1, zIndex: 5, position: 'relative' },
        ],
        { duration: paced(LENGTH), easing: 'cubic-bezier(.2, .7, .2, 1)' },
      ),
    )
  }
  return () => flights.forEach((flight) => flight.finish())
}
