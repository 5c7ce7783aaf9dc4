import { say } from '@holdout/engine'
import { isLastDay } from '../bot/worth.ts'
import type { PlayerId } from '../codes.ts'
import type { Ask } from '../cx.ts'
import { BUILDINGS, type Building, isBuilding, leftNeighbor, locNamed } from '../data/board.ts'
import { SWITCH } from '../moves.ts'
import { anyOf, best, cardsPlayer, oneOf } from '../rules/asked.ts'
import { place } from '../say/parts.ts'
import { putUnder, takeAll } from '../stacks.ts'
import { playerCount, type State } from '../state.ts'
import type { Effect } from './effect.ts'

/** ZT-168 Two neighboring buildings switch their unexplored cards. */
export const switchCards: Effect = {
  works: s => s.piles.cards.length > 0,
  take: (_s, player, _pawn, cx) => cx.next({ step: 'switch-cards', player }),
  bot: {
    worth: 0.5,
    judge: bestSwitch,
    waits: true,
    triggered: () => 0.6,
    keeps: () => false,
    answers: {
      'switch-cards': (s, me, _step, moves) =>
        best(moves, move => (move.move === 'switch' ? switchWorth(s, me, locNamed(move.at)) : 0)),
    },
  },
}

const hasCards = (s: State, at: Building): boolean => s.piles.sizes[at] > 0 || s.piles.sizes[leftNeighbor(at)] > 0

/** ZT-168 Two neighboring buildings; one of them may be empty. The order of cards stays. */
export const switchPiles: Ask<'switch-cards'> = {
  rule: 'ZT-D23',
  ...cardsPlayer,
  question: () => say`Which two neighboring buildings switch their cards?`,
  moves: {
    switch: {
      ...oneOf<'switch-cards'>(
        'ZT-168',
        s => SWITCH.filter((_, at) => hasCards(s, at)),
        'Choose two neighboring buildings. At least one of them must have unexplored cards.',
      ),
      label: ({ at, with: other }) => say`Switch the cards of ${place(at)} and ${place(other)}`,
      take(s, { at, with: other }, cx) {
        const a = locNamed(at)
        const b = locNamed(other)
        const held = takeAll(s.piles, a)
        putUnder(s.piles, a, ...takeAll(s.piles, b))
        putUnder(s.piles, b, ...held)
        cx.emit?.({ event: 'cards-switched', rule: 'ZT-168', at, with: other })
      },
    },
  },
  first: { rule: 'ZT-D23', text: 'First choose the buildings that switch their cards.' },
  timeout: anyOf,
}

/** Switching brings more cards to a building with an own pawn. */
function switchWorth(s: State, me: PlayerId, at: Building): number {
  const other = leftNeighbor(at)
  const gain = s.piles.sizes[other] - s.piles.sizes[at]
  let worth = 0
  for (let pawn = me; pawn < s.pawns.length; pawn += playerCount(s)) {
    if (s.pawns[pawn].at === at) worth += gain
    else if (s.pawns[pawn].at === other) worth -= gain
  }
  return worth
}

function bestSwitch(s: State, me: PlayerId): number {
  let most = 0
  for (let pawn = me; pawn < s.pawns.length; pawn += playerCount(s)) {
    const at = s.pawns[pawn].at
    if (at === null || !isBuilding(at) || s.piles.sizes[at] > 0) continue
    const before = (at + BUILDINGS - 1) % BUILDINGS
    most = Math.max(most, switchWorth(s, me, at), switchWorth(s, me, before))
  }
  return most > 0 && s.actions > 0 && !isLastDay(s) ? 0.5 + most * 0.3 : -1
}
