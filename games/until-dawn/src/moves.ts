import type { TimeOut } from '@holdout/engine'
import type { Entrance } from './state.ts'

export type Action =
  | { readonly move: 'barricade' | 'shoot' | 'jasper'; readonly at: Entrance }
  | { readonly move: 'treat' | 'pass' | 'advance' }
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
