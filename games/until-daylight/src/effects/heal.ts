import { type Place, placeOf, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { boxOf, type Kind } from '../data/box.ts'
import type { Moves } from '../moves.ts'
import { addTally, settle } from '../rules/experience.ts'
import type { State } from '../state.ts'
import type { CardEffect, Named } from './effect.ts'
import { spend } from './spend.ts'

/** Canned Food, Bandage, First-aid Kit. */
export const healing: CardEffect<Named<'heal'>> = {
  use: {
    /** DL-124 Only if it heals at least 1 damage. */
    fits: (s, who, { target }) =>
      target === 'self' ? s.players[who].damage > 0 : s.players.some(({ damage }) => damage > 0),
    does(s, who, card, { amount, target }, spent, cx) {
      if (target === 'any') return cx.next({ step: 'heal-target', card })
      spend(s, who, card, spent, cx)
      heal(s, who, who, amount, cx)
    },
    whyNot: (_v, { target }) => ({
      rule: 'DL-124',
      text: target === 'self' ? 'You have no damage to heal.' : 'There is no damage to heal.',
    }),
    worth: (s, who) => 0.9 + 0.05 * s.players[who].damage,
  },
}

/** DL-124 Damage never goes below 0. */
export function heal(s: State, by: Place, who: Place, amount: number, cx: Cx): void {
  const player = s.players[who]
  const healed = Math.min(amount, player.damage)
  player.damage -= healed
  if (by !== who) {
    addTally(s.players[by], 'healed-others', healed)
    cx.barrier('reveal') // an objective of the other player may become visible
  }
  cx.emit?.({
    event: 'healed',
    rule: 'DL-124',
    who: seatOf(who),
    by: seatOf(by),
    amount: healed,
    damage: player.damage,
  })
  settle(s, cx)
}

export function offerHealTarget(s: State, _step: object, _seat: string, list: Moves['heal-target'][]): void {
  s.players.forEach(({ damage }, place) => {
    if (damage > 0) list.push({ move: 'heal', who: seatOf(place) })
  })
}

export function takeHealTarget(
  s: State,
  { card }: { card: Kind },
  seat: string,
  { who }: Moves['heal-target'],
  cx: Cx,
): void {
  const { effect } = boxOf(s).rubble[card]
  spend(s, placeOf(seat), card, false, cx)
  heal(s, placeOf(seat), placeOf(who), effect?.do === 'heal' ? effect.amount : 0, cx)
}
