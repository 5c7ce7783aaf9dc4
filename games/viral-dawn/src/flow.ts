import { fromSteps } from '@holdout/engine'
import { standing, steps } from './steps/index.ts'

/** The flow of the game: pending decisions, legal moves, and how moves change the state. */
export const flow = fromSteps(steps, standing)
