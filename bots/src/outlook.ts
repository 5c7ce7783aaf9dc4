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
import { atRest } from './rest.ts'

/** The chance and the facts after a move and what it sets going, on average over sampled states. */
export interface Outlook {
  readonly seat: Seat
  /** Of the deciding seat; null if the game has no estimate. */
  readonly chance: number | null
  /** Of the states in which the match goes on. None if it always ends. */
  readonly facts: Facts
  /** The number of seats with a chance. */
  readonly seats: number
}

/** The outlooks after several moves of a seat, all in the same sampled states. Null: not acting. */
export function outlooks(
  game: AnyKnownGame,
  seat: Seat,
  imagine: () => AnyState,
  moves: readonly (AnyMove | null)[],
  worlds: number,
): readonly Outlook[] {
  const notes: BotNotes<AnyState, AnyMove> = game.bot
  const sums = moves.map(() => ({ chance: 0, open: [] as Facts[] }))
  let seats = 0
  for (let i = 0; i < worlds; i++) {
    const world = imagine()
    moves.forEach((move, at) => {
      const made: AnyState = game.clone(world)
      if (move) game.apply(made, seat, move)
      const s = atRest(game, made)
      const chances = notes.chance?.(s) ?? {}
      seats = Object.keys(chances).length
      sums[at].chance += (chances[seat] ?? 0) / worlds
      const facts = toldFactsAt(game, s, seat)
      if (facts) sums[at].open.push(facts)
    })
  }
  return sums.map(({ chance, open }) => ({
    seat,
    chance: notes.chance ? chance : null,
    facts: averageFacts(open),
    seats,
  }))
}

/** The facts of several positions on average; none if there is no position. */
export function averageFacts(all: readonly Facts[]): Facts {
  const sums: Record<string, number> = {}
  for (const facts of all) for (const name in facts) sums[name] = (sums[name] ?? 0) + facts[name] / all.length
  return sums
}

/** The facts of a position that reasons for a seat speak of; null after the end. */
export function toldFactsAt(game: AnyKnownGame, s: AnyState, seat: Seat): Facts | null {
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
 * counts only by its difference.
 */
export function betterFacts(reasons: Reasons | undefined, mine: Outlook, other: Outlook): readonly BetterFact[] {
  if (!reasons || [mine, other].some(({ facts }) => Object.keys(facts).length === 0)) return []
  const { weights } = modelFor(reasons.models, mine.seats)
  const opponent = reasons.against?.[mine.seat]
  const better = Object.entries(opponent?.facts ?? reasons.facts).flatMap(([name, fact]) => {
    const found = { name, fact, mine: mine.facts[name] ?? 0, other: other.facts[name] ?? 0 }
    const by = found.mine - found.other
    return toldBetter(fact, by) === null
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
