import { CLOCK, type Seat, say } from '@holdout/engine'
import { quantity } from '@holdout/words'
import type { Always, Cx } from '../cx.ts'
import type { Move } from '../moves.ts'
import { other, type Phase, type State, SURVIVOR, sideOf, ZOMBIE } from '../state.ts'
import { forfeit } from './endings.ts'

/** TS-R58 The Action Phases that a warned player must miss in a row before the game can be claimed. */
const MISSED_AFTER_WARNING = 3

const BOTH: readonly Seat[] = [SURVIVOR, ZOMBIE]
const NO_SEATS: readonly Seat[] = []

/** Whether the match began under rules without warnings. */
function isOlder(s: State): boolean {
  return (s.rules ?? 1) < 3
}

/** TS-R58 A missed phase is one whose bell rings before its player has made a move. The first one is the warning. */
export function countMissed(s: State, { of, bell, acted }: Phase, cx: Cx): void {
  const side = sideOf(of)
  s.idle[side] = bell && !acted ? s.idle[side] + 1 : 0
  if (s.idle[side] > 0 && !isOlder(s))
    cx.emit?.({ event: 'missed-phase', rule: 'TS-R58', seat: of, missed: s.idle[side] })
}

/** TS-R58 Any move ends the count. Starting the clock does not, because tables do that by themselves. */
export function isHere(s: State, seat: Seat, { move }: Move): void {
  if (seat !== CLOCK && move !== 'start-clock' && !isOlder(s)) s.idle[sideOf(seat)] = 0
}

function noneMissed({ idle }: State): boolean {
  return idle[0] + idle[1] === 0
}

function isGone(s: State, seat: Seat): boolean {
  return s.idle[sideOf(seat)] >= (isOlder(s) ? 2 : 1 + MISSED_AFTER_WARNING)
}

/** TS-R58 The answer of a warned player. `isHere` ends the count. */
export const here: Always<'here'> = {
  rule: 'TS-R58',
  asks: s => (isOlder(s) || noneMissed(s) ? NO_SEATS : BOTH.filter(seat => s.idle[sideOf(seat)] > 0)),
  question: () => say`Still there?`,
  label: () => say`I am here`,
  candidates: [{ move: 'here' }],
  elsewhere: { rule: 'TS-R58', text: 'You have not missed an Action Phase.' },
  take: (_s, _move, cx, _step, seat) => cx.emit?.({ event: 'is-here', rule: 'TS-R58', seat }),
}

export const claim: Always<'claim'> = {
  rule: 'TS-R58',
  asks: s => (noneMissed(s) ? NO_SEATS : BOTH.filter(seat => isGone(s, other(seat)))),
  question: () => say`The other player is not there. You may claim the game.`,
  label: () => say`Claim the game`,
  candidates: [{ move: 'claim' }],
  elsewhere: {
    rule: 'TS-R58',
    text: `You can claim the game after the other player was warned and then missed ${quantity(MISSED_AFTER_WARNING, 'Action Phase')} in a row.`,
  },
  take: (s, _move, cx, _step, seat) => forfeit(s, other(seat), isOlder(s) ? 'TS-98' : 'TS-R58', cx),
}
