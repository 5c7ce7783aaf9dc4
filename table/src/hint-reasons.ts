import type { Perspective } from '@holdout/bots'
import { type AnyMove, type AnyState, type Phrase, say } from '@holdout/engine'
import { type AnyKnownGame, type BotNotes, type Facts, modelFor, toldBetter } from '@holdout/knowledge'
import { plain } from '@holdout/words'

/** The chance and the facts after a move, on average over sampled states. */
export interface Outlook {
  readonly chance: number | null
  readonly facts: Facts
  /** The number of seats with a chance. */
  readonly seats: number
}

/** The outlooks after several moves of a seat, all in the same sampled states. */
export function outlooks(
  game: AnyKnownGame,
  { seat, imagine }: Perspective,
  moves: readonly AnyMove[],
  worlds: number,
): readonly Outlook[] {
  const notes: BotNotes<AnyState, AnyMove> = game.bot
  const sums = moves.map(() => ({ chance: 0, facts: {} as Record<string, number> }))
  let seats = 0
  for (let i = 0; i < worlds; i++) {
    const world = imagine()
    moves.forEach((move, at) => {
      const s: AnyState = game.clone(world)
      game.apply(s, seat, move)
      const chances = notes.chance?.(s) ?? {}
      seats = Object.keys(chances).length
      sums[at].chance += (chances[seat] ?? 0) / worlds
      const facts = s.outcome === null ? (notes.facts?.(s, seat) ?? {}) : {}
      for (const name in facts) sums[at].facts[name] = (sums[at].facts[name] ?? 0) + facts[name] / worlds
    })
  }
  return sums.map(({ chance, facts }) => ({ chance: notes.chance ? chance : null, facts, seats }))
}

/** The longest reason, in characters: two lines of a prompt. */
export const LONGEST_REASON = 110

/**
 * The main reason for a move: a fact that is better after it than after the other one, or else the chances. Null if
 * there is none. It is never what the move does: that is its preview. `than`: the other move is the next best, or the
 * first.
 */
export function reasonFor(
  game: AnyKnownGame,
  mine: Outlook,
  other: Outlook | null,
  than: 'next' | 'first',
): Phrase | null {
  if (!other) return say`There is no other move.`
  const fact = betterFact(game, mine, other)
  const said = fact && (than === 'next' ? say`${fact} than after the next best move.` : say`${fact} than after move 1.`)
  if (said && plain(said).length <= LONGEST_REASON) return said
  return than === 'next' ? chanceReason(mine.chance, other.chance) : null
}

/** The chances after the best and after the next best move; null if they speak against the best. */
function chanceReason(mine: number | null, other: number | null): Phrase | null {
  if (mine === null || other === null) return null
  const [a, b] = [mine, other].map(chance => Math.round(chance * 100))
  if (a < b) return null
  return a === b
    ? say`The next best move is about as good.`
    : say`The other moves keep less of a chance: ${a}% against ${b}%.`
}

/** The moves with a reason for each; a sentence that an earlier move has is left out. */
export function withoutRepeats<A extends { readonly why: Phrase | null }>(moves: readonly A[]): readonly A[] {
  const said = new Set<string>()
  return moves.map(move => {
    const why = move.why && plain(move.why)
    const repeats = why !== null && said.has(why)
    if (why !== null) said.add(why)
    return repeats ? { ...move, why: null } : move
  })
}

/** Smaller differences on average are not worth a sentence, where the model gives the fact no weight. */
const CLEAR = 0.5

/**
 * The fact that counts most for the first of two outlooks, by its weight in the game's model, else the one that differs
 * most; null if none does. A weight against common sense comes from what bots do in lost positions, so such a fact is
 * not named.
 */
function betterFact(game: AnyKnownGame, { facts: mine, seats }: Outlook, { facts: other }: Outlook): string | null {
  const { facts: told, models } = game.reasons ?? { facts: {}, models: null }
  const weights = models ? modelFor(models, seats).weights : {}
  const better = Object.entries(told).flatMap(([name, feature]) => {
    const by = (mine[name] ?? 0) - (other[name] ?? 0)
    const text = toldBetter(feature, by)
    return text === null ? [] : [{ text, by: Math.abs(by), worth: worthOf(weights, mine, other, name) }]
  })
  const weighed = better.filter(({ worth }) => worth > 0.05).sort((a, b) => b.worth - a.worth)
  const clear = better.filter(({ by }) => by >= CLEAR).sort((a, b) => b.by - a.by)
  return (weighed[0] ?? clear[0])?.text ?? null
}

/** The worth of a fact with those derived from it ("bite pile", "bite pile early") in the game's model. */
function worthOf(weights: Facts, mine: Facts, other: Facts, fact: string): number {
  let worth = 0
  for (const name in weights)
    if (name === fact || name.startsWith(`${fact} `)) worth += weights[name] * ((mine[name] ?? 0) - (other[name] ?? 0))
  return worth
}
