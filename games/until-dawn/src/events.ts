import type { TimedOut } from '@holdout/engine'
import type { CardName, Color } from './data/load.ts'
import type { Entrance } from './state.ts'

/** The events of the game. All are public: there is one player, and spectators see what the player sees. */
export type Event = { readonly rule?: string } & (
  | TimedOut
  | { readonly event: 'turn-began'; readonly time: number; readonly night: number }
  | { readonly event: 'barricaded'; readonly at: Entrance; readonly supply: number }
  | { readonly event: 'shot'; readonly at: Entrance; readonly card: CardName; readonly ammo: number }
  | {
      readonly event: 'displaced'
      readonly card: CardName
      readonly from: Entrance
      readonly to: Entrance
      readonly attacking: boolean
    }
  | { readonly event: 'jasper-sent'; readonly at: Entrance }
  | { readonly event: 'treated'; readonly card: CardName }
  | { readonly event: 'passed' }
  | { readonly event: 'zombie-turn-began'; readonly steps: number }
  | { readonly event: 'set-found'; readonly at: Entrance; readonly set: 'three-colours' | Color }
  | { readonly event: 'turned'; readonly at: Entrance; readonly cards: readonly CardName[] }
  | { readonly event: 'scratched'; readonly at: Entrance; readonly card: CardName; readonly barricades: number }
  | { readonly event: 'wandered'; readonly card: CardName; readonly from: Entrance; readonly to: Entrance }
  | { readonly event: 'sneakers-held'; readonly at: Entrance; readonly count: number; readonly barricades: number }
  | { readonly event: 'sneakers-swept'; readonly at: Entrance; readonly cards: readonly CardName[] }
  | { readonly event: 'breached'; readonly at: Entrance; readonly by: CardName; readonly barricades: number }
  | {
      readonly event: 'pushed'
      readonly from: Entrance
      readonly to: Entrance
      readonly cards: readonly CardName[]
      readonly attacking: boolean
    }
  | { readonly event: 'swept-away'; readonly at: Entrance; readonly cards: readonly CardName[] }
  | { readonly event: 'howled'; readonly at: Entrance; readonly card: CardName; readonly draws: number }
  | {
      readonly event: 'howl-drew'
      readonly at: Entrance
      readonly card: CardName
      readonly to: 'stack' | 'bite-pile' | 'discard'
    }
  | { readonly event: 'step-began'; readonly zombieTime: number; readonly time: number }
  | { readonly event: 'drew'; readonly card: CardName }
  | { readonly event: 'no-card' }
  | { readonly event: 'reshuffled'; readonly count: number }
  | { readonly event: 'placed'; readonly card: CardName; readonly at: Entrance }
  | { readonly event: 'put-into-bite-pile'; readonly card: CardName; readonly count: number }
  | { readonly event: 'jasper-used'; readonly at: Entrance; readonly card: CardName }
  | { readonly event: 'jasper-killed'; readonly at: Entrance }
  | { readonly event: 'jasper-returned'; readonly from: Entrance }
  | { readonly event: 'moved'; readonly card: CardName; readonly from: Entrance; readonly to: Entrance }
  | { readonly event: 'rebecca-moved'; readonly from: Entrance; readonly to: Entrance }
  | { readonly event: 'bite-tested'; readonly bite: CardName; readonly revealed: CardName; readonly same: boolean }
  | { readonly event: 'bite-joined'; readonly bite: CardName; readonly count: number }
  | { readonly event: 'bite-discarded'; readonly bite: CardName }
  | { readonly event: 'rebecca-turned'; readonly barricades: number }
  | { readonly event: 'john-turned' }
  | { readonly event: 'final-assault-began'; readonly cards: number }
  | { readonly event: 'overrun' }
  | { readonly event: 'survived'; readonly ending: string }
  | { readonly event: 'conceded' }
)
