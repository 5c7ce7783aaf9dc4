import { say } from '@holdout/engine'
import { player } from '@holdout/words'
import { type Place, placeOf, seatOf } from '../codes.ts'
import type { Ask, Cx, MoveOf } from '../cx.ts'
import { boxOf } from '../data/box.ts'
import { addTally, settle } from '../rules/experience.ts'
import { inTurn, isSeat, playerOnTurn } from '../rules/turn.ts'
import type { State, Steps } from '../state.ts'
import type { CardEffect, Named } from './effect.ts'
import { spend } from './spend.ts'

/** Canned Food, Bandage, First-aid Kit. */
export const healing: CardEffect<Named<'heal'>> = {
  use: {
    needs: [
      [
        'DL-124',
        (s, who, { target }) =>
          target === 'self' ? s.players[who].damage > 0 : s.players.some(({ damage }) => damage > 0),
        (_title, { target }) => (target === 'self' ? 'You have no damage to heal.' : 'There is no damage to heal.'),
      ],
    ],
    does(s, who, card, { amount, target }, spent, cx) {
      if (target === 'any') return cx.next({ step: 'heal-target', card })
      spend(s, who, card, spent, cx)
      heal(s, who, who, amount, cx)
    },
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

const healKind: MoveOf<'heal', Steps['heal-target']> = {
  rule: 'DL-124',
  label: ({ who }, v) => (who === v.you ? say`Heal yourself` : say`Heal ${player(who)}`),
  candidates: s => s.players.map((_, place) => ({ move: 'heal', who: seatOf(place) })),
  exists: [['DL-124', (s, { who }) => isSeat(s, who), 'There is no such player at this table.']],
  needs: [['DL-124', (s, { who }) => s.players[placeOf(who)].damage > 0, 'That character has no damage to heal.']],
  elsewhere: inTurn('DL-124', 'First use a First-aid Kit.'),
  take(s, { who }, cx, { card }, seat) {
    const { effect } = boxOf(s).rubble[card]
    spend(s, placeOf(seat), card, false, cx)
    heal(s, placeOf(seat), placeOf(who), effect?.do === 'heal' ? effect.amount : 0, cx)
  },
}

/** DL-124 The First-aid Kit heals any character. */
export const healTarget: Ask<'heal-target'> = {
  rule: 'DL-D22',
  ...playerOnTurn,
  question: () => say`Which character do you heal?`,
  moves: { heal: healKind },
  first: { rule: 'DL-124', text: 'First choose a character to heal.' },
  timeout: (s, _step, seat) => ({ move: 'heal', who: seatOf(mostDamaged(s, placeOf(seat))) }),
}

/** DL-D22 The player's own character, or else the one with the most damage. */
function mostDamaged(s: State, place: Place): Place {
  if (s.players[place].damage > 0) return place
  let most = 0
  s.players.forEach(({ damage }, other) => {
    if (damage > s.players[most].damage) most = other
  })
  return most
}
