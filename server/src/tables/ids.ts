import { createHash, randomInt } from 'node:crypto'

/** No 0, o, 1, i or l: a table's name can be read out over the telephone. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz'

/** Ten signs: nobody finds a table by guessing, and it is still short enough to type. */
export function newId(length = 10): string {
  return Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

/** The same for all that one person writes at one table, whatever they call themselves; it tells nothing else about them. */
export function authorAt(table: string, user: string): string {
  return createHash('sha256').update(`${table}/${user}`).digest('base64url').slice(0, 12)
}
