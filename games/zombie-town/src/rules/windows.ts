import { type Phrase, type Reason, type Seat, say } from '@holdout/engine'
import { NO_SEATS, playerAt, SEATS, seatOf } from '../codes.ts'
import { FACES } from '../data/load.ts'
import { isAlive, playerCount, type State } from '../state.ts'
import type { View } from '../view/types.ts'

/** ZT-161 The reason for an event or an empty gun while no window is open, also for seats without a decision. */
export function windowIsOver(s: State, _move: object, seat: Seat): Reason | null {
  if (!isAlive(s, playerAt(seat))) return null
  return s.options['event-windows'] === 'own-turn' ? ON_OWN_TURN : ON_ANY_TURN
}

const ON_ANY_TURN: Reason = {
  rule: 'ZT-161',
  text: 'You can do that only while the active player is choosing an action or the next zombie to move.',
}
const ON_OWN_TURN: Reason = {
  rule: 'ZT-R12',
  text: 'At this table you can do that only on your own turn, when you choose an action or a zombie to move.',
}

/** ZT-160, ZT-161 All other living players, whether or not they have an event to play: that stays secret. */
export function mayStepIn(s: State): readonly string[] {
  if (s.options['event-windows'] === 'own-turn') return NO_SEATS
  const players = playerCount(s)
  let key = players * 8 + s.active
  for (let player = 0; player < players; player++) key = key * 2 + (isAlive(s, player) ? 1 : 0)
  windows[key] ??= SEATS.slice(0, players)
    .map((_, turn) => (s.active + turn) % players)
    .filter(player => player !== s.active && isAlive(s, player))
    .map(seatOf)
  return windows[key]
}

/** Cached results of `mayStepIn`, clockwise from the active player's left. */
const windows: Record<number, readonly string[]> = {}

/** ZT-161 Names only what the player can do. Additional Action works only on the player's own turn (ZT-166). */
export function stepInQuestion(v: View): Phrase {
  const hand = v.players.find(({ seat }) => seat === v.who)?.hand ?? []
  const event = FACES.some(face => face.event !== null && face.event !== 'extra-action' && hand.includes(face.id))
  const pawns = v.pawns.filter(({ seat }) => seat === v.who)
  const placed = v.buildings.filter(({ owner }) => owner === v.who).flatMap(({ survivors }) => survivors)
  const survivors = [...pawns.flatMap(({ carried }) => carried), ...placed].flatMap(({ gun }) => gun ?? [])
  const empty = [...pawns.flatMap(({ guns }) => guns), ...survivors].some(({ bullets }) => bullets === 0)
  if (event && empty) return say`You may play an event or drop an empty gun.`
  if (event) return say`You may play an event.`
  return empty ? say`You may drop an empty gun.` : say`You cannot do anything now.`
}
