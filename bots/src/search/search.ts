import { type AnyMove, type AnyState, CLOCK, SeededChance } from '@holdout/engine'
import type { AnyKnownGame, BotNotes } from '@holdout/knowledge'
import type { Perspective } from '../bot.ts'
import { candidatesIn, playoutMove } from './policy.ts'
import type { SearchSettings } from './settings.ts'

/** The result of a search for one move. Values are chances to win, from 0 to 1. */
export interface Candidate {
  /** Null: not acting, in a `may` decision. */
  readonly move: AnyMove | null
  readonly visits: number
  readonly mean: number
  /** The standard error of the mean. */
  readonly error: number
}

interface Tried {
  readonly move: AnyMove | null
  visits: number
  sum: number
  squares: number
  /** The value in each sampled state, in order. All candidates see the same states. */
  readonly values: number[]
}

/**
 * A search for the best move of one decision, by playouts on sampled states. All candidates are tried on the same
 * states, and the weaker half is dropped several times (sequential halving). It runs one step at a time, so that the
 * caller can stop it at any moment. The same perspective with the same chance gives the same result on every machine.
 */
export class Search {
  private readonly notes: BotNotes<AnyState, AnyMove>
  private readonly all: Tried[]
  private alive: Tried[]
  private world: AnyState | null = null
  private policyChance: SeededChance | null = null
  private worlds = 0
  private at = 0
  private worldsLeft: number
  private rounds: number
  private spent = 0

  constructor(
    private readonly game: AnyKnownGame,
    private readonly seen: Perspective,
    private readonly settings: SearchSettings,
  ) {
    this.notes = game.bot
    const moves = candidates(game, seen, settings.width)
    this.all = moves.map(move => ({ move, visits: 0, sum: 0, squares: 0, values: [] }))
    this.alive = this.all
    this.rounds = Math.max(1, Math.ceil(Math.log2(this.all.length)))
    this.worldsLeft = this.worldsOfRound()
  }

  /** The iterations so far. */
  get iterations(): number {
    return this.spent
  }

  /** Whether the choice is made. */
  get done(): boolean {
    return this.alive.length <= 1 || this.spent >= this.settings.iterations
  }

  /** Tries one candidate in one sampled state. Returns whether the search is done. */
  step(): boolean {
    if (this.done) return true
    if (this.world === null) this.nextWorld()
    const world = this.world as AnyState
    const tried = this.alive[this.at]
    const value = this.playout(world, tried.move)
    tried.visits += 1
    tried.sum += value
    tried.squares += value * value
    tried.values.push(value)
    this.spent += 1
    this.at += 1
    if (this.at === this.alive.length) this.endWorld()
    return this.done
  }

  /** The best move so far; null: not acting. */
  get best(): AnyMove | null {
    const first = this.all[0]
    const found = best(this.alive)
    const { doubt } = this.settings
    return (doubt > 0 && !leads(found.values, first.values, doubt) ? first : found).move
  }

  /** All candidates, the best first. Those that were dropped early come last. */
  get candidates(): readonly Candidate[] {
    return this.all
      .map(({ move, visits, sum, squares }) => {
        const mean = visits === 0 ? 0 : sum / visits
        const spread = visits < 2 ? 0.25 : Math.max(0, squares / visits - mean * mean) / (visits - 1)
        return { move, visits, mean, error: Math.sqrt(spread) }
      })
      .sort((a, b) => b.visits - a.visits || b.mean - a.mean)
  }

  private nextWorld(): void {
    this.world = this.seen.imagine()
    this.at = 0
  }

  private endWorld(): void {
    this.world = null
    this.worlds += 1
    this.worldsLeft -= 1
    if (this.isSure()) this.alive = [best(this.alive)]
    if (this.worldsLeft > 0 || this.alive.length <= 1) return
    this.rounds -= 1
    if (this.rounds > 0) {
      const sorted = [...this.alive].sort((a, b) => mean(b) - mean(a))
      this.alive = sorted.slice(0, Math.ceil(sorted.length / 2))
    }
    this.worldsLeft = this.worldsOfRound()
  }

  /** The share of the remaining budget for this round. */
  private worldsOfRound(): number {
    const left = this.settings.iterations - this.spent
    return Math.max(1, Math.floor(left / (Math.max(1, this.rounds) * this.alive.length)))
  }

  /** Whether the best candidate leads every other one clearly, by the differences in the same states. */
  private isSure(): boolean {
    const { sure } = this.settings
    if (sure === 0 || this.worlds < 8 || this.worlds % 8 !== 0) return false
    const first = best(this.alive)
    return this.alive.every(other => other === first || leads(first.values, other.values, sure))
  }

  private playout(world: AnyState, move: AnyMove | null): number {
    const { game, seen } = this
    const s = game.clone(world)
    if (move) game.apply(s, seen.seat, move)
    let left = this.settings.decisions
    if (left === 0) return this.notes.rate(s, seen.seat)
    this.policyChance = new SeededChance({ key: s.chance.key, used: 1 << 20 })
    while (left > 0 && s.outcome === null) {
      const asked = game.pending(s).find(({ kind, seat }) => kind === 'must' && seat !== CLOCK)
      if (!asked) break
      const moves = game.moves(s, asked.seat)
      if (moves.length > 1) left -= 1
      game.apply(
        s,
        asked.seat,
        moves.length === 1 ? moves[0] : playoutMove(game, s, asked.seat, moves, this.policyChance),
      )
    }
    return this.notes.rate(s, seen.seat)
  }
}

/** The moves to compare, on the first sampled state. In a `may` decision, not acting is the first of them. */
function candidates(game: AnyKnownGame, seen: Perspective, width: number): (AnyMove | null)[] {
  const moves = candidatesIn(game.bot, seen.imagine(), seen.seat, seen.moves).slice(0, width)
  return seen.decision.kind === 'may' ? [null, ...moves] : [...moves]
}

function mean({ sum, visits }: Tried): number {
  return visits === 0 ? 0 : sum / visits
}

/** Among equals the first wins: games list their own choice first. */
function best(tried: readonly Tried[]): Tried {
  return tried.reduce((first, other) => (mean(other) > mean(first) ? other : first))
}

function leads(a: readonly number[], b: readonly number[], sure: number): boolean {
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
