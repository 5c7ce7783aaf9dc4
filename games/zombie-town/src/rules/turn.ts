import { type Decision, type Phrase, say } from '@holdout/engine'
import { quantity } from '@holdout/words'
import { NO_SEATS, only, seatOf } from '../codes.ts'
import type { Ask, Cx, MoveOf } from '../cx.ts'
import { cardNamed } from '../data/load.ts'
import { ACTIONS, handLimit } from '../limits.ts'
import { DISCARD, END_ACTIONS } from '../moves.ts'
import { aCard } from '../say/parts.ts'
import { takeKind } from '../stacks.ts'
import { handOf, isAlive, livingPawns, playerCount, type State } from '../state.ts'
import type { View } from '../view/types.ts'
import { best, clock, oneOf, otherMoves } from './asked.ts'
import { startBuild, tearDown } from './barricades.ts'
import { keepWorth } from './card-order.ts'
import { playEvent } from './event-cards.ts'
import { explore } from './exploring.ts'
import { offerMain } from './fast.ts'
import { attack } from './fights.ts'
import { endFireworks, lightFireworks } from './fireworks.ts'
import { dropGun, giveGun, pickUpStored, playGun, storeCard, takeGun } from './guns-and-stores.ts'
import { useHouse } from './houses.ts'
import { walkOn } from './moving.ts'
import { isOnTurn, kindsOf, NOT_YOUR_TURN, ON_TURN } from './needs.ts'
import { shootAt } from './shooting.ts'
import { carrySurvivor, doomedDie, markDoomed, pickUp, placeSurvivor, putDown } from './survivors.ts'
import { mayStepIn, stepInQuestion } from './windows.ts'

/** ZT-30 Steps (b) to (h) of a turn. The day (a) has already changed when play passed to the keeper. */
export function beginTurn(s: State, _step: object, cx: Cx): void {
  cx.barrier('turn')
  const player = s.active
  cx.emit?.({ event: 'turn-began', rule: 'ZT-30', seat: seatOf(player), day: s.day })
  markDoomed(s, player, cx)
  const pawns = livingPawns(s, player)
  s.actions = ACTIONS * pawns // ZT-31, ZT-204, ZT-208
  s.walks = pawns
  cx.next(
    { step: 'main' },
    { step: 'discard', player },
    { step: 'zombie-phase' },
    { step: 'refill' },
    { step: 'end-of-turn' },
    { step: 'discard', player },
    { step: 'pass-turn', to: (player + 1) % playerCount(s) },
  )
}

/** ZT-30 (g) Doomed survivors die, then fireworks that run out are discarded. */
export function endOfTurn(s: State, _step: object, cx: Cx): void {
  doomedDie(s, s.active, cx)
  endFireworks(s, s.active, cx)
}

/** ZT-38 The active player may always end the action phase. */
const endActions: MoveOf<'end-actions'> = {
  rule: 'ZT-38',
  label: () => say`End your actions and move zombies`,
  candidates: (s, _step, seat) => (isOnTurn(s, seat) ? [END_ACTIONS] : []),
  tempting: () => [END_ACTIONS],
  needs: [ON_TURN],
  take: (_s, _move, cx, _step, seat) => cx.emit?.({ event: 'ended-actions', rule: 'ZT-38', seat }),
}

/** ZT-34 Everything the active player may do next, unless they died in this turn (ZT-118). */
export const main: Ask<'main'> = {
  rule: 'ZT-D03',
  asks: s => (isAlive(s, s.active) ? only(s.active) : NO_SEATS),
  may: mayStepIn,
  clock,
  question: mainQuestion,
  moves: {
    walk: walkOn,
    'play-gun': playGun,
    'carry-survivor': carrySurvivor,
    draw: explore,
    'place-survivor': placeSurvivor,
    'put-down': putDown,
    build: startBuild,
    store: storeCard,
    'take-stored': pickUpStored,
    ability: useHouse,
    'pick-up': pickUp,
    'tear-down': tearDown,
    'give-gun': giveGun,
    'take-gun': takeGun,
    shoot: shootAt,
    attack,
    fireworks: lightFireworks,
    'end-actions': endActions,
    event: playEvent,
    'drop-gun': dropGun,
  },
  first: (s, _step, seat) => (isOnTurn(s, seat) ? { rule: 'ZT-34', text: 'This is not an action.' } : NOT_YOUR_TURN),
  timeout: () => END_ACTIONS,
  offer: offerMain,
}

function mainQuestion(v: View, { kind }: Decision): Phrase {
  if (kind === 'may') return stepInQuestion(v)
  if (v.actions + v.walks === 0) return say`You have no actions left.`
  const free = v.walks > 0 ? ` and ${quantity(v.walks, 'free movement')}` : ''
  return say`What do you do? ${quantity(v.actions, 'action')}${free} left.`
}

/** ZT-36, ZT-208 A player above the hand limit discards. */
export const discard: Ask<'discard'> = {
  rule: 'ZT-D26',
  asks: (s, { player }) =>
    isAlive(s, player) && s.hands.sizes[player] > handLimit(livingPawns(s, player)) ? only(player) : NO_SEATS,
  clock,
  tempting: otherMoves,
  question: () => say`You have too many cards in hand. Which one do you discard?`,
  moves: {
    discard: {
      ...oneOf<'discard'>(
        'ZT-D26',
        (s, { player }) => kindsOf(handOf(s, player)).map(card => DISCARD[card]),
        'You do not have this card in hand.',
      ),
      label: ({ card }) => say`Discard ${aCard(card)}`,
      take(s, { card: id }, cx, { player }, seat) {
        const card = cardNamed(id)
        takeKind(s.hands, player, card)
        s.discard.push(card) // ZT-37 face up, open to all
        cx.emit?.({ event: 'discarded', rule: 'ZT-36', seat, card: id })
        cx.next({ step: 'discard', player })
      },
    },
  },
  first: { rule: 'ZT-D26', text: 'First discard a card: you have too many in hand.' },
  timeout: (_s, _step, _seat, legal) => best(legal, ({ card }) => -keepWorth(cardNamed(card))),
}
