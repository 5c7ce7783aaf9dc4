import type { Seat, TimedOut } from '@holdout/engine'
import type { Code } from './data/load.ts'
import type { How } from './state.ts'

/** The events of the game. A card that only one seat may see is null for the others (`see` in view.ts). */
export type Event = { readonly rule?: string } & (
  | TimedOut
  | { readonly event: 'game-began'; readonly game: number; readonly dealer: Seat; readonly first: Seat }
  | { readonly event: 'dealt'; readonly seat: Seat; readonly cards: readonly Code[] | null; readonly count: number }
  | { readonly event: 'starter-turned'; readonly card: Code }
  | { readonly event: 'turn-began'; readonly seat: Seat; readonly turn: number; readonly lap: number }
  | { readonly event: 'attacks-unlocked' }
  | {
      readonly event: 'drew'
      readonly seat: Seat
      readonly card: Code | null
      readonly what: 'turn' | 'refill' | 'replacement'
    }
  | { readonly event: 'nothing-to-draw'; readonly seat: Seat }
  | { readonly event: 'reshuffled'; readonly cards: readonly Code[] }
  | {
      readonly event: 'laid'
      readonly seat: Seat
      readonly card: Code
      readonly place: number
      /**
       * Whether it is the first card of its suit there: then the log names the resource, otherwise the miles (VD-17).
       */
      readonly first: boolean
    }
  | { readonly event: 'discarded'; readonly seat: Seat; readonly card: Code }
  | { readonly event: 'purged'; readonly seat: Seat; readonly card: Code; readonly place: number }
  | { readonly event: 'passed'; readonly seat: Seat }
  | { readonly event: 'jack-played'; readonly seat: Seat; readonly card: Code; readonly on: Seat }
  | {
      readonly event: 'king-played'
      readonly seat: Seat
      readonly card: Code
      readonly on: Seat
      readonly take: Code
      readonly keep: boolean
    }
  | { readonly event: 'queen-played'; readonly seat: Seat; readonly card: Code; readonly against: Seat }
  | { readonly event: 'no-queen'; readonly seat: Seat }
  | { readonly event: 'turn-owed'; readonly seat: Seat; readonly owes: number }
  | { readonly event: 'jack-wasted'; readonly seat: Seat }
  | { readonly event: 'turn-lost'; readonly seat: Seat; readonly owes: number }
  | {
      readonly event: 'card-taken'
      readonly seat: Seat
      readonly from: Seat
      readonly card: Code
      readonly keep: boolean
    }
  | { readonly event: 'nothing-taken'; readonly seat: Seat; readonly from: Seat }
  | { readonly event: 'apocalypse'; readonly seat: Seat; readonly card: Code; readonly order: readonly Seat[] }
  | {
      readonly event: 'joker-answered'
      readonly seat: Seat
      /** null for seats that may not know the answer yet. */
      readonly jokers: number | null
      readonly open: boolean
    }
  | { readonly event: 'jokers-announced'; readonly order: readonly Seat[] }
  | { readonly event: 'swapped'; readonly seat: Seat; readonly card: Code; readonly with: Seat; readonly place: number }
  | { readonly event: 'draw-skipped'; readonly seat: Seat }
  | { readonly event: 'ended-without-action'; readonly seat: Seat; readonly cards: number }
  | { readonly event: 'count-called'; readonly seat: Seat; readonly on: Seat; readonly cards: number }
  | { readonly event: 'fined-from-hand'; readonly seat: Seat; readonly card: Code }
  | { readonly event: 'fined-from-layout'; readonly seat: Seat; readonly card: Code }
  | {
      readonly event: 'game-won'
      readonly seat: Seat
      readonly how: How
      readonly place: number
      readonly resources: readonly Code[]
      readonly miles: readonly Code[]
      readonly counts: readonly number[]
    }
  | { readonly event: 'overrun'; readonly turns: number; readonly inARow: number }
  | { readonly event: 'match-won'; readonly seat: Seat; readonly wins: number; readonly games: number }
  | { readonly event: 'match-shared'; readonly seats: readonly Seat[]; readonly wins: number; readonly games: number }
)
