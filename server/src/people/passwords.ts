import { hash, verify } from '@node-rs/argon2'

/** The library's own choice: Argon2id with 19 MiB and two passes, as OWASP recommends. The hash carries its settings and its salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'))
}

/** Hashed once, so that a login nobody has takes as long to refuse as a wrong password. */
const dummyHash = hashPassword('nobody has this password')

export async function verifyPassword(password: string, hashed: string | null): Promise<boolean> {
  const fits = await verify(hashed ?? (await dummyHash), password.normalize('NFC'))
  return fits && hashed !== null
}
