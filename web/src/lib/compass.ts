// Compass: which piece lies in the direction of an arrow key, so that a whole board can be walked by keyboard.

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2]

/** The piece one comes to from an element with this key; from outside any piece, the first one. */
export function nearest(region: Element, from: Element, key: string): HTMLElement | null {
  const way = WAYS[key]
  if (!way) return null
  const pieces = [...region.querySelectorAll<HTMLElement>('[data-thing]')].filter((piece) => piece.getClientRects().length)
  const here = from.closest('[data-thing]')
  if (!here) return pieces[0] ?? null
  const [x, y] = middle(here.getBoundingClientRect())
  let best: HTMLElement | null = null
  let least = Infinity
  for (const piece of pieces) {
    if (piece === here) continue
    const [px, py] = middle(piece.getBoundingClientRect())
    const along = (px - x) * way[0] + (py - y) * way[1]
    const aside = Math.abs((px - x) * way[1]) + Math.abs((py - y) * way[0])
    // What lies straight ahead is preferred to what is nearer but off to the side.
    const distance = along + 2 * aside
    if (along > 4 && distance < least) {
      best = piece
      least = distance
    }
  }
  return best
}
