// Flights: things that changed their place move there, and new ones come from where they were taken. Short, never in
// anybody's way, and gone at the first touch or key.

import { moving, paced } from '../../lib/settings.svelte'

const SWIFT = 320
const MOST = 60

export type Places = Map<string, DOMRect>

const pieces = (region: Element): HTMLElement[] => [...region.querySelectorAll<HTMLElement>('[data-thing]')]

/** Where every thing lies now. */
export function placesIn(region: Element): Places {
  const places: Places = new Map()
  if (moving()) for (const piece of pieces(region)) places.set(piece.dataset.thing!, piece.getBoundingClientRect())
  return places
}

/** A picture of the piece flies over everything, as parts of the board that scroll would cut it off; the piece itself
 * can be touched meanwhile. */
function flown(piece: HTMLElement, to: DOMRect, frames: Keyframe[]): Animation {
  const ghost = piece.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-thing')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.querySelector('.handle')?.remove()
  Object.assign(ghost.style, {
    position: 'fixed', left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, height: `${to.height}px`, zIndex: '50', pointerEvents: 'none',
  })
  document.body.append(ghost)
  piece.style.opacity = '0'
  const flight = ghost.animate(frames, { duration: paced(SWIFT), easing: 'cubic-bezier(.2,.7,.2,1)' })
  flight.onfinish = flight.oncancel = () => {
    ghost.remove()
    piece.style.opacity = ''
  }
  return flight
}

/** Let everything move from where it was. What is new comes from the element that `from` names for it. */
export function fly(region: Element, before: Places, from: (name: string) => Element | null): () => void {
  if (!moving() || !before.size) return () => undefined
  const flights: Animation[] = []
  for (const piece of pieces(region)) {
    if (flights.length >= MOST) break
    const name = piece.dataset.thing!
    const to = piece.getBoundingClientRect()
    if (!to.width || name.startsWith('power:')) continue
    const start = before.get(name) ?? from(name)?.getBoundingClientRect()
    if (!start?.width) continue
    const [x, y] = [start.left + start.width / 2 - to.left - to.width / 2, start.top + start.height / 2 - to.top - to.height / 2]
    if (Math.abs(x) < 3 && Math.abs(y) < 3) continue
    // What a part that scrolls hides lands nowhere.
    const part = piece.closest('.field')?.getBoundingClientRect()
    if (part && (to.top + to.height / 2 > part.bottom || to.bottom - to.height / 2 < part.top)) continue
    const scale = Math.min(1, Math.max(0.3, start.width / to.width))
    const frames = [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }]
    flights.push(flown(piece, to, frames))
  }
  const land = (): void => flights.forEach((flight) => flight.finish())
  addEventListener('pointerdown', land, { once: true })
  addEventListener('keydown', land, { once: true })
  return () => {
    removeEventListener('pointerdown', land)
    removeEventListener('keydown', land)
  }
}
