import { type Seat, say } from '@holdout/engine'
import { type Place, placeOf, seatOf } from '../codes.ts'
import type { Ask, Cx, MoveOf } from '../cx.ts'
import { boxOf, type Kind } from '../data/box.ts'
import { settle } from '../rules/experience.ts'
import { checkLimit, discardOne, holds, takeFromBag } from '../rules/inventory.ts'
import { asked, passesAway } from '../rules/time.ts'
import { inTurn } from '../rules/turn.ts'
import { partsOf, titleIn } from '../say/parts.ts'
import { clockwise, kindsIn, type State, type Steps } from '../state.ts'
import type { CardEffect, Named } from './effect.ts'

/** DL-141 Rats: every player who has that food discards 1, including the drawer. */
export const everyoneDiscards: CardEffect<Named<'everyone-discards'>> = {
  happens(s, who, { card }, cx) {
    const kind = boxOf(s).kinds.get(card) as Kind
    for (let step = 0; step < s.players.length; step++) {
      const place = clockwise(s, who, step)
      if (s.players[place].bag.includes(kind)) discardOne(s, place, kind, 'rats', cx)
    }
  },
}

/** DL-142 Blackout: every player with a card secretly chooses one. */
export const everyonePasses: CardEffect<Named<'everyone-passes'>> = {
  happens: (s, _who, _effect, cx) => cx.next({ step: 'blackout', chosen: s.players.map(() => null) }),
}

type Choosing = Steps['blackout']

/** Players who are away are asked last, so that their time limit does not apply to the others. */
function choosers(s: State, { chosen }: Choosing): readonly Seat[] {
  const open: Place[] = []
  for (let place = 0; place < s.players.length; place++)
    if (chosen[place] === null && s.players[place].bag.length > 0) open.push(place)
  const here = open.filter(place => !s.absent[place])
  return (here.length ? here : open).map(seatOf)
}

/** DL-142 When all have chosen, all cards pass to the next player clockwise at the same time. */
const handOn: MoveOf<'hand-on', Choosing> = {
  rule: 'DL-142',
  label: ({ card }, v) => say`Pass on ${partsOf(v).card(card)}`,
  candidates: (s, _step, seat) =>
    kindsIn(s.players[placeOf(seat)].bag).map(card => ({ move: 'hand-on', card: boxOf(s).names[card] })),
  exists: [
    ['DL-142', (s, { card }, _step, seat) => holds(s, seat, card), (s, { card }) => `You have no ${titleIn(s, card)}.`],
  ],
  elsewhere: inTurn('DL-142', 'Cards are passed on only during a Blackout.'),
  take(s, { card }, cx, { chosen }, seat) {
    const all = chosen.slice()
    all[placeOf(seat)] = boxOf(s).kinds.get(card) as Kind
    cx.emit?.({ event: 'handed-on', rule: 'DL-142', who: seat, card })
    if (s.players.some((player, other) => player.bag.length > 0 && all[other] === null))
      return cx.next({ step: 'blackout', chosen: all })
    passOn(s, all, cx)
  },
}

const BLACKOUT_SECONDS = 5

export const blackout: Ask<'blackout'> = {
  rule: 'DL-D11',
  ...asked(choosers, s => (passesAway(s) ? BLACKOUT_SECONDS : 0)),
  question: () => say`Blackout: which card do you pass to the next player?`,
  moves: { 'hand-on': handOn },
  first: { rule: 'DL-142', text: 'Blackout: first choose a card to pass on.' },
  /** DL-D11 The oldest card that is not a weapon, else the oldest. */
  timeout(s, _step, seat) {
    const { rubble, names } = boxOf(s)
    const { bag } = s.players[placeOf(seat)]
    return { move: 'hand-on', card: names[bag.find(card => rubble[card].type !== 'weapon') ?? bag[0]] }
  },
}

function passOn(s: State, chosen: readonly (Kind | null)[], cx: Cx): void {
  const { names } = boxOf(s)
  cx.barrier('reveal')
  chosen.forEach((card, place) => {
    if (card !== null) takeFromBag(s.players[place].bag, card)
  })
  chosen.forEach((card, place) => {
    if (card === null) return
    const to = clockwise(s, place)
    s.players[to].bag.push(card)
    cx.emit?.({ event: 'passed-on', rule: 'DL-142', from: seatOf(place), to: seatOf(to), card: names[card] })
  })
  settle(s, cx)
  for (let place = s.players.length - 1; place >= 0; place--) checkLimit(s, place, cx)
}
