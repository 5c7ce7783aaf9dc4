import type { Seat, TimedOut } from '@holdout/engine'
import type { CardId } from './data/load.ts'

/** The events of the game. A card that only one seat may see is null for the others (`see` in view/index.ts). */
export type Event = { readonly rule?: string } & (
  | TimedOut
  | { readonly event: 'turn-began'; readonly seat: Seat; readonly turn: number }
  | { readonly event: 'held'; readonly seat: Seat; readonly card: CardId; readonly door: number }
  | { readonly event: 'kept'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly event: 'passed'; readonly seat: Seat }
  | { readonly event: 'listened'; readonly seat: Seat; readonly card: CardId | null; readonly rings: true }
  | { readonly event: 'zombie-came'; readonly card: CardId; readonly crowd: number; readonly door: number }
  | { readonly event: 'door-cracked'; readonly short: number; readonly rings: true }
  | { readonly event: 'braced'; readonly seat: Seat; readonly card: CardId; readonly door: number }
  | { readonly event: 'stepped-back'; readonly seat: Seat }
  | { readonly event: 'drew'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly event: 'door-broke'; readonly caught: readonly Seat[]; readonly kept: number; readonly rings: true }
  | { readonly event: 'dawn-came'; readonly kept: number }
  | { readonly event: 'conceded'; readonly seat: Seat }
)
