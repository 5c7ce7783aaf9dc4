import type { Reason, Seat } from '@holdout/engine'
import { BOARD, isBuilding, locNamed } from '../data/board.ts'
import type { Move } from '../moves.ts'
import { actionsToFight, buildingAt, isClosedTo, zombiesAt } from '../view/questions.ts'
import type { View } from '../view/types.ts'
import { refuseAnswer } from './reasons-answers.ts'
import { no, refuseMain } from './reasons-main.ts'
import { refuseZombie } from './reasons-zombies.ts'

/** Why a seat that has a decision, or may step in, cannot make this move now. Uses only what the seat sees. */
export function refuse(v: View, seat: Seat, move: Move): Reason {
  const step = v.asked?.step ?? ''
  if (step !== 'zombie-move' && step !== 'main') return refuseWindow(v, move) ?? refuseAnswer(v, seat, move)
  if (move.move === 'event') return refuseEvent(v, seat, move.card, move.pawn)
  if (move.move === 'drop-gun') return no('ZT-64', 'You can drop only empty guns of your own pawns and survivors.')
  if (seat !== v.active) return no('ZT-161', 'It is not your turn. You can only play an event or drop an empty gun.')
  if (step === 'main') return refuseMain(v, seat, move)
  if (move.move === 'zombie') return refuseZombie(v, move.from, move.to)
  return no('ZT-151', 'You must move zombies now, until no moves are left.')
}

/** ZT-161 The reason for an event or an empty gun while no window is open, also for seats without a decision. */
export function refuseWindow(v: View, move: Move): Reason | null {
  if (move.move !== 'event' && move.move !== 'drop-gun') return null
  if (v.options['event-windows'] === 'own-turn')
    return no(
      'ZT-R12',
      'At this table you can do that only on your own turn, when you choose an action or a zombie to move.',
    )
  return no('ZT-161', 'You can do that only while the active player is choosing an action or the next zombie to move.')
}

function refuseEvent(v: View, seat: Seat, id: string, pawn: string | null): Reason {
  const me = v.players.find(other => other.seat === seat)
  if (!me?.hand?.includes(id)) return no('ZT-160', 'You do not have this event in hand.')
  if (id === 'event-extra-action') return no('ZT-166', 'You can play this only in your own action phase.')
  if (id === 'event-move-back' || id === 'event-add-zombies') {
    const at = v.pawns.find(other => other.pawn === pawn && other.seat === seat)?.at
    if (!at || !isBuilding(locNamed(at))) return no('ZT-163', 'Your pawn must be in a building to play this.')
  }
  return no('ZT-162', 'You can play an event from hand only if it has an effect now.')
}

/** The moves a player is likely to try in the action phase that are not legal, with their reasons. */
export function barred(v: View, seat: Seat): { move: Move; reason: Reason }[] {
  if (v.asked?.step !== 'main' || v.active !== seat) return []
  const candidates: Move[] = []
  for (const { pawn, at, seat: owner } of v.pawns) {
    if (owner !== seat || at === null) continue
    const loc = locNamed(at)
    const building = buildingAt(v, at)
    if (
      v.actions === 0 ||
      building === null ||
      (building.pile === 0 && building.stored.every(({ seat: by }) => by === seat))
    )
      candidates.push({ move: 'draw', pawn })
    if (v.actions === 0 || building === null || building.owner !== seat || building.counter === 0)
      candidates.push({ move: 'ability', pawn, on: null })
    const adjacent = BOARD.contactOf[loc]
    if (v.actions === 0 || adjacent === null || v.buildings[adjacent].wallCount === 0)
      candidates.push({ move: 'tear-down', pawn })
    for (const next of BOARD.steps[loc]) {
      const to = BOARD.names[next]
      const there = buildingAt(v, to)
      if ((v.walks === 0 && v.actions === 0) || isClosedTo(there, seat)) candidates.push({ move: 'walk', pawn, to })
      else if (zombiesAt(v, to) > actionsToFight(v)) candidates.push({ move: 'walk', pawn, to })
    }
  }
  return candidates.map(move => ({ move, reason: refuse(v, seat, move) }))
}
