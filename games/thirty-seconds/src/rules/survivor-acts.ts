import { type Seat, say } from '@holdout/engine'
import { type Ask, type MoveOf, nothing } from '../cx.ts'
import { nameOf } from '../data/load.ts'
import { ability, dash } from '../effects/abilities.ts'
import { price } from '../say/parts.ts'
import { type State, SURVIVOR } from '../state.ts'
import { actions, endPhase, pairsOf, tradeLabel } from './acting.ts'
import { attack, knockDown, stomp } from './attack-acts.ts'
import { ACTION_COST, clearHeadCost } from './costs.ts'
import { discardFromHand, drawTactics } from './decks.ts'
import { offerSurvivorActs } from './fast.ts'
import { breakFree, rising, walk } from './moving.ts'
import { bothHeld, handLabels, pays, TACTICS_LEFT } from './needs.ts'
import { survivorPlays } from './own-cards.ts'
import { drop, equip, inHand, pickUp, use } from './supplies.ts'

const NO_SEATS: readonly Seat[] = []
const ASKED: readonly Seat[] = [SURVIVOR]

/** TS-69 A Tactics card for 1E. */
const draw: MoveOf<'draw', 'survivor-acts'> = {
  rule: 'TS-69',
  label: () => say`Draw a Tactics card ${price(ACTION_COST)}`,
  candidates: [{ move: 'draw' }],
  needs: [
    TACTICS_LEFT,
    [
      'TS-69',
      s => s.energy >= ACTION_COST,
      s => `A Tactics card costs 1E or two discarded cards; you have ${s.energy}E.`,
    ],
  ],
  take(s, _move, cx) {
    s.energy -= ACTION_COST
    drawTactics(s, 'TS-69', cx)
  },
}

/** TS-69 Discard two cards to draw one. */
const trade: MoveOf<'trade', 'survivor-acts'> = {
  rule: 'TS-69',
  label: tradeLabel,
  candidates: s => pairsOf(handLabels(s, SURVIVOR)).map(([card, other]) => ({ move: 'trade', card, other })),
  tempting: nothing,
  exists: [bothHeld('TS-69')],
  needs: [TACTICS_LEFT],
  take(s, { card, other }, cx) {
    for (const label of [card, other]) {
      const held = inHand(s, label)
      discardFromHand(s, held)
      cx.emit?.({ event: 'discarded', rule: 'TS-69', seat: SURVIVOR, card: nameOf(held) })
    }
    drawTactics(s, 'TS-69', cx)
  },
}

/** TS-149 Removes a Concussion token. */
const clearHead: MoveOf<'clear-head', 'survivor-acts'> = {
  rule: 'TS-149',
  label: (_move, v) => say`Remove a Concussion token ${price(clearHeadCost(v))}`,
  candidates: [{ move: 'clear-head' }],
  tempting: (s: State) => (s.options.concussion ? [{ move: 'clear-head' }] : []),
  needs: [
    ['TS-149', s => s.concussions > 0, 'You have no Concussion token.'],
    pays(clearHeadCost, 'Removing a Concussion token'),
  ],
  take(s, _move, cx) {
    s.energy -= clearHeadCost(s)
    s.concussions -= 1
    cx.emit?.({ event: 'head-cleared', rule: 'TS-149', tokens: s.concussions })
  },
}

/** TS-D05 The Survivor acts until they end the phase or the bell ends it (TS-96, TS-98). */
export const survivorActs: Ask<'survivor-acts'> = {
  rule: 'TS-D05',
  asks: s => (s.phase === null || s.phase.bell ? NO_SEATS : ASKED),
  question: v => say`What do you do? ${v.energy}E left.`,
  moves: {
    ...actions('survivor-acts', {
      attack,
      stomp,
      'knock-down': knockDown,
      walk,
      'stand-up': rising,
      'break-free': breakFree,
      play: survivorPlays,
      ability,
      dash,
      equip,
      use,
      'pick-up': pickUp,
      'clear-head': clearHead,
      draw,
      drop,
      trade,
    }),
    'end-phase': endPhase(SURVIVOR),
  },
  first: { rule: 'TS-D05', text: 'That is not one of your actions in the Action Phase.' },
  offer: offerSurvivorActs,
}
