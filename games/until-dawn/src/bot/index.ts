import {
  type BotNotes,
  type BotPlan,
  fittedScore,
  type GradedScore,
  Inputs,
  Network,
  type Reasons,
} from '@holdout/knowledge'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { clone } from '../view/index.ts'
import models from './chance.json' with { type: 'json' }
import { factsOf, TOLD } from './facts.ts'
import { writeInputs } from './inputs.ts'
import value from './value.json' with { type: 'json' }
import { handMade } from './worth.ts'

const network = new Network(value)
const inputs = new Inputs()

/** The chance to survive between good players. Changes `s`. */
function survival(s: State): number {
  if (s.outcome) return s.outcome.winners.length > 0 ? 1 : 0
  inputs.clear()
  writeInputs(s, inputs)
  return network.chance(inputs)
}

export const bot: BotNotes<State, Move> = {
  rate: survival,
  facts: factsOf,
  chance: s => ({ john: survival(clone(s)) }),
}

/** Easy and medium bots stay as strong as they were measured. */
export const simple = { rate: handMade }

export const plan: BotPlan = { samples: 1, decisions: 0, hard: 24, expert: 300 }

export const reasons: Reasons = { facts: TOLD, models }

/** The level of the ending: 0 for a defeat, 4 for a night that all survive. */
export const score: GradedScore<State> = {
  of: s => s.outcome?.tier ?? fittedScore(models, 1, factsOf(clone(s))),
  text: level => `ending ${Math.max(0, level).toFixed(1)} of 4`,
}
