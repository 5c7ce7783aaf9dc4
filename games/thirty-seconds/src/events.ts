import type { Seat } from '@holdout/engine'
import type { Line, Result } from './data/load.ts'
import type { Slot } from './slots.ts'
import type { Target } from './targets.ts'

type Facts = {
  'character-chosen': { character: string }
  'supply-laid': { card: string; row: number }
  'warehouse-filled': { count: number }
  /** `card` is null for all viewers except the seat that drew it. */
  drew: { seat: Seat; deck: string; card: string | null }
  'no-card': { seat: Seat; deck: string }
  reshuffled: { deck: string }
  'shuffle-card': { seat: Seat; card: string }
  discarded: { seat: Seat; card: string }
  'turn-began': { seat: Seat; round: number }
  'clock-started': { seat: Seat }
  'phase-began': { seat: Seat; energy: number }
  'phase-ended': { seat: Seat }
  bell: { seat: Seat; rings: true }
  'time-out': { seat: Seat; rings: true }
  'pause-asked': { seat: Seat }
  paused: Record<never, never>
  resumed: { seat: Seat }
  walked: { from: number; to: number }
  'token-taken': { row: number; tokens: number }
  'token-spent': { tokens: number }
  opportunity: { zombie: string }
  'stood-up': Record<never, never>
  'broke-free': Record<never, never>
  fell: Record<never, never>
  concussed: { tokens: number }
  'energy-lost': { lost: number }
  'head-cleared': { tokens: number }
  'energy-gained': { energy: number }
  /** `card` is null for other viewers if the card was face down. */
  'picked-up': { card: string | null; hidden: boolean }
  equipped: { card: string; slot: Slot }
  dropped: { card: string; row: number }
  flung: { card: string; row: number }
  'item-used': { card: string }
  reloaded: { card: string; left: number }
  /** `cards` is null for other viewers. */
  scavenged: { cards: readonly string[] | null; count: number }
  /** `card` is null for other viewers. */
  kept: { card: string | null; discarded: readonly string[] }
  played: { seat: Seat; card: string; zombie: string | null; target: Target | null }
  canceled: { card: string }
  'ran-out': { card: string }
  attacked: {
    kind: 'weapon' | 'stomp' | 'knockdown'
    weapon: string | null
    mode: string | null
    zombie: string | null
    target: Target
  }
  'attack-card': { seat: Seat; card: string; line: Line; result: Result }
  'ammo-spent': { card: string; left: number }
  thrown: { card: string; row: number }
  'weapon-gone': { card: string; why: 'empty' | 'broken' | 'destroyed' }
  spoiled: Record<never, never>
  missed: Record<never, never>
  'critical-draw': { card: string; success: boolean; damage: number }
  'zombie-hurt': { zombie: string; target: Target; points: number; health: number }
  'zombie-down': { zombie: string; target: Target }
  killed: { zombie: string; row: number }
  'supply-dropped': { row: number }
  worn: { card: string; left: number }
  'weapon-damaged': { card: string }
  'door-blast': { cards: readonly string[]; dead: readonly string[] }
  entered: { zombie: string; row: number }
  'zombie-moved': { zombie: string; from: number; to: number }
  'zombie-rose': { zombie: string; row: number }
  'zombie-attacked': { zombie: string; card: string; line: Line; result: Result }
  block: { seat: Seat; card: string; line: Line; success: boolean }
  'armor-held': { points: number; left: number }
  hurt: { points: number; health: number }
  healed: { points: number; health: number }
  'last-breath': { tokens: number }
  grabbed: { zombie: string }
  released: Record<never, never>
  wavered: { tokens: number }
  'ai-step': { step: string; done: boolean }
  rolled: { roll: number; entry: string; taken: string | null }
  escaped: { health: number; round: number }
  scored: {
    kills: number
    healthPoints: number
    ammo: number
    mouth: number
    crowd: number
    fast: number
    total: number
  }
  died: { by: 'zombie' | 'grenade' }
  'too-late': { round: number }
  resigned: { seat: Seat }
  'missed-phase': { seat: Seat; missed: number }
  'is-here': { seat: Seat }
  forfeited: { seat: Seat; missed: number }
}

/** Everything that can happen in a match. `view/` decides which parts each viewer sees. */
export type Event = {
  [K in keyof Facts]: { readonly event: K; readonly rule?: string } & Readonly<Facts[K]>
}[keyof Facts]
