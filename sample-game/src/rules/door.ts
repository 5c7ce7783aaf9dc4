import { type Seat, takeOut } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import { type CardId, strengthOf } from '../data/load.ts'
import { type BraceMove, doorHolds, doorStrength, type Player, SEATS, type State, type Steps } from '../state.ts'

/** NW-08, NW-09 A zombie joins the crowd. If the crowd is now stronger than the door, the door cracks. */
export function zombieComes(s: State, _step: unknown, cx: Cx): void {
  const card = s.zombies.pop() as CardId // there are enough for the longest night
  s.crowd.push(card)
  s.know = []
  cx.barrier('reveal')
  const crowd = strengthOf(s.crowd)
  cx.emit?.({ event: 'zombie-came', card, crowd, door: doorStrength(s) })
  if (doorHolds(s)) return
  cx.emit?.({ event: 'door-cracked', rule: 'NW-09', short: crowd - doorStrength(s), rings: true })
  cx.next({ step: 'brace', waiting: playersWithCards(s) })
}

/** The size of a hand is public, so who is asked gives nothing away. */
function playersWithCards(s: State): Player[] {
  return [...s.hands.keys()].filter(player => s.hands[player].length > 0)
}

/** NW-10 All of them are asked at the same time. */
export function asksBrace(_s: State, { waiting }: Steps['brace']): readonly Seat[] {
  return waiting.map(player => SEATS[player])
}

export function offerBrace(s: State, _step: unknown, seat: Seat, list: BraceMove[]): void {
  for (const card of s.hands[SEATS.indexOf(seat)]) list.push({ move: 'brace', card })
  list.push({ move: 'step-back' })
}

/** NW-10 Bracing ends as soon as the door holds. */
export function takeBrace(s: State, { waiting }: Steps['brace'], seat: Seat, move: BraceMove, cx: Cx): void {
  const player = SEATS.indexOf(seat)
  if (move.move === 'brace') {
    takeOut(s.hands[player], move.card)
    s.door.push(move.card)
    cx.emit?.({ event: 'braced', seat, card: move.card, door: doorStrength(s) })
  } else cx.emit?.({ event: 'stepped-back', seat })
  if (!doorHolds(s)) cx.next({ step: 'brace', waiting: waiting.filter(other => other !== player) })
}

/** NW-13 When the time is up, the player steps back. */
export function stepBack(): BraceMove {
  return { move: 'step-back' }
}
