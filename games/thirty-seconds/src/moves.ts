import type { Seat, TimeOut } from '@holdout/engine'
import type { CardId, Line } from './data/load.ts'
import type { Slot } from './slots.ts'
import type { Target, TargetList } from './targets.ts'

type Nothing = Record<never, never>

/** The choices made with a Tactics card. Each card has some of them. */
export interface Choices {
  readonly by?: number
  readonly target?: Target
  readonly second?: Target
  readonly slot?: Slot
  readonly take?: string
}

/** A Zombie Tactics card that has been played, with its choices. */
export interface Played {
  readonly card: CardId
  readonly zombie: CardId | null
  readonly other: CardId | null
  /** Rows to move; 0 if the card moves nothing. */
  readonly by: number
  /** `NO_SLOT` if the card names none. */
  readonly slot: Slot
}

export type AiStepName = `fa-${string}` | `sw-${string}`
export type ChartEntryName = `fc-${string}` | `sc-${string}`

export interface Steps {
  'choose-character': Nothing
  'take-character': { readonly character: string }
  'draw-supplies': Nothing
  'replace-supplies': Nothing
  'lay-supplies': Nothing
  'draw-tactics': Nothing
  'fill-warehouse': Nothing
  'draw-horde': Nothing
  'place-horde': { readonly left: number }
  'lay-horde': Nothing
  'draw-zombie-tactics': Nothing
  'survivor-turn': Nothing
  'survivor-draws': Nothing
  'start-clock': { readonly seat: Seat }
  'begin-actions': { readonly seat: Seat }
  'survivor-acts': Nothing
  'end-actions': Nothing
  'cards-run-out': Nothing
  'friends-waver': Nothing
  reshuffle: Nothing
  'hand-limit': { readonly seat: Seat }
  'calm-down': Nothing
  'survivor-turn-ends': Nothing
  'opportunity-attack': { readonly zombie: CardId }
  arrived: Nothing
  'may-stumble': Nothing
  'keep-supply': Nothing
  'begin-attack': {
    readonly slot: Slot
    readonly mode: string
    readonly zombie: CardId
    readonly bonus: number
  }
  'attack-card': Nothing
  'spend-ammo': Nothing
  'throw-weapon': Nothing
  'zombie-reacts': Nothing
  'critical-draw': Nothing
  'after-result': Nothing
  divide: Nothing
  'bonus-point': Nothing
  'deal-damage': Nothing
  'wear-down': Nothing
  sound: Nothing
  'answer-sound': Nothing
  'extra-attack': Nothing
  'attack-over': Nothing
  'zombie-turn': Nothing
  'zombie-draws': Nothing
  'break-in': Nothing
  'choose-break-in': Nothing
  rise: Nothing
  'choose-rising': { readonly done: readonly CardId[] }
  advance: { readonly pack: boolean; readonly done: readonly CardId[] }
  'choose-advance': { readonly pack: boolean; readonly done: readonly CardId[] }
  march: { readonly pack: boolean; readonly done: readonly CardId[] }
  'zombie-acts': Nothing
  confront: { readonly zombie: CardId }
  'zombie-attack': { readonly zombie: CardId; readonly line: Line }
  block: Nothing
  'blow-lands': Nothing
  'last-breath': Nothing
  fall: Nothing
  'announce-card': Played
  'may-cancel': Played
  'card-works': Played
  'search-deck': Nothing
  'send-horde': { readonly left: number }
  'zombie-turn-ends': Nothing
  paused: Nothing
  'put-in-play': { readonly row: number }
  'then-attack': { readonly zombie: CardId }
  chart: Nothing
  [step: AiStepName]: Nothing
  [entry: ChartEntryName]: Nothing
}

export type Pass = { readonly move: 'pass' }

export const PASS: Pass = { move: 'pass' }
export const END_PHASE = { move: 'end-phase' } as const

export type Aim = {
  readonly move: 'attack'
  readonly slot: Slot
  readonly mode: string
  /** A whole row for a Grenade. */
  readonly target: Target
  /** An Ability token pays for the attack or a part of it. */
  readonly token: boolean
  /** Quick Trigger or Quick Hands is declared with the attack. */
  readonly quick: boolean
  /** Lined Up: the second zombie. */
  readonly second: Target | null
}

/** Moves of these kinds with the same fields. */
type Kinds<K extends string, Fields = Nothing> = { [P in K]: { readonly move: P } & Readonly<Fields> }[K]

export type SurvivorAct =
  | { readonly move: 'walk'; readonly by: number }
  | Kinds<'stand-up' | 'break-free' | 'draw' | 'clear-head' | 'end-phase' | 'ability'>
  | Kinds<'pick-up' | 'equip', { card: string }>
  | { readonly move: 'drop'; readonly slot: Slot }
  | { readonly move: 'trade'; readonly card: string; readonly other: string }
  | { readonly move: 'use'; readonly card: string; readonly token: boolean }
  | Aim
  | Kinds<'stomp' | 'knock-down', { target: Target }>
  /** TS-78 The zombies that still attack, as `3.1 3.2`; null if all are ignored. */
  | { readonly move: 'dash'; readonly by: number; readonly struckBy: TargetList | null }
  | { readonly move: 'play'; readonly card: string }
  | { readonly move: 'play'; readonly card: string; readonly by: number }
  | { readonly move: 'play'; readonly card: string; readonly target: Target }
  | { readonly move: 'play'; readonly card: string; readonly slot: Slot }
  | { readonly move: 'play'; readonly card: string; readonly take: string }
  | {
      readonly move: 'play'
      readonly card: string
      readonly slot: Slot
      readonly target: Target
      readonly second: Target
    }

export type ZombieAct =
  | { readonly move: 'shamble'; readonly target: Target; readonly by: number }
  | Kinds<'rise' | 'bite' | 'trip' | 'grab', { target: Target }>
  | Kinds<'deploy' | 'shriek', { card: string }>
  | { readonly move: 'draw-card'; readonly deck: 'zombie' | 'tactics' }
  | {
      readonly move: 'trade'
      readonly card: string
      readonly other: string
      readonly deck: 'zombie' | 'tactics'
    }
  | { readonly move: 'play'; readonly card: string }
  | { readonly move: 'play'; readonly card: string; readonly slot: Slot }
  | { readonly move: 'play'; readonly card: string; readonly target: Target }
  | { readonly move: 'play'; readonly card: string; readonly target: Target; readonly by: number }
  | { readonly move: 'play'; readonly card: string; readonly target: Target; readonly second: Target }
  | { readonly move: 'end-phase' }

export interface Moves {
  'choose-character': { readonly move: 'choose'; readonly character: string }
  'replace-supplies': { readonly move: 'keep' } | { readonly move: 'replace'; readonly cards: string }
  'place-horde': { readonly move: 'place'; readonly card: string }
  'start-clock': { readonly move: 'start-clock' }
  'survivor-acts': SurvivorAct
  'hand-limit': { readonly move: 'discard'; readonly card: string }
  'calm-down': { readonly move: 'calm' } | Pass
  'may-stumble': { readonly move: 'play'; readonly card: string; readonly slot: Slot } | Pass
  'keep-supply': { readonly move: 'keep-card'; readonly card: string }
  'zombie-reacts': { readonly move: 'play'; readonly card: string } | Pass
  'after-result':
    | { readonly move: 'play'; readonly card: string }
    | { readonly move: 'play'; readonly card: string; readonly target: Target }
    | Pass
  divide: { readonly move: 'give'; readonly target: Target }
  'bonus-point': { readonly move: 'give'; readonly target: Target }
  'answer-sound': { readonly move: 'send'; readonly card: string } | Pass
  'extra-attack':
    | { readonly move: 'again'; readonly mode: string; readonly target: Target; readonly quick: boolean }
    | Pass
  'choose-break-in': { readonly move: 'break-in'; readonly card: string }
  'choose-rising': { readonly move: 'rise'; readonly target: Target } | Pass
  'choose-advance':
    | { readonly move: 'advance'; readonly target: Target; readonly by: number }
    | { readonly move: 'advance-all' }
  'zombie-acts': ZombieAct
  confront: { readonly move: 'confront'; readonly slot: Slot; readonly mode: string } | Pass
  block: { readonly move: 'block'; readonly card: string } | Pass
  'last-breath': { readonly move: 'breathe' } | { readonly move: 'die' }
  'may-cancel': { readonly move: 'cancel' } | Pass
  'search-deck': { readonly move: 'take'; readonly card: string } | Pass
  'send-horde': { readonly move: 'send'; readonly card: string } | Pass
  paused: { readonly move: 'resume' }
}

export interface StandingMoves {
  bell: { readonly move: 'bell' }
  resign: { readonly move: 'resign' }
  here: { readonly move: 'here' }
  claim: { readonly move: 'claim' }
  'ask-pause': { readonly move: 'ask-pause' }
  'accept-pause': { readonly move: 'accept-pause' }
}

export type Move = Moves[keyof Moves] | StandingMoves[keyof StandingMoves] | TimeOut
