// Keys: the letters that do something at the table, and what they are called in the help. Whatever is listed here has to
// be done by the table, and is told by the help page.

export const TABLE_KEYS = { u: 'undo', h: 'hand', l: 'log', s: 'scores', o: 'options', t: 'written' } as const

export type TableKey = keyof typeof TABLE_KEYS
