import { type Code, cardOf, FACES, type Face, type Suit } from '@holdout/viral-dawn/table'

export const SUITS: readonly Suit[] = ['clubs', 'diamonds', 'hearts', 'spades']

export function faceOf(code: Code): Face {
  return FACES[cardOf(code)]
}

/** The text in the corner of a card: `10`, `Q`, `A`, or `Jo` for a Joker. */
export function cornerOf(code: Code): string {
  return faceOf(code).kind === 'joker' ? 'Jo' : code.slice(0, -1)
}
