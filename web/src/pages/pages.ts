// Pages: all but the front door and the lobby, loaded when they are gone to.

import type { Component } from 'svelte'

/** Every page is told the parts of the address, and takes those it knows. */
export type Page = Component<{ id: string; section: string; query: URLSearchParams }>

export const pages: Record<string, () => Promise<{ default: unknown }>> = {
  new: () => import('./NewGame.svelte'),
  table: () => import('../table/TablePage.svelte'),
  join: () => import('./Join.svelte'),
  replay: () => import('./ReplayPage.svelte'),
  rules: () => import('./Rules.svelte'),
  cards: () => import('./Cards.svelte'),
  settings: () => import('./Settings.svelte'),
  about: () => import('./About.svelte'),
}
