import { SHELF } from '@holdout/catalog'

/** The game that starts without a choice: the first one for a single player. */
export const SOLO = SHELF.find(({ players: [least] }) => least === 1) ?? SHELF[0]
