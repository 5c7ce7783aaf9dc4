import { type AnyEvent, CLOCK, type Phrase, type Ref, type Seat } from '@holdout/engine'
import type { AnyKnownGame, MarkThresholds } from '@holdout/knowledge'
import type { AnalyzedStep, Estimate, Moment } from './analysis.ts'
import { headline, LONG_LUCK } from './headline.ts'
import type { FoundDecision } from './judge.ts'
import { decisionMark, isClear } from './marks.ts'
import { type AnalyzedMove, isSecret, type PlayedMatch } from './played.ts'
import type { FoundValue } from './values.ts'

const MOST = 7
const LEAST = 3
/** A smaller cost of a decision decides no match, and smaller luck is not told. */
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
      ...luckMoment(game, match, seat, marks, step, values[step.at - 1]),
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
  const idle = decision.options
    .slice(0, 2)
    .some(({ move }) => move === null || game.analysis?.ends?.includes(move.move))
  if (found && (ends || idle)) return []
  const weight = found
    ? (decision.lead as Estimate).value / marks.mistake / 2
    : (2 * Math.abs(loss.value)) / marks.mistake
  return [
    {
      ...decisionWords(game, match, seat, step),
      at,
      part: step.part,
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
  before: FoundValue | undefined,
): Weighed[] {
  const { luck, at, part } = step
  if (!luck || !isClear(luck) || Math.abs(luck.value) < DECISIVE) return []
  const weight = Math.abs(luck.value) / marks.luck
  const words = weight < 0.5 ? null : luckWords(game, match, seat, at, before)
  if (!words) return []
  return [
    {
      ...words,
      at,
      part,
      kind: 'luck',
      mark: luck.value > 0 ? 'lucky' : 'unlucky',
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

type Words = Pick<Moment, 'title' | 'rule' | 'card'>

/**
 * The words of a decision: its first log line. Those of its button, if they say more: of a move without a card or a
 * place, such as *Pass*, and of a path, whose first line names only the first place.
 */
function decisionWords(game: AnyKnownGame, match: PlayedMatch, seat: Seat, step: AnalyzedStep): Words {
  const { at, decision, title } = step
  const [line, next] = linesOf(game, match.moves[at - 1].events, seat)
  const played = decision?.options.find(option => option.played)
  const plain = played?.move && Object.keys(played.move).length === 1
  const isPath = line !== undefined && line.event === next?.event
  const said = (plain || isPath ? played?.text : null) ?? title
  return { title: said, rule: line?.rule ?? decision?.rule ?? null, card: cardIn(said)?.text ?? null }
}

/** The words of luck: the line of the log that tells what chance gave. Null if none does. */
function luckWords(
  game: AnyKnownGame,
  match: PlayedMatch,
  seat: Seat,
  at: number,
  before: FoundValue | undefined,
): Words | null {
  if (at === 0 || !before) return { title: ['The deal'], rule: null, card: null }
  const lines = linesOf(game, match.moves[at - 1].events, seat)
  const line = drawnIn(game, lines, before) ?? (before.open ? takenAfter(game, match, seat, at) : undefined)
  if (!line) return null
  const title = headline(line.title, LONG_LUCK)
  return { title, rule: line.rule, card: cardIn(title)?.text ?? null }
}

/**
 * The line that tells what chance gave, among those that need not have been shown: by the game's list, or else the last
 * card. Where another seat showed a card, the first line that names one.
 */
function drawnIn(game: AnyKnownGame, lines: readonly Line[], { open, shown }: FoundValue): Line | undefined {
  if (!open) return lines.find(one => cardIn(one.title)) ?? lines[0]
  const among = shown.map(k => lines[k])
  const telling = game.analysis?.luck
  if (!telling) return among.findLast(one => cardIn(one.title)) ?? among[0]
  const kind = telling.find(event => among.some(one => one.event === event))
  const alike = among.filter(one => one.event === kind)
  // Of several attacks or cards in one move, the one from which most followed.
  const most = Math.max(...alike.map(one => followingOf(lines, one)))
  return alike.find(one => followingOf(lines, one) === most)
}

/** The number of lines between a line and the next of its kind. */
function followingOf(lines: readonly Line[], line: Line): number {
  const rest = lines.slice(lines.indexOf(line) + 1)
  const next = rest.findIndex(one => one.event === line.event)
  return next < 0 ? rest.length : next
}

/** A card that only its player saw, in a move of which the log tells no more: what that player did with it. */
function takenAfter(game: AnyKnownGame, { moves }: PlayedMatch, seat: Seat, at: number): Line | undefined {
  const lines = linesOf(game, moves[at - 1].events, seat)
  if (moves[at - 1].seat !== seat || lines.length !== 1 || cardIn(lines[0].title)) return undefined
  return moves
    .slice(at, at + 2)
    .map(move => linesOf(game, move.seat === seat ? move.events : [], seat))
    .map(after => after.findLast(one => cardIn(one.title)))
    .find(one => one !== undefined)
}

interface Line {
  readonly event: string
  readonly rule: string | null
  readonly title: Phrase
}

function linesOf(game: AnyKnownGame, events: readonly AnyEvent[], seat: Seat): Line[] {
  return events.flatMap(event => {
    const seen = game.see(event, seat)
    return seen ? [{ event: event.event, rule: event.rule ?? null, title: game.words.event(seen) as Phrase }] : []
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
