import { takeOut } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import { type CardId, face } from '../data/load.ts'
import { type Door, type Entrance, isAttacking, type State } from '../state.ts'

/** Puts a card on top of an entrance's stack. */
export function putOnTop(door: Door, card: CardId, attacking: boolean): void {
  door.zombies.push(card)
  if (attacking) door.attacking.push(card)
}

/** UD-42, UD-48 Cards that come from below go underneath, the first of `cards` lowest. */
export function putUnderneath(door: Door, cards: readonly CardId[], attacking: boolean): void {
  door.zombies.unshift(...cards)
  if (attacking) door.attacking.push(...cards)
}

/** Takes a card from a stack and says whether it was attacking. */
export function takeFrom(door: Door, card: CardId): boolean {
  takeOut(door.zombies, card)
  return takeOut(door.attacking, card)
}

/** UD-30 Turning never changes the order of a stack. */
export function turnToAttack(door: Door, card: CardId): boolean {
  if (isAttacking(door, card)) return false
  door.attacking.push(card)
  return true
}

/** UD-17 A token that leaves an entrance goes back to the supply, or out of the game with scarce planks. */
export function loseBarricades(s: State, at: Entrance, count: number): void {
  s.doors[at].barricades -= count
  if (!s.options['scarce-planks']) s.supply += count
}

/** UD-85 The deck's top card. An empty deck is made anew from the discard pile, and only when a card is needed. UD-86 null if both are empty. */
export function drawCard(s: State, cx: Cx): CardId | null {
  if (s.deck.length === 0) {
    if (s.discard.length === 0) return null
    const { deck } = s
    s.deck = s.discard
    s.discard = deck
    cx.chance.shuffle('deck', s.deck)
    cx.emit?.({ event: 'reshuffled', rule: 'UD-85', count: s.deck.length })
  }
  cx.barrier('reveal')
  return s.deck.pop() as CardId
}

/** The names of cards of one stack, the top one first: events list them like that. */
export function namesFromTop(cards: readonly CardId[]): string[] {
  return namesOf(cards).reverse()
}

export function namesOf(cards: readonly CardId[]): string[] {
  return cards.map(card => face(card).id)
}
