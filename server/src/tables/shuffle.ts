import { randomBytes } from 'node:crypto'
import { sha256 } from '@holdout/engine'

/** A new seed contribution of the server and its hash. Publishing the hash keeps the server from changing it. */
export function commitToSeed(): { readonly secret: string; readonly seedHash: string } {
  const secret = randomBytes(32).toString('hex')
  return { secret, seedHash: sha256(secret) }
}
