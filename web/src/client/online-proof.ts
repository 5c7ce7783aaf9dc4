import { sha256 } from '@holdout/engine'
import { type Shuffle, seedOf } from '@holdout/protocol'
import { readKept, writeKept } from './kept.ts'

/** What this device was told, and gave, before the deal of an online game. */
export interface Promised {
  readonly table: string
  /** The hash of the server's half of the luck. */
  readonly seedHash: string
  /** This player's own half, by seat; null for somebody who only watched. */
  readonly own: { readonly seat: string; readonly entropy: string } | null
}

export interface Proof {
  /** The server's half is the one whose hash was told before. */
  readonly bound: boolean
  /** The seed of the game is made of the server's half and those of the players. */
  readonly seeded: boolean
  /** Whether the hash is the one that this device saw before the deal; null if it was not there. */
  readonly asPromised: boolean | null
  /** Whether the half that this device gave went into it; null if it gave none. */
  readonly withOwn: boolean | null
}

/** So many games are remembered; the oldest go first. */
const KEPT = 60

export function keepPromise(promised: Promised): void {
  const others = promises().filter(({ table }) => table !== promised.table)
  writeKept('shuffles', [promised, ...others].slice(0, KEPT))
}

export function promiseOf(table: string): Promised | null {
  return promises().find(promised => promised.table === table) ?? null
}

export function prove({ secret, seedHash, entropy }: Shuffle, seed: string, promised: Promised | null): Proof {
  return {
    bound: sha256(secret) === seedHash,
    seeded: seedOf(secret, entropy) === seed,
    asPromised: promised && promised.seedHash === seedHash,
    // It may stand under another seat: players move up when the host removes a seat.
    withOwn: promised?.own ? Object.values(entropy).includes(promised.own.entropy) : null,
  }
}

function promises(): Promised[] {
  const kept = readKept('shuffles')
  return Array.isArray(kept) ? kept.filter(isPromised) : []
}

function isPromised(value: unknown): value is Promised {
  const promised = value as Partial<Promised> | null
  return typeof promised?.table === 'string' && typeof promised.seedHash === 'string' && promised.own !== undefined
}
