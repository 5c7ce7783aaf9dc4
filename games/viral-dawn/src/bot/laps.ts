import type { Player } from '../codes.ts'
import { type Card, KIND } from '../data/load.ts'
import { cardsShort } from '../rules/distance.ts'
import { layoutOf, mayBeLaid, type State } from '../state.ts'

/** The distance of a layout with too many miles: cards have to leave it first, which costs turns. */
export const TOO_MANY_MILES = 3
/** How fast the chance of winning falls with each lap a player is behind. */
export const PER_LAP = 1.3

/** The distance of a layout from the Safe Zone, in cards. */
export function distance(s: State, layout: readonly Card[]): number {
  return cardsShort(layout, s.options['expert-tens']) ?? TOO_MANY_MILES
}

export function distanceWith(s: State, layout: Card[], card: Card): number {
  layout.push(card)
  const found = distance(s, layout)
  layout.pop()
  return found
}

export function distanceWithout(s: State, layout: Card[], card: Card): number {
  return distance(
    s,
    layout.filter(laid => laid !== card),
  )
}

/** The cards in hand that bring a player's layout nearer. A layout with too many miles counts as `far` cards short. */
export function helpersOf(s: State, player: Player, far: number): number {
  const expert = s.options['expert-tens']
  const layout = layoutOf(s, player)
  const short = cardsShort(layout, expert) ?? far
  return s.hands[player].filter(card => {
    const then = mayBeLaid(s, card) ? cardsShort([...layout, card], expert) : null
    return then !== null && then < short
  }).length
}

/** Estimated laps until a layout is complete: the missing cards, and whether they are in hand. */
export function lapsToGo(s: State, player: Player, layout: Card[]): number {
  const short = distance(s, layout)
  const hand = s.hands[player]
  let helpers = 0
  let best = short
  for (let i = 0; i < hand.length; i++) {
    if (!mayBeLaid(s, hand[i])) continue
    const then = distanceWith(s, layout, hand[i])
    if (then >= short) continue
    helpers += 1
    if (then < best) best = then
    // With two cards to go, a card is useful only if a second one can complete the layout.
    if (short === 2 && then === 1 && followed(s, hand, i, layout)) return 2
  }
  if (short <= 1) return helpers > 0 ? 1 : 2.1
  if (short === 2) return helpers > 0 ? 2.6 : 3.2
  return short + (helpers === 0 ? 0.8 : helpers === 1 ? 0.4 : helpers === 2 ? 0.15 : 0)
}

function followed(s: State, hand: readonly Card[], first: number, layout: Card[]): boolean {
  layout.push(hand[first])
  let found = false
  for (let j = 0; j < hand.length && !found; j++)
    if (j !== first && mayBeLaid(s, hand[j]) && distanceWith(s, layout, hand[j]) === 0) found = true
  layout.pop()
  return found
}

/** The value in laps of cards in hand beyond laying them. */
export function inHand(hand: readonly Card[]): number {
  let queens = 0
  let kings = 0
  let others = 0
  for (let i = 0; i < hand.length; i++) {
    const kind = KIND[hand[i]]
    if (kind === 'queen') queens += 1
    else if (kind === 'king') kings += 1
    else if (kind === 'jack' || kind === 'ace' || kind === 'joker') others += 1
  }
  return (queens > 0 ? 0.22 : 0) + (kings > 0 ? 0.18 : 0) + Math.min(others, 2) * 0.05
}

/** Estimated laps until a player wins, with lost turns and the wait for the next own turn. */
export function lapsToWin(s: State, player: Player): number {
  const count = s.places.length
  const wait = ((s.places[player] - s.places[s.onTurn] + count) % count) / count
  return lapsToGo(s, player, layoutOf(s, player)) + s.owes[player] + wait
}

/** Whether the player whose turn it is has drawn and is about to act. */
export function acts(s: State): boolean {
  return s.agenda[s.agenda.length - 1]?.step === 'turn-action'
}
