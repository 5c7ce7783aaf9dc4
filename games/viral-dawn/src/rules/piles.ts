import { shuffleBack } from '@holdout/engine'
import { type Player, SEATS } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { type Card, CODES } from '../data/load.ts'
import type { State } from '../state.ts'

/** VD-06, VD-21, VD-29 Draws the top card of the draw pile. Returns whether there was a card. */
export function drawCard(
  s: State,
  player: Player,
  what: 'turn' | 'refill' | 'replacement',
  rule: string,
  cx: Cx,
): boolean {
  if (s.draw.length === 0 && !reshuffle(s, cx)) {
    cx.emit?.({ event: 'nothing-to-draw', rule: 'VD-31', seat: SEATS[player] })
    return false
  }
  const card = s.draw.pop() as Card
  s.hands[player].push(card) // VD-80 the card just drawn is the last one
  cx.emit?.({ event: 'drew', rule, seat: SEATS[player], card: CODES[card], what })
  return true
}

/** VD-30 Shuffles the whole discard pile into a new draw pile. VD-31 Returns false if it is empty too. */
function reshuffle(s: State, cx: Cx): boolean {
  if (s.discard.length === 0) return false
  const again = (pile: Card[]): void => {
    s.shuffles += 1
    cx.emit?.({ event: 'reshuffled', rule: 'VD-30', cards: pile.map(card => CODES[card]) })
    gather(s, pile)
  }
  shuffleBack({ pile: s.draw, discard: s.discard, shuffle: 'reshuffle', again }, cx.chance)
  return true
}

/** Sorts the cards before a shuffle, so that the result depends on the cards and the seed, not on their old order. */
function gather(s: State, pile: Card[]): void {
  for (let i = 0; i < pile.length; i++) s.shuffledIn[pile[i]] = s.shuffles
  let next = 0
  for (let card = 0; card < s.shuffledIn.length; card++) if (s.shuffledIn[card] === s.shuffles) pile[next++] = card
}

/** Removes a card from a list that contains it and keeps the order of the others. */
export function takeOut(cards: Card[], card: Card): void {
  let at = cards.indexOf(card)
  for (const last = cards.length - 1; at < last; at++) cards[at] = cards[at + 1]
  cards.pop()
}

/** Discards a card from a hand, which reveals it. */
export function discardFromHand(s: State, player: Player, card: Card, cx: Cx): void {
  takeOut(s.hands[player], card)
  s.discard.push(card)
  cx.barrier('reveal')
}

/** VD-33 Draws the replacements, one for each card played, in the order they were played. */
export function replace(s: State, { players }: { readonly players: readonly Player[] }, cx: Cx): void {
  for (const player of players) drawCard(s, player, 'replacement', 'VD-33', cx)
  cx.barrier('reveal')
}
