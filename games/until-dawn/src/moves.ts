import type { TimeOut } from '@holdout/engine'
import { ENTRANCES, type Entrance } from './state.ts'

/** An action that is aimed at an entrance. */
export type Aimed<K extends string> = { readonly move: K; readonly at: Entrance }

export type Action =
  | Aimed<'barricade'>
  | Aimed<'shoot'>
  | Aimed<'jasper'>
  | { readonly move: 'treat' }
  | { readonly move: 'pass' }
  | { readonly move: 'advance' }
export type Placement = { readonly move: 'place'; readonly at: Entrance | 'bite-pile' }
export type Guarding = { readonly move: 'use-jasper'; readonly use: boolean }

export interface Moves {
  'choose-action': Action
  'place-zombie': Placement
  'use-jasper': Guarding
}

export interface StandingMoves {
  concede: { readonly move: 'concede' }
}

export type Move = Moves[keyof Moves] | StandingMoves[keyof StandingMoves] | TimeOut

/** All moves, made once: listing them costs no memory. */

const atEach = <K extends string>(move: K): readonly Aimed<K>[] => ENTRANCES.map(at => ({ move, at }))

export const BARRICADE = atEach('barricade')
export const SHOOT = atEach('shoot')
export const SEND_JASPER = atEach('jasper')
export const TREAT = { move: 'treat' } as const
export const PASS = { move: 'pass' } as const
export const STOP = { move: 'advance' } as const
export const BURY: Placement = { move: 'place', at: 'bite-pile' }
export const PLACE: readonly Placement[] = [...ENTRANCES.map((at): Placement => ({ move: 'place', at })), BURY]
export const USE_JASPER: Guarding = { move: 'use-jasper', use: true }
export const SPARE_JASPER: Guarding = { move: 'use-jasper', use: false }
