import { RuleBug } from '@holdout/engine'
import { type Player, SEATS } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { type Card, CODES } from '../data/load.ts'
import { type How, playerAt, playersIn, type Result, type State } from '../state.ts'
import { isComplete } from './safe-zone.ts'
import { type Split, winningSplit } from './split.ts'

/** How a win is named: for the player who changed the laid cards, and for any other player. */
export interface WinNames {
  readonly own: How
  readonly others: How
}

export const BY_LAYING: WinNames = { own: 'laying', others: 'laying' }
export const BY_PURGING: WinNames = { own: 'purging', others: 'purging' }
export const BY_KING: WinNames = { own: 'king', others: 'rivals-king' }
export const BY_REVERSED_KING: WinNames = { own: 'reversed-king', others: 'reversed-king-excess' }
export const BY_PENALTY: WinNames = { own: 'penalty', others: 'penalty' }

/**
 * VD-64 Checks for a winner after a change of a layout, VD-65 first the player who made it, then the others clockwise.
 * Returns whether the game is won; then no pending step of the turn happens (VD-67).
 */
export function checkForWinner(s: State, actor: Player, names: WinNames, cx: Cx): boolean {
  const count = playersIn(s)
  const expert = s.options['expert-tens']
  let place = s.places[actor]
  for (let i = 0; i < count; i++) {
    if (isComplete(s.layouts[place], expert)) {
      const winner = playerAt(s, place)
      winGame(s, winner, winner === actor ? names.own : names.others, cx)
      return true
    }
    place = place + 1 === count ? 0 : place + 1
  }
  return false
}

/** VD-10, VD-67 The winner reaches the Safe Zone, and the game ends at once. */
function winGame(s: State, winner: Player, how: How, cx: Cx): void {
  const place = s.places[winner]
  const split = winningSplit(s.layouts[place], s.options['expert-tens']) as Split
  s.last = frozen({ game: s.game, turns: s.turns + 1, winner, how, ...split })
  cx.emit?.({
    event: 'game-won',
    rule: winner === s.onTurn ? 'VD-64' : 'VD-66',
    seat: SEATS[winner],
    how,
    place,
    resources: codes(split.resources),
    miles: codes(split.miles),
    counts: split.counts,
  })
  endGame(s, winner, cx)
}

/** VD-72 The lap limit is reached: no winner and no point. */
export function overrun(s: State, cx: Cx): void {
  const last: Result = {
    game: s.game,
    turns: s.turns,
    winner: null,
    how: 'overrun',
    resources: [],
    miles: [],
    counts: [],
  }
  s.last = frozen(last)
  cx.emit?.({ event: 'overrun', rule: 'VD-72', turns: s.turns, inARow: s.overruns + 1 })
  endGame(s, null, cx)
}

function endGame(s: State, winner: Player | null, cx: Cx): void {
  s.agenda.length = 0
  cx.next({ step: 'game-ends', winner })
}

/** VD-68 Throws if a layout is complete: it should have won before, so changing places can never win. */
export function assertNoWinner(s: State): void {
  for (const layout of s.layouts)
    if (isComplete(layout, s.options['expert-tens'])) throw new RuleBug('A complete layout did not win (VD-68).')
}

/** Freezes a result, so that copies of the state can share it. */
function frozen(result: Result): Result {
  for (const list of [result.resources, result.miles, result.counts]) Object.freeze(list)
  return Object.freeze(result)
}

function codes(cards: readonly Card[]): string[] {
  return cards.map(card => CODES[card])
}
