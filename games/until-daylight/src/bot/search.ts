import { type Place, placeOf } from '../codes.ts'
import { boxOf, type Kind } from '../data/box.ts'
import type { Move, SearchMove } from '../moves.ts'
import { countIn, healthLeft, isTimed, type State, slotLimit, slotsUsed } from '../state.ts'
import { agrees } from './consent.ts'
import { bestTheft, WORTH_A_TRICK } from './theft.ts'
import { tradeGain } from './worth.ts'

/** Value of a drawn card on the scale of `worth`. Other actions of a search turn must beat it. */
const A_DRAW = 1

/** Cost of a move against the clock: what the team could gain elsewhere in that time. A draw takes two moves. */
const A_MOMENT = 0.5

const NEXT: Move = { move: 'next' }

/**
 * Heals when needed, builds, hands cards to the player who can use them, else draws; wastes no time while a clock runs.
 */
export function searchFor(s: State, who: Place, moves: readonly SearchMove[]): Move {
  const pressed = isTimed(s.options)
  let best = NEXT
  let most = pressed ? -A_MOMENT : 0
  for (const move of moves) {
    const value = searchValue(s, who, move)
    if (value <= 0) continue
    const net = pressed ? value - A_MOMENT * movesNeeded(s, who, move) : value
    if (net > most) {
      most = net
      best = move
    }
  }
  return best
}

/** Number of moves until the next player can act, or for a free card until the bot can act again. */
function movesNeeded(s: State, who: Place, move: SearchMove): number {
  switch (move.move) {
    case 'draw':
      return isFull(s, who) ? 3 : 2 // a card must be discarded
    case 'ask':
      return 3 // the owner must answer
    case 'use': {
      const { cost, effect } = boxOf(s).rubble[boxOf(s).kinds.get(move.card) as Kind]
      const choice = effect?.do === 'steal' || (effect?.do === 'heal' && effect.target === 'any') ? 1 : 0
      return (cost === 'free' ? 1 : 2) + choice
    }
    default:
      return 2
  }
}

function isFull(s: State, who: Place): boolean {
  return slotsUsed(boxOf(s), s.players[who].bag) >= slotLimit(s, who)
}

/** The value of a move in a search turn; 0 if it is not worth it. */
export function searchValue(s: State, who: Place, move: SearchMove): number {
  const box = boxOf(s)
  switch (move.move) {
    case 'draw': {
      const larger = s.piles[0].length >= s.piles[1].length ? 'A' : 'B'
      return A_DRAW + (move.pile === larger ? 0.01 : 0)
    }
    case 'build':
      return 2.2 + (move.recipe === 'craft-barricade' ? 0.2 : 0)
    case 'use':
      return useValue(s, who, box.kinds.get(move.card) as Kind)
    case 'give': {
      const card = box.kinds.get(move.card) as Kind
      if (move.amount < countIn(s.players[who].bag, card) && box.rubble[card].stack !== null) return 0
      return tradeGain(s, who, placeOf(move.to), card, move.amount)
    }
    case 'ask': {
      const card = box.kinds.get(move.card) as Kind
      const owner = placeOf(move.from)
      if (move.amount < countIn(s.players[owner].bag, card) && box.rubble[card].stack !== null) return 0
      const gain = tradeGain(s, owner, who, card, move.amount) - 0.05
      return gain > 0 && agrees(s, owner, who, card, move.amount) ? gain : 0
    }
    default:
      return 0
  }
}

/** Heals before the gong if health is low. */
function useValue(s: State, who: Place, card: Kind): number {
  const { effect, cost } = boxOf(s).rubble[card]
  if (effect === null) return 0
  if (effect.do === 'draw') return effect.amount
  if (effect.do === 'steal') return stealValue(s, who)
  if (effect.do !== 'heal') return 0
  const patient = effect.target === 'self' ? who : lowest(s)
  const { damage } = s.players[patient]
  const healed = Math.min(effect.amount, damage)
  const left = healthLeft(s, patient)
  if (healed < effect.amount && left > 3) return 0
  const need = left <= 3 ? 1.2 : damage >= 4 ? 0.75 : 0.3
  return healed * need + (cost === 'free' && left <= 6 ? 1.5 : 0)
}

/** A free card competes with no action, but the gain must be worth the card. */
function stealValue(s: State, who: Place): number {
  const { gain } = bestTheft(s, who)
  return gain > WORTH_A_TRICK ? gain + A_DRAW : 0
}

/** The damaged player with the least health left. */
export function lowest(s: State): Place {
  let least = 0
  s.players.forEach((player, place) => {
    if (player.damage > 0 && (s.players[least].damage === 0 || healthLeft(s, place) < healthLeft(s, least)))
      least = place
  })
  return least
}
