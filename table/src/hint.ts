import {
  botFor,
  candidatesIn,
  carriedOut,
  laterOutlooks,
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
import { type BestMove, bestReason, CLEAR_CHANCE, lesserReason, withoutRepeats } from './hint-reasons.ts'
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
  const [outlook, ...rest] = outlooks(game, seat, seen.imagine, [move, ...others], QUICK_WORLDS)
  const best = bestMove(game, state, seen, { move, outlook }, others, rest)
  return { ...labeled(game, state, seen, move), ...bestReason(game, best) }
}

/** The sampled states, and the decisions that are played on in each, for facts that show a few moves later. */
const LATER_WORLDS = 12
const LATER_DECISIONS = 6

/** A move as the best one, compared with others: with the best of them, and with the best that does something else. */
function bestMove(
  game: AnyKnownGame,
  state: AnyState,
  seen: Perspective,
  { move, outlook }: { readonly move: AnyMove; readonly outlook: Outlook },
  others: readonly (AnyMove | null)[],
  after: readonly Outlook[],
): BestMove {
  const best = (which: (other: AnyMove | null) => boolean): number =>
    others.reduce(
      (found, other, i) =>
        which(other) && (found < 0 || (after[i].chance ?? 0) > (after[found].chance ?? 0)) ? i : found,
      -1,
    )
  const next = best(() => true)
  const otherKind = best(other => other !== null && doesOther(move, other))
  const named = others[otherKind]
  return {
    move,
    outlook,
    next: after[next] ?? null,
    nextIsNothing: others[next] === null,
    otherKind: named ? { outlook: after[otherKind], text: labeled(game, state, seen, named).text } : null,
    later: () =>
      laterOutlooks(game, seen.seat, seen.imagine, [move, others[next] ?? null], LATER_WORLDS, LATER_DECISIONS),
  }
}

/** Whether a move does something else: not the same to another card, nor something else with the same card. */
function doesOther(move: AnyMove, other: AnyMove): boolean {
  const cards = [move, other].map(one => ('card' in one ? one.card : undefined))
  return other.move !== move.move && (cards[0] === undefined || cards[0] !== cards[1])
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
  const all = chosen.length === 1 ? withOthers(game, seen, chosen[0]) : chosen
  return { best: advised(game, state, seen, all), of: seen.moves.length }
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
  if (seen.moves.length === 1 && seen.decision.kind === 'must') return seen.moves[0]
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
  if (!game.action) return null
  const whole = game.action.whole(carriedOut(game, imagine(), seat, move))
  return sameFlat(whole, move) ? null : whole
}

/** What a move that was not found by a search is compared with: what a search would try, and not acting. */
function othersThan(
  game: AnyKnownGame,
  { seat, moves, decision, imagine }: Perspective,
  move: AnyMove,
): readonly (AnyMove | null)[] {
  const tried = candidatesIn(game.bot, imagine(), seat, moves).filter(other => !isMove(other, move))
  const others = tried.length > 0 ? tried : moves.filter(other => !isMove(other, move))
  return [...(decision.kind === 'must' ? [] : [null]), ...others].slice(0, COMPARED)
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
  readonly move: AnyMove | null
  readonly mean: number
  readonly error: number
}

/** What chances of moves that were not searched may be off by. */
const ROUGH = 0.005

/**
 * The only move that was searched, and others by their chances; none of them leads it. An action that was begun is
 * carried on.
 */
function withOthers(game: AnyKnownGame, seen: Perspective, only: Found): readonly Found[] {
  if (only.move === null || isCarriedOn(game, seen.decision)) return [only]
  const others = othersThan(game, seen, only.move)
  const [first, ...after] = outlooks(game, seen.seat, seen.imagine, [only.move, ...others], WORLDS)
  const behind = (i: number): number => Math.max(0, (first.chance ?? 0) - (after[i].chance ?? 0))
  const rated = others.map((move, i): Found => ({ move, mean: only.mean - behind(i), error: ROUGH }))
  return [only, ...rated.sort((a, b) => b.mean - a.mean)]
}

/**
 * The moves without those near the top that begin the same action as a better one, such as two ways to the same place:
 * the list would have one sentence twice.
 */
function withoutSameWholes(game: AnyKnownGame, seen: Perspective, found: readonly Found[]): readonly Found[] {
  const wholes: AnyMove[] = []
  return found.filter(({ move }) => {
    if (move === null || wholes.length >= MOST) return true
    const whole = wholeOf(game, seen, move) ?? move
    if (wholes.some(other => sameFlat(whole, other))) return false
    wholes.push(whole)
    return true
  })
}

/** The best of the moves that were found, and what speaks for each. Not acting is one of them, but is not listed. */
function advised(
  game: AnyKnownGame,
  state: AnyState,
  seen: Perspective,
  found: readonly Found[],
): readonly HintedMove[] {
  const all = withoutSameWholes(game, seen, found)
  const listed = all.flatMap(({ move, ...one }) => (move === null ? [] : [{ ...one, move }])).slice(0, MOST)
  const [first] = listed
  const unlisted = all.filter(({ move }) => move === null || !listed.some(one => one.move === move))
  // A move that was not searched is compared with others too.
  const others =
    all.length === 1
      ? othersThan(game, seen, first.move)
      : unlisted.flatMap(({ move }) => (move === null || doesOther(first.move, move) ? [move] : [])).slice(0, 2)
  const compared = [...listed.map(({ move }) => move), ...others]
  const after = outlooks(game, seen.seat, seen.imagine, compared, WORLDS)
  const chance = after[0].chance
  let least = chance ?? 0
  const shown = listed.map(({ mean }, i): Outlook => {
    const behind = Math.max(0, first.mean - mean)
    const lost = Math.max(0, (chance ?? 0) - (after[i].chance ?? 0))
    least = Math.max(0, Math.min(least, (chance ?? 0) - blended(behind, lost)))
    return { ...after[i], chance: chance === null ? null : least }
  })
  // Beside chances that clearly differ, the list must not say that a move is about as good.
  const looksAsGood = (at: number): boolean => (chance ?? 0) - (shown[at]?.chance ?? chance ?? 0) < CLEAR_CHANCE
  const isAsGood = ({ mean, error }: Found, at: number): boolean =>
    first.mean - mean <= 2 * Math.hypot(error, first.error) && looksAsGood(at)
  const rivals = [...listed.slice(1).map(({ move }) => move), ...others]
  const best = bestMove(game, state, seen, { move: first.move, outlook: shown[0] }, rivals, [
    ...shown.slice(1),
    ...after.slice(listed.length),
  ])
  const second = all[1]
  const asGood = second !== undefined && isAsGood(second, second.move === null ? -1 : 1)
  const moves = listed.map((one, i): HintedMove => {
    const about = { ...labeled(game, state, seen, one.move), chance: shown[i].chance }
    if (i === 0) return { ...about, asGood: false, ...bestReason(game, { ...best, asGood }) }
    // The list says that it is about as good: a fact beside it would contradict that.
    return isAsGood(one, i)
      ? { ...about, asGood: true, why: null, against: null }
      : { ...about, asGood: false, ...lesserReason(game, one.move, shown[i], shown[0]) }
  })
  return withoutRepeats(moves)
}
