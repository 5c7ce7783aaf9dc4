import type { Seat } from '@holdout/engine'
import { type Code, faceOf, type Move, type View } from '@holdout/viral-dawn/table'
import type { Paths } from '../../table/selection.ts'

/** The ids of all pieces that can be pressed: cards by their code, players by their seat. */
export const PIECE = {
  hand: (card: Code): string => `hand:${card}`,
  laid: (card: Code): string => `laid:${card}`,
  /** A player as a target, drawn as the whole place. */
  player: (seat: Seat): string => `player:${seat}`,
  /** The laid cards of a player, opened as a sheet on a phone. */
  cards: (seat: Seat): string => `cards:${seat}`,
  count: (seat: Seat): string => `count:${seat}`,
  /** What happens to a laid card that is taken. */
  take: (card: Code, keep: boolean): string => `${keep ? 'keep' : 'discard'}:${card}`,
  /** A button, such as `lay`. Some are drawn on the board too: the slot for the card, the two piles. */
  button: (does: string): string => `button:${does}`,
} as const

export function readPiece(piece: string): { readonly kind: string; readonly of: string } {
  const [kind, of] = piece.split(':')
  return { kind, of }
}

/**
 * The ways to choose a move by pressing pieces. `narrow`: on a phone, where a laid card of another player is chosen in
 * a sheet.
 */
export function pathsOf(move: Move, view: View, narrow: boolean): Paths {
  switch (move.move) {
    case 'lay':
    case 'discard':
    case 'ace':
      return [[PIECE.hand(move.card), PIECE.button(move.move)]]
    case 'discard-and-purge':
      return [[PIECE.hand(move.card), PIECE.button('purge'), PIECE.laid(move.purge)]]
    case 'jack':
      return [[PIECE.hand(move.card), PIECE.player(move.on)]]
    case 'king':
      return [[PIECE.hand(move.card), ...taking(move.take, move.keep, view, narrow)]]
    case 'take':
      return [taking(move.card, move.keep, view, narrow)]
    case 'purge':
    case 'give-up':
      return [[PIECE.laid(move.card)]]
    case 'queen':
      return [[PIECE.hand(move.card)]]
    case 'announce': {
      const jokers = view.hand.filter(code => faceOf(code).kind === 'joker').map(code => [PIECE.hand(code)])
      return [[PIECE.button(`announce-${move.jokers}`)], ...(move.jokers === 1 ? jokers : [])]
    }
    case 'swap':
      return [[PIECE.player(move.with)]]
    case 'count':
      return [[PIECE.count(move.on)]]
    default:
      return [[PIECE.button(move.move)]]
  }
}

function taking(card: Code, keep: boolean, { places }: View, narrow: boolean): string[] {
  const owner = places.find(({ laid }) => laid.includes(card))
  return [narrow && owner ? PIECE.cards(owner.seat) : PIECE.laid(card), PIECE.take(card, keep)]
}
