import { Comparison, mean, type Tried } from '@holdout/bots'
import { type AnyMove, type AnyState, SeededChance, sameFlat } from '@holdout/engine'
import { type AnyKnownGame, type BotNotes, blended, planOf } from '@holdout/knowledge'
import type { PuzzlePosition } from './position.ts'

/** How deep a position is searched. An evaluation plays on from one move in one sampled state. */
export interface SearchDepth {
  /** Sampled states for every legal move, without playing on; the weaker half is dropped several times. */
  readonly worlds: number
  /** Evaluations of the moves that come nearest, in other states. */
  readonly evaluations: number
  /** The decisions that such an evaluation plays on, at most. */
  readonly decisions: number
}

/** What a deep search says about a position. Chances are from 0 to 1. */
export interface Judged {
  readonly best: AnyMove
  readonly chance: number
  /** The best move minus the one that comes nearest, with the standard error. */
  readonly margin: number
  readonly error: number
  /** The best move minus the mistake. */
  readonly cost: number
}

interface Lead {
  readonly value: number
  readonly error: number
}

interface Result {
  readonly value: number
}

/** The moves that are measured again after the first round, besides the mistake. */
const FINALISTS = 3

/** Evaluations between two looks whether more of them could change the answer. */
const LOOK = 64

/** A search ends early when the lead is larger than wanted by so many standard errors: it is looked at several times. */
const CLEAR = 4

/** Not before so many evaluations: the numbers of a puzzle are shown to players. */
const LEAST_EVALUATIONS = 192

/**
 * Searches a position as its player sees it: all moves in the same sampled states, the nearest ones played on by good
 * players. The best move is chosen in some states and measured in others, so that luck does not make it look better
 * than it is. Null as soon as it is clear that it does not lead by `least`.
 */
export function judged(
  game: AnyKnownGame,
  position: PuzzlePosition,
  mistake: AnyMove,
  { worlds, evaluations, decisions }: SearchDepth,
  seed: string,
  least: number,
): Judged | null {
  const near = nearest(game, position, mistake, worlds, seed)
  const moves = [...near.slice(0, FINALISTS), mistake]
  const last = comparing(game, position, moves, { keep: mistake, evaluations, decisions, seed })
  while (!last.step()) {
    if (last.iterations % LOOK !== 0) continue
    if (isHopeless(last.alive, mistake, least)) return null
    if (last.iterations >= LEAST_EVALUATIONS && isClear(last.all, least)) break
  }
  const best = top(last.alive)
  if (best.move === null || isMove(best, mistake)) return null
  const others = last.all.filter(one => one !== best)
  return {
    best: best.move,
    chance: mean(best.values),
    ...smallest(others.map(other => lead(best, other))),
    cost: lead(best, others.find(one => isMove(one, mistake)) as Tried<Result>).value,
  }
}

/**
 * How far the best move of a puzzle is ahead of its mistake and of the nearest others, in other states than when it was
 * made.
 */
export function leadOf(
  game: AnyKnownGame,
  position: PuzzlePosition,
  { best, mistake }: { readonly best: AnyMove; readonly mistake: AnyMove },
  depth: SearchDepth,
  seed: string,
): Pick<Judged, 'margin' | 'error'> {
  const last = leadSearch(game, position, best, depth, seed, [mistake])
  while (!last.step());
  return leadFound(last)
}

/** Whether a move is ahead of all others in other states. Ends as soon as that is clear, or clearly wrong. */
export function isAhead(
  game: AnyKnownGame,
  position: PuzzlePosition,
  best: AnyMove,
  depth: SearchDepth,
  seed: string,
): boolean {
  const last = leadSearch(game, position, best, depth, seed)
  const ahead = (errors: number): boolean => {
    const { margin, error } = leadFound(last)
    return margin + errors * error > 0
  }
  while (!last.step()) {
    if (last.iterations % LOOK !== 0) continue
    if (last.iterations >= LEAST_EVALUATIONS && ahead(-CLEAR)) return true
    if (!ahead(2)) return false
  }
  return ahead(-2)
}

function leadSearch(
  game: AnyKnownGame,
  position: PuzzlePosition,
  best: AnyMove,
  { worlds, evaluations, decisions }: SearchDepth,
  seed: string,
  also: readonly AnyMove[] = [],
): Comparison<Result> {
  const near = nearest(game, position, best, worlds, seed).slice(0, FINALISTS)
  const moves = [best, ...near, ...also.filter(move => !near.some(other => sameFlat(other, move)))]
  return comparing(game, position, moves, { keep: best, evaluations, decisions, seed })
}

/** The lead of the first move of a search. */
function leadFound({ all: [mine, ...others] }: Comparison<Result>): Pick<Judged, 'margin' | 'error'> {
  return smallest(others.map(other => lead(mine, other)))
}

function smallest(leads: readonly Lead[]): Pick<Judged, 'margin' | 'error'> {
  const { value, error } = leads.reduce((a, b) => (b.value < a.value ? b : a))
  return { margin: value, error }
}

/** All moves but one by a comparison without playing on, the best first. */
function nearest(
  game: AnyKnownGame,
  position: PuzzlePosition,
  keep: AnyMove,
  worlds: number,
  seed: string,
): readonly AnyMove[] {
  const { moves } = position
  const evaluations = worlds * moves.length
  const first = comparing(game, position, moves, { keep, evaluations, decisions: 0, seed })
  while (!first.step());
  return [...first.all]
    .sort((a, b) => b.values.length - a.values.length || mean(b.values) - mean(a.values))
    .flatMap(({ move }) => (move && !sameFlat(move, keep) ? [move] : []))
}

function comparing(
  game: AnyKnownGame,
  { state, decision: { seat } }: PuzzlePosition,
  moves: readonly AnyMove[],
  how: { readonly keep: AnyMove; readonly evaluations: number; readonly decisions: number; readonly seed: string },
): Comparison<Result> {
  const { keep, evaluations, decisions, seed } = how
  const chance = SeededChance.of(`${seed}/${decisions}`)
  const imagine = (): AnyState => game.determinize(state, seat, chance)
  const settings = { iterations: evaluations, decisions, sure: 0, keep }
  return new Comparison(game, { seat, imagine }, moves, settings, s => worthOf(game, s, seat))
}

/** Whether no move leads the others by enough, or only the mistake does. */
function isHopeless(alive: readonly Tried<Result>[], mistake: AnyMove, least: number): boolean {
  const best = top(alive)
  if (isMove(best, mistake)) return true
  return alive.some(other => {
    if (other === best) return false
    const { value, error } = lead(best, other)
    return value + 2 * error < least
  })
}

/** Whether one move leads all others by so much that more evaluations would not change it. */
function isClear(all: readonly Tried<Result>[], least: number): boolean {
  const best = top(all)
  return all.every(other => {
    const { value, error } = lead(best, other)
    return other === best || value - CLEAR * error >= least
  })
}

function top(alive: readonly Tried<Result>[]): Tried<Result> {
  return alive.reduce((best, one) => (mean(one.values) > mean(best.values) ? one : best))
}

/** The usual depth for a game: as far as its bots look, and into the next turns at least. */
export function depthOf(game: AnyKnownGame, share = 1): SearchDepth {
  const { decisions } = planOf(game)
  const scaled = (number: number): number => Math.max(8, Math.round(number * share))
  return { worlds: scaled(24), evaluations: scaled(640), decisions: Math.max(LEAST_DECISIONS, decisions) }
}

/** The depth at which a puzzle is made: a search ends early as soon as it is sure, and an unsure one gets more. */
export function makingDepth(game: AnyKnownGame): SearchDepth {
  const depth = depthOf(game)
  return { ...depth, evaluations: UNSURE * depth.evaluations }
}

const UNSURE = 4
const LEAST_DECISIONS = 6

function worthOf(game: AnyKnownGame, s: AnyState, seat: string): Result {
  const notes: BotNotes<AnyState, AnyMove> = game.bot
  const fitted = notes.chance?.(s)[seat]
  const rated = notes.rate(s, seat)
  return { value: fitted === undefined ? rated : blended(rated, fitted) }
}

function isMove({ move }: Tried<Result>, other: AnyMove): boolean {
  return move !== null && sameFlat(move, other)
}

/** How far a move is ahead of another one, over the states in which both were tried. */
function lead(a: Tried<Result>, b: Tried<Result>): Lead {
  const n = Math.min(a.values.length, b.values.length)
  const differences = Array.from({ length: n }, (_, i) => a.values[i] - b.values[i])
  const value = mean(differences)
  const squares = mean(differences.map(one => (one - value) ** 2))
  return { value, error: n < 2 ? 1 : Math.sqrt(squares / (n - 1)) }
}
