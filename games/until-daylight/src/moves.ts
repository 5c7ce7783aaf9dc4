import type { Seat, TimeOut } from '@holdout/engine'
import type { PileName, Plan } from './codes.ts'
import type { CardName } from './data/box.ts'

export type Give = { readonly move: 'give'; readonly to: Seat; readonly card: CardName; readonly amount: number }
export type Request = { readonly move: 'ask'; readonly from: Seat; readonly card: CardName; readonly amount: number }
export type Discard = { readonly move: 'discard'; readonly card: CardName }
export type Build = { readonly move: 'build'; readonly recipe: string }
export type Use = { readonly move: 'use'; readonly card: CardName }
type Cancel = { readonly move: 'cancel' }
export type SearchMove =
  | { readonly move: 'draw'; readonly pile: PileName }
  | { readonly move: 'next' }
  | Build
  | Give
  | Request
  | Use
  | Discard
export type AttackMove = { readonly move: 'attack'; readonly area: Seat; readonly with: string }
export type CombatMove = AttackMove | { readonly move: 'end-turn' } | Build | Give | Request | Use | Discard
export type Boosting = { readonly move: 'boost'; readonly card: CardName }
type Rolling = { readonly move: 'roll'; readonly ammo: number }
export type Rerolling =
  | { readonly move: 'reroll'; readonly misses: number; readonly bodies: number; readonly heads: number }
  | { readonly move: 'stand' }
export type Pay = { readonly move: 'pay'; readonly heads: number; readonly converted: number; readonly bodies: number }
export type Hit = { readonly move: 'hit'; readonly with: 'head' | 'body' }
export type Payment = Pay | Hit | { readonly move: 'pass' } | { readonly move: 'stop' }

export interface Moves {
  'choose-character': { readonly move: 'character'; readonly character: string }
  'choose-secondary': { readonly move: 'keep'; readonly objective: CardName }
  launch: { readonly move: 'launch' } | { readonly move: 'ready' }
  countdown: { readonly move: 'begin' }
  'search-turn': SearchMove
  consent: { readonly move: 'answer'; readonly agree: boolean } | { readonly move: 'withdraw' } | Discard
  overflow: Discard
  stuck: { readonly move: 'unlock' } | Discard
  'lose-card': Discard
  blackout: { readonly move: 'hand-on'; readonly card: CardName }
  'combat-turn': CombatMove
  prey: { readonly move: 'steal'; readonly from: Seat; readonly card: CardName } | Cancel
  lure: { readonly move: 'lure'; readonly from: Seat; readonly to: Seat } | Cancel
  'heal-target': { readonly move: 'heal'; readonly who: Seat }
  prepare: Boosting | Rolling
  lucky: Rerolling
  'choose-payment': Payment
  protection: { readonly move: 'protect'; readonly card: CardName }
  sacrifice: { readonly move: 'sacrifice'; readonly give: boolean }
}

export interface StandingMoves {
  gong: { readonly move: 'gong' }
  left: { readonly move: 'left'; readonly seat: Seat }
  back: { readonly move: 'back'; readonly seat: Seat }
  announce: { readonly move: 'announce'; readonly objective: CardName }
  propose: { readonly move: 'propose'; readonly plan: Plan }
  vote: { readonly move: 'vote'; readonly yes: boolean }
  absent: { readonly move: 'absent'; readonly seat: Seat }
  abandon: { readonly move: 'abandon'; readonly agree: boolean }
}

export type Move = Moves[keyof Moves] | StandingMoves[keyof StandingMoves] | TimeOut

/** Moves that are made once: listing them costs no memory. */

function once<M>(make: (name: string) => M): (name: string) => M {
  const made = new Map<string, M>()
  return name => {
    let move = made.get(name)
    if (move === undefined) {
      move = make(name)
      made.set(name, move)
    }
    return move
  }
}

export const buildOf = once((recipe): Build => ({ move: 'build', recipe }))
export const useOf = once((card): Use => ({ move: 'use', card }))
export const discardOf = once((card): Discard => ({ move: 'discard', card }))
export const boostOf = once((card): Boosting => ({ move: 'boost', card }))

const ATTACKS = new Map<string, AttackMove>()

export function attackOf(area: Seat, means: string): AttackMove {
  const key = `${area} ${means}`
  let move = ATTACKS.get(key)
  if (move === undefined) {
    move = { move: 'attack', area, with: means }
    ATTACKS.set(key, move)
  }
  return move
}

export const DRAW = [
  { move: 'draw', pile: 'A' },
  { move: 'draw', pile: 'B' },
] as const
export const NEXT = { move: 'next' } as const
export const END_TURN = { move: 'end-turn' } as const
export const CANCEL = { move: 'cancel' } as const
