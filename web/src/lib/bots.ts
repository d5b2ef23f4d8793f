// Bots: what the levels of opponents are called. A bot that we have no words for goes by its own name.

import { known, t } from './words.svelte'

/** What somebody may expect who plays against it; nothing of a bot that we have no words for. */
export const botAbout = (bot: string): string => (known(`bot-${bot}-about`) ? t(`bot-${bot}-about`) : '')

export const botTitle = (bot: string): string => (known(`bot-${bot}`) ? t(`bot-${bot}`) : bot)
