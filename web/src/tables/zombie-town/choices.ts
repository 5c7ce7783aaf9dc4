import type { Choice } from '@holdout/host'
import type { Move, View } from '@holdout/zombie-town/table'

export type Option = Choice<Move>

/** Where a choice is drawn. Choices without a place of their own are in the row of answers. */
type Drawn = 'map' | 'hand' | 'actions' | 'cards' | 'gear' | 'answers'

const ON_MAP: ReadonlySet<Move['move']> = new Set([
  'home',
  'walk',
  'step',
  'flee',
  'retreat',
  'send-step',
  'add-zombies',
  'trap-kill',
  'pile',
  'send-pawn',
  'zombie',
  'push',
  'switch',
])
const IN_HAND: ReadonlySet<Move['move']> = new Set([
  'build',
  'play-gun',
  'carry-survivor',
  'place-survivor',
  'fireworks',
  'event',
  'discard',
  'store',
])
const ACTIONS: ReadonlySet<Move['move']> = new Set([
  'draw',
  'shoot',
  'attack',
  'tear-down',
  'take-stored',
  'give-gun',
  'take-gun',
  'pick-up',
  'put-down',
  'ability',
  'end-actions',
])
const ON_CARDS: ReadonlySet<Move['move']> = new Set(['take', 'return', 'trigger', 'choose', 'put-back', 'keep'])

/** Where a choice is drawn on this table. */
export function drawnAs(move: Move, step: string | null): Drawn {
  if (ON_MAP.has(move.move)) return 'map'
  if (IN_HAND.has(move.move)) return 'hand'
  if (ON_CARDS.has(move.move) || (move.move === 'take-stored' && step === 'pick-stored')) return 'cards'
  if (move.move === 'drop-gun') return 'gear'
  if (ACTIONS.has(move.move) && step === 'main') return 'actions'
  return 'answers'
}

/** Whether a move belongs to this pawn. A player with two pawns sees the choices of one of them at a time. */
export function isOfPawn(move: Move, pawn: string | null): boolean {
  return !('pawn' in move) || move.move === 'event' || move.move === 'send-pawn' || move.move === 'choose-pawn'
    ? true
    : move.pawn === pawn
}

/** The possible first presses of a move, before its place or the rest is chosen. */
export function keysOf(move: Move): readonly string[] {
  switch (move.move) {
    case 'zombie':
    case 'push':
      return [`from ${move.from}`]
    case 'switch':
      return [`from ${move.at}`, `from ${move.with}`]
    case 'shoot':
      return ['shoot', `shoot ${move.gun}`]
    case 'store':
      return ['store', `card ${move.card}`]
    case 'carry-survivor':
    case 'place-survivor':
      return ['card survivor']
    case 'fireworks':
      return ['card fireworks']
    case 'build':
    case 'play-gun':
    case 'event':
    case 'discard':
    case 'keep':
      return [`card ${move.card}`]
    default:
      return ACTIONS.has(move.move) ? [move.move] : []
  }
}

/** Whether the place of the move can be pressed first. */
export function isOpen(move: Move): boolean {
  return ON_MAP.has(move.move) && keysOf(move).length === 0
}

/** Where on the map a choice ends; `armed` is the first press. */
export function placeOf(move: Move, view: View, armed: string | null): string | null {
  switch (move.move) {
    case 'home':
    case 'add-zombies':
    case 'trap-kill':
    case 'pile':
    case 'fireworks':
    case 'shoot':
      return move.at
    case 'walk':
    case 'step':
    case 'flee':
    case 'retreat':
    case 'send-step':
    case 'zombie':
    case 'push':
      return move.to
    case 'switch':
      return armed === `from ${move.with}` ? move.at : move.with
    case 'send-pawn':
      return view.pawns.find(({ pawn }) => pawn === move.pawn)?.at ?? null
    case 'ability':
      return move.on !== null && view.buildings.some(({ at }) => at === move.on) ? move.on : null
    case 'go':
    case 'continue':
      return view.asked?.chain.at(-1) ?? null
    default:
      return null
  }
}

/** Where on the map a choice begins: a zombie, or a building that switches its cards. */
export function sourcesOf(move: Move): readonly string[] {
  if (move.move === 'switch') return [move.at, move.with]
  return move.move === 'zombie' || move.move === 'push' ? [move.from] : []
}

/** The card in hand that a choice uses. */
export function cardOf(move: Move): string | null {
  if (move.move === 'carry-survivor' || move.move === 'place-survivor') return 'survivor'
  if (move.move === 'fireworks') return 'fireworks'
  return 'card' in move ? move.card : null
}

/** The class of a piece whose uses include the hinted move. */
export function hintOf({ hint }: { readonly hint: Move | null }, uses: readonly Pick<Option, 'move'>[]): string {
  return hint !== null && uses.some(({ move }) => move === hint) ? 'is-hinted' : ''
}
