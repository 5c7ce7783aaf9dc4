import { type Code, cardOf, FACES, type Face, type Suit } from '@holdout/viral-dawn/table'

export const SUITS: readonly Suit[] = ['clubs', 'diamonds', 'hearts', 'spades']

export function faceOf(code: Code): Face {
  return FACES[cardOf(code)]
}

/** `10`, `Q`, `A`: what stands in the corner. A Joker has no rank. */
export function cornerOf(code: Code): string {
  return faceOf(code).kind === 'joker' ? 'Jo' : code.slice(0, -1)
}
