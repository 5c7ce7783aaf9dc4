import { hash, verify } from '@node-rs/argon2'

/**
 * Hashes with the library's defaults, which OWASP recommends: Argon2id, 19 MiB, two passes. The hash includes
 * parameters and salt.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'))
}

/** Used for unknown logins, so that they take as long to reject as wrong passwords. */
const dummyHash = hashPassword('not a real password')

export async function verifyPassword(password: string, hashed: string | null): Promise<boolean> {
  const fits = await verify(hashed ?? (await dummyHash), password.normalize('NFC'))
  return fits && hashed !== null
}
