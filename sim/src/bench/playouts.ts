import { type AnyMove, type AnyState, CLOCK, RuleBug, readOptions, type Seat, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { Xorshift } from './xorshift.ts'

/**
 * Random games from the seeds `firstSeed`, `firstSeed + 1` …. Each move is chosen from all legal moves. Plies are
 * decisions.
 */
export function randomPlayouts(
  game: AnyKnownGame,
  options: Readonly<Record<string, unknown>>,
  firstSeed: number,
  games: number,
): { plies: number } {
  const chosen = readOptions(game.options, options)
  let plies = 0
  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    const s: AnyState = game.setup(chosen, { chance: SeededChance.of(String(seed)) })
    plies += playRandomly(game, s, new Xorshift(seed))
  }
  return { plies }
}

/** A clock runs out once in this many decisions. */
const CLOCK_EVERY = 64

/** Plays to the end and returns the number of decisions. `onMove` is called before each move. */
export function playRandomly(
  game: AnyKnownGame,
  s: AnyState,
  luck: Xorshift,
  onMove?: (s: AnyState, seat: Seat, move: AnyMove, offered: number) => void,
): number {
  const list: AnyMove[] = []
  let plies = 0
  for (; s.outcome === null; list.length = 0) {
    let expires = luck.below(CLOCK_EVERY) === 0 ? someExpiry(game, s) : null
    const seat = expires ? null : someSeat(game, s, luck, list)
    if (seat !== null) {
      const move = list[luck.below(list.length)]
      plies += 1
      onMove?.(s, seat, move, list.length)
      game.apply(s, seat, move)
      continue
    }
    expires ??= someExpiry(game, s)
    if (!expires) throw new RuleBug(`${game.title}: no seat has a move, and no clock runs.`)
    onMove?.(s, CLOCK, expires, 0)
    game.apply(s, CLOCK, expires)
  }
  return plies
}

/** The clock's move if a running clock has run out. */
function someExpiry(game: AnyKnownGame, s: AnyState): AnyMove | null {
  return game.clocks(s).find(({ running }) => running)?.expires ?? null
}

/** A seat that can decide now, with all its legal moves in `list`. Seats without a legal move are skipped. */
function someSeat(game: AnyKnownGame, s: AnyState, luck: Xorshift, list: AnyMove[]): Seat | null {
  const pending = game.pending(s)
  const first = luck.below(pending.length)
  for (let i = 0; i < pending.length; i++) {
    const { seat, kind } = pending[(first + i) % pending.length]
    if (kind === 'standing' || seat === CLOCK) continue
    game.moves(s, seat, list)
    if (list.length > 0) return seat
  }
  return null
}
