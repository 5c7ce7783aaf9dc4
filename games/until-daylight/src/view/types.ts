import type { Seat } from '@holdout/engine'
import type { Plan } from '../codes.ts'
import type { CardName } from '../data/box.ts'
import type { Options } from '../options.ts'
import type { Question, State } from '../state.ts'

export interface ObjectiveView {
  readonly objective: CardName
  readonly xp: number
  /** Progress of each part of its condition. */
  readonly progress: readonly { readonly now: number; readonly needed: number }[]
}

export interface PlayerView {
  readonly seat: Seat
  readonly character: string | null
  readonly damage: number
  readonly health: number
  readonly bag: readonly CardName[]
  readonly slots: number
  readonly limit: number
  readonly overfull: boolean
  readonly line: readonly CardName[]
  readonly barricades: number
  readonly traps: number
  readonly tokenLimit: number
  readonly trophies: readonly CardName[]
  readonly saved: number
  readonly experience: number
  readonly achieved: readonly CardName[]
  /** Number of objectives not achieved. `objectives` shows them to their owner, or to all with the option. */
  readonly hidden: number
  readonly objectives: readonly ObjectiveView[] | null
  /** The secondary objective that was not kept, for its owner only. */
  readonly rejected: CardName | null
  readonly stuck: number
  readonly absent: boolean
  readonly stopping: boolean
}

export interface AttackView {
  readonly by: Seat
  readonly area: Seat
  readonly with: string
  readonly used: readonly CardName[]
  readonly dice: number
  readonly convert: number
  readonly misses: number
  readonly bodies: number
  readonly heads: number
  readonly at: number
  readonly felled: readonly CardName[]
  /**
   * DL-91 Whether infected follow the attacker home, one for each infected that falls, and how many more if any falls;
   * null in the own area and for silent attacks.
   */
  readonly attracts: number | null
  /** Legal numbers of ammunition cards, and the dice each gives. */
  readonly choices: readonly { readonly ammo: number; readonly dice: number }[]
}

export interface View {
  readonly options: Options
  readonly you: Seat | null
  readonly round: number
  readonly rounds: number
  readonly cycle: number
  readonly phase: State['phase']
  readonly timed: boolean
  readonly leader: Seat | null
  readonly actingLeader: Seat
  readonly starter: Seat
  readonly receiver: Seat | null
  readonly turnOf: Seat | null
  readonly searchTurn: number | null
  readonly requests: number
  readonly refused: readonly { readonly owner: Seat; readonly card: CardName }[]
  readonly nextWave: number
  readonly carAlarms: number
  readonly piles: readonly [number, number]
  readonly rubbleDiscard: readonly CardName[]
  readonly horde: number
  readonly hordeDiscard: readonly CardName[]
  readonly barricades: number
  readonly traps: number
  readonly players: readonly PlayerView[]
  readonly attack: AttackView | null
  readonly asked: AskedView | null
  readonly vote: { readonly plan: Plan; readonly votes: readonly (boolean | null)[] } | null
  readonly note: { readonly plan: Plan; readonly agreed: boolean } | null
}

/** The open decision, with what all seats may know of it. */
export interface AskedView {
  readonly step: Question['step']
  /** The seat whose card, damage or choice it is. */
  readonly who: Seat | null
  readonly spent: boolean
  readonly card: CardName | null
  readonly amount: number
  readonly why: string | null
  readonly source: string | null
  readonly ready: readonly Seat[]
  /** The two secondary objectives to choose from, for their owner only. */
  readonly cards: readonly CardName[]
  /** Blackout: the seats that have chosen. `mine` is this seat's own choice. */
  readonly chosen: readonly Seat[]
  readonly mine: CardName | null
}
