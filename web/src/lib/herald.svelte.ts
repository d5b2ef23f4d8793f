// Herald: a board says that the last round has begun, once, and only to somebody who sees it begin.

import { untrack } from 'svelte'
import { getScene } from './scene'

/** Call while a board is made. `last` tells whether it is the last round, `text` what to say of it. */
export function heraldLastRound(last: () => boolean, text: () => string): void {
  const scene = getScene()
  let before: boolean | undefined
  $effect(() => {
    const now = last()
    if (now && before === false) untrack(() => scene.announce?.(text()))
    before = now
  })
}
