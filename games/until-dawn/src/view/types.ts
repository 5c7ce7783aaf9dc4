import type { CardName } from '../data/load.ts'
import type { Options } from '../options.ts'
import type { Entrance } from '../state.ts'

export interface ZombieView {
  readonly card: CardName
  readonly attacking: boolean
  /** On your turn: it would attack if you stopped now. Round one has no chance in it, so this reveals nothing. */
  readonly wouldAttack: boolean
}

export interface DoorView {
  readonly barricades: number
  /** From the bottom up: the last is the top card, which acts first. */
  readonly zombies: readonly ZombieView[]
  readonly breachedBy: CardName | null
}

export interface View {
  readonly options: Options
  readonly doors: readonly DoorView[]
  readonly supply: number
  readonly ammo: number
  readonly time: number
  readonly zombieTime: number
  readonly night: number
  readonly jasper: Entrance | 'rug' | 'dead'
  readonly closed: Entrance | null
  readonly rebecca: Entrance | null
  readonly deck: number
  readonly discard: number
  readonly discardTop: CardName | null
  readonly bitePile: number
  /** The card that is being placed, or that Jasper may be used on. */
  readonly drawn: CardName | null
  readonly asked: 'choose-action' | 'place-zombie' | 'use-jasper' | null
  /** UD-R38 The cards in each pile, counted by kind so that no order shows: what a player who remembers all knows. */
  readonly known: Known
  /** The same with the option `memory-aid`, for the board in words. */
  readonly memory: Known | null
  /** After the end everything is shown; the last card of the deck would have been drawn next. */
  readonly open: { readonly deck: readonly CardName[]; readonly bitePile: readonly CardName[] } | null
}

export interface Known {
  readonly deck: Counts
  readonly discard: Counts
  readonly bitePile: Counts
}

/** The number of cards of each kind. */
export type Counts = Readonly<Record<CardName, number>>
