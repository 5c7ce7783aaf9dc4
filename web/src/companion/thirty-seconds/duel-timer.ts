/** The two sides of the table. */
export type Side = 'survivor' | 'zombie'

export const otherSide = (side: Side): Side => (side === 'survivor' ? 'zombie' : 'survivor')

export interface Duel {
  /** The side whose Action Phase runs or is next. */
  readonly side: Side
  readonly status: 'waiting' | 'running' | 'paused'
  /** Seconds for each side; 0: no clock. */
  readonly seconds: Readonly<Record<Side, number>>
  /** When the bell rings, in ms since 1970; null if the clock is stopped or there is none. */
  readonly bellAt: number | null
  /** The ms left when it was paused. */
  readonly left: number
  readonly reason: 'card' | 'dispute' | null
  /** Whether the bell ended the previous phase. */
  readonly rang: boolean
  /** The Survivor's turns so far, this one included. */
  readonly turns: number
}

export const FRESH_DUEL: Duel = {
  side: 'survivor',
  status: 'waiting',
  seconds: { survivor: 30, zombie: 30 },
  bellAt: null,
  left: 0,
  reason: null,
  rang: false,
  turns: 1,
}

/** CA-01 The limits in seconds; 0 is no clock. */
export const SHORTEST = 10
export const LONGEST = 300

export function setSeconds(duel: Duel, side: Side | 'both', seconds: number): Duel {
  const fine = seconds === 0 ? 0 : Math.min(LONGEST, Math.max(SHORTEST, Math.round(seconds)))
  const both = { survivor: fine, zombie: fine }
  return { ...duel, seconds: side === 'both' ? both : { ...duel.seconds, [side]: fine } }
}

/** TS-90 The inactive player starts the other's clock. */
export function start(duel: Duel, now: number): Duel {
  if (duel.status !== 'waiting') return duel
  const seconds = duel.seconds[duel.side]
  return { ...duel, status: 'running', bellAt: seconds === 0 ? null : now + seconds * 1000, rang: false }
}

/** TS-92 Pauses for a card that the other side must read, or for a dispute. */
export function hold(duel: Duel, now: number, reason: 'card' | 'dispute'): Duel {
  if (duel.status !== 'running') return duel
  return { ...duel, status: 'paused', left: msLeft(duel, now) ?? 0, bellAt: null, reason }
}

export function goOn(duel: Duel, now: number): Duel {
  if (duel.status !== 'paused') return duel
  const timed = duel.seconds[duel.side] > 0
  return { ...duel, status: 'running', bellAt: timed ? now + duel.left : null, reason: null }
}

/** ms until the bell; null without a clock. */
export function msLeft(duel: Duel, now: number): number | null {
  if (duel.seconds[duel.side] === 0) return null
  if (duel.status === 'paused') return duel.left
  if (duel.status === 'waiting' || duel.bellAt === null) return duel.seconds[duel.side] * 1000
  return Math.max(0, duel.bellAt - now)
}

/** Ends the phase, by the bell or early; the other side is next. */
export function endPhase(duel: Duel, rang: boolean): Duel {
  const side = otherSide(duel.side)
  const turns = side === 'survivor' ? duel.turns + 1 : duel.turns
  return { ...duel, side, status: 'waiting', bellAt: null, left: 0, reason: null, rang, turns }
}

export function isOver(duel: Duel, now: number): boolean {
  return duel.status === 'running' && duel.bellAt !== null && now >= duel.bellAt
}
