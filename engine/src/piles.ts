import type { Chance } from './chance.ts'

// Piles are arrays: index 0 is the bottom, the last item is the top.

export function topOf<T>(pile: readonly T[]): T | null {
  return pile.length === 0 ? null : pile[pile.length - 1]
}

/** Removes an item from anywhere in a pile. Returns whether it was there. */
export function takeOut<T>(pile: T[], thing: T): boolean {
  const last = pile.length - 1
  if (last >= 0 && pile[last] === thing) {
    pile.pop()
    return true
  }
  const at = pile.indexOf(thing)
  if (at < 0) return false
  pile.splice(at, 1)
  return true
}

/** A draw pile and its discard pile, and how an empty pile is made again. */
export interface Deck<T> {
  readonly pile: T[]
  readonly discard: T[]
  /** The name of the shuffle, for scenarios. */
  readonly shuffle: string
  /** Called with the discarded cards before they are shuffled. */
  again?(pile: T[]): void
}

/** Draws the top card. If the pile is empty, the discard pile is shuffled into it first; null if both are empty. */
export function draw<T>(deck: Deck<T>, chance: Chance): T | null {
  if (deck.pile.length === 0) shuffleBack(deck, chance)
  return deck.pile.pop() ?? null
}

/** Shuffles the discard pile into the draw pile, if it has cards. */
export function shuffleBack<T>({ pile, discard, shuffle, again }: Deck<T>, chance: Chance): void {
  if (discard.length === 0) return
  for (let i = 0; i < discard.length; i++) pile.push(discard[i])
  discard.length = 0
  again?.(pile)
  chance.shuffle(shuffle, pile)
}
