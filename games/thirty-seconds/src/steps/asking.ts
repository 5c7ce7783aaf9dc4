import type { Seat, StepTable } from '@holdout/engine'
import type { Event } from '../events.ts'
import { type Moves, PASS, type Pass, type Steps } from '../moves.ts'
import { answerLimit } from '../rules/clock.ts'
import { type State, SURVIVOR, ZOMBIE } from '../state.ts'

export const ASK_SURVIVOR = (): readonly Seat[] => [SURVIVOR]
export const ASK_ZOMBIE = (): readonly Seat[] => [ZOMBIE]
const pass = (): Pass => PASS

/** The time limit of a decision: TS-93, TS-97, and the limits outside the Action Phases. */
export const survivorLimit = (s: State) => answerLimit(s, SURVIVOR)
export const zombieLimit = (s: State) => answerLimit(s, ZOMBIE)

/** For a decision that may be passed: a time-out is a pass. */
export const silentSurvivorPasses = { clock: survivorLimit, timeout: pass }
export const silentZombiesPass = { clock: zombieLimit, timeout: pass }

export type Table = StepTable<State, Steps, Moves, Event>
