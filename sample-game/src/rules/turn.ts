import { say, takeOut } from '@holdout/engine'
import { type Ask, type Cx, type MoveOf, type NeedOf, turnClock } from '../cx.ts'
import { type CardId, strengthOf } from '../data/load.ts'
import { card as cardRef } from '../say/parts.ts'
import {
  BAG,
  doorHolds,
  doorStrength,
  handOf,
  isOnTurn,
  onTurn,
  SEATS,
  type State,
  seatsOf,
  turnsUntilDawn,
} from '../state.ts'
import { BRACE_FIRST, holdsCard } from './door.ts'
import { dawnComes, doorBreaks } from './endings.ts'

/** NW-04 Players take turns in order, until dawn. */
export function beginTurn(s: State, _step: unknown, cx: Cx): void {
  if (s.turns === turnsUntilDawn(s.options)) return dawnComes(s, cx)
  cx.barrier('turn')
  cx.emit?.({ event: 'turn-began', seat: SEATS[onTurn(s)], turn: s.turns + 1 })
  cx.next({ step: 'turn' })
}

const ON_WATCH: NeedOf = ['NW-04', (s, _move, _step, seat) => isOnTurn(s, seat), 'It is not your turn.']

/** NW-05 A card holds the door, or you keep it. NW-07 A bag holds only some cards. */
const play: MoveOf<'play'> = {
  rule: 'NW-05',
  label: ({ card, to }) => (to === 'door' ? say`Hold the door with ${cardRef(card)}` : say`Keep ${cardRef(card)}`),
  candidates: (s, _step, seat) => (isOnTurn(s, seat) ? handOf(s, seat).flatMap(waysToPlay) : []),
  exists: [
    ON_WATCH,
    holdsCard('NW-05'),
    ['NW-05', (_s, { to }) => to === 'door' || to === 'bag', 'Play the card to the door or into your bag.'],
  ],
  needs: [
    [
      'NW-07',
      (s, { to }, _step, seat) => to === 'door' || s.bags[SEATS.indexOf(seat)].length < BAG,
      `Your bag is full: it holds ${BAG} cards.`,
    ],
  ],
  elsewhere: BRACE_FIRST,
  take(s, { card, to }, cx, _step, seat) {
    takeOut(handOf(s, seat), card)
    if (to === 'door') {
      s.door.push(card)
      cx.emit?.({ event: 'held', seat, card, door: doorStrength(s) })
    } else {
      s.bags[onTurn(s)].push(card)
      cx.emit?.({ event: 'kept', seat, card, rule: 'NW-07' })
    }
    cx.next({ step: 'zombie' }, { step: 'end-turn' })
  },
}

function waysToPlay(card: CardId) {
  return [
    { move: 'play', card, to: 'door' },
    { move: 'play', card, to: 'bag' },
  ] as const
}

/** NW-06 Without cards you pass. */
const pass: MoveOf<'pass'> = {
  rule: 'NW-06',
  label: () => say`Pass`,
  candidates: [{ move: 'pass' }],
  tempting: () => [],
  needs: [
    ON_WATCH,
    ['NW-06', (s, _move, _step, seat) => handOf(s, seat).length === 0, 'You may pass only with an empty hand.'],
  ],
  elsewhere: BRACE_FIRST,
  take(_s, _move, cx, _step, seat) {
    cx.emit?.({ event: 'passed', seat, rule: 'NW-06' })
    cx.next({ step: 'zombie' }, { step: 'end-turn' })
  },
}

/** NW-15 A player looks at the top zombie card. The turn goes on. */
const listen: MoveOf<'listen'> = {
  rule: 'NW-15',
  label: () => say`Listen at the door`,
  candidates: [{ move: 'listen' }],
  needs: [
    [
      'NW-15',
      (s, _move, _step, seat) => !s.listened.includes(SEATS.indexOf(seat)),
      'You can listen only once in a night.',
    ],
    ['NW-15', (s, _move, _step, seat) => !isOnTurn(s, seat), 'You can listen only while another player is on watch.'],
  ],
  elsewhere: BRACE_FIRST,
  take(s, _move, cx, _step, seat) {
    const player = SEATS.indexOf(seat)
    s.listened.push(player)
    s.know.push(player)
    cx.barrier('reveal')
    cx.emit?.({ event: 'listened', seat, card: s.zombies[s.zombies.length - 1], rule: 'NW-15', rings: true })
    cx.next({ step: 'turn' })
  },
}

export const turn: Ask<'turn'> = {
  rule: 'NW-05',
  asks: s => [SEATS[onTurn(s)]],
  /** NW-15 The others may listen, once each. Play does not wait for them. */
  may: s => seatsOf(s).filter((_, player) => player !== onTurn(s) && !s.listened.includes(player)),
  question: (_view, { kind }) =>
    kind === 'may'
      ? say`Listen at the door? You can do that once.`
      : say`Hold the door with a card, or keep one for yourself?`,
  moves: { listen, play, pass },
  clock: turnClock,
  /** NW-13 When the time is up, the weakest card goes to the door. */
  timeout(s) {
    const [weakest] = [...s.hands[onTurn(s)]].sort((a, b) => strengthOf([a]) - strengthOf([b]))
    return weakest === undefined ? { move: 'pass' } : { move: 'play', card: weakest, to: 'door' }
  },
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
