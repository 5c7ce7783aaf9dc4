import { createHash, randomInt } from 'node:crypto'

/** Without 0, o, 1, i and l, so that ids can be read aloud. */
const CHARACTERS = '23456789abcdefghjkmnpqrstuvwxyz'

/** A random id. 10 characters are too many to guess, and few enough to type. */
export function newId(length = 10): string {
  return Array.from({ length }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
}

/** The author id of a person at one table. It does not reveal the user id. */
export function authorAt(table: string, user: string): string {
  return createHash('sha256').update(`${table}/${user}`).digest('base64url').slice(0, 12)
}
