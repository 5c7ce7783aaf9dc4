import type { AnyEvent, AnyGame, MarkThresholds, Phrase, Ref, Seat } from '@holdout/engine'
import type { AnalyzedStep, Estimate, Moment } from './analysis.ts'
import { headline } from './headline.ts'
import type { FoundDecision } from './judge.ts'
import { decisionMark, isClear, luckMark } from './marks.ts'
import type { PlayedMatch } from './played.ts'

const MOST = 7
const LEAST = 3

type Weighed = Omit<Moment, 'rank'> & { readonly weight: number }

/**
 * The moments that mattered most. A decision weighs double: it is what a player can learn from. Moments without a mark
 * are listed only if fewer than three have one.
 */
export function momentsOf(
  game: AnyGame,
  match: PlayedMatch,
  seat: Seat,
  team: boolean,
  marks: MarkThresholds,
  steps: readonly AnalyzedStep[],
  decisions: ReadonlyMap<number, FoundDecision>,
): Moment[] {
  const all = steps.flatMap(step =>
    [...decisionMoment(game, match, seat, team, marks, step, decisions), ...luckMoment(game, match, seat, marks, step)]
      .sort((a, b) => b.weight - a.weight)
      .slice(0, 1),
  )
  const marked = all.sort((a, b) => b.weight - a.weight).slice(0, MOST)
  const enough = marked.filter(({ weight }, i) => weight >= 1 || i < LEAST)
  return enough
    .map(({ weight: _, ...moment }, i): Moment => ({ ...moment, rank: i + 1 }))
    .sort((a, b) => a.at - b.at || a.rank - b.rank)
}

function decisionMoment(
  game: AnyGame,
  match: PlayedMatch,
  seat: Seat,
  team: boolean,
  marks: MarkThresholds,
  step: AnalyzedStep,
  decisions: ReadonlyMap<number, FoundDecision>,
): Weighed[] {
  const { decision, at } = step
  if (!decision) return []
  const loss = lossOf(decision.effect, decision.seat === seat || team)
  const mark = decisionMark(marks, decision, loss)
  if (!mark) return []
  const own = decision.seat === seat
  const found = mark === 'good-find'
  const weight = found ? (decision.lead as Estimate).value / marks.mistake / 2 : (2 * loss.value) / marks.mistake
  return [
    {
      ...told(game, match, seat, step, false),
      kind: 'decision',
      mark,
      seat: decision.seat,
      change: decision.effect,
      lead: decision.lead,
      odds: null,
      options: decision.options,
      changes: own ? (decisions.get(at)?.compared.changes ?? []) : [],
      weight: own ? weight : weight / 2,
    },
  ]
}

function luckMoment(
  game: AnyGame,
  match: PlayedMatch,
  seat: Seat,
  marks: MarkThresholds,
  step: AnalyzedStep,
): Weighed[] {
  const { luck } = step
  if (!luck || !isClear(luck)) return []
  const weight = Math.abs(luck.value) / marks.luck
  const mark = luckMark(marks, luck) ?? (luck.value > 0 ? 'lucky' : 'unlucky')
  if (weight < 0.5) return []
  return [
    {
      ...told(game, match, seat, step, true),
      kind: 'luck',
      mark,
      seat: step.seat,
      change: { value: luck.value, error: luck.error },
      lead: null,
      odds: luck.odds,
      options: [],
      changes: [],
      weight,
    },
  ]
}

/** What a decision cost its seat, from its effect on the analyzed seat. */
export function lossOf({ value, error }: Estimate, together: boolean): Estimate {
  return { value: together ? -value : value, error }
}

/** The words of a moment: the log line of what was decided, or of what chance gave. */
function told(
  game: AnyGame,
  match: PlayedMatch,
  seat: Seat,
  { at, part, move, decision }: AnalyzedStep,
  byChance: boolean,
): Pick<Moment, 'at' | 'part' | 'title' | 'rule' | 'card'> {
  const events: readonly AnyEvent[] = at === 0 ? match.opening : match.moves[at - 1].events
  const lines = events.flatMap(event => {
    const seen = game.see(event, seat)
    return seen ? [{ rule: event.rule ?? null, title: game.words.event(seen) as Phrase }] : []
  })
  const line = byChance ? (lines.findLast(({ title }) => cardIn(title)) ?? lines.at(-1)) : lines[0]
  const label =
    move && decision && (decision.seat === seat || !line) ? decision.options.find(one => one.played)?.text : null
  const title = line ? headline(line.title) : (label ?? [part])
  return { at, part, title, rule: line?.rule ?? decision?.rule ?? null, card: cardIn(title)?.text ?? null }
}

function cardIn(phrase: Phrase): Ref | undefined {
  return phrase.find((one): one is Ref => typeof one !== 'string' && one.kind === 'card')
}
