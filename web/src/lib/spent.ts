// Spent: how something that is used up leaves its place: it grows pale and rises, so that one sees what was taken.

import type { TransitionConfig } from 'svelte/transition'
import { moving, paced } from './settings.svelte'

/** For `out:`, on what has its `transform-origin` where it lies. */
export function spent(_: Element): TransitionConfig {
  return {
    duration: moving() ? paced(520) : 0,
    css: (left) => `opacity:${left};translate:0 ${(left - 1) * 14}px;scale:${1 + (1 - left) * 0.35}`,
  }
}
