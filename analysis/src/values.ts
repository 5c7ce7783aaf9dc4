import { chancesOf, mean } from '@holdout/bots'
import { type AnyEvent, type AnyMove, type AnyState, type Seat, SeededChance, sameFlat } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { Estimate } from './analysis.ts'
import { type AnalyzedMove, isSecret } from './played.ts'
import { estimateOf } from './statistics.ts'
import type { Imagine } from './worlds.ts'

/** The prospects of the analyzed seat in a position. Plain data. */
export interface FoundValue {
  /** The chance of each seat. */
  readonly chances: readonly number[]
  /** Of the analyzed seat. */
  readonly error: number
  /** The next move is possible in every sampled state: it reveals no hidden card. */
  readonly open: boolean
  /** The next move showed the analyzed seat something that it need not have shown: a card, a roll, a hidden fact. */
  readonly varied: boolean
  /** The visible events of the next move that most other states would not have shown, by their number. */
  readonly shown: readonly number[]
  /** The chance after the next move, if it is open and could have looked different. */
  readonly expected: Estimate | null
  /** The chance after the next move in each sampled state, sorted. */
  readonly outcomes: readonly number[]
}

export interface Position {
  readonly game: AnyKnownGame
  readonly seats: readonly Seat[]
  readonly seat: Seat
  readonly state: AnyState
  readonly next: (Pick<AnalyzedMove, 'seat' | 'move' | 'events' | 'after'> & { readonly byChance: boolean }) | null
  readonly imagine: Imagine
  readonly seed: string
}

/** The chances in a position on average over sampled states, and those after the next move. */
export function positionValue({ game, seats, seat, state, next, imagine, seed }: Position, worlds: number): FoundValue {
  const at = seats.indexOf(seat)
  const listed = (s: AnyState): number[] => chancesIn(game, seats, s)
  if (state.outcome !== null)
    return { chances: listed(state), error: 0, open: true, varied: false, shown: [], expected: null, outcomes: [] }
  const chance = SeededChance.of(seed)
  const here: number[][] = []
  const after: number[] = []
  let open = true
  let varied = false
  const real = next?.byChance ? appearance(game, seat, next.events, next.after) : null
  const missing = (real?.events ?? []).map(() => 0)
  for (let i = 0; i < worlds; i++) {
    const world = imagine(chance)
    here.push(listed(world))
    if (!next || !open) continue
    // A secret choice, such as a card kept face down, shows nothing.
    if (next.seat !== seat && (next.byChance || !isSecret(game, next, seat)))
      open = isLegal(game, world, next.seat, next.move)
    if (!open || !next.byChance) continue
    const events: AnyEvent[] = []
    game.apply(world, next.seat, next.move, { emit: (event: AnyEvent) => events.push(event) })
    const other = appearance(game, seat, events, world)
    varied ||= real !== null && shows(real, other)
    real?.events.forEach((event, k) => {
      if (!other.events.includes(event)) missing[k] += 1
    })
    after.push(listed(world)[at])
  }
  const expects = open && varied
  return {
    chances: seats.map((_, i) => mean(here.map(chances => chances[i]))),
    error: estimateOf(here.map(chances => chances[at])).error,
    open,
    varied,
    shown: expects ? missing.flatMap((count, k) => (2 * count >= worlds ? [k] : [])) : [],
    expected: expects ? estimateOf(after) : null,
    outcomes: expects ? after.sort((a, b) => a - b) : [],
  }
}

/** The visible part of a move for a seat: its events and the position after it, as text. */
interface Appearance {
  readonly events: readonly string[]
  readonly view: string
}

function appearance(game: AnyKnownGame, seat: Seat, events: readonly AnyEvent[], after: AnyState): Appearance {
  const seen = events.flatMap(event => {
    const one = game.see(event, seat)
    return one ? [JSON.stringify(one)] : []
  })
  return { events: seen, view: JSON.stringify(game.view(after, seat)) }
}

/**
 * Whether a move showed something that it need not have shown. What could have happened but did not, such as a wall
 * that held, shows nothing.
 */
function shows(real: Appearance, other: Appearance): boolean {
  if (real.events.some(event => !other.events.includes(event))) return true
  return real.events.length === other.events.length && real.view !== other.view
}

/** The fitted chance of each seat once what is under way has happened. */
export function chancesIn(game: AnyKnownGame, seats: readonly Seat[], s: AnyState): number[] {
  const chances = chancesOf(game, s) ?? {}
  return seats.map(seat => chances[seat] ?? 0)
}

export function isLegal(game: AnyKnownGame, s: AnyState, seat: Seat, move: AnyMove): boolean {
  const fits = (other: AnyMove): boolean => other.move === move.move && sameFlat(other, move)
  return game.moves(s, seat).some(fits) || game.standing(s, seat).some(fits)
}

/** The chances before the deal, on average over deals. */
export function dealtValue(
  game: AnyKnownGame,
  seats: readonly Seat[],
  seat: Seat,
  options: unknown,
  rules: number,
  deals: number,
  seed: string,
): { readonly chances: readonly number[]; readonly error: number; readonly outcomes: readonly number[] } {
  const found = Array.from({ length: deals }, (_, i) => {
    const s: AnyState = game.setup(options, { chance: SeededChance.of(`${seed}/${i}`), rules })
    return chancesIn(game, seats, s)
  })
  const own = found.map(chances => chances[seats.indexOf(seat)])
  return {
    chances: seats.map((_, i) => mean(found.map(chances => chances[i]))),
    error: estimateOf(own).error,
    outcomes: own.sort((a, b) => a - b),
  }
}
