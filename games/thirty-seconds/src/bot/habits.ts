import type { Seat } from '@holdout/engine'
import { isSupply, isZombie, supplyOf, zombieOf } from '../data/load.ts'
import { keptZombieCards } from '../effects/index.ts'
import type { Move } from '../moves.ts'
import { opportunists } from '../rules/moving.ts'
import { type State, SURVIVOR, ZOMBIE } from '../state.ts'
import { rowOfTarget } from '../targets.ts'

/** A fixed answer for decisions that need no looking ahead; null for the others. */
export function habit(s: State, seat: Seat, moves: readonly Move[]): Move | null {
  switch (s.agenda[s.agenda.length - 1]?.step) {
    case 'choose-character':
      return moves[Number.parseInt(s.chance.key.slice(0, 6), 16) % moves.length]
    case 'choose-advance':
      return moves.find(({ move }) => move === 'advance-all') ?? null
    case 'place-horde':
      return strongestFirst(s, moves)
    case 'last-breath':
      return moves[0]
    case 'hand-limit':
      return seat === ZOMBIE ? leastWanted(s, moves) : null
    default:
      return null
  }
}

/** TS-D03 Bosses go to row 8. The zombies with the lowest value stay in hand. */
function strongestFirst(s: State, moves: readonly Move[]): Move {
  const left = (s.agenda[s.agenda.length - 1] as unknown as { left: number }).left
  const worth = (move: Move): number => {
    const card = s.zombieHand.find(held => isZombie(held) && 'card' in move && zombieOf(held).code === move.card)
    const face = card === undefined ? null : zombieOf(card)
    if (face === null) return 0
    return (
      face.health * 2 + face.reach - (face.id === 'brute' && left > 2 ? 20 : 0) - (face.id === 'zombie-friend' ? 1 : 0)
    )
  }
  return moves.reduce((best, move) => (worth(move) > worth(best) ? move : best))
}

/**
 * The card to discard at the hand limit: a zombie beyond the third, or else the first card that is not in KEEP_LAST.
 */
function leastWanted(s: State, moves: readonly Move[]): Move {
  const zombies = s.zombieHand.filter(isZombie)
  if (zombies.length > 3) {
    const base = zombies.find(card => zombieOf(card).tier === 'base') ?? zombies[0]
    const found = moves.find(move => 'card' in move && move.card === zombieOf(base).code)
    if (found) return found
  }
  return moves.find(move => 'card' in move && KEEP_LAST.every(name => name !== move.card)) ?? moves[0]
}

const KEEP_LAST = [...keptZombieCards, 'brute']

/**
 * Leaves out moves that are hardly ever good: moving away, trading cards, and declaring cards that can be played later.
 */
export function candidates(s: State, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const good = moves.filter(move => (seat === SURVIVOR ? survivorCares(s, move) : zombieCares(s, move)))
  return good.length > 0 ? good : moves
}

function survivorCares(s: State, move: Move): boolean {
  switch (move.move) {
    case 'attack':
      return !move.quick
    case 'again':
      return !move.quick
    case 'dash':
      // A dash always ignores as many zombies as it can: of three, one still attacks.
      return (move.struckBy?.split(' ').length ?? 0) <= (opportunists(s, s.row).length > 2 ? 1 : 0)
    case 'trade':
      return s.energy === 0 && s.hand.length >= 6
    case 'drop':
      return !s.slots.includes(null) && s.hand.some(card => isSupply(card) && supplyOf(card).class !== 'item')
    case 'draw':
      return s.energy <= 2 || s.hand.length <= 2
    default:
      return true
  }
}

function zombieCares(s: State, move: Move): boolean {
  switch (move.move) {
    case 'shamble': {
      const row = rowOfTarget(move.target)
      return row !== s.row && Math.abs(row + move.by - s.row) < Math.abs(row - s.row)
    }
    case 'play':
      if (!('by' in move && 'target' in move)) return true
      return Math.abs(rowOfTarget(move.target) + move.by - s.row) < Math.abs(rowOfTarget(move.target) - s.row)
    case 'trade':
      return s.energy === 0 && s.zombieHand.length >= 8 && 'deck' in move && move.deck === 'tactics'
    case 'trip':
      return !s.down
    default:
      return true
  }
}
