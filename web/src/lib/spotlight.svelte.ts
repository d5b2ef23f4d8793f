// Spotlight: which thing is being explained, and beside what. Opened by hover, focus, long press or a link in the log.

export interface Spot {
  name: string
  /** Where it lies on the screen, so that the explanation does not cover it. */
  box: DOMRect
  /** What led here, to go back to. */
  from: Element
  /** Stays until it is closed; a passing hover or focus does not. */
  pinned: boolean
}

const PATIENCE = 320

export class Spotlight {
  spot = $state.raw<Spot | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Explain a thing after a moment of rest on it. */
  hint(name: string, element: Element): void {
    if (this.spot?.pinned) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#show(name, element, false), this.spot ? 60 : PATIENCE)
  }

  /** Explain a thing until somebody closes it. */
  pin(name: string, element: Element): void {
    clearTimeout(this.#timer)
    this.#show(name, element, true)
  }

  /** The pointer or the focus went elsewhere. */
  leave(): void {
    clearTimeout(this.#timer)
    if (!this.spot?.pinned) this.spot = null
  }

  /** What was rested on went away: no event tells that the pointer or the focus has left it. */
  gone(element: Element): void {
    if (this.spot?.from === element && !this.spot.pinned) this.leave()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.spot = null
  }

  #show(name: string, element: Element, pinned: boolean): void {
    if (element.isConnected) this.spot = { name, from: element, box: element.getBoundingClientRect(), pinned }
  }
}
