// Levels: our opponents from the first to the strongest, and which of them somebody meets next. Knows no words.

export const LEVELS = ['easy', 'medium', 'hard', 'expert']

/** Whom to meet next who has beaten all of these bots; nobody if they were others, or there is nobody stronger. */
export function nextLevel(beaten: readonly string[]): string {
  const places = beaten.map((bot) => LEVELS.indexOf(bot))
  return places.length && !places.includes(-1) ? (LEVELS[Math.max(...places) + 1] ?? '') : ''
}

const key = (ruleset: string): string => `starboard.opponent.${ruleset}`

/** The next new game of this ruleset is offered against this bot. */
export const remember = (ruleset: string, bot: string): void => localStorage.setItem(key(ruleset), bot)

/** The bot for a new game: the one that was earned, if it is there, or the one for newcomers. */
export function opponentOf(game: { ruleset: string; bots: readonly string[]; opponent: string }): string {
  const earned = localStorage.getItem(key(game.ruleset)) ?? ''
  return game.bots.includes(earned) ? earned : game.opponent
}
