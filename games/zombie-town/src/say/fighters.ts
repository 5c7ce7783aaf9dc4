import { type Phrase, say } from '@holdout/engine'
import { quantity } from '@holdout/words'
import type { GunView, SurvivorView, View } from '../view/types.ts'
import { card, gunTitle, isSurvivorName, Piece, piece } from './parts.ts'

/** A pawn, or a survivor by where it is and its gun: equal survivors are offered only once. */
export function fighter(v: View, name: string): Phrase {
  if (!isSurvivorName(name)) return [piece(name)]
  const isIt = ({ id }: SurvivorView): boolean => id === name
  const pawn = v.pawns.find(({ carried }) => carried.some(isIt))
  const survivor = (pawn?.carried ?? v.buildings.flatMap(({ survivors }) => survivors)).find(isIt)
  if (!survivor) return [piece(name)]
  const { gun, doomed } = survivor
  const state = say`(${gun ? say`${card(gun.card)}, ${quantity(gun.bullets, 'bullet')}` : 'unarmed'}${doomed ? ', doomed' : ''})`
  if (!pawn) return say`the placed survivor ${state}`
  return pawn.seat === v.who ? say`the carried survivor ${state}` : say`the survivor with ${piece(pawn.pawn)} ${state}`
}

/** Names the pawn that acts, unless each player has only one. */
export function byPawn(view: View, pawn: string): Phrase {
  return hasTwoPawns(view) ? say`${Piece(pawn)}: ` : []
}

export function hasTwoPawns(view: View): boolean {
  return view.pawns.length > view.players.length
}

export function gunOf(view: View, pawn: string, ref: string): GunView | undefined {
  return view.pawns.find(other => other.pawn === pawn)?.guns[Number(ref.slice(4)) - 1]
}

/** A gun with its bullets, if the view shows them. */
export function gun(view: View, pawn: string, ref: string): Phrase {
  const own = gunOf(view, pawn, ref)
  if (ref.startsWith('gun-') && own) return say`the ${card(own.card)} (${quantity(own.bullets, 'bullet')})`
  return isSurvivorName(ref) ? say`the gun of ${fighter(view, ref)}` : [gunTitle(ref)]
}

/** The gun that the pawn or survivor of the open decision would fire. */
export function firing(view: View, ref: string): Phrase {
  const { step, pawn, attacker, target } = view.asked ?? {}
  const by = step === 'fight-gun' ? target : step === 'challenge' ? attacker : pawn
  return gun(view, by ?? '', ref)
}
