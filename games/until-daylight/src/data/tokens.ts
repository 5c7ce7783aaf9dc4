/** Tokens in the box. */
export const BARRICADES = 12
export const TRAPS = 6
