import { fromSteps } from '@holdout/engine'
import { standing, steps } from './steps/index.ts'

/** The flow of the game: the open decisions, the legal moves and their effects. */
export const flow = fromSteps(steps, standing)
