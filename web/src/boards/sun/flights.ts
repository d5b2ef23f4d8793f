// Flights: what follows the events. Ships fly to where they have gone, above the map; cubes, discs and cards appear. The
// board itself shows the new position at once, so nobody has to wait; a key or a click ends all flights.

import type { Seen } from '../../lib/protocol'
import { moving, paced } from '../../lib/settings.svelte'
import type { Spot } from './layout'
import type { Place } from './view'

/** Something that has just come to lie here appears, unless the whole board has. */
export function arrive(element: Element): void {
  if (!moving() || !element.closest('.lively')) return
  element.animate([{ opacity: 0, transform: 'scale(1.35)' }, {}], { duration: paced(380), easing: 'cubic-bezier(.2,.9,.3,1.2)' })
}

const DURATION = 420
const STAGGER = 170
const MOST = 8

/** Events name a place by its own name or by the system on it. */
function spotOf(name: unknown, map: readonly Place[], spots: ReadonlyMap<string, Spot>): Spot | undefined {
  if (typeof name !== 'string') return undefined
  const place = name.startsWith('at:') ? name.slice(3) : map.find(({ system }) => system === name)?.place
  return place === undefined ? undefined : spots.get(place)
}

function token(seat: number, level: number): HTMLElement {
  const made = document.createElement('span')
  made.className = 'sun-flight'
  made.style.setProperty('--hull', `var(--seat-${seat})`)
  made.textContent = String(level)
  made.ariaHidden = 'true'
  return made
}

/** Show the moves among these events. Gives back what ends them. */
export function fly(sky: HTMLElement, events: readonly Seen[], map: readonly Place[], spots: ReadonlyMap<string, Spot>): () => void {
  const flights: Animation[] = []
  const tokens: HTMLElement[] = []
  const end = (): void => {
    for (const flight of flights) flight.cancel()
    for (const one of tokens) one.remove()
    removeEventListener('pointerdown', end, true)
    removeEventListener('keydown', end, true)
  }
  if (!moving()) return end
  for (const { event } of events) {
    if (event.event !== 'move' || flights.length >= MOST) continue
    const [start, target] = [spotOf(event.start, map, spots), spotOf(event.place, map, spots)]
    if (!start || !target) continue
    const one = token(Number(event.seat), Number(event.level))
    sky.append(one)
    tokens.push(one)
    const flight = one.animate(
      [
        { left: `${start.x}%`, top: `${start.y}%`, opacity: 1 },
        { left: `${target.x}%`, top: `${target.y}%`, opacity: 1, offset: 0.9 },
        { left: `${target.x}%`, top: `${target.y}%`, opacity: 0 },
      ],
      { duration: paced(DURATION), delay: flights.length * paced(STAGGER), easing: 'cubic-bezier(.4,0,.2,1)', fill: 'backwards' },
    )
    flight.onfinish = () => one.remove()
    flights.push(flight)
  }
  if (flights.length) {
    addEventListener('pointerdown', end, true)
    addEventListener('keydown', end, true)
  }
  return end
}
