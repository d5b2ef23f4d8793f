// Pages: all but the front door and the lobby, loaded when they are gone to.

import type { Component } from 'svelte'

/** Every page is told the parts of the address, and takes those it knows. */
export type Page = Component<{ id: string; section: string; query: URLSearchParams }>

export const pages: Record<string, () => Promise<{ default: unknown }>> = {
  new: () => import('./NewGame.svelte'),
  table: () => import('../table/TablePage.svelte'),
  contests: () => import('../duplicate/Contests.svelte'),
  contest: () => import('../duplicate/ContestPage.svelte'),
  'new-contest': () => import('../duplicate/NewContest.svelte'),
  join: () => import('./Join.svelte'),
  replay: () => import('./ReplayPage.svelte'),
  review: () => import('./ReviewPage.svelte'),
  puzzles: () => import('./PuzzlesPage.svelte'),
  rules: () => import('./Rules.svelte'),
  cards: () => import('./Cards.svelte'),
  pictures: () => import('./Pictures.svelte'),
  content: () => import('./Content.svelte'),
  settings: () => import('./Settings.svelte'),
  ratings: () => import('./Ratings.svelte'),
  people: () => import('./Profile.svelte'),
  about: () => import('./About.svelte'),
}
