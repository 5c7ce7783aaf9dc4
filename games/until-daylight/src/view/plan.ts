import type { CardName } from '../data/box.ts'
import { hordeFacts } from '../data/printed.ts'
import { BUILT_IN } from '../data/tokens.ts'
import type { Payment } from '../moves.ts'
import { type DiceLeft, diceAfter, waysToPay } from '../rules/ways.ts'
import type { AttackView, View } from './types.ts'

/** The fate of a card in the attacked line. */
type Verdict = 'falls' | 'spared' | 'stays' | 'follows'

/** A card in the attacked line with the dice that are planned for it. */
export interface PlannedCard {
  readonly card: CardName
  /** The payments of the attack before this card: a payment is the same for the rules if this number is the same. */
  readonly step: number
  /** null: no dice are left for it. */
  readonly way: Payment | null
  /** All ways to use dice on it, if those before it are used as planned. */
  readonly ways: readonly Payment[]
  readonly verdict: Verdict
}

/** Payments that the player has chosen, by the step of the attack. The rest is arranged in the best way. */
export type ChosenWays = Readonly<Record<number, Payment | undefined>>

/**
 * DL-81 to DL-92 The dice of the attack on the cards in line, from the left, and what becomes of each card. Empty
 * unless the dice are rolled. With a host's own cards the needed dice are not known here, so the plan is empty too.
 */
export function planOf(view: View, chosen: ChosenWays = {}): readonly PlannedCard[] {
  const { attack } = view
  if (attack === null || attack.heads + attack.bodies === 0 || view.options.cards !== BUILT_IN) return []
  const skip = view.options['survivor-line'] === 'skip'
  const line = view.players.find(({ seat }) => seat === attack.area)?.line ?? []
  const cards = line.slice(attack.at)
  const planned: Omit<PlannedCard, 'verdict'>[] = []
  let dice: DiceLeft = attack
  let over = false
  cards.forEach((card, i) => {
    const step = attack.felled.length + attack.at + i
    const ways = over ? [] : waysToPay(hordeFacts(card), dice, skip)
    const way = over ? null : (ways.find(one => isSame(one, chosen[step])) ?? bestWay(cards.slice(i), dice, skip))
    planned.push({ card, step, way, ways })
    over ||= way === null || way.move === 'stop'
    if (way) dice = diceAfter(dice, way)
  })
  return withVerdicts(planned, attack)
}

export function isSame(a: Payment, b: Payment | undefined): boolean {
  return b !== undefined && JSON.stringify(a) === JSON.stringify(b)
}

function bestWay(cards: readonly CardName[], dice: DiceLeft, skip: boolean): Payment | null {
  return best(cards, dice, skip).way
}

/** The way for the first card that leads to the most: enemies first, then rewards; Survivors are spared. */
function best(
  [card, ...rest]: readonly CardName[],
  dice: DiceLeft,
  skip: boolean,
): { readonly way: Payment | null; readonly worth: number } {
  let found: { way: Payment | null; worth: number } = { way: null, worth: 0 }
  if (card === undefined) return found
  for (const way of waysToPay(hordeFacts(card), dice, skip)) {
    const after = way.move === 'stop' ? 0 : best(rest, diceAfter(dice, way), skip).worth
    const worth = worthOf(card, way) + after
    if (found.way === null || worth > found.worth) found = { way, worth }
  }
  return found
}

function worthOf(card: CardName, way: Payment): number {
  if (way.move === 'hit') return -20
  return way.move === 'pay' ? 10 + hordeFacts(card).draw - way.converted / 10 : 0
}

function withVerdicts(
  planned: readonly Omit<PlannedCard, 'verdict'>[],
  { attracts, felled }: AttackView,
): PlannedCard[] {
  const isInfected = (card: CardName): boolean => hordeFacts(card).class === 'infected'
  const fallen = [...felled, ...planned.filter(({ way }) => falls(way)).map(({ card }) => card)].filter(isInfected)
  let followers = attracts === null || fallen.length === 0 ? 0 : fallen.length + attracts
  return planned.map(entry => {
    if (falls(entry.way)) return { ...entry, verdict: 'falls' }
    if (entry.way?.move === 'pass') return { ...entry, verdict: 'spared' }
    if (followers === 0 || !isInfected(entry.card)) return { ...entry, verdict: 'stays' }
    followers -= 1
    return { ...entry, verdict: 'follows' }
  })
}

function falls(way: Payment | null): boolean {
  return way?.move === 'pay' || way?.move === 'hit'
}
