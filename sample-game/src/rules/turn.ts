import { type Seat, takeOut } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import { type CardId, strengthOf } from '../data/load.ts'
import {
  BAG,
  doorHolds,
  doorStrength,
  onTurn,
  SEATS,
  type State,
  seatsOf,
  type TurnMove,
  turnsUntilDawn,
} from '../state.ts'
import { dawnComes, doorBreaks } from './endings.ts'

/** NW-04 Players take turns in order, until dawn. */
export function beginTurn(s: State, _step: unknown, cx: Cx): void {
  if (s.turns === turnsUntilDawn(s.options)) return dawnComes(s, cx)
  cx.barrier('turn')
  cx.emit?.({ event: 'turn-began', seat: SEATS[onTurn(s)], turn: s.turns + 1 })
  cx.next({ step: 'turn' })
}

export function asksTurn(s: State): readonly Seat[] {
  return [SEATS[onTurn(s)]]
}

/** NW-15 The others may listen, once each. Play does not wait for them. */
export function mayListen(s: State): readonly Seat[] {
  return seatsOf(s).filter((_, player) => player !== onTurn(s) && !s.listened.includes(player))
}

/** NW-05 to NW-07 A card holds the door or is kept, while the bag has room. Without cards you pass. */
export function offerTurn(s: State, _step: unknown, seat: Seat, list: TurnMove[]): void {
  const player = onTurn(s)
  if (SEATS[player] !== seat) return void list.push({ move: 'listen' })
  for (const card of s.hands[player]) {
    list.push({ move: 'play', card, to: 'door' })
    if (s.bags[player].length < BAG) list.push({ move: 'play', card, to: 'bag' })
  }
  if (s.hands[player].length === 0) list.push({ move: 'pass' })
}

export function takeTurn(s: State, _step: unknown, seat: Seat, move: TurnMove, cx: Cx): void {
  if (move.move === 'listen') return listen(s, seat, cx)
  const player = onTurn(s)
  if (move.move === 'pass') cx.emit?.({ event: 'passed', seat, rule: 'NW-06' })
  else {
    const { card, to } = move
    takeOut(s.hands[player], card)
    if (to === 'door') {
      s.door.push(card)
      cx.emit?.({ event: 'held', seat, card, door: doorStrength(s) })
    } else {
      s.bags[player].push(card)
      cx.emit?.({ event: 'kept', seat, card, rule: 'NW-07' })
    }
  }
  cx.next({ step: 'zombie' }, { step: 'end-turn' })
}

/** NW-15 The player looks at the top zombie card. The turn goes on. */
function listen(s: State, seat: Seat, cx: Cx): void {
  const player = SEATS.indexOf(seat)
  s.listened.push(player)
  s.know.push(player)
  cx.barrier('reveal')
  cx.emit?.({ event: 'listened', seat, card: s.zombies[s.zombies.length - 1], rule: 'NW-15', rings: true })
  cx.next({ step: 'turn' })
}

/** NW-13 When the time is up, the weakest card goes to the door. */
export function holdWithWeakest(s: State): TurnMove {
  const [weakest] = [...s.hands[onTurn(s)]].sort((a, b) => strengthOf([a]) - strengthOf([b]))
  return weakest === undefined ? { move: 'pass' } : { move: 'play', card: weakest, to: 'door' }
}

/** NW-11 If the door still holds, the player draws a card. */
export function endTurn(s: State, _step: unknown, cx: Cx): void {
  if (!doorHolds(s)) return doorBreaks(s, cx)
  const card: CardId | undefined = s.supplies.pop()
  if (card !== undefined) {
    s.hands[onTurn(s)].push(card)
    cx.barrier('reveal')
    cx.emit?.({ event: 'drew', seat: SEATS[onTurn(s)], card })
  }
  s.turns += 1
  cx.next({ step: 'begin-turn' })
}
