import { type Reason, type Seat, say } from '@holdout/engine'
import type { MoveOf } from '../cx.ts'
import { END_PHASE, type Moves, PASS, type Pass } from '../moves.ts'
import { type State, SURVIVOR, ZOMBIE } from '../state.ts'
import { answerLimit } from './clock.ts'

/** Who answers a decision, with the time limits of TS-93, TS-97 and those outside the Action Phases. */
export const survivorAnswers = answers(SURVIVOR)
export const zombiesAnswer = answers(ZOMBIE)

function answers(seat: Seat) {
  const asked: readonly Seat[] = [seat]
  return { asks: (): readonly Seat[] => asked, clock: (s: State) => answerLimit(s, seat) }
}

/** For a decision that may be passed: a time-out is a pass. */
export const silencePasses = { timeout: (): Pass => PASS }

/** The reason for everything that waits for the open decision. Tables show it once, at the end of the phase. */
export function comesFirst(rule: string, text: string) {
  const first: Reason = { rule, text }
  return { first, tempting: () => [END_PHASE] }
}

/** The words of a pass, by decision. */
const PASSES = new Map<string, string>()

/** To answer a decision with nothing. */
export function passing<D extends keyof Moves>(
  decision: D,
  rule: string,
  words: string,
  take: MoveOf<'pass', D>['take'] = () => {},
) {
  PASSES.set(decision, words)
  return {
    rule,
    label: (_move: Pass, v: PassView) => say`${PASSES.get(v.asked ?? '') ?? 'Pass'}`,
    candidates: [PASS],
    take,
  }
}

interface PassView {
  readonly asked: string | null
}
