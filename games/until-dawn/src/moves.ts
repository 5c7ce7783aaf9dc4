import type { TimeOut } from '@holdout/engine'
import type { Entrance } from './state.ts'

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
