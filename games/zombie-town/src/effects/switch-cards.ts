import { say } from '@holdout/engine'
import { isLastDay } from '../bot/worth.ts'
import type { PlayerId } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { BUILDINGS, type Building, isBuilding, leftNeighbor, locNamed } from '../data/board.ts'
import { type Move, SWITCH } from '../moves.ts'
import { putUnder, takeAll } from '../stacks.ts'
import { playerCount, type State } from '../state.ts'
import { best } from '../steps/defaults.ts'
import type { Effect } from './effect.ts'

/** ZT-168 Two neighboring buildings switch their unexplored cards. */
export const switchCards: Effect = {
  works: s => s.piles.cards.length > 0,
  take: (_s, player, _pawn, cx) => cx.next({ step: 'switch-cards', player }),
  questions: { 'switch-cards': () => say`Which two neighboring buildings switch their cards?` },
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

/** ZT-168 Two neighboring buildings; one of them may be empty. */
export function offerSwitchCards(s: State, _step: object, _seat: string, list: Move[]): void {
  for (let at = 0; at < BUILDINGS; at++)
    if (s.piles.sizes[at] > 0 || s.piles.sizes[leftNeighbor(at)] > 0) list.push(SWITCH[at])
}

/** ZT-168 Switches the unexplored piles; the order of cards stays. */
export function takeSwitchCards(s: State, _step: object, _seat: string, move: Move, cx: Cx): void {
  if (move.move !== 'switch') return
  const a = locNamed(move.at)
  const b = locNamed(move.with)
  const held = takeAll(s.piles, a)
  putUnder(s.piles, a, ...takeAll(s.piles, b))
  putUnder(s.piles, b, ...held)
  cx.emit?.({ event: 'cards-switched', rule: 'ZT-168', at: move.at, with: move.with })
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
