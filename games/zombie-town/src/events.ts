import type { Seat, TimedOut } from '@holdout/engine'

/** A card id; null for seats that may not see it. */
type Hidden = string | null

/**
 * The events of the game. Places, pawns, cards and guns are named as in moves. `see` in view.ts removes what is hidden.
 */
export type Event = { readonly rule?: string } & (
  | TimedOut
  | { readonly event: 'home-chosen'; readonly seat: Seat; readonly pawn: string; readonly at: string }
  | { readonly event: 'dealt'; readonly count: number }
  | { readonly event: 'kept'; readonly seat: Seat; readonly card: Hidden }
  | { readonly event: 'drew-on'; readonly seat: Seat; readonly count: number }
  | { readonly event: 'play-began'; readonly keeper: Seat }
  | { readonly event: 'turn-began'; readonly seat: Seat; readonly day: number }
  | { readonly event: 'turn-skipped'; readonly seat: Seat }
  | { readonly event: 'day-changed'; readonly day: number }
  | { readonly event: 'doomed'; readonly seat: Seat; readonly at: string; readonly count: number }
  | { readonly event: 'ended-actions'; readonly seat: Seat }
  | { readonly event: 'discarded'; readonly seat: Seat; readonly card: string }
  | { readonly event: 'walked'; readonly pawn: string; readonly from: string; readonly to: string }
  | { readonly event: 'must-fight'; readonly pawn: string; readonly at: string; readonly count: number }
  | { readonly event: 'challenged'; readonly by: string; readonly pawn: string; readonly at: string }
  | {
      readonly event: 'looked'
      readonly seat: Seat
      readonly at: string
      readonly count: number
      readonly of: Seat | null
    }
  | { readonly event: 'took'; readonly seat: Seat; readonly at: string; readonly card: Hidden }
  | { readonly event: 'returned'; readonly seat: Seat; readonly to: 'top' | 'bottom'; readonly card: Hidden }
  | { readonly event: 'took-none'; readonly seat: Seat }
  | { readonly event: 'triggered'; readonly seat: Seat; readonly card: string }
  | { readonly event: 'event-played'; readonly seat: Seat; readonly card: string }
  | { readonly event: 'no-effect'; readonly seat: Seat; readonly card: string }
  | { readonly event: 'gun-played'; readonly seat: Seat; readonly card: string; readonly to: string }
  | { readonly event: 'gun-given'; readonly pawn: string; readonly card: string; readonly to: string }
  | { readonly event: 'gun-taken'; readonly pawn: string; readonly card: string; readonly from: string }
  | { readonly event: 'gun-dropped'; readonly seat: Seat; readonly card: string; readonly of: string }
  | { readonly event: 'stored'; readonly seat: Seat; readonly at: string; readonly card: Hidden }
  | { readonly event: 'stored-taken'; readonly seat: Seat; readonly at: string; readonly card: Hidden }
  | { readonly event: 'survivor-joined'; readonly pawn: string; readonly survivor: string }
  | { readonly event: 'survivor-placed'; readonly seat: Seat; readonly at: string; readonly survivor: string }
  | { readonly event: 'survivor-died'; readonly seat: Seat; readonly at: string; readonly survivor: string }
  | {
      readonly event: 'shot'
      readonly by: string
      readonly at: string
      readonly distance: number
      readonly cards: string
      readonly hit: boolean
      readonly bullets: number
    }
  | { readonly event: 'zombie-killed'; readonly seat: Seat; readonly at: string }
  | { readonly event: 'zombie-faces'; readonly pawn: string; readonly at: string }
  | { readonly event: 'zombie-stays'; readonly at: string }
  | { readonly event: 'attacked'; readonly by: string; readonly target: string; readonly at: string }
  | {
      readonly event: 'clashed'
      readonly attacker: string
      readonly target: string
      readonly attackerCards: string
      readonly targetCards: string
      readonly loser: string | null
    }
  | {
      readonly event: 'fired-on-unarmed'
      readonly by: string
      readonly target: string
      readonly cards: string
      readonly hit: boolean
    }
  | { readonly event: 'retreated'; readonly pawn: string; readonly from: string; readonly to: string }
  | {
      readonly event: 'wounded'
      readonly pawn: string
      readonly health: number
      readonly cause: 'zombie' | 'fight' | 'trap'
    }
  | { readonly event: 'sacrificed'; readonly pawn: string; readonly survivor: string }
  | { readonly event: 'fled'; readonly pawn: string; readonly from: string; readonly to: string }
  | { readonly event: 'pawn-died'; readonly pawn: string; readonly seat: Seat; readonly at: string }
  | { readonly event: 'player-died'; readonly seat: Seat }
  | { readonly event: 'claimed'; readonly seat: Seat; readonly at: string; readonly from: Seat | null }
  | {
      readonly event: 'lost-building'
      readonly seat: Seat
      readonly at: string
      readonly home: boolean
      readonly stored: number
    }
  | { readonly event: 'built'; readonly seat: Seat; readonly at: string; readonly card: Hidden; readonly walls: number }
  | { readonly event: 'collapsed'; readonly at: string; readonly cards: readonly string[]; readonly zombies: number }
  | { readonly event: 'trap-killed'; readonly seat: Seat | null; readonly at: string }
  | { readonly event: 'torn-down'; readonly pawn: string; readonly at: string; readonly card: string }
  | {
      readonly event: 'ability-used'
      readonly seat: Seat
      readonly at: string
      readonly house: string
      readonly counter: number
    }
  | { readonly event: 'fetched'; readonly seat: Seat; readonly card: string }
  | { readonly event: 'visited'; readonly pawn: string; readonly from: string; readonly to: string }
  | { readonly event: 'reloaded'; readonly seat: Seat; readonly card: string; readonly bullets: number }
  | { readonly event: 'healed'; readonly pawn: string; readonly health: number }
  | { readonly event: 'fireworks-lit'; readonly seat: Seat; readonly at: string }
  | { readonly event: 'fireworks-ended'; readonly at: string }
  | { readonly event: 'zombie-phase'; readonly seat: Seat; readonly count: number }
  | { readonly event: 'zombie-moved'; readonly from: string; readonly to: string }
  | { readonly event: 'zombie-appeared'; readonly at: string; readonly count: number }
  | { readonly event: 'zombie-pushed'; readonly from: string; readonly to: string }
  | { readonly event: 'refilled'; readonly count: number; readonly cemetery: number }
  | { readonly event: 'combat-shuffled'; readonly count: number }
  | { readonly event: 'extra-action'; readonly seat: Seat; readonly actions: number }
  | { readonly event: 'cards-switched'; readonly at: string; readonly with: string }
  | { readonly event: 'sent'; readonly seat: Seat; readonly pawn: string; readonly to: string }
  | { readonly event: 'game-over'; readonly ending: string }
)
