import { CLOCK, type Seat } from '@holdout/engine'
import { type BotNotes, type BotPlan, Inputs, Network, type Reasons } from '@holdout/knowledge'
import type { Move } from '../moves.ts'
import { isSolo, type State, SURVIVOR, ZOMBIE } from '../state.ts'
import { flow, steps } from '../steps/index.ts'
import { clone } from '../view/clone.ts'
import models from './chance.json' with { type: 'json' }
import { factsOf, TOLD, TOLD_TO_ZOMBIES } from './facts.ts'
import { candidates, habit } from './habits.ts'
import { ACTION_PHASES, writeInputs } from './inputs.ts'
import value from './value.json' with { type: 'json' }
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
const NEXT_PHASE: ReadonlySet<string> = new Set(ACTION_PHASES)

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

const network = new Network(value)
const given = new Inputs()

/** The position for the network, past what is under way and the small decisions, at the next Action Phase. */
export function inputs(s: State, _seat: Seat, into: Inputs): void {
  settle(s, NEXT_PHASE)
  into.ended = s.outcome
  writeInputs(s, into)
}

/** The Survivor's chance to escape between good players. Changes `s`. */
function survival(s: State): number {
  given.clear()
  inputs(s, SURVIVOR, given)
  if (given.ended) return given.ended.winners.includes(SURVIVOR) ? 1 : 0
  return network.chance(given, isSolo(s) ? 1 : 2)
}

function chance(s: State): Record<Seat, number> {
  const escaping = survival(clone(s))
  return isSolo(s) ? { [SURVIVOR]: escaping } : { [SURVIVOR]: escaping, [ZOMBIE]: 1 - escaping }
}

function rate(s: State, seat: Seat): number {
  const escaping = survival(s)
  return seat === SURVIVOR ? escaping : 1 - escaping
}

export const bot: BotNotes<State, Move> = {
  chance,
  rate,
  candidates,
  habit,
  facts: factsOf,
}

/** Easy and medium bots stay as strong as they were measured: the hand-made value, up to the nearer horizon. */
export const simple = {
  rate(s: State, seat: Seat) {
    settle(s, HORIZON)
    const escaping = escapes(s, seat)
    return seat === SURVIVOR ? escaping : 1 - escaping
  },
}

export const plan: BotPlan = { samples: 3, decisions: 0, hard: 500 }

export const reasons: Reasons = {
  facts: TOLD,
  models,
  against: { [ZOMBIE]: { of: SURVIVOR, facts: TOLD_TO_ZOMBIES } },
}
