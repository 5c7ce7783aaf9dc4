import { fromSteps } from '@holdout/engine'
import { standing, steps } from './steps.ts'

/** The flow of the game: what is pending, the legal moves, and what they lead to. */
export const flow = fromSteps(steps, standing)
