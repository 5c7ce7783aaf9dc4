import { type Bot, type Perspective, playToEnd } from '@holdout/bots'
import { type AnyMove, type AnyState, type Outcome, type Seat, SeededChance } from '@holdout/engine'
import {
  type AnyKnownGame,
  Inputs,
  logistic,
  type Network,
  planOf,
  sharesOf,
  type WriteInputs,
} from '@holdout/knowledge'
import { isTeam, seatsScored } from '../arena/lineups.ts'
import { type FitBots, sampled } from '../fit/positions.ts'
import { type Example, type Written, writtenOf } from './trainer.ts'

/** How a network plays matches against itself. */
export interface SelfPlay {
  readonly game: AnyKnownGame
  readonly options: Readonly<Record<string, unknown>>
  readonly network: Network
  /** Who chooses the moves; null: the network. */
  readonly teacher: Bot | null
  /** Sampled states in which each move is tried. */
  readonly worlds: number
  /** How often a move is random. 0: always the best. */
  readonly random: number
  /** How much what came of a position counts, against its value one decision later. */
  readonly lambda: number
}

interface Visited {
  readonly written: readonly Written[]
  /** The chances here. */
  readonly chances: readonly number[]
  /** The chances after the best move, if another one was played to try it. */
  readonly instead: readonly number[] | null
}

/** The chances that a network gives, in one sampled state after the other. */
class Judge {
  private readonly inputs = new Inputs()

  constructor(
    private readonly network: Network,
    private readonly write: WriteInputs<AnyState>,
    private readonly seats: readonly Seat[],
    private readonly game: AnyKnownGame,
  ) {}

  /** The chances of the scored seats. */
  chances(s: AnyState): number[] {
    if (s.outcome) return wonBy(s.outcome, this.seats)
    const scores = this.seats.map((seat, i) => {
      this.inputs.clear()
      this.write(i === this.seats.length - 1 ? s : this.game.clone(s), seat, this.inputs)
      return this.network.score(this.inputs)
    })
    if (this.inputs.ended) return wonBy(this.inputs.ended, this.seats)
    return scores.length === 1 ? [logistic(scores[0])] : sharesOf(scores)
  }

  written(s: AnyState): Written[] {
    return this.seats.map(seat => {
      this.inputs.clear()
      this.write(this.game.clone(s), seat, this.inputs)
      return writtenOf(this.inputs)
    })
  }
}

function wonBy({ winners }: Outcome, seats: readonly Seat[]): number[] {
  if (seats.length === 1) return [winners.includes(seats[0]) ? 1 : 0]
  return seats.map(seat => (winners.includes(seat) ? 1 / winners.length : 0))
}

export interface SelfPlayed {
  /** The share of the win of the first seat. */
  readonly won: number
  readonly examples: readonly Example[]
}

/** Plays one match. Depends only on its arguments. */
export function selfPlay(play: SelfPlay, seed: string): SelfPlayed {
  const { game, options, network, teacher, worlds, random, lambda } = play
  const specs = game.seats(options)
  const all = specs.map(({ seat }) => seat)
  const seats = seatsScored(specs)
  const write = game.inputs as WriteInputs<AnyState>
  const judge = new Judge(network, write, seats, game)
  const state: AnyState = game.setup(options, { chance: SeededChance.of(seed) })
  const chance = SeededChance.of(`${seed}/explore`)
  const visited: Visited[] = []
  let stretch = 0
  const bot: Bot = {
    name: 'learner',
    choose(seen) {
      if (seen.moves.length === 1 && seen.decision.kind === 'must') return seen.moves[0]
      if (stretch === 0 && chance.int('random', 1000) < 1000 * random)
        stretch = 1 + chance.int('length', 4) * chance.int('long', 2)
      const explores = stretch > 0
      if (explores) stretch -= 1
      const habit = planOf(game).doubt === undefined && game.bot.habit?.(seen.imagine(), seen.seat, seen.moves)
      if (habit && !teacher) return habit
      const moves = movesOf(game, seen)
      const found =
        teacher && !explores
          ? null
          : bestOf(game, judge, seen, moves, worlds, seats, !isTeam(specs) && !seats.includes(seen.seat))
      visited.push({
        written: judge.written(state),
        chances: judge.chances(game.clone(state)),
        instead: explores && found ? found.chances : null,
      })
      if (explores) return moves[chance.int('move', moves.length)]
      return found ? found.move : (teacher as Bot).choose(seen)
    },
  }
  const luck = Object.fromEntries(all.map(seat => [seat, SeededChance.of(`${seed}/luck/${seat}`)]))
  playToEnd(game, state, Object.fromEntries(all.map(seat => [seat, bot])), luck)
  const end = wonBy(state.outcome as Outcome, seats)
  return { won: end[0], examples: examplesOf(visited, end, lambda) }
}

/** Positions of a match between these bots, to learn how such bots end it. Depends only on its arguments. */
export function watched({ game, options, network }: SelfPlay, bots: FitBots, seed: string): SelfPlayed {
  const scored = seatsScored(game.seats(options))
  const judge = new Judge(network, game.inputs as WriteInputs<AnyState>, scored, game)
  const { found, end } = sampled(game, options, bots, seed, s => judge.written(s))
  const target = wonBy(end, scored)
  return { won: target[0], examples: found.map((written): Example => ({ written, target })) }
}

function movesOf(game: AnyKnownGame, seen: Perspective): (AnyMove | null)[] {
  const moves = game.bot.candidates?.(seen.imagine(), seen.seat, seen.moves) ?? seen.moves
  return seen.decision.kind === 'may' ? [null, ...moves] : [...moves]
}

function bestOf(
  game: AnyKnownGame,
  judge: Judge,
  seen: Perspective,
  moves: readonly (AnyMove | null)[],
  worlds: number,
  seats: readonly Seat[],
  isOpponent: boolean,
): { readonly move: AnyMove | null; readonly chances: readonly number[] } {
  const at = Math.max(0, seats.indexOf(seen.seat))
  const sign = isOpponent ? -1 : 1
  const sums = moves.map(() => seats.map(() => 0))
  for (let w = 0; w < worlds; w++) {
    const world = seen.imagine()
    moves.forEach((move, m) => {
      const s: AnyState = game.clone(world)
      if (move) game.apply(s, seen.seat, move)
      const chances = judge.chances(s)
      for (let i = 0; i < chances.length; i++) sums[m][i] += chances[i] / worlds
    })
  }
  let best = 0
  for (let m = 1; m < moves.length; m++) if (sign * sums[m][at] > sign * sums[best][at]) best = m
  return { move: moves[best], chances: sums[best] }
}

/** Targets from the end of the match to its beginning: the outcome, mixed with the value a decision later. */
function examplesOf(visited: readonly Visited[], end: readonly number[], lambda: number): Example[] {
  const examples: Example[] = []
  let later = end
  let next: readonly number[] = end
  for (const { written, chances, instead } of visited.toReversed()) {
    const target = instead ?? next.map((value, i) => (1 - lambda) * value + lambda * later[i])
    examples.push({ written, target })
    later = target
    next = chances
  }
  return examples
}
