import type { Seat } from '@holdout/engine'
import type { Inputs } from '@holdout/knowledge'
import { type Player, playerOf, SEATS } from '../codes.ts'
import { ALL_CARDS, type Card, KIND, type Kind, MILES, SUIT } from '../data/load.ts'
import { cardsShort } from '../rules/distance.ts'
import { isFirstLap, layoutOf, mayBeLaid, playerAt, type State, winsNeeded } from '../state.ts'
import { acts, lapsToGo, winningChance } from './laps.ts'

/** Laps of a long game: how late it is. */
const LATE_LAPS = 10
/** Distances in cards that are told apart. */
const FAR = 5
const ATTACKS: readonly Kind[] = ['jack', 'queen', 'king', 'ace', 'joker']

/** The position in numbers for the network, as one player knows it: their hand, and what all can see. */
export function writeInputs(s: State, seat: Seat, into: Inputs): void {
  const me = playerOf(seat)
  const count = s.places.length
  into.late = Math.min(1, s.turns / count / LATE_LAPS)
  into.flag(s.outcome?.winners.includes(seat) === true)
  into.flag(s.outcome?.winners.includes(seat) === false)
  into.oneOf(count - 2, SEATS.length - 2)
  const seen = visibleTo(s, me)
  writeMatch(s, me, into)
  writeTurn(s, me, into)
  writeLayout(s, layoutOf(s, me), seen, into)
  writeHand(s, me, into)
  writeHidden(s, seen, into)
  // The layout that an Ace would bring, and then the other players in the order of their places.
  writeLayout(s, s.layouts[(s.places[me] + count - 1) % count], seen, into)
  for (let by = 1; by < SEATS.length; by++) writeRival(s, me, by < count ? by : null, seen, into)
  into.number(s.outcome === null ? winningChance(s, me) : 0)
}

function writeMatch(s: State, me: Player, into: Inputs): void {
  const most = s.wins.reduce((best, wins, player) => (player === me ? best : Math.max(best, wins)), 0)
  into.reached(winsNeeded(s.options) - s.wins[me], 3)
  into.reached(winsNeeded(s.options) - most, 3)
  into.flag(s.options['expert-tens'])
}

function writeTurn(s: State, me: Player, into: Inputs): void {
  const count = s.places.length
  const wait = (s.places[me] - s.places[s.onTurn] + count) % count
  into.oneOf(wait, SEATS.length - 1)
  into.flag(wait === 0 && acts(s))
  into.flag(acts(s))
  into.reached(s.owes[me], 2)
  into.number((wait / count + s.owes[me]) / 2)
  into.flag(isFirstLap(s))
  into.number(Math.min(2, s.turns / count / LATE_LAPS))
}

const seenCards = new Uint8Array(ALL_CARDS.length)

/** The cards whose place a player knows. One list for all calls. */
function visibleTo(s: State, me: Player): Uint8Array {
  seenCards.fill(0)
  for (const card of s.hands[me]) seenCards[card] = 1
  for (const layout of s.layouts) for (const card of layout) seenCards[card] = 1
  for (const card of s.discard) seenCards[card] = 1
  return seenCards
}

/** A layout: the cards it lacks, and how many of the hidden ones would bring it nearer. */
function writeLayout(s: State, layout: Card[], seen: Uint8Array, into: Inputs): void {
  const expert = s.options['expert-tens']
  const short = cardsShort(layout, expert)
  into.flag(short === null)
  into.oneOf(short === null ? 0 : short, FAR)
  into.number(outs(s, layout, short, seen))
  let miles = 0
  let suits = 0
  for (const card of layout) {
    miles += MILES[card]
    suits |= 1 << SUIT[card]
  }
  into.number(layout.length / 8)
  into.number(miles / 40)
  for (let suit = 0; suit < 4; suit++) into.flag(((suits >> suit) & 1) === 1)
}

/** The share of the hidden cards that would bring a layout nearer. */
function outs(s: State, layout: Card[], short: number | null, seen: Uint8Array): number {
  let hidden = 0
  let found = 0
  for (let card = 0; card < seen.length; card++) {
    if (seen[card] === 1) continue
    hidden += 1
    if (mayBeLaid(s, card) && isNearer(s, layout, card, short)) found += 1
  }
  return hidden === 0 ? 0 : found / hidden
}

function isNearer(s: State, layout: Card[], card: Card, short: number | null): boolean {
  const then = shortWith(s, layout, card)
  return then !== null && (short === null || then < short)
}

function shortWith(s: State, layout: Card[], card: Card): number | null {
  layout.push(card)
  const short = cardsShort(layout, s.options['expert-tens'])
  layout.pop()
  return short
}

/** The own hand: the cards that bring the own layout nearer, and the attacks. */
function writeHand(s: State, me: Player, into: Inputs): void {
  const hand = s.hands[me]
  const layout = layoutOf(s, me)
  const short = cardsShort(layout, s.options['expert-tens'])
  let nearer = 0
  let best = short ?? FAR
  let pairs = 0
  for (let i = 0; i < hand.length; i++) {
    if (!mayBeLaid(s, hand[i])) continue
    const then = shortWith(s, layout, hand[i])
    if (then === null || (short !== null && then >= short)) continue
    nearer += 1
    best = Math.min(best, then)
    if (then === 1) pairs += completing(s, layout, hand, i)
  }
  into.reached(nearer, 4)
  into.flag(best === 0)
  into.flag(best === 1)
  into.flag(pairs > 0)
  into.number(lapsToGo(s, me, layout) / 4)
  for (const kind of ATTACKS) {
    const held = hand.filter(card => KIND[card] === kind).length
    into.flag(held > 0)
    into.flag(held > 1)
  }
  into.number(hand.length / 6)
  // What a King could take from the others.
  const takes = bestTake(s, me, layout, short)
  into.flag(takes === 0)
  into.flag(takes !== null && short !== null && takes < short)
}

/** Whether another card of the hand completes the layout after this one. */
function completing(s: State, layout: Card[], hand: readonly Card[], first: number): number {
  layout.push(hand[first])
  let found = 0
  for (let j = 0; j < hand.length && found === 0; j++)
    if (j !== first && mayBeLaid(s, hand[j]) && shortWith(s, layout, hand[j]) === 0) found = 1
  layout.pop()
  return found
}

/** The distance of a layout with the best card that lies before another player. */
function bestTake(s: State, me: Player, layout: Card[], short: number | null): number | null {
  let best = short
  s.layouts.forEach((other, place) => {
    if (place === s.places[me]) return
    for (const card of other) {
      const then = shortWith(s, layout, card)
      if (then !== null && (best === null || then < best)) best = then
    }
  })
  return best
}

/** The attacks among the hidden cards: the others hold some of them. */
function writeHidden(s: State, seen: Uint8Array, into: Inputs): void {
  const hidden = ATTACKS.map(() => 0)
  let all = 0
  for (const card of ALL_CARDS) {
    if (seen[card] === 1) continue
    all += 1
    const at = ATTACKS.indexOf(KIND[card])
    if (at >= 0) hidden[at] += 1
  }
  for (const count of hidden) into.number(count / Math.max(1, all / 5))
  into.number(s.draw.length / 33)
}

/** Another player at the table, by their place; null: nobody sits there. */
function writeRival(s: State, me: Player, by: number | null, seen: Uint8Array, into: Inputs): void {
  const count = s.places.length
  const place = by === null ? null : (s.places[me] + by) % count
  const player = place === null ? null : playerAt(s, place)
  const layout = place === null ? null : s.layouts[place]
  const short = layout === null ? null : cardsShort(layout, s.options['expert-tens'])
  into.flag(layout !== null)
  into.flag(layout !== null && short === null)
  for (let distance = 1; distance <= 4; distance++) into.flag(short !== null && short === distance)
  into.number(layout === null || short === null || short > 2 ? 0 : outs(s, layout, short, seen))
  into.flag(player !== null && s.onTurn === player)
  into.flag(player !== null && s.onTurn === player && acts(s))
  into.flag(player !== null && s.owes[player] > 0)
  // Whether they come before the player's own next turn.
  into.flag(
    place !== null &&
      (place - s.places[s.onTurn] + count) % count < (s.places[me] - s.places[s.onTurn] + count) % count,
  )
  into.number(layout === null ? 0 : layout.length / 8)
}
