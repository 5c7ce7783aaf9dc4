import { type Place, placeOf, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { boxOf, type Kind } from '../data/box.ts'
import type { Moves } from '../moves.ts'
import { settle } from '../rules/experience.ts'
import { checkLimit, discardOne, takeFromBag } from '../rules/inventory.ts'
import { clockwise, type State } from '../state.ts'
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

/** Players who are away are asked last, so that their time limit does not apply to the others. */
export function asksBlackout(s: State, { chosen }: { chosen: readonly (Kind | null)[] }): readonly string[] {
  const open: Place[] = []
  for (let place = 0; place < s.players.length; place++)
    if (chosen[place] === null && s.players[place].bag.length > 0) open.push(place)
  const here = open.filter(place => !s.absent[place])
  return (here.length ? here : open).map(seatOf)
}

export function offerBlackout(s: State, _step: object, seat: string, list: Moves['blackout'][]): void {
  const { names } = boxOf(s)
  const place = placeOf(seat)
  for (const card of new Set(s.players[place].bag)) list.push({ move: 'hand-on', card: names[card] })
}

/** DL-142 When all have chosen, all cards pass to the next player clockwise at the same time. */
export function takeBlackout(
  s: State,
  { chosen }: { chosen: readonly (Kind | null)[] },
  seat: string,
  { card }: Moves['blackout'],
  cx: Cx,
): void {
  const place = placeOf(seat)
  const all = chosen.slice()
  all[place] = boxOf(s).kinds.get(card) as Kind
  cx.emit?.({ event: 'handed-on', rule: 'DL-142', who: seat, card })
  if (s.players.some((player, other) => player.bag.length > 0 && all[other] === null))
    return cx.next({ step: 'blackout', chosen: all })
  passOn(s, all, cx)
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
