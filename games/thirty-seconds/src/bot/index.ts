import { CLOCK, type Seat } from '@holdout/engine'
import { type BotNotes, type BotPlan, type FittedModels, fittedChances, type Reasons } from '@holdout/knowledge'
import type { Move } from '../moves.ts'
import { isSolo, type State, SURVIVOR, ZOMBIE } from '../state.ts'
import { flow, steps } from '../steps/index.ts'
import models from './chance.json' with { type: 'json' }
import { factsOf, TOLD, TOLD_TO_ZOMBIES } from './facts.ts'
import { candidates, habit } from './habits.ts'
import ratings from './rating.json' with { type: 'json' }
import { escapes } from './value.ts'

/**
 * The decisions where looking ahead ends: the Action Phases and the choices between turns. A Survivor who looks past
 * them escapes in three of four matches, which is stronger than the balance targets assume (decision 0009).
 */
const HORIZON: ReadonlySet<string> = new Set([
  'replace-supplies',
  'place-horde',
  'survivor-acts',
  'zombie-acts',
  'hand-limit',
  'calm-down',
  'choose-break-in',
])

/** The decisions where a search stops: it looks past the end of a turn to the next Action Phase. */
const ACTION_PHASES: ReadonlySet<string> = new Set(['replace-supplies', 'place-horde', 'survivor-acts', 'zombie-acts'])

/** Answers reactions and small decisions with their time-out defaults, up to the horizon. */
function settle(s: State, horizon: ReadonlySet<string>): void {
  for (let i = 0; i < 60 && s.outcome === null; i++) {
    const top = s.agenda[s.agenda.length - 1]?.step
    if (top === undefined || horizon.has(top)) return
    const row = steps[top as 'divide'] as { asks: (s: State, step: object) => readonly Seat[]; timeout?: unknown }
    if (!row.timeout) return
    const [seat] = row.asks(s, s.agenda[s.agenda.length - 1])
    flow.apply(s, CLOCK, { move: 'time-out', seat })
  }
}

function valueAt(s: State, seat: Seat, horizon: ReadonlySet<string>): number {
  settle(s, horizon)
  const value = escapes(s, seat)
  return seat === SURVIVOR ? value : 1 - value
}

function chance(s: State): Record<Seat, number> {
  return chanceBy(models, s, isSolo(s) ? [SURVIVOR] : BOTH)
}

const BOTH: readonly Seat[] = [SURVIVOR, ZOMBIE]

function chanceBy(fitted: FittedModels, s: State, seats: readonly Seat[]): Record<Seat, number> {
  const wins = s.outcome?.winners
  if (wins) return { [SURVIVOR]: wins.includes(SURVIVOR) ? 1 : 0, [ZOMBIE]: wins.includes(SURVIVOR) ? 0 : 1 }
  return fittedChances(fitted, seats, seat => factsOf(s, seat))
}

/** The share of the fitted rating in `rate`: what wins most often (docs/bots.md). */
const FITTED: Readonly<Record<Seat, number>> = { [SURVIVOR]: 0.3, [ZOMBIE]: 0.7 }

/**
 * The rating of a search: past the end of the turn, by the hand-made value and a rating. The ratings are fitted to
 * matches between weaker bots than the chance is; searches with them win more often (docs/bots.md).
 */
function rate(s: State, seat: Seat): number {
  const value = valueAt(s, seat, ACTION_PHASES) // plays on to that point
  const rating = chanceBy({ 2: ratings[seat as keyof typeof ratings] }, s, BOTH)[seat]
  return FITTED[seat] * rating + (1 - FITTED[seat]) * value
}

export const bot: BotNotes<State, Move> = {
  chance,
  rate,
  candidates,
  habit,
  facts: factsOf,
}

/** The hand-made value alone, up to the nearer horizon. */
export const simple = { rate: (s: State, seat: Seat) => valueAt(s, seat, HORIZON) }

export const plan: BotPlan = { samples: 3, decisions: 0, hard: 500 }

export const reasons: Reasons = {
  facts: TOLD,
  models,
  against: { [ZOMBIE]: { of: SURVIVOR, facts: TOLD_TO_ZOMBIES } },
}
