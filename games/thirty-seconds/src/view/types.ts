import type { Seat, Who } from '@holdout/engine'
import type { Label } from '../data/labels.ts'
import type { Line, Result } from '../data/load.ts'
import type { Options } from '../options.ts'
import type { Slot } from '../slots.ts'
import type { Attack, Phase, State } from '../state.ts'
import type { Target } from '../targets.ts'

export interface ZombieView {
  readonly zombie: string
  readonly health: number
  readonly down: boolean
  readonly time: number
  readonly attacked: boolean
}

export interface RowView {
  /** From the bottom up. */
  readonly zombies: readonly ZombieView[]
  readonly faceUp: readonly string[]
  readonly faceDown: number
  readonly token: boolean
}

export interface PileView {
  readonly draw: number
  /** The discard pile, top card last. */
  readonly used: readonly string[]
}

export interface AttackView {
  readonly kind: Attack['kind']
  readonly mode: string | null
  readonly target: Target
  readonly result: Result | null
  readonly spoiled: boolean
  readonly again: boolean
}

export interface View {
  readonly options: Options
  readonly who: Who
  readonly character: string | null
  readonly ability: string | null
  readonly row: number
  readonly health: number
  readonly down: boolean
  /** The zombie that grabbed the Survivor. */
  readonly grabbedBy: Target | null
  readonly tokens: number
  readonly lastBreath: State['lastBreath']
  readonly concussions: number
  readonly energyLost: number
  readonly slots: readonly (Label | null)[]
  /** The Survivor's hand; null for other viewers, who see the counts and the cards they saw being picked up. */
  readonly hand: readonly string[] | null
  readonly handCount: { readonly supplies: number; readonly tactics: number }
  readonly shown: readonly string[]
  readonly lookedAt: readonly string[] | null
  readonly lookedAtCount: number
  readonly rows: readonly RowView[]
  /** One entry per zombie behind the door, bottom first; null if this viewer cannot see it. */
  readonly warehouse: readonly (string | null)[]
  readonly zombieHand: readonly string[] | null
  readonly zombieHandCount: { readonly zombies: number; readonly tactics: number }
  /** The Zombie deck while New Blood searches it, sorted so that the order is not revealed. */
  readonly search: readonly string[] | null
  readonly piles: {
    readonly supplies: PileView
    readonly tactics: PileView
    readonly zombies: PileView
    readonly zombieTactics: PileView
    readonly attack: PileView
    readonly zombieAttack: PileView
  }
  readonly inPlay: readonly string[]
  readonly removed: readonly string[]
  readonly timeTokens: readonly number[]
  readonly round: number
  readonly active: Seat
  readonly phase: Phase | null
  readonly energy: number
  readonly abilityUsed: boolean
  readonly freePickUpUsed: boolean
  readonly attackActions: number
  /** Slots whose once-per-turn mode was used this turn. */
  readonly usedOnce: readonly Slot[]
  readonly shrieked: boolean
  readonly attack: AttackView | null
  readonly blow: {
    readonly zombie: Target
    readonly result: Result
    readonly line: Line
    readonly lethal: boolean
  } | null
  /** The open decision, and the zombie or card it is about. */
  readonly asked: string | null
  readonly about: string | number | null
  readonly killed: number
  /** Own Action Phases in a row that the Survivor and the zombies missed. */
  readonly idle: readonly number[]
}
