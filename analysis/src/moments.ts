import { type AnyEvent, CLOCK, type Phrase, type Ref, type Seat } from '@holdout/engine'
import type { AnyKnownGame, MarkThresholds } from '@holdout/knowledge'
import type { AnalyzedStep, Estimate, Moment } from './analysis.ts'
import { headline, LONG_LUCK } from './headline.ts'
import type { FoundDecision } from './judge.ts'
import { decisionMark, isClear, luckMark } from './marks.ts'
import { type AnalyzedMove, isSecret, type PlayedMatch } from './played.ts'
import type { FoundValue } from './values.ts'

const MOST = 7
const LEAST = 3
/** A smaller cost of a decision decides no match. */
const DECISIVE = 0.03
/** The move in such a position only takes what is there. */
const WON = 0.95

type Weighed = Omit<Moment, 'rank'> & { readonly weight: number }

interface Moments {
  readonly moments: Moment[]
  /** The step of the decision that changed most; null if none changed as much as `DECISIVE`. */
  readonly decisive: number | null
}

/**
 * The moments that mattered most. A decision weighs double: it is what a player can learn from. A good find ranks after
 * all others: it kept a chance that was there before. Moments below their threshold are listed only if fewer than three
 * are above.
 */
export function momentsOf(
  game: AnyKnownGame,
  match: PlayedMatch,
  seat: Seat,
  team: boolean,
  marks: MarkThresholds,
  steps: readonly AnalyzedStep[],
  decisions: ReadonlyMap<number, FoundDecision>,
  values: readonly FoundValue[],
): Moments {
  const all = steps.flatMap(step =>
    [
      ...decisionMoment(game, match, seat, team, marks, step, decisions),
      ...luckMoment(game, match, seat, marks, step, values[step.at - 1]?.shown ?? []),
    ]
      .sort((a, b) => b.weight - a.weight)
      .slice(0, 1),
  )
  const marked = all.sort((a, b) => b.weight - a.weight).slice(0, MOST)
  const enough = marked.filter(({ weight }, i) => weight >= 1 || i < LEAST)
  const ranked = enough.sort((a, b) => Number(isFind(a)) - Number(isFind(b)) || b.weight - a.weight)
  const decisive = ranked.find(
    ({ kind, mark, change }) => kind === 'decision' && mark !== 'good-find' && Math.abs(change.value) >= DECISIVE,
  )
  return {
    moments: ranked
      .map(({ weight: _, ...moment }, i): Moment => ({ ...moment, rank: i + 1 }))
      .sort((a, b) => a.at - b.at || a.rank - b.rank),
    decisive: decisive?.at ?? null,
  }
}

function isFind({ mark }: Pick<Moment, 'mark'>): boolean {
  return mark === 'good-find'
}

function decisionMoment(
  game: AnyKnownGame,
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
  // The move that ends the match, or plays what wins it, is the end of a story, not what turned it.
  const ends = match.moves[at - 1].after.outcome !== null || (decision.options[0]?.chance.value ?? 0) > WON
  // To act at all, or not to, is no find: what would follow otherwise is only guessed.
  const idle = decision.options.slice(0, 2).some(({ move }) => move === null)
  if (found && (ends || idle)) return []
  const weight = found
    ? (decision.lead as Estimate).value / marks.mistake / 2
    : (2 * Math.abs(loss.value)) / marks.mistake
  return [
    {
      ...wordsOf(game, match, seat, step, null),
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
  game: AnyKnownGame,
  match: PlayedMatch,
  seat: Seat,
  marks: MarkThresholds,
  step: AnalyzedStep,
  shown: readonly number[],
): Weighed[] {
  const { luck } = step
  if (!luck || !isClear(luck)) return []
  const weight = Math.abs(luck.value) / marks.luck
  const mark = luckMark(marks, luck) ?? (luck.value > 0 ? 'lucky' : 'unlucky')
  if (weight < 0.5) return []
  return [
    {
      ...wordsOf(game, match, seat, step, shown),
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

/** The cost of a decision for its seat, from its effect on the analyzed seat. */
export function lossOf({ value, error }: Estimate, together: boolean): Estimate {
  return { value: together ? -value : value, error }
}

/**
 * The words of the button of a move without a card or a place, such as *Pass*: its first log line tells what followed.
 * Null for other moves, and where the analyzed seat may not know the choice.
 */
function choiceOf(decision: AnalyzedStep['decision']): Phrase | null {
  const played = decision?.options.find(option => option.played)
  return played?.move && Object.keys(played.move).length === 1 ? played.text : null
}

/**
 * The words of a moment: the log line of what was decided, or of what chance gave. `byChance`: the lines that most other
 * states would not have shown; null for a decision.
 */
function wordsOf(
  game: AnyKnownGame,
  match: PlayedMatch,
  seat: Seat,
  { at, part, decision, title }: AnalyzedStep,
  byChance: readonly number[] | null,
): Pick<Moment, 'at' | 'part' | 'title' | 'rule' | 'card'> {
  if (at === 0) return { at, part, title: ['The deal'], rule: null, card: null }
  const { events } = match.moves[at - 1]
  const lines = linesOf(game, events, seat)
  const line = byChance ? drawnIn(lines, byChance) : lines[0]
  const said = byChance && line ? headline(line.title, LONG_LUCK) : (choiceOf(decision) ?? title)
  return { at, part, title: said, rule: line?.rule ?? decision?.rule ?? null, card: cardIn(said)?.text ?? null }
}

/**
 * The line that tells what chance gave: the last card among what need not have been shown, or else the first of it.
 * Where another seat showed a card, the first line that names one.
 */
function drawnIn(lines: readonly Line[], shown: readonly number[]): Line | undefined {
  if (shown.length === 0) return lines.find(one => cardIn(one.title)) ?? lines[0]
  const among = shown.map(k => lines[k])
  return among.findLast(one => cardIn(one.title)) ?? among[0]
}

interface Line {
  readonly rule: string | null
  readonly title: Phrase
}

function linesOf(game: AnyKnownGame, events: readonly AnyEvent[], seat: Seat): Line[] {
  return events.flatMap(event => {
    const seen = game.see(event, seat)
    return seen ? [{ rule: event.rule ?? null, title: game.words.event(seen) as Phrase }] : []
  })
}

/**
 * The action of a seat in a step, as the analyzed seat saw it: the first log line, unless it tells of another player
 * only, such as whose turn begins after it. Then it is the label of the move.
 */
export function titleOf(
  game: AnyKnownGame,
  { seat: mover, move, before, events }: AnalyzedMove,
  seat: Seat,
  titles: Readonly<Record<Seat, string>>,
): Phrase {
  const [line] = linesOf(game, events, seat)
  const named = line?.title.flatMap(part => (typeof part !== 'string' && part.kind === 'seat' ? [part.id] : [])) ?? []
  if (line && (named.length === 0 || named.includes(mover))) return headline(line.title)
  if (mover === CLOCK) return line ? headline(line.title) : []
  if (mover !== seat && isSecret(game, { move, events }, seat)) return line ? headline(line.title) : []
  const label: Phrase = game.words.move(move, game.view(before, mover === seat ? seat : 'table'))
  return mover === seat ? label : [{ kind: 'seat', id: mover, text: titles[mover] }, ': ', ...label]
}

function cardIn(phrase: Phrase): Ref | undefined {
  return phrase.find((one): one is Ref => typeof one !== 'string' && one.kind === 'card')
}
