import type { AnyMove, AnyState, Seat } from '@holdout/engine'
import {
  type AnyKnownGame,
  type BotNotes,
  type Facts,
  modelFor,
  type Reasons,
  type ToldFact,
  toldBetter,
} from '@holdout/knowledge'
import { atRest, chancesOf } from './rest.ts'
import { Comparison } from './search/index.ts'

/** The chance and the facts after a move and what it sets going, on average over sampled states. */
export interface Outlook {
  readonly seat: Seat
  /** Of the deciding seat; null if the game has no estimate. */
  readonly chance: number | null
  /** Of the states in which the match goes on. None if it always ends. */
  readonly facts: Facts
  /** The share of the sampled states in which the match is over. */
  readonly ended: number
  /** The number of seats with a chance. */
  readonly seats: number
}

/**
 * The outlooks after several moves of a seat, all in the same sampled states. Null: not acting. An action of several
 * moves is carried out whole.
 */
export function outlooks(
  game: AnyKnownGame,
  seat: Seat,
  imagine: () => AnyState,
  moves: readonly (AnyMove | null)[],
  worlds: number,
): readonly Outlook[] {
  const sums = moves.map(() => new Sum(game, seat))
  for (let i = 0; i < worlds; i++) {
    const world = imagine()
    moves.forEach((move, at) => {
      const made: AnyState = game.clone(world)
      if (move) carriedOut(game, made, seat, move)
      sums[at].add(made)
    })
  }
  return sums.map(sum => sum.outlook)
}

/** The outlooks after two moves and a number of decisions, played as good players would. */
export function laterOutlooks(
  game: AnyKnownGame,
  seat: Seat,
  imagine: () => AnyState,
  [first, second]: readonly [AnyMove | null, AnyMove | null],
  worlds: number,
  decisions: number,
): readonly [Outlook, Outlook] {
  const settings = { iterations: 2 * worlds, decisions, sure: 0 }
  const comparison = new Comparison(game, { seat, imagine }, [first, second], settings, s => ({ value: 0, s }))
  while (!comparison.step());
  const [mine, other] = comparison.all.map(({ results }) => {
    const sum = new Sum(game, seat)
    for (const { s } of results) sum.add(s)
    return sum.outlook
  })
  return [mine, other]
}

/** An outlook in the making. */
class Sum {
  private chance = 0
  private count = 0
  private seats = 0
  private readonly open: Facts[] = []

  constructor(
    private readonly game: AnyKnownGame,
    private readonly seat: Seat,
  ) {}

  add(made: AnyState): void {
    const s = atRest(this.game, made)
    const chances = chancesOf(this.game, s) ?? {}
    this.seats = Object.keys(chances).length
    this.chance += chances[this.seat] ?? 0
    this.count += 1
    const facts = toldFactsAt(this.game, s, this.seat)
    if (facts) this.open.push(facts)
  }

  get outlook(): Outlook {
    const { game, seat, count, seats, open } = this
    return {
      seat,
      chance: game.bot.chance ? this.chance / count : null,
      facts: averageFacts(open),
      ended: 1 - open.length / count,
      seats,
    }
  }
}

/** Makes a move, and the moves that carry on the action that it begins. Returns all of them. */
export function carriedOut(game: AnyKnownGame, s: AnyState, seat: Seat, move: AnyMove): readonly AnyMove[] {
  const { action } = game
  const { habit }: BotNotes<AnyState, AnyMove> = game.bot
  const made = [move]
  game.apply(s, seat, move)
  if (!action || !habit) return made
  while (game.pending(s).some(one => one.seat === seat && action.decisions.includes(one.decision))) {
    const next = habit(s, seat, game.moves(s, seat))
    if (!next) break
    made.push(next)
    game.apply(s, seat, next)
  }
  return made
}

/** The facts of several positions on average; none if there is no position. */
function averageFacts(all: readonly Facts[]): Facts {
  const sums: Record<string, number> = {}
  for (const facts of all) for (const name in facts) sums[name] = (sums[name] ?? 0) + facts[name] / all.length
  return sums
}

/** The facts of a position that reasons for a seat speak of; null after the end. */
function toldFactsAt(game: AnyKnownGame, s: AnyState, seat: Seat): Facts | null {
  const notes: BotNotes<AnyState, AnyMove> = game.bot
  return s.outcome === null ? (notes.facts?.(s, game.reasons?.against?.[seat]?.of ?? seat) ?? {}) : null
}

/** A fact that is better after one move than after another. */
export interface BetterFact {
  readonly name: string
  readonly fact: ToldFact
  /** After the better move, and after the other. */
  readonly mine: number
  readonly other: number
}

/** Facts with less weight in the model are not worth a sentence. */
const WEIGHTY = 0.05
/** Smaller differences on average are not either, where the model gives the fact no weight. */
const CLEAR = 0.5

/**
 * The facts that speak for the first of two outlooks, the most important first: by their weight in the game's model,
 * then by how much they differ. A weight against common sense comes from what bots do in lost positions, so such a fact
 * counts only by its difference. Facts that the name of `move` says already are left out.
 */
export function betterFacts(
  reasons: Reasons | undefined,
  mine: Outlook,
  other: Outlook,
  move: AnyMove | null = null,
): readonly BetterFact[] {
  if (!reasons || [mine, other].some(({ facts }) => Object.keys(facts).length === 0)) return []
  const { weights } = modelFor(reasons.models, mine.seats)
  const opponent = reasons.against?.[mine.seat]
  const better = Object.entries(opponent?.facts ?? reasons.facts).flatMap(([name, fact]) => {
    const found = { name, fact, mine: mine.facts[name] ?? 0, other: other.facts[name] ?? 0 }
    const by = found.mine - found.other
    return toldBetter(fact, by) === null || (move && fact.plainIn?.includes(move.move))
      ? []
      : [{ found, by: Math.abs(by), worth: (opponent ? -1 : 1) * worthOf(weights, mine, other, name) }]
  })
  const weighty = better.filter(({ worth }) => worth > WEIGHTY).sort((a, b) => b.worth - a.worth)
  const clear = better.filter(({ by, worth }) => worth <= WEIGHTY && by >= CLEAR).sort((a, b) => b.by - a.by)
  return [...weighty, ...clear].map(({ found }) => found)
}

/** The worth of a fact with those derived from it ("bite pile", "bite pile early") in the game's model. */
function worthOf(weights: Facts, { facts: mine }: Outlook, { facts: other }: Outlook, fact: string): number {
  let worth = 0
  for (const name in weights)
    if (name === fact || name.startsWith(`${fact} `)) worth += weights[name] * ((mine[name] ?? 0) - (other[name] ?? 0))
  return worth
}
