// Bots: what the levels of opponents are called. A bot that we have no words for goes by its own name.

import { known, t } from './words.svelte'

export const botTitle = (bot: string): string => (known(`bot-${bot}`) ? t(`bot-${bot}`) : bot)
