import { randomBytes } from 'node:crypto'
import { sha256 } from '@holdout/engine'

/** The server's half of a seed, and what it tells of it in advance: it can no longer choose another one. */
export function commitToSeed(): { readonly secret: string; readonly seedHash: string } {
  const secret = randomBytes(32).toString('hex')
  return { secret, seedHash: sha256(secret) }
}
