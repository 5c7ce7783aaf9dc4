import type { Seat, TimedOut } from '@holdout/engine'
import type { PileName, Plan } from './codes.ts'
import type { CardName, Fate, Source } from './data/box.ts'
import type { LossReason } from './state.ts'

export interface Dice {
  readonly misses: number
  readonly bodies: number
  readonly heads: number
}

/** All events. Nearly all are public; `see` in view/ hides the rest. */
export type Event = { readonly rule?: string } & (
  | TimedOut
  | { readonly event: 'first-roll'; readonly who: Seat; readonly heads: number; readonly bodies: number }
  | { readonly event: 'first-player'; readonly who: Seat }
  | { readonly event: 'character-chosen'; readonly who: Seat; readonly character: string; readonly weapon: CardName }
  | { readonly event: 'secondary-dealt'; readonly who: Seat; readonly cards: readonly CardName[] | null }
  | {
      readonly event: 'secondary-kept'
      readonly who: Seat
      readonly kept: CardName | null
      readonly other: CardName | null
    }
  | { readonly event: 'rubble-split'; readonly a: number; readonly b: number }
  | { readonly event: 'round-began'; readonly round: number; readonly starter: Seat }
  | { readonly event: 'ready'; readonly who: Seat }
  | { readonly event: 'countdown'; readonly seconds: number }
  | { readonly event: 'search-began'; readonly starter: Seat; readonly timed: boolean }
  | { readonly event: 'turn-skipped'; readonly who: Seat; readonly turn: number }
  | { readonly event: 'drew'; readonly who: Seat; readonly card: CardName; readonly pile: PileName }
  | { readonly event: 'nothing-to-draw'; readonly who: Seat }
  | { readonly event: 'rubble-reshuffled'; readonly count: number }
  | { readonly event: 'built'; readonly who: Seat; readonly token: 'barricade' | 'trap'; readonly recipe: string }
  | { readonly event: 'gave'; readonly who: Seat; readonly to: Seat; readonly card: CardName; readonly amount: number }
  | {
      readonly event: 'asked'
      readonly who: Seat
      readonly from: Seat
      readonly card: CardName
      readonly amount: number
    }
  | {
      readonly event: 'took'
      readonly who: Seat
      readonly from: Seat
      readonly card: CardName
      readonly amount: number
    }
  | { readonly event: 'refused'; readonly who: Seat; readonly from: Seat; readonly card: CardName }
  | { readonly event: 'withdrew'; readonly who: Seat; readonly from: Seat; readonly card: CardName }
  | {
      readonly event: 'discarded'
      readonly who: Seat
      readonly card: CardName
      readonly amount: number
      readonly why: LossReason | 'overflow' | 'own-choice' | 'rats'
    }
  | { readonly event: 'overflowed'; readonly who: Seat; readonly slots: number; readonly limit: number }
  | { readonly event: 'used'; readonly who: Seat; readonly card: CardName }
  | { readonly event: 'canceled'; readonly who: Seat; readonly card: CardName }
  | {
      readonly event: 'healed'
      readonly who: Seat
      readonly by: Seat
      readonly amount: number
      readonly damage: number
    }
  | { readonly event: 'stole'; readonly who: Seat; readonly from: Seat; readonly card: CardName }
  | {
      readonly event: 'lured'
      readonly who: Seat
      readonly from: Seat
      readonly to: Seat
      readonly cards: readonly CardName[]
    }
  | { readonly event: 'extra-action'; readonly who: Seat }
  | { readonly event: 'passed-next'; readonly who: Seat; readonly acted: boolean }
  | { readonly event: 'gong'; readonly receiver: Seat; readonly rings: true }
  | { readonly event: 'stuck'; readonly who: Seat; readonly seconds: number | null }
  | { readonly event: 'unstuck'; readonly who: Seat }
  | { readonly event: 'car-alarm'; readonly who: Seat; readonly pending: number }
  | { readonly event: 'ambushed'; readonly who: Seat; readonly card: CardName }
  | { readonly event: 'no-horde-card'; readonly who: Seat }
  | { readonly event: 'handed-on'; readonly who: Seat; readonly card: CardName | null }
  | { readonly event: 'passed-on'; readonly from: Seat; readonly to: Seat; readonly card: CardName }
  | { readonly event: 'fate'; readonly who: Seat; readonly face: Fate }
  | {
      readonly event: 'wave-came'
      readonly receiver: Seat
      readonly leader: Seat
      readonly cards: readonly CardName[]
      readonly wanted: number
    }
  | { readonly event: 'horde-reshuffled'; readonly count: number }
  | { readonly event: 'combat-turn'; readonly who: Seat; readonly cycle: number }
  | { readonly event: 'attacked'; readonly who: Seat; readonly area: Seat; readonly with: string }
  | { readonly event: 'boosted'; readonly who: Seat; readonly card: CardName }
  | ({ readonly event: 'rolled'; readonly who: Seat; readonly dice: number; readonly ammo: number } & Dice)
  | ({ readonly event: 'rerolled'; readonly who: Seat } & Dice)
  | { readonly event: 'collateral'; readonly who: Seat; readonly to: Seat; readonly damage: number }
  | {
      readonly event: 'felled'
      readonly who: Seat
      readonly card: CardName
      readonly area: Seat
      readonly heads: number
      readonly converted: number
      readonly bodies: number
    }
  | { readonly event: 'attack-over'; readonly who: Seat; readonly felled: number }
  | { readonly event: 'kept-trophy'; readonly who: Seat; readonly card: CardName }
  | { readonly event: 'attracted'; readonly who: Seat; readonly from: Seat; readonly cards: readonly CardName[] }
  | { readonly event: 'did-nothing'; readonly who: Seat }
  | { readonly event: 'enemies-began'; readonly leader: Seat }
  | { readonly event: 'trap-sprung'; readonly who: Seat; readonly card: CardName; readonly felled: boolean }
  | ({ readonly event: 'volley'; readonly at: Seat; readonly by: 'raider' | 'infected'; readonly dice: number } & Dice)
  | { readonly event: 'survivor-killed'; readonly at: Seat; readonly by: 'raider' | 'infected' | 'collateral' }
  | { readonly event: 'barricade-broken'; readonly at: Seat; readonly left: number }
  | { readonly event: 'shrugged-off'; readonly who: Seat }
  | { readonly event: 'protected'; readonly who: Seat; readonly card: CardName; readonly left: CardName | null }
  | { readonly event: 'sacrificed'; readonly who: Seat; readonly left: number }
  | {
      readonly event: 'hurt'
      readonly who: Seat
      readonly source: Source
      readonly damage: number
      readonly health: number
    }
  | { readonly event: 'died'; readonly who: Seat; readonly source: Source }
  | { readonly event: 'saved'; readonly who: Seat; readonly count: number }
  | { readonly event: 'achieved'; readonly who: Seat; readonly objective: CardName; readonly xp: number }
  | { readonly event: 'claim-failed'; readonly who: Seat; readonly objective: CardName | null }
  | { readonly event: 'new-leader'; readonly who: Seat; readonly from: Seat | null; readonly xp: number }
  | { readonly event: 'round-ended'; readonly round: number; readonly next: Seat }
  | { readonly event: 'cycle-ended'; readonly cycle: number }
  | { readonly event: 'fight-over'; readonly saved: number }
  | { readonly event: 'proposed'; readonly who: Seat; readonly plan: Plan }
  | { readonly event: 'voted'; readonly who: Seat; readonly yes: boolean }
  | {
      readonly event: 'decided'
      readonly plan: Plan
      readonly agreed: boolean
      readonly yes: number
      readonly no: number
    }
  | { readonly event: 'absent-vote'; readonly who: Seat; readonly seat: Seat }
  | { readonly event: 'marked-absent'; readonly seat: Seat }
  | { readonly event: 'came-back'; readonly seat: Seat }
  | { readonly event: 'wants-to-stop'; readonly who: Seat; readonly agree: boolean }
  | { readonly event: 'abandoned' }
)
