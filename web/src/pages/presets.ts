// Presets: ready ways to play each game, so that nobody has to know its options. A game that is not known here has one:
// as it comes.

import type { GameOption } from '../lib/protocol'
import type { Subject } from '../lib/pictures/picture'

export type Value = GameOption['values'][number]['value']

export interface Preset {
  /** Its words are `preset-<ruleset>-<name>` and `preset-<ruleset>-<name>-text`. */
  name: string
  options: Record<string, Value>
  /** How many play it best. */
  seats?: number
}

export const PRESETS: Record<string, readonly Preset[]> = {
  race: [
    { name: 'first', options: { preset: true }, seats: 2 },
    { name: 'base', options: {} },
    { name: 'storm', options: { level: 1 } },
    { name: 'rebels', options: { level: 2 } },
    { name: 'brink', options: { level: 3 } },
    { name: 'solo', options: { level: 1, solo: true }, seats: 1 },
    { name: 'draft', options: { level: 3, draft: true } },
    { name: 'duel', options: { level: 2, scenario: true }, seats: 2 },
  ],
  frontiers: [
    { name: 'first', options: { first_game: true } },
    { name: 'base', options: {} },
    { name: 'goals', options: { goals: true } },
  ],
  sun: [
    { name: 'first', options: {} },
    { name: 'advanced', options: { factions: 'advanced' } },
    { name: 'expert', options: { factions: 'advanced', tableau: 'expert' } },
  ],
}

/** The preset that these options are, if they are one. */
export function presetOf(ruleset: string, options: Record<string, Value>, defaults: Record<string, Value>): Preset | undefined {
  return PRESETS[ruleset]?.find((one) => Object.entries(options).every(([name, value]) => (one.options[name] ?? defaults[name]) === value))
}

/** The cover of a game: drawn like its cards. */
export const COVERS: Record<string, Subject> = {
  race: { name: 'Lost Fleet', as: 'world', about: 'fleet', good: 'rare', windfall: true },
  frontiers: { name: 'New Frontiers Colony Ship', as: 'world', about: 'colony-ship', good: 'genes', production: true },
  sun: { name: 'Beyond the Sun', as: 'star', about: 'rocket', hue: 38 },
}

export const coverOf = (ruleset: string): Subject => COVERS[ruleset] ?? { name: ruleset, as: 'plan' }
