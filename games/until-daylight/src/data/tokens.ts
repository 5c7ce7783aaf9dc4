/** Tokens in the box. */
export const BARRICADES = 12
export const TRAPS = 6

/** The digest of the built-in cards. A match with another one in its option `cards` is played with a host's own. */
export const BUILT_IN = '556c559aa3cf'
