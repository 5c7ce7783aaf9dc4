import { type AiStep, type ChartEntry, SOLO_DECKS } from '@holdout/thirty-seconds/table'
import type { Random } from '../random.ts'
import { soloLog } from './text.ts'

export type Deck = keyof typeof SOLO_DECKS

/** TS-130 The Energy of the zombies in a turn. */
export const ENERGY = 4

/** The answer that the runner waits for. */
type Waiting =
  /** The answer to the question of the step. */
  | { readonly kind: 'step' }
  /** Whether the zombie that moved in can also attack. */
  | { readonly kind: 'then-attack' }
  | { readonly kind: 'roll' }
  /** Whether the entry of the chart is possible. */
  | { readonly kind: 'entry'; readonly roll: number; readonly entry: string; readonly tried: readonly string[] }
  | { readonly kind: 'done' }

export interface Runner {
  readonly deck: Deck
  readonly energy: number
  /** The Survivor's row, and whether they are down; some steps depend on it. */
  readonly row: number
  readonly down: boolean
  readonly at: number
  readonly waiting: Waiting
  /** The steps done or skipped, as text. */
  readonly lines: readonly Line[]
}

interface Line {
  /** The step card or chart entry. */
  readonly id: string
  readonly say: string
  readonly energy: number
}

export function startTurn(deck: Deck, survivor: { row: number; down: boolean }): Runner {
  return walk({ deck, energy: ENERGY, ...survivor, at: 0, waiting: { kind: 'step' }, lines: [] })
}

export function stepOf({ deck, at }: Runner): AiStep | null {
  return SOLO_DECKS[deck].steps[at] ?? null
}

export function entryNamed({ deck }: Runner, id: string): ChartEntry {
  return SOLO_DECKS[deck].chart.find(entry => entry.id === id) as ChartEntry
}

/** TS-132 Skips the steps that need no question: not enough Energy, or the Survivor is elsewhere. */
function walk(run: Runner): Runner {
  let now = run
  for (;;) {
    const step = stepOf(now)
    if (step === null) return { ...now, waiting: { kind: 'done' } }
    if (step.do === 'roll') {
      if (now.energy > 0) return { ...now, waiting: { kind: 'roll' } }
      now = next(tell(now, step.id, soloLog.noEnergyToRoll))
      continue
    }
    const barred = barredBy(now, step)
    if (barred === null) return { ...now, waiting: { kind: 'step' } }
    now = next(tell(now, step.id, barred))
  }
}

/** Why a step is skipped without a question; null if it must be asked. */
function barredBy({ energy, row, down }: Runner, step: AiStep): string | null {
  if (energy < step.cost) return soloLog.notEnoughEnergy
  const from = step.if?.survivorFrom
  if (from !== undefined && row < from) return soloLog.inRow(row)
  return step.if?.survivorDown && !down ? soloLog.standing : null
}

function tell(run: Runner, id: string, say: string): Runner {
  return { ...run, lines: [...run.lines, { id, say, energy: run.energy }] }
}

function next(run: Runner): Runner {
  return { ...run, at: run.at + 1, waiting: { kind: 'step' } }
}

function pay(run: Runner, cost: number): Runner {
  return { ...run, energy: run.energy - cost }
}

/** Applies the answer to the current question. */
export function answer(run: Runner, yes: boolean): Runner {
  const { waiting } = run
  if (waiting.kind === 'then-attack') return attackAfterMove(run, yes)
  if (waiting.kind === 'entry') return chartAnswer(run, waiting, yes)
  const step = stepOf(run)
  if (waiting.kind !== 'step' || step === null) return run
  if (!yes) return walk(next(tell(run, step.id, repeated(run, step) ? soloLog.noMore : soloLog.no)))
  const paid = tell(pay(run, step.cost), step.id, soloLog.done)
  if (step.do === 'all-attack') return walk(paid) // fa-02 asks again while there is Energy
  if (step.do === 'move-in-and-attack' && paid.energy > 0) return { ...paid, waiting: { kind: 'then-attack' } }
  return walk(next(paid))
}

function repeated(run: Runner, step: AiStep): boolean {
  return run.lines.at(-1)?.id === step.id
}

/** fa-04, fa-06 The zombie that moved in also attacks, for 1 more Energy, if it can. */
function attackAfterMove(run: Runner, yes: boolean): Runner {
  const { id } = stepOf(run) as AiStep
  return walk(next(yes ? tell(pay(run, 1), id, soloLog.attacks) : tell(run, id, soloLog.onlyMoves)))
}

/** TS-133 Tens and units, 00 to 99. */
export function rollDice(random: Random): number {
  return Math.floor(random() * 100)
}

export function takeRoll(run: Runner, roll: number): Runner {
  if (run.waiting.kind !== 'roll' || !Number.isInteger(roll) || roll < 0 || roll > 99) return run
  const entry = SOLO_DECKS[run.deck].chart.find(({ upTo }) => roll <= upTo) as ChartEntry
  return { ...run, waiting: { kind: 'entry', roll, entry: entry.id, tried: [] } }
}

/** TS-134 If an entry is not possible, takes the next one in its section, after the last the first. */
function chartAnswer(run: Runner, waiting: Waiting & { kind: 'entry' }, yes: boolean): Runner {
  const entry = entryNamed(run, waiting.entry)
  const rolled = String(waiting.roll).padStart(2, '0')
  if (yes) return walk(tell(pay(run, 1), entry.id, soloLog.rolled(rolled)))
  if (entry.do === 'all-rise') return walk(tell(run, entry.id, soloLog.rollAgain(rolled))) // TS-135
  const section = SOLO_DECKS[run.deck].chart.filter(other => other.section === entry.section)
  const tried = [...waiting.tried, entry.id]
  if (tried.length === section.length) return walk(tell(pay(run, 1), entry.id, soloLog.sectionFailed(rolled)))
  const following = section[(section.indexOf(entry) + 1) % section.length]
  return { ...run, waiting: { ...waiting, entry: following.id, tried } }
}
