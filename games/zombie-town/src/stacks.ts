import type { Card } from './data/load.ts'

/**
 * Several stacks of cards in one list, one after another, so that copying them copies two lists. The last card of a
 * stack is its top.
 */
export interface Stacks {
  readonly cards: Card[]
  readonly sizes: number[]
}

export function emptyStacks(count: number): Stacks {
  return { cards: [], sizes: new Array(count).fill(0) }
}

export function copyStacks({ cards, sizes }: Stacks): Stacks {
  return { cards: cards.slice(), sizes: sizes.slice() }
}

function startOf({ sizes }: Stacks, stack: number): number {
  let start = 0
  for (let i = 0; i < stack; i++) start += sizes[i]
  return start
}

/** Returns the cards of one stack as a new list. */
export function stackOf(stacks: Stacks, stack: number): Card[] {
  const start = startOf(stacks, stack)
  return stacks.cards.slice(start, start + stacks.sizes[stack])
}

export function hasCard(stacks: Stacks, stack: number, card: Card): boolean {
  const start = startOf(stacks, stack)
  const end = start + stacks.sizes[stack]
  for (let i = start; i < end; i++) if (stacks.cards[i] === card) return true
  return false
}

export function putOnTop(stacks: Stacks, stack: number, card: Card): void {
  stacks.cards.splice(startOf(stacks, stack) + stacks.sizes[stack], 0, card)
  stacks.sizes[stack] += 1
}

/** Puts cards under a stack; the last of them is on top of the others. */
export function putUnder(stacks: Stacks, stack: number, ...cards: Card[]): void {
  stacks.cards.splice(startOf(stacks, stack), 0, ...cards)
  stacks.sizes[stack] += cards.length
}

/** Takes cards from the top; the top card is the last one returned. */
export function takeTop(stacks: Stacks, stack: number, count: number): Card[] {
  stacks.sizes[stack] -= count
  return stacks.cards.splice(startOf(stacks, stack) + stacks.sizes[stack], count)
}

/** Takes the card at an index counted from the bottom. */
export function takeAt(stacks: Stacks, stack: number, place: number): Card {
  stacks.sizes[stack] -= 1
  return stacks.cards.splice(startOf(stacks, stack) + place, 1)[0]
}

/** Takes the topmost card of this kind, which must be there. */
export function takeKind(stacks: Stacks, stack: number, card: Card): void {
  const start = startOf(stacks, stack)
  for (let place = stacks.sizes[stack] - 1; place >= 0; place--)
    if (stacks.cards[start + place] === card) {
      takeAt(stacks, stack, place)
      return
    }
  throw new Error(`the card ${card} is not in stack ${stack}`)
}

export function takeAll(stacks: Stacks, stack: number): Card[] {
  return takeTop(stacks, stack, stacks.sizes[stack])
}

/** Replaces a stack by this list. */
export function setStack(stacks: Stacks, stack: number, cards: readonly Card[]): void {
  takeAll(stacks, stack)
  putUnder(stacks, stack, ...cards)
}
