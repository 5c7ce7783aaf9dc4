import { agree, type Odds, quantity } from '@holdout/engine'
import { distance, locNamed } from '../data/board.ts'
import { cardNamed, FACES } from '../data/load.ts'
import type { Move } from '../moves.ts'
import { atLeast, chanceToTurn, chanceToWin, pilesIn, total } from './combat-odds.ts'
import type { GunView, View } from './types.ts'

/** Any combat card but Jammed. */
const NOT_JAMMED = 0

/**
 * The chance that a shot hits or that the first round of a fight is won, from the combat cards that are left. Null for
 * other moves, and for a fight in which the other side still chooses its gun.
 */
export function oddsOf(view: View, move: Move): Odds | null {
  if (move.move === 'shoot') return shotOdds(view, move)
  if (move.move === 'attack') return fightOdds(view, move)
  return null
}

/** ZT-65, ZT-81 The chance that one bullet hits at this distance. */
function shotOdds(view: View, { pawn, gun, at }: Extract<Move, { move: 'shoot' }>): Odds | null {
  const from = view.pawns.find(other => other.pawn === pawn)?.at
  const turns = turnsOf(gunOf(view, pawn, gun))
  return from && turns ? drawOdds(view, turns, distance(locNamed(from), locNamed(at))) : null
}

/** ZT-100 to ZT-104 An armed target fires back: the higher number wins. An unarmed one is hit unless the gun jams. */
function fightOdds(view: View, { pawn, gun, target }: Extract<Move, { move: 'attack' }>): Odds | null {
  const mine = turnsOf(gunOf(view, pawn, gun))
  const guns = gunsOf(view, target)?.filter(({ bullets }) => bullets > 0)
  if (!mine || !guns || guns.length > 1) return null
  if (guns.length === 0) return drawOdds(view, mine, NOT_JAMMED)
  const theirs = turnsOf(guns[0])
  const piles = pilesIn(view)
  return {
    chance: chanceToWin(piles, mine, theirs),
    of: 'you win',
    count: `You turn ${quantity(mine, 'combat card')}, they turn ${theirs}: the higher number wins. ${total(piles.deck)} are left.`,
  }
}

function drawOdds(view: View, turns: number, number: number): Odds {
  const piles = pilesIn(view)
  const hits = atLeast(piles, number)
  return {
    chance: chanceToTurn(piles, turns, number),
    of: 'hit',
    count: `${hits} of ${quantity(total(piles.deck), 'combat card')} ${agree(hits, 'hits', 'hit')}${turns > 1 ? `, best of ${turns}` : ''}. Uses 1 bullet.`,
  }
}

function gunOf(view: View, pawn: string, gun: string): GunView | undefined {
  return view.pawns.find(other => other.pawn === pawn)?.guns[Number(gun.replace('gun-', '')) - 1]
}

function turnsOf(gun: GunView | undefined): number {
  return gun ? FACES[cardNamed(gun.card)].turns : 0
}

/** The guns of a pawn, or the gun of a survivor; null if the target is not on the board. */
function gunsOf(view: View, target: string): readonly GunView[] | null {
  const pawn = view.pawns.find(other => other.pawn === target)
  if (pawn) return pawn.guns
  const survivors = [...view.pawns.flatMap(({ carried }) => carried), ...view.buildings.flatMap(one => one.survivors)]
  const survivor = survivors.find(({ id }) => id === target)
  return survivor ? (survivor.gun ? [survivor.gun] : []) : null
}
