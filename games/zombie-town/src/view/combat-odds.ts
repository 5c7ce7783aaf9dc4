import { COMBAT } from '../data/load.ts'
import type { View } from './types.ts'

/** Combat cards by number, the lowest first; the first is Jammed. */
type Counts = readonly number[]

const NUMBERS = [...new Set(COMBAT.map(({ number }) => number))].sort((a, b) => a - b)
const ALL: Counts = NUMBERS.map(number =>
  COMBAT.reduce((sum, other) => sum + (other.number === number ? other.count : 0), 0),
)

/** The deck and the used cards. ZT-87 When the deck is empty, the used cards are shuffled. */
export interface Piles {
  readonly deck: Counts
  readonly used: Counts
}

/** ZT-65 Used combat cards are face up, so every player can count the rest. */
export function pilesIn({ combatUsed }: View): Piles {
  const used = NUMBERS.map(
    number => combatUsed.filter(code => COMBAT.find(other => other.code === code)?.number === number).length,
  )
  return { deck: ALL.map((count, i) => count - used[i]), used }
}

export function total(counts: Counts): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The cards left in the deck with at least this number. */
export function atLeast({ deck }: Piles, number: number): number {
  return total(deck.filter((_, i) => NUMBERS[i] >= number))
}

interface Turned extends Piles {
  /** The place of the best number among `NUMBERS`. */
  readonly best: number
  /** Cards turned in this draw: they stay out until it is over. */
  readonly out: Counts
  readonly chance: number
}

/** Every result of turning so many cards for one side. */
function turns(from: Omit<Turned, 'best'>, count: number): readonly Turned[] {
  let results: readonly Turned[] = [{ ...from, best: -1 }]
  for (let i = 0; i < count; i++) results = merged(results.flatMap(turnOne))
  return results
}

function turnOne({ best, out, chance, ...piles }: Turned): Turned[] {
  const { deck, used } = total(piles.deck) > 0 ? piles : { deck: piles.used, used: NUMBERS.map(() => 0) }
  const cards = total(deck)
  return deck.flatMap((left, i) =>
    left === 0
      ? []
      : [
          {
            deck: deck.map((count, at) => (at === i ? count - 1 : count)),
            used,
            out: out.map((count, at) => (at === i ? count + 1 : count)),
            best: Math.max(best, i),
            chance: (chance * left) / cards,
          },
        ],
  )
}

function merged(results: readonly Turned[]): readonly Turned[] {
  const by = new Map<string, Turned>()
  for (const one of results) {
    const key = `${one.best}/${one.deck}/${one.used}/${one.out}`
    by.set(key, { ...one, chance: one.chance + (by.get(key)?.chance ?? 0) })
  }
  return [...by.values()]
}

const NONE: Counts = NUMBERS.map(() => 0)

/** ZT-81, ZT-104 The chance that the best of so many cards has at least this number. */
export function chanceToTurn(piles: Piles, cards: number, number: number): number {
  let chance = 0
  for (const one of turns({ ...piles, out: NONE, chance: 1 }, cards))
    if (NUMBERS[one.best] >= number) chance += one.chance
  return chance
}

/** Ties that are less likely than this are counted as half won. */
const NEGLIGIBLE = 1e-4

/** ZT-102, ZT-103 The chance that the first side turns the higher number; on a tie both turn again. */
export function chanceToWin(piles: Piles, mine: number, theirs: number, weight = 1): number {
  if (weight < NEGLIGIBLE) return weight / 2
  let chance = 0
  const ties = new Map<string, { piles: Piles; weight: number }>()
  for (const first of turns({ ...piles, out: NONE, chance: weight }, mine))
    for (const second of turns(first, theirs)) {
      if (first.best > second.best) chance += second.chance
      if (first.best !== second.best) continue
      const after = finished(second)
      const key = `${after.deck}/${after.used}`
      ties.set(key, { piles: after, weight: second.chance + (ties.get(key)?.weight ?? 0) })
    }
  for (const tie of ties.values()) chance += chanceToWin(tie.piles, mine, theirs, tie.weight)
  return chance
}

/** ZT-87 After the draw: the turned cards are used, and an empty deck is filled at once. */
function finished({ deck, used, out }: Turned): Piles {
  const all = used.map((count, i) => count + out[i])
  return total(deck) > 0 ? { deck, used: all } : { deck: all, used: NONE }
}
