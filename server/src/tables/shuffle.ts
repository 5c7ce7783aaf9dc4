import { createHash, randomBytes } from 'node:crypto'

/** The server's half of a seed, and what it tells of it in advance: it can no longer choose another one. */
export function commitToSeed(): { readonly secret: string; readonly seedHash: string } {
  const secret = randomBytes(32).toString('hex')
  return { secret, seedHash: sha256(secret) }
}

/** The seed of the game: the server's half and every player's half. None of them alone decides a card. */
export function seedOf(secret: string, entropy: Readonly<Record<string, string>>): string {
  const halves = Object.keys(entropy)
    .sort()
    .map(seat => `${seat}=${entropy[seat]}`)
  return sha256([secret, ...halves].join('\n'))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
