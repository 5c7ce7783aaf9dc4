import { type Seat, say, takeOut } from '@holdout/engine'
import { type Ask, type Cx, type MoveOf, type NeedOf, turnClock } from '../cx.ts'
import { type CardId, SUPPLIES, strengthOf, titleOfCard } from '../data/load.ts'
import { card as cardRef } from '../say/parts.ts'
import { doorHolds, doorStrength, handOf, type Player, SEATS, type State, type Steps } from '../state.ts'

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

/** The reason for moves of a turn while the door cracks. */
export const BRACE_FIRST = { rule: 'NW-10', text: 'First the players brace the door or step back.' }

/** The card of a move may be any text: a client can send nonsense. */
export function holdsCard(rule: string): NeedOf<{ readonly card: CardId }> {
  return [
    rule,
    (s, { card }, _step, seat) => handOf(s, seat).includes(card),
    (_s, { card }) => `You do not hold ${SUPPLIES.includes(card) ? `the ${titleOfCard(card)}` : 'such a card'}.`,
  ]
}

/** NW-10 Bracing ends as soon as the door holds. */
function endAnswer(s: State, { waiting }: Steps['brace'], seat: Seat, cx: Cx): void {
  if (!doorHolds(s)) cx.next({ step: 'brace', waiting: waiting.filter(player => SEATS[player] !== seat) })
}

const braceWith: MoveOf<'brace', Steps['brace']> = {
  rule: 'NW-10',
  label: ({ card }) => say`Brace the door with ${cardRef(card)}`,
  candidates: (s, _step, seat) => handOf(s, seat).map(card => ({ move: 'brace', card })),
  exists: [holdsCard('NW-10')],
  elsewhere: { rule: 'NW-09', text: 'You can brace the door only when it cracks.' },
  take(s, { card }, cx, step, seat) {
    takeOut(handOf(s, seat), card)
    s.door.push(card)
    cx.emit?.({ event: 'braced', seat, card, door: doorStrength(s) })
    endAnswer(s, step, seat, cx)
  },
}

const stepBack: MoveOf<'step-back', Steps['brace']> = {
  rule: 'NW-10',
  label: () => say`Step back`,
  candidates: [{ move: 'step-back' }],
  elsewhere: { rule: 'NW-09', text: 'You can step back only when the door cracks.' },
  take(s, _move, cx, step, seat) {
    cx.emit?.({ event: 'stepped-back', seat })
    endAnswer(s, step, seat, cx)
  },
}

/** NW-10 All players with cards are asked at the same time. */
export const brace: Ask<'brace'> = {
  rule: 'NW-10',
  asks: (_s, { waiting }) => waiting.map(player => SEATS[player]),
  question: ({ crowdStrength, doorStrength }) =>
    say`The crowd is stronger than the door by ${crowdStrength - doorStrength}. Brace it with a card, or step back?`,
  moves: { brace: braceWith, 'step-back': stepBack },
  clock: turnClock,
  /** NW-13 When the time is up, the player steps back. */
  timeout: () => ({ move: 'step-back' }),
}
