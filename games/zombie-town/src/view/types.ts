import type { Seat, Who } from '@holdout/engine'
import type { Options } from '../options.ts'
import type { Score } from '../rules/ranking.ts'

export interface GunView {
  readonly card: string
  readonly bullets: number
}

export interface SurvivorView {
  readonly id: string
  readonly gun: GunView | null
  readonly doomed: boolean
}

export interface PawnView {
  readonly pawn: string
  readonly seat: Seat
  readonly at: string | null
  readonly health: number
  readonly guns: readonly GunView[]
  readonly carried: readonly SurvivorView[]
}

export interface PlayerView {
  readonly seat: Seat
  /** The cards, for the player's own seat; null for other seats. */
  readonly hand: readonly string[] | null
  readonly handCount: number
  readonly dealt: readonly string[] | null
  readonly dealtCount: number
  readonly kills: number
  readonly alive: boolean
  readonly owned: number
  readonly score: Score
}

export interface WallView {
  readonly card: string
  readonly value: number
  readonly trap: number
}

export interface BuildingView {
  readonly at: string
  readonly house: string | null
  readonly counter: number
  readonly owner: Seat | null
  readonly home: boolean
  readonly wallCount: number
  /** The barricades from the innermost to the outermost. Null for seats that may not see them. */
  readonly walls: readonly WallView[] | null
  readonly survivors: readonly SurvivorView[]
  readonly pile: number
  readonly stored: readonly { readonly seat: Seat; readonly count: number; readonly cards: readonly string[] | null }[]
  readonly fireworks: readonly { readonly seat: Seat; readonly turns: number }[]
  /** The number of zombies on its four contact squares. */
  readonly pressed: number
}

export interface ZombieView {
  readonly at: string
  readonly count: number
  readonly moved: number
}

export interface View {
  readonly options: Options
  readonly who: Who
  readonly day: number
  readonly lastDay: number
  readonly keeper: Seat
  readonly active: Seat
  readonly actions: number
  readonly walks: number
  readonly players: readonly PlayerView[]
  readonly pawns: readonly PawnView[]
  readonly buildings: readonly BuildingView[]
  /** Places with zombies: their number, and how many of them have moved in this phase. */
  readonly zombies: readonly ZombieView[]
  readonly cemetery: number
  readonly discard: readonly string[]
  readonly combatDeck: number
  readonly combatUsed: readonly string[]
  /** The number of cards being looked at. `looked` shows them to the player who looks. */
  readonly lookedCount: number
  readonly looked: readonly string[] | null
  readonly chosen: string | null
  readonly asked: Asking | null
}

/** The open decision: its step, and those of its details that are public. */
export interface Asking {
  readonly step: string
  readonly pawn: string | null
  readonly at: string | null
  readonly left: number | null
  readonly chain: readonly string[]
  readonly attacker: string | null
  readonly target: string | null
  /** The gun that the attacker of a fight uses, or that missed. */
  readonly gun: string | null
  readonly cards: readonly string[] | null
}
