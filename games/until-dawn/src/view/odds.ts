import type { Odds } from '@holdout/knowledge'
import { agree, quantity } from '@holdout/words'
import { COLORS, type Color, cardNamed } from '../data/load.ts'
import type { Move } from '../moves.ts'
import type { View } from './types.ts'

/** Counts by color, in the order of `COLORS`. */
type ByColor = readonly number[]

/** The cards left in the deck as far as a bite match depends on them. */
interface Deck {
  /** Zombies and movement cards without and with a plus. */
  readonly plain: number
  readonly plus: number
  /** Bite cards without and with a plus. */
  readonly bites: readonly [ByColor, ByColor]
}

/**
 * The chance of a bite match before your next turn if you stop after the move: over all orders of the deck and all
 * cards of the bite pile, if no other zombie is buried and Jasper does not cancel a plus. Null for other moves, after a
 * howl, which draws cards of its own, if no card is drawn before, and if the deck could run out.
 */
export function oddsOf(view: View, move: Move): Odds | null {
  const steps = view.time - view.zombieTime
  const pile = byColor(view.known.bitePile)
  switch (move.move) {
    case 'advance':
      return mayHowl(view) ? null : matchOdds(view, steps, [[1, pile]])
    case 'treat': {
      const cards = sum(pile)
      if (mayHowl(view) || cards === 0) return null
      return matchOdds(
        view,
        steps + 1,
        pile.map((count, i) => [count / cards, changed(pile, i, -1)] as const),
      )
    }
    case 'place': {
      if (view.drawn === null) return null
      const { color, plus } = cardNamed(view.drawn)
      const buried = move.at === 'bite-pile' ? changed(pile, COLORS.indexOf(color as Color), 1) : pile
      return matchOdds(view, steps + (plus ? 1 : 0), [[1, buried]])
    }
    default:
      return null
  }
}

/**
 * UD-40, UD-41 Whether a Screamer could howl in the attack: unless each that attacks is the first to act at an entrance
 * without barricades, where it breaks in.
 */
function mayHowl({ doors }: View): boolean {
  return doors.some(({ zombies, barricades, breachedBy }) => {
    const attackers = zombies.filter(({ wouldAttack }) => wouldAttack && breachedBy === null)
    const screamers = attackers.filter(({ card }) => cardNamed(card).color === 'green')
    if (screamers.length === 0) return false
    return barricades > 0 || screamers.length > 1 || attackers.at(-1) !== screamers[0]
  })
}

function matchOdds(
  { known, options }: View,
  steps: number,
  piles: readonly (readonly [number, ByColor])[],
): Odds | null {
  if (steps === 0) return null
  const deck = deckOf(known.deck)
  let none = 0
  for (const [share, pile] of piles)
    if (share > 0) none += share * noMatch(deck, steps, pile, options['empty-bite'], new Map())
  if (Number.isNaN(none)) return null
  const bites = sum(deck.bites[0]) + sum(deck.bites[1])
  const cards = deck.plain + deck.plus + bites
  const drawn = `${quantity(steps, 'card')} ${agree(steps, 'is', 'are')} drawn, more after a plus.`
  return {
    chance: Math.max(0, 1 - none),
    of: 'bite match',
    count: `${quantity(bites, 'bite card')} among the ${cards} left in the deck; ${drawn}`,
  }
}

/** The chance that no bite card matches; not a number if the deck can run out first. */
function noMatch(
  deck: Deck,
  steps: number,
  pile: ByColor,
  empty: View['options']['empty-bite'],
  safe: Map<number, number>,
): number {
  if (steps === 0) return 1
  // The bite pile follows from the bite cards that are left.
  let key = (steps * 64 + deck.plain) * 64 + deck.plus
  for (const bites of deck.bites) for (const count of bites) key = key * 4 + count
  const known = safe.get(key)
  if (known !== undefined) return known
  const cards = deck.plain + deck.plus + sum(deck.bites[0]) + sum(deck.bites[1])
  let none = cards === 0 ? Number.NaN : 0
  const on = (count: number, left: Deck, then: number, after: ByColor, chance: number): void => {
    if (count > 0 && chance > 0) none += (count / cards) * chance * noMatch(left, then, after, empty, safe)
  }
  on(deck.plain, { ...deck, plain: deck.plain - 1 }, steps - 1, pile, 1)
  on(deck.plus, { ...deck, plus: deck.plus - 1 }, steps, pile, 1) // UD-55 the plus draws again in the same step
  const held = sum(pile)
  deck.bites.forEach((bites, plus) => {
    bites.forEach((count, i) => {
      const left = changed(bites, i, -1)
      const rest: Deck = { ...deck, bites: plus ? [deck.bites[0], left] : [left, deck.bites[1]] }
      const joins = held > 0 || empty === 'join' // UD-69
      on(count, rest, steps - 1 + plus, joins ? changed(pile, i, 1) : pile, held === 0 ? 1 : 1 - pile[i] / held)
    })
  })
  safe.set(key, none)
  return none
}

function deckOf(counts: View['known']['deck']): Deck {
  let plain = 0
  let plus = 0
  const bites = [COLORS.map(() => 0), COLORS.map(() => 0)] as const
  for (const [name, count] of Object.entries(counts)) {
    const card = cardNamed(name)
    if (card.kind === 'bite') bites[card.plus ? 1 : 0][COLORS.indexOf(card.color as Color)] += count
    else if (card.plus) plus += count
    else plain += count
  }
  return { plain, plus, bites }
}

/** The colors in the bite pile. Every card that gets there has one. */
function byColor(counts: View['known']['bitePile']): ByColor {
  return COLORS.map(color =>
    sum(Object.entries(counts).map(([name, count]) => (cardNamed(name).color === color ? count : 0))),
  )
}

function changed(counts: ByColor, at: number, by: number): ByColor {
  return counts.map((count, i) => (i === at ? count + by : count))
}

function sum(counts: ByColor): number {
  return counts.reduce((total, count) => total + count, 0)
}
