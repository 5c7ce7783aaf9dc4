import { type Phrase, quantity, say } from '@holdout/engine'
import { buildingAt, isArmed } from '../view/questions.ts'
import type { SurvivorView, View } from '../view/types.ts'
import { card, isSurvivorName, piece, place, player } from './parts.ts'

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

/** ZT-48, ZT-102, ZT-104, ZT-125 Who enters, and what both ends of a challenge mean. */
export function challengeQuestion(v: View): Phrase {
  const { pawn = null, at = null, attacker = null } = v.asked ?? {}
  const newcomer = v.pawns.find(other => other.pawn === pawn)
  const own = v.pawns.find(other => other.pawn === attacker)
  const building = buildingAt(v, at)
  if (!newcomer || !building || !attacker) return say`Do you challenge the newcomer?`
  const who = player(newcomer.seat)
  const where = say`${building.owner === v.who ? 'your ' : ''}${place(building.at)}`
  const isPawn = own !== undefined
  const loss = isPawn ? 'you take 1 damage' : 'your survivor dies'
  // ZT-125 A pawn that is hurt in its own home base flees and may lose it.
  const flight = isPawn && building.home && building.owner === v.who ? ' and flee' : ''
  const ends = isArmed(newcomer)
    ? say`Win: 1 damage for ${who}. Lose: ${loss}${flight}.`
    : say`A hit: 1 damage for ${who}, who flees. You risk only bullets.`
  return say`${who} enters ${where}. Challenge? ${ends}`
}
