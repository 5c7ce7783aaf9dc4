import { type AnyMove, type AnyState, CLOCK, SeededChance, sameFlat } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { Perspective } from '../bot.ts'
import { playoutMove } from './policy.ts'
import type { SearchSettings } from './settings.ts'

/** A move and what was found for it, by sampled state. All moves see the same states. */
export interface Tried<R> {
  /** Null: not acting, in a `may` decision. */
  readonly move: AnyMove | null
  readonly values: number[]
  readonly results: R[]
}

export interface ComparisonSettings extends Pick<SearchSettings, 'iterations' | 'decisions' | 'sure'> {
  /**
   * A move that the others are measured against: it is never dropped, and every round has two whole states at least,
   * even beyond the iterations.
   */
  readonly keep?: AnyMove
}

/** The state after a playout in numbers. `value` decides which moves are dropped. */
interface Result {
  readonly value: number
}

/**
 * Compares moves by playouts, all in the same sampled states. The weaker half is dropped several times (sequential
 * halving). It runs one step at a time, so that the caller can stop it at any moment.
 */
export class Comparison<R extends Result> {
  readonly all: readonly Tried<R>[]
  private left: readonly Tried<R>[]
  private readonly kept: Tried<R> | undefined
  private world: AnyState | null = null
  private worlds = 0
  private at = 0
  private worldsLeft: number
  private rounds: number
  private spent = 0

  constructor(
    private readonly game: AnyKnownGame,
    private readonly seen: Pick<Perspective, 'seat' | 'imagine'>,
    moves: readonly (AnyMove | null)[],
    private readonly settings: ComparisonSettings,
    private readonly result: (s: AnyState) => R,
  ) {
    const { keep } = settings
    this.all = moves.map(move => ({ move, values: [], results: [] }))
    this.left = this.all
    this.kept = keep && this.all.find(({ move }) => move !== null && sameFlat(move, keep))
    this.rounds = Math.max(1, Math.ceil(Math.log2(this.all.length)))
    this.worldsLeft = this.worldsOfRound()
  }

  get iterations(): number {
    return this.spent
  }

  /** The moves that were not dropped. */
  get alive(): readonly Tried<R>[] {
    return this.left
  }

  get done(): boolean {
    if (this.left.length <= 1) return true
    return this.kept ? this.rounds === 0 : this.spent >= this.settings.iterations
  }

  /** The move with the best mean. Among equals the first wins: games list their own choice first. */
  get best(): Tried<R> {
    return this.left.reduce((first, other) => (mean(other.values) > mean(first.values) ? other : first))
  }

  /** Tries one move in one sampled state. Returns whether the comparison is done. */
  step(): boolean {
    if (this.done) return true
    this.world ??= this.seen.imagine()
    const tried = this.left[this.at]
    const result = this.result(this.playout(this.world, tried.move))
    tried.results.push(result)
    tried.values.push(result.value)
    this.spent += 1
    this.at += 1
    if (this.at === this.left.length) this.endWorld()
    return this.done
  }

  private endWorld(): void {
    this.world = null
    this.at = 0
    this.worlds += 1
    this.worldsLeft -= 1
    if (this.isSure()) this.left = [this.best]
    if (this.worldsLeft > 0 || this.left.length <= 1) return
    this.rounds = this.kept && this.left.every(isConstant) ? 0 : this.rounds - 1
    if (this.rounds > 0) this.dropWeaker()
    this.worldsLeft = this.worldsOfRound()
  }

  private dropWeaker(): void {
    const sorted = [...this.left].sort((a, b) => mean(b.values) - mean(a.values))
    const better = sorted.slice(0, Math.max(2, Math.ceil(sorted.length / 2)))
    this.left = this.kept && !better.includes(this.kept) ? [...better, this.kept] : better
  }

  /** The share of the remaining iterations for this round. */
  private worldsOfRound(): number {
    const left = this.settings.iterations - this.spent
    return Math.max(this.kept ? 2 : 1, Math.floor(left / (Math.max(1, this.rounds) * this.left.length)))
  }

  /** Whether the best move leads every other one clearly, by the differences in the same states. */
  private isSure(): boolean {
    const { sure } = this.settings
    if (sure === 0 || this.worlds < 8 || this.worlds % 8 !== 0) return false
    const first = this.best
    return this.left.every(other => other === first || leads(first.values, other.values, sure))
  }

  /** The state after the move and the decisions that follow, each played as bots would. */
  private playout(world: AnyState, move: AnyMove | null): AnyState {
    const { game, seen } = this
    const s: AnyState = game.clone(world)
    if (move) game.apply(s, seen.seat, move)
    let left = this.settings.decisions
    if (left === 0) return s
    const chance = new SeededChance({ key: s.chance.key, used: 1 << 20 })
    while (left > 0 && s.outcome === null) {
      const asked = game.pending(s).find(({ kind, seat }) => kind === 'must' && seat !== CLOCK)
      if (!asked) break
      const moves = game.moves(s, asked.seat)
      if (moves.length > 1) left -= 1
      game.apply(s, asked.seat, moves.length === 1 ? moves[0] : playoutMove(game, s, asked.seat, moves, chance))
    }
    return s
  }
}

function isConstant({ values }: Tried<unknown>): boolean {
  return values.every(value => value === values[0])
}

/** 0 for no values. */
export function mean(values: readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return values.length === 0 ? 0 : sum / values.length
}

/** Whether the first values lead the others by this many standard errors of the difference. */
export function leads(a: readonly number[], b: readonly number[], sure: number): boolean {
  const n = Math.min(a.length, b.length)
  let sum = 0
  let squares = 0
  for (let i = 0; i < n; i++) {
    const difference = a[i] - b[i]
    sum += difference
    squares += difference * difference
  }
  const average = sum / n
  const error = Math.sqrt(Math.max(0, squares / n - average * average) / (n - 1))
  return average > sure * error && average > 0
}
