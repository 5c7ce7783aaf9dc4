import {
  botFor,
  candidatesIn,
  type Outlook,
  outlooks,
  type Perspective,
  perspective,
  Search,
  settingsFor,
} from '@holdout/bots'
import { type AnyMove, type AnyState, type Decision, type Seat, SeededChance, sameFlat } from '@holdout/engine'
import { type AnyKnownGame, type BotNotes, blended, planOf } from '@holdout/knowledge'
import type { KnownMatch } from './any-match.ts'
import { bestReason, lesserReason, type OtherMove, withoutRepeats } from './hint-reasons.ts'
import type { HintedMove } from './hinted-move.ts'
import { thinkInSlices } from './think-in-slices.ts'
import type { Time } from './time.ts'

/** The best moves of a decision. */
export interface Advised {
  /** The best first; at least one. */
  readonly best: readonly HintedMove[]
  /** The number of legal moves. */
  readonly of: number
}

/** Other moves that a move found at once is compared with, at most, and the sampled states for that. */
const COMPARED = 5
const QUICK_WORLDS = 8

/** The move that the medium bot would make for a seat, found at once; null as in `adviceFor`. */
export function quickAdvice(
  { game, state, seed, entries }: KnownMatch,
  seat: Seat,
): Pick<HintedMove, 'move' | 'whole' | 'text' | 'why' | 'against'> | null {
  const decision = decisionOf(game, state, seat)
  if (!decision) return null
  const chance = SeededChance.of(`${seed}/hint/${entries.length}`)
  const seen = perspective(game, state, decision, game.moves(state, seat), chance)
  const move = (isCarriedOn(game, decision) && habitOf(game, seen)) || botFor(game, 'medium').choose(seen)
  if (!move) return null
  const others = othersThan(game, seen, move)
  const [mine, ...rest] = outlooks(game, seat, seen.imagine, [move, ...others], QUICK_WORLDS)
  const otherKind = otherKindOf(game, state, seen, move, others, rest)
  return { ...labeled(game, state, seen, move), ...bestReason(game, mine, nextBest(rest), otherKind) }
}

/** The best of these moves that is of another kind than the move: another thing to do, not the same to another card. */
function otherKindOf(
  game: AnyKnownGame,
  state: AnyState,
  seen: Perspective,
  { move: kind }: AnyMove,
  moves: readonly AnyMove[],
  after: readonly Outlook[],
): OtherMove | null {
  const others = moves.flatMap((move, i) => (move.move === kind ? [] : [{ move, outlook: after[i] }]))
  if (others.length === 0) return null
  const { move, outlook } = others.reduce((best, one) => (chanceIn(one) > chanceIn(best) ? one : best))
  return { outlook, text: labeled(game, state, seen, move).text }
}

function chanceIn({ outlook: { chance } }: { readonly outlook: Outlook }): number {
  return chance ?? 0
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
  match: Pick<KnownMatch, 'game' | 'state' | 'seed' | 'entries'>,
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
  const search = usual ? null : new Search(game, seen, settingsFor(game, planOf(game).hard))
  if (search && !(await think(search, time, () => match.state === state && match.entries.length === at))) return null
  const best = search ? bestOf(game, seen, search) : usual
  if (best === null) return null
  const found = search?.candidates ?? [{ move: usual, mean: 0, error: 0 }]
  const chosen = [...found].sort((a, b) => Number(isMove(b.move, best)) - Number(isMove(a.move, best)))
  const moves = chosen.flatMap(({ move, mean, error }) => (move === null ? [] : [{ move, mean, error }]))
  return { best: advised(game, state, seen, moves), of: seen.moves.length }
}

function decisionOf(game: AnyKnownGame, state: AnyState, seat: Seat): Decision | undefined {
  return game.pending(state).find(one => one.seat === seat && one.kind !== 'standing')
}

/** The move that a bot of level hard would play. */
function bestOf(game: AnyKnownGame, seen: Perspective, search: Search): AnyMove | null {
  return (planOf(game).doubt === Number.POSITIVE_INFINITY && habitOf(game, seen)) || search.best
}

function isMove(move: AnyMove | null, other: AnyMove): boolean {
  return move !== null && sameFlat(move, other)
}

/**
 * The only move, the next move of an action that was begun, or the choice of the game's rules of thumb in games that
 * search only without one.
 */
function usualMove(game: AnyKnownGame, seen: Perspective): AnyMove | null {
  if (seen.moves.length === 1) return seen.moves[0]
  const compares = planOf(game).doubt !== undefined && !isCarriedOn(game, seen.decision)
  return compares ? null : habitOf(game, seen)
}

function habitOf(game: AnyKnownGame, { seat, moves, imagine }: Perspective): AnyMove | null {
  const { habit }: BotNotes<AnyState, AnyMove> = game.bot
  return habit?.(imagine(), seat, moves) ?? null
}

/** Whether the decision carries on an action that was begun. A new search could turn it around at every move. */
function isCarriedOn(game: AnyKnownGame, { decision }: Decision): boolean {
  return game.action?.decisions.includes(decision) ?? false
}

/** A move with its label. Where it only begins an action, the label is that of the whole, as it would be carried on. */
function labeled(
  game: AnyKnownGame,
  state: AnyState,
  seen: Perspective,
  move: AnyMove,
): Pick<HintedMove, 'move' | 'whole' | 'text'> {
  const whole = wholeOf(game, seen, move)
  return { move, whole, text: game.words.move(whole ?? move, game.view(state, seen.seat)) }
}

function wholeOf(game: AnyKnownGame, { seat, imagine }: Perspective, move: AnyMove): AnyMove | null {
  const { action } = game
  const { habit }: BotNotes<AnyState, AnyMove> = game.bot
  if (!action || !habit) return null
  const s = imagine()
  const made = [move]
  game.apply(s, seat, move)
  while (game.pending(s).some(one => one.seat === seat && action.decisions.includes(one.decision))) {
    const next = habit(s, seat, game.moves(s, seat))
    if (!next) break
    made.push(next)
    game.apply(s, seat, next)
  }
  const whole = action.whole(made)
  return sameFlat(whole, move) ? null : whole
}

/** Moves to compare a move with that was not found by a search: first those that a search would try. */
function othersThan(game: AnyKnownGame, { seat, moves, imagine }: Perspective, move: AnyMove): readonly AnyMove[] {
  const tried = candidatesIn(game.bot, imagine(), seat, moves).filter(other => !isMove(other, move))
  const others = tried.length > 0 ? tried : moves.filter(other => !isMove(other, move))
  return others.slice(0, COMPARED)
}

function nextBest(others: readonly Outlook[]): Outlook | null {
  return others.length === 0
    ? null
    : others.reduce((best, one) => ((one.chance ?? 0) > (best.chance ?? 0) ? one : best))
}

/**
 * Searches in slices. Returns whether the position is still the same; if not, the search ends before its next slice.
 */
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

/** The best of the moves that were found, and what speaks for each. */
function advised(game: AnyKnownGame, state: AnyState, seen: Perspective, all: readonly Found[]): readonly HintedMove[] {
  const found = all.slice(0, MOST)
  const [first] = found
  // A move that was not searched is compared with others too, which are not listed.
  const others =
    all.length > 1
      ? all
          .slice(MOST)
          .flatMap(({ move }) => (move.move === first.move.move ? [] : [move]))
          .slice(0, 1)
      : othersThan(game, seen, first.move)
  const compared = [...found.map(({ move }) => move), ...others]
  const after = outlooks(game, seen.seat, seen.imagine, compared, WORLDS)
  const chance = after[0].chance
  let least = chance ?? 0
  const shown = found.map(({ mean }, i): Outlook => {
    const behind = Math.max(0, first.mean - mean)
    const lost = Math.max(0, (chance ?? 0) - (after[i].chance ?? 0))
    least = Math.max(0, Math.min(least, (chance ?? 0) - blended(behind, lost)))
    return { ...after[i], chance: chance === null ? null : least }
  })
  const isAsGood = ({ mean, error }: Found): boolean => first.mean - mean <= 2 * Math.hypot(error, first.error)
  const second = shown[1] ?? nextBest(after.slice(found.length))
  const otherKind = otherKindOf(game, state, seen, first.move, compared.slice(1), after.slice(1))
  const moves = found.map((one, i): HintedMove => {
    const isBest = i === 0
    return {
      ...labeled(game, state, seen, one.move),
      chance: shown[i].chance,
      asGood: !isBest && isAsGood(one),
      ...(isBest
        ? bestReason(game, shown[0], second, otherKind, found.length > 1 && isAsGood(found[1]))
        : lesserReason(game, shown[i], shown[0])),
    }
  })
  return withoutRepeats(moves)
}
