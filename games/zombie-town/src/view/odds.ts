import type { Odds } from '@holdout/knowledge'
import { agree, quantity } from '@holdout/words'
import { distance, locNamed } from '../data/board.ts'
import { cardNamed, FACES } from '../data/load.ts'
import type { Move } from '../moves.ts'
import { atLeast, chanceToTurn, chanceToWin, pilesIn, total } from './combat-odds.ts'
import type { GunView, View } from './types.ts'

/** Any combat card but Jammed. */
const NOT_JAMMED = 0

/**
 * The chance that a shot hits or that the next round of a fight is won, from the combat cards that are left. Null for
 * other moves.
 */
export function oddsOf(view: View, move: Move): Odds | null {
  const { asked } = view
  switch (move.move) {
    case 'shoot':
      return shotOdds(view, move.pawn, move.gun, move.at)
    case 'fire-again':
      return asked?.pawn && asked.gun && asked.at ? shotOdds(view, asked.pawn, asked.gun, asked.at) : null
    case 'attack':
      return attackOdds(view, move.pawn, move.gun, move.target)
    case 'challenge':
      return asked?.attacker && asked.pawn ? attackOdds(view, asked.attacker, move.gun, asked.pawn) : null
    case 'fight-on':
      return asked?.attacker && asked.gun && asked.target
        ? attackOdds(view, asked.attacker, asked.gun, asked.target)
        : null
    case 'fire':
      return asked?.step === 'fight-gun' ? answerOdds(view, move.gun) : defenseOdds(view, move.gun)
    default:
      return null
  }
}

/** ZT-65, ZT-81 The chance that one bullet hits at this distance. */
function shotOdds(view: View, pawn: string, gun: string, at: string): Odds | null {
  const from = view.pawns.find(other => other.pawn === pawn)?.at
  const turns = turnsOf(gunOf(view, pawn, gun))
  return from && turns ? drawOdds(view, turns, distance(locNamed(from), locNamed(at))) : null
}

/** ZT-92, ZT-95 A zombie that attacks is in the same place. */
function defenseOdds(view: View, gun: string): Odds | null {
  const turns = turnsOf(gunOf(view, view.asked?.pawn ?? '', gun))
  return turns ? drawOdds(view, turns, 0) : null
}

/**
 * ZT-100 to ZT-104 An armed target fires back: the higher number wins. An unarmed one is hit unless the gun jams. A
 * target with 2 guns chooses one: the better one counts.
 */
function attackOdds(view: View, attacker: string, gun: string, target: string): Odds | null {
  const mine = turnsOf(gunOf(view, attacker, gun))
  const guns = gunsOf(view, target)?.filter(({ bullets }) => bullets > 0)
  if (!mine || !guns) return null
  if (guns.length === 0) return drawOdds(view, mine, NOT_JAMMED)
  return roundOdds(view, mine, Math.max(...guns.map(turnsOf)), true)
}

/** ZT-102 The target of an attack chooses the gun that it answers with. */
function answerOdds(view: View, gun: string): Odds | null {
  const { attacker, target, gun: theirs } = view.asked ?? {}
  if (!attacker || !target || !theirs) return null
  const mine = turnsOf(gunOf(view, target, gun))
  const first = turnsOf(gunOf(view, attacker, theirs))
  return mine && first ? roundOdds(view, mine, first, false) : null
}

function roundOdds(view: View, mine: number, theirs: number, attacks: boolean): Odds {
  const piles = pilesIn(view)
  return {
    chance: attacks ? chanceToWin(piles, mine, theirs) : 1 - chanceToWin(piles, theirs, mine),
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

/** A gun of a pawn, or the gun of a survivor: that of the fighter itself or of a survivor who fires for a pawn. */
function gunOf(view: View, fighter: string, gun: string): GunView | undefined {
  if (!gun.startsWith('gun-')) return gunsOf(view, gun)?.[0]
  return gunsOf(view, fighter)?.[Number(gun.replace('gun-', '')) - 1]
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
