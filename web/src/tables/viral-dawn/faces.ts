import { type Code, faceOf } from '@holdout/viral-dawn/table'

/** The text in the corner of a card: `10`, `Q`, `A`, or `Jo` for a Joker. */
export function cornerOf(code: Code): string {
  return faceOf(code).kind === 'joker' ? 'Jo' : code.slice(0, -1)
}
