import { draw, takeOut } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import { type CardId, face } from '../data/load.ts'
import { type Door, type Entrance, isAttacking, type State } from '../state.ts'

/** Puts a card on top of an entrance's stack. */
export function putOnTop(door: Door, card: CardId, attacking: boolean): void {
  door.zombies.push(card)
  if (attacking) door.attacking.push(card)
}

/** UD-42, UD-48 Puts cards underneath a stack, the first of `cards` at the bottom. */
export function putUnderneath(door: Door, cards: readonly CardId[], attacking: boolean): void {
  door.zombies.unshift(...cards)
  if (attacking) door.attacking.push(...cards)
}

/** Takes a card from a stack. Returns whether it was attacking. */
export function takeFrom(door: Door, card: CardId): boolean {
  takeOut(door.zombies, card)
  return takeOut(door.attacking, card)
}

/** UD-30 Makes a card attacking without changing the order of the stack. Returns whether it was upright. */
export function turnToAttack(door: Door, card: CardId): boolean {
  if (isAttacking(door, card)) return false
  door.attacking.push(card)
  return true
}

/** UD-17 Barricades that come off go back to the supply, or leave the game with the option `scarce-planks`. */
export function loseBarricades(s: State, at: Entrance, count: number): void {
  s.doors[at].barricades -= count
  if (!s.options['scarce-planks']) s.supply += count
}

/**
 * UD-85 Draws the top card; if the deck is empty, the discard pile is shuffled into a new one first. UD-86 null if both
 * are empty.
 */
export function drawCard(s: State, cx: Cx): CardId | null {
  const card = draw(
    {
      pile: s.deck,
      discard: s.discard,
      shuffle: 'deck',
      again: ({ length }) => cx.emit?.({ event: 'reshuffled', rule: 'UD-85', count: length }),
    },
    cx.chance,
  )
  if (card !== null) cx.barrier('reveal')
  return card
}

/** The names of cards of one stack, top card first: the order that all events use. */
export function namesFromTop(cards: readonly CardId[]): string[] {
  return namesOf(cards).reverse()
}

export function namesOf(cards: readonly CardId[]): string[] {
  return cards.map(card => face(card).id)
}
