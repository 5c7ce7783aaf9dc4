import type { MatchRecord, Phrase, Seat } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { accuracies } from './accuracy.ts'
import type { Analysis, AnalysisSettings, AnalyzedStep, JudgedDecision, Mark, Option } from './analysis.ts'
import type { Combined } from './combine.ts'
import type { FoundDecision } from './judge.ts'
import { decisionMark, isClear, luckMark, marksOf } from './marks.ts'
import { lossOf, momentsOf, titleOf } from './moments.ts'
import type { AnalyzedMove, PlayedMatch } from './played.ts'
import type { FoundValue } from './values.ts'
import { windowsOf } from './windows.ts'

export interface Material {
  readonly game: AnyKnownGame
  readonly record: MatchRecord
  readonly match: PlayedMatch
  readonly settings: AnalysisSettings
  readonly seats: readonly Seat[]
  readonly team: boolean
  readonly values: readonly FoundValue[]
  readonly decisions: ReadonlyMap<number, FoundDecision>
  readonly combined: Combined
  readonly done: number
  readonly of: number
}

/** Puts what was found into the form that pages show. */
export function present(material: Material): Analysis {
  const { game, record, match, settings, seats, team, decisions, combined } = material
  const marks = marksOf(game)
  const steps = [null, ...match.moves].map((played, at) => stepAt(material, at, played))
  return {
    format: 'holdout-analysis',
    version: 1,
    game: game.slug,
    seat: settings.seat,
    known: settings.known,
    depth: settings.depth,
    done: material.done,
    of: material.of,
    team,
    seats: game
      .seats(match.options)
      .map(({ seat, title }) => ({ seat, title, player: record.players[seat] ?? 'player' })),
    steps,
    sums: combined.sums,
    ...momentsOf(game, match, settings.seat, team, marks, steps, decisions, material.values),
    accuracy: accuracies(game, match, seats, decisions, settings.depth),
    windows: windowsOf(game, match, steps),
  }
}

function stepAt(material: Material, at: number, played: AnalyzedMove | null): AnalyzedStep {
  const { game, match, settings, seats, team, combined } = material
  const found = material.decisions.get(at)
  const decision = played && found ? decisionOf(material, played, found) : null
  const luck = combined.luck[at]
  const { value, error } = combined.chances[at]
  const chance = { value: clamped(value), error }
  const state = played?.before ?? match.start
  const events = played?.events ?? match.opening
  const log = events.flatMap(event => {
    const seen = game.see(event, settings.seat)
    return seen ? [game.words.event(seen) as Phrase] : []
  })
  const marks = marksOf(game)
  const loss = decision && lossOf(decision.effect, decision.seat === settings.seat || team)
  const mark: Mark | null =
    (decision && loss && decisionMark(marks, decision, loss)) ?? (luck ? luckMark(marks, luck) : null)
  return {
    at,
    seat: played?.seat ?? null,
    move: played?.move ?? null,
    part: game.analysis?.part(state) ?? '',
    chance,
    chances: chancesAt(seats, team, settings.seat, chance.value, material.values[at].chances),
    decision,
    luck,
    uncertain: combined.uncertain[at],
    unexamined: combined.unexamined[at],
    title: played ? titleOf(game, played, settings.seat, titlesOf(game, match)) : [],
    log,
    mark,
  }
}

function titlesOf(game: AnyKnownGame, { options }: PlayedMatch): Readonly<Record<Seat, string>> {
  return Object.fromEntries(game.seats(options).map(({ seat, title }) => [seat, title]))
}

/** The chances of all seats: those of the others are scaled to what the analyzed seat leaves. */
function chancesAt(
  seats: readonly Seat[],
  team: boolean,
  seat: Seat,
  own: number,
  chances: readonly number[],
): Record<Seat, number> {
  const at = seats.indexOf(seat)
  const rest = chances.reduce((sum, chance, i) => (i === at ? sum : sum + chance), 0)
  return Object.fromEntries(
    seats.map((one, i) => {
      if (team || i === at) return [one, own]
      return [one, rest > 0 ? (chances[i] / rest) * (1 - own) : (1 - own) / (seats.length - 1)]
    }),
  )
}

const MOST_OPTIONS = 3

function decisionOf(material: Material, played: AnalyzedMove, found: FoundDecision): JudgedDecision {
  const { settings, combined } = material
  const { stake, lead } = found.compared
  const effect = combined.effects[played.at]
  const cost = played.seat === settings.seat || material.team ? effect : found.compared.cost
  const hidden = played.seat !== settings.seat && settings.known === 'seen'
  return {
    seat: played.seat,
    decision: played.decision?.decision ?? '',
    rule: played.decision?.rule ?? '',
    of: hidden ? null : played.moves.length,
    cost: hidden ? null : cost,
    effect,
    stake: hidden ? null : stake,
    lead: hidden ? null : lead,
    options: hidden ? [] : optionsOf(material, played, found),
    asGood: !isClear(hidden ? effect : cost) || (!hidden && cost.value >= 0),
  }
}

/**
 * The best move, the played one and one more. Their chances stand on the curve: before the decision that of the best
 * move, after it that of the played one, without the luck that followed. The moves are ordered by more than the chance,
 * so that of another move may seem better than the best: it counts as equal.
 */
function optionsOf(
  { game, combined, settings }: Material,
  played: AnalyzedMove,
  { compared }: FoundDecision,
): Option[] {
  const view = game.view(played.before, played.seat)
  const isPlayed = (i: number): boolean => {
    const { move } = compared.moves[i]
    return move !== null && JSON.stringify(move) === JSON.stringify(played.move)
  }
  const mine = compared.moves.findIndex((_, i) => isPlayed(i))
  const shown = [...new Set([0, mine, 1, 2])].filter(i => i >= 0 && i < compared.moves.length).slice(0, MOST_OPTIONS)
  const own = played.seat === settings.seat
  const best = compared.moves[0].chance.value
  const effect = combined.effects[played.at].value
  const top = own ? (combined.chances[played.at - 1]?.value ?? best) : best
  // As far as the cost lasted.
  const full = mine >= 0 ? compared.moves[mine].chance.value - best : 0
  const share = own && full < 0 ? Math.min(1, effect / full) : 1
  return shown
    .sort((a, b) => a - b)
    .map(i => {
      const { move } = compared.moves[i]
      const { value, error } = compared.moves[i].chance
      const below = own && i === mine && i > 0 ? effect : Math.min(0, share * (value - best))
      const chance = { value: clamped(top + below), error }
      return { move, text: move && game.words.move(move, view), chance, best: i === 0, played: i === mine }
    })
}

function clamped(chance: number): number {
  return Math.max(0, Math.min(1, chance))
}
