import type { ShuffleMemory } from '@holdout/client'
import { type Shuffle, seedOf, sha256 } from '@holdout/engine'
import { readStored, writeStored } from './storage.ts'

/** The messages of this device before the deal of an online game. */
export interface Promised {
  readonly table: string
  /** The hash of the server's seed contribution. */
  readonly seedHash: string
  /** This player's seed contribution; null for a spectator. */
  readonly own: { readonly seat: string; readonly entropy: string } | null
  /** The commitments of all players when this device revealed its contribution, by seat. */
  readonly commits?: Readonly<Record<string, string>>
}

export interface Proof {
  /** The server's contribution matches its hash. */
  readonly bound: boolean
  /** The seed is made from the contributions of the server and the players. */
  readonly seeded: boolean
  /** Whether the hash is the one this device saw before the deal; null if it saw none. */
  readonly asPromised: boolean | null
  /** Whether this device's contribution was used; null if it sent none. */
  readonly withOwn: boolean | null
  /** Whether all contributions match the commitments this device saw before its own reveal; null if it saw none. */
  readonly asCommitted: boolean | null
}

/** How many games are remembered; the oldest are dropped. */
const KEPT = 60

function keepPromise(promised: Promised): void {
  const others = promises().filter(({ table }) => table !== promised.table)
  writeStored('shuffles', [promised, ...others].slice(0, KEPT))
}

export function promiseOf(table: string): Promised | null {
  return promises().find(promised => promised.table === table) ?? null
}

/** Keeps the promises of a table's shuffle on this device. */
export function shuffleMemory(table: string): ShuffleMemory {
  return {
    contribution: () => promiseOf(table)?.own?.entropy ?? null,
    gave: (seat, entropy, { seedHash }) => keepPromise({ table, seedHash, own: { seat, entropy } }),
    committed(commits) {
      const known = promiseOf(table)
      if (known) keepPromise({ ...known, commits })
    },
    /** Keeps the hash before the deal. After leaving the seat, the contribution can be replaced. */
    waits({ seedHash, seats }) {
      const known = promiseOf(table)
      const left = known?.own != null && !seats.some(({ you }) => you)
      if (known?.seedHash !== seedHash || left) keepPromise({ table, seedHash, own: null })
    },
  }
}

export function prove(shuffle: Shuffle, seed: string, promised: Promised | null): Proof {
  const { secret, seedHash, entropy } = shuffle
  return {
    bound: sha256(secret) === seedHash,
    seeded: seedOf(secret, entropy) === seed,
    asPromised: promised && promised.seedHash === seedHash,
    // It can be under another seat: players move up when the host removes a seat.
    withOwn: promised?.own ? Object.values(entropy).includes(promised.own.entropy) : null,
    asCommitted: promised?.commits ? keepsCommitments(shuffle, promised.commits) : null,
  }
}

function keepsCommitments({ entropy, commits = {} }: Shuffle, seen: Readonly<Record<string, string>>): boolean {
  const seats = new Set([...Object.keys(commits), ...Object.keys(seen)])
  return [...seats].every(
    seat => commits[seat] === seen[seat] && (entropy[seat] === undefined || sha256(entropy[seat]) === commits[seat]),
  )
}

function promises(): Promised[] {
  const kept = readStored('shuffles')
  return Array.isArray(kept) ? kept.filter(isPromised) : []
}

function isPromised(value: unknown): value is Promised {
  const promised = value as Partial<Promised> | null
  return typeof promised?.table === 'string' && typeof promised.seedHash === 'string' && promised.own !== undefined
}
