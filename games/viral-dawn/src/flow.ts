import { fromSteps } from '@holdout/engine'
import { standing, steps } from './steps.ts'

/** Who is asked, what they may do, and what comes of it: out of the table of steps. */
export const flow = fromSteps(steps, standing)
