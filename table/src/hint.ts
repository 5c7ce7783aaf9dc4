import { botFor, type Perspective, perspective, Search, settingsFor } from '@holdout/bots'
import {
  type AnyGame,
  type AnyMove,
  type AnyState,
  type BotNotes,
  type Decision,
  type Features,
  modelFor,
  type Phrase,
  type Seat,
  SeededChance,
  sameFlat,
} from '@holdout/engine'
import type { AnyMatch } from './any-match.ts'
import { thinkInSlices } from './think-in-slices.ts'
import type { Time } from './time.ts'

/** How a fact about the position differs on average: after this move, compared with another one. */
export interface Difference {
  readonly feature: string
  readonly by: number
}

/** One of the best moves. */
export interface Advice {
  readonly move: AnyMove
  readonly text: Phrase
  /** The estimated chance to win after it, 0 to 1; null if the game has no estimate. */
  readonly chance: number | null
  /** Whether the search cannot tell it from the best move. */
  readonly asGood: boolean
  /** What speaks most for it compared with the best move; for the best move, compared with the second. */
  readonly differs: Difference | null
}

/** The best moves of a decision. */
export interface Advised {
  /** The best first; at least one. */
  readonly best: readonly Advice[]
  /** The number of legal moves. */
  readonly of: number
}

/** The move that the medium bot would make for a seat, found at once; null as in `adviceFor`. */
export function quickAdvice(
  { game, state, seed, entries }: AnyMatch,
  seat: Seat,
): Pick<Advice, 'move' | 'text'> | null {
  const decision = decisionOf(game, state, seat)
  if (!decision) return null
  const chance = SeededChance.of(`${seed}/hint/${entries.length}`)
  const move = botFor(game, 'medium').choose(perspective(game, state, decision, game.moves(state, seat), chance))
  return move && { move, text: game.words.move(move, game.view(state, seat)) }
}

const MOST = 3
const LONGEST_MS = 600
/** Sampled states in which the chance after a move is averaged. */
const WORLDS = 24

/**
 * The best moves of a seat; null if it has nothing to decide, should pass, or the position changes before they are
 * found. They come from a search on sampled states, as for a bot, so they use only what the seat may know.
 */
export async function adviceFor(
  match: Pick<AnyMatch, 'game' | 'state' | 'seed' | 'entries'>,
  seat: Seat,
  time: Time,
): Promise<Advised | null> {
  const { game, state, seed, entries } = match
  const decision = decisionOf(game, state, seat)
  if (!decision) return null
  const at = entries.length
  const chance = SeededChance.of(`${seed}/hint/${at}`)
  const seen = perspective(game, state, decision, game.moves(state, seat), chance)
  const usual = usualMove(game, seen)
  const search = usual ? null : new Search(game, seen, settingsFor(game, game.bot.search?.hard ?? 200))
  if (search && !(await think(search, time, () => match.state === state && match.entries.length === at))) return null
  const best = search ? bestOf(game, seen, search) : usual
  if (best === null) return null
  const found = search?.candidates ?? [{ move: usual, mean: 0, error: 0 }]
  const chosen = [...found].sort((a, b) => Number(isMove(b.move, best)) - Number(isMove(a.move, best)))
  const moves = chosen.slice(0, MOST).flatMap(({ move, mean, error }) => (move === null ? [] : [{ move, mean, error }]))
  return { best: advised(game, state, seen, moves), of: seen.moves.length }
}

function decisionOf(game: AnyGame, state: AnyState, seat: Seat): Decision | undefined {
  return game.pending(state).find(one => one.seat === seat && one.kind !== 'standing')
}

/** The move that a bot of level hard would play. */
function bestOf(game: AnyGame, { seat, moves, imagine }: Perspective, search: Search): AnyMove | null {
  const { skilled }: BotNotes<AnyState, AnyMove> = game.bot
  return skilled?.(imagine(), seat, moves) ?? search.best
}

function isMove(move: AnyMove | null, other: AnyMove): boolean {
  return move !== null && sameFlat(move, other)
}

/** The choice of the game's rules of thumb, in games that search only without one. */
function usualMove(game: AnyGame, seen: Perspective): AnyMove | null {
  const notes: BotNotes<AnyState, AnyMove> = game.bot
  if (seen.moves.length === 1) return seen.moves[0]
  return notes.plausible ? null : (notes.habit?.(seen.imagine(), seen.seat, seen.moves) ?? null)
}

/** Searches in slices. Returns whether the position is still the same; if not, the search ends before its next slice. */
function think(search: Search, time: Time, isSame: () => boolean): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const watched: Time = {
      now: () => time.now(),
      after: (ms, run) => time.after(ms, () => (isSame() ? run() : resolve(false))),
    }
    const never = (): void => {}
    thinkInSlices(search, LONGEST_MS, watched, never, choice => {
      try {
        choice()
        resolve(true)
      } catch (error) {
        reject(error)
      }
    })
  })
}

interface Found {
  readonly move: AnyMove
  readonly mean: number
  readonly error: number
}

function advised(game: AnyGame, state: AnyState, seen: Perspective, found: readonly Found[]): readonly Advice[] {
  const notes: BotNotes<AnyState, AnyMove> = game.bot
  const seats = Object.keys(notes.chance?.(seen.imagine()) ?? {}).length
  const weights = notes.models ? modelFor(notes.models, seats).weights : {}
  const view = game.view(state, seen.seat)
  const after = found.map(({ move }) => outlook(game, seen, move))
  const [first] = found
  const chance = after[0].chance
  let least = chance ?? 0
  return found.map(({ move, mean, error }, i) => {
    const behind = Math.max(0, first.mean - mean)
    const lost = Math.max(0, (chance ?? 0) - (after[i].chance ?? 0))
    // The search orders moves better than the fitted chance, but exaggerates differences: both count half.
    least = Math.max(0, Math.min(least, (chance ?? 0) - (behind + lost) / 2))
    return {
      move,
      text: game.words.move(move, view),
      chance: chance === null ? null : least,
      asGood: i > 0 && behind <= 2 * Math.hypot(error, first.error),
      differs:
        found.length < 2 ? null : mostDifferent(game, weights, after[i].features, after[i === 0 ? 1 : 0].features),
    }
  })
}

interface Outlook {
  readonly chance: number | null
  readonly features: Features
}

/** The chance and the facts after a move, on average over sampled states. */
function outlook(game: AnyGame, { seat, imagine }: Perspective, move: AnyMove): Outlook {
  const notes: BotNotes<AnyState, AnyMove> = game.bot
  let chance = 0
  const features: Record<string, number> = {}
  for (let i = 0; i < WORLDS; i++) {
    const world = imagine()
    game.apply(world, seat, move)
    chance += (notes.chance?.(world)[seat] ?? 0) / WORLDS
    if (world.outcome !== null) continue
    const facts = notes.features?.(world, seat) ?? {}
    for (const name in facts) features[name] = (features[name] ?? 0) + facts[name] / WORLDS
  }
  return { chance: notes.chance ? chance : null, features }
}

/** What a fact and those derived from it ("bite pile", "bite pile early") are worth together in the game's model. */
function worthOf(weights: Features, mine: Features, other: Features, fact: string): number {
  let worth = 0
  for (const name in weights)
    if (name === fact || name.startsWith(`${fact} `)) worth += weights[name] * ((mine[name] ?? 0) - (other[name] ?? 0))
  return worth
}

/**
 * The fact that speaks most for the first of two outlooks, by its weight in the game's model. A weight against common
 * sense comes from what bots do in lost positions, so such a fact is not named.
 */
function mostDifferent(game: AnyGame, weights: Features, mine: Features, other: Features): Difference | null {
  const { told = {} } = game.bot as BotNotes<AnyState, AnyMove>
  let most: Difference | null = null
  let gain = 0.05
  for (const [name, sign] of Object.entries(told)) {
    const by = (mine[name] ?? 0) - (other[name] ?? 0)
    const worth = worthOf(weights, mine, other, name)
    if (by * sign <= 0 || worth <= gain) continue
    gain = worth
    most = { feature: name, by }
  }
  return most ?? clearestFact(told, mine, other)
}

/** The fact that differs most to the better, where the model gives none of them any weight. */
function clearestFact(told: Readonly<Record<string, 1 | -1>>, mine: Features, other: Features): Difference | null {
  const found = Object.entries(told)
    .map(([feature, sign]) => ({ feature, sign, by: (mine[feature] ?? 0) - (other[feature] ?? 0) }))
    .filter(({ sign, by }) => by * sign >= CLEAR)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
  return found.length === 0 ? null : { feature: found[0].feature, by: found[0].by }
}

/** Smaller differences on average are not worth a sentence. */
const CLEAR = 0.5
