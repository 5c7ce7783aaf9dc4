import { drawOdds, faceOf, SUITS, titleOfCard, unseenIn, type View } from '@holdout/viral-dawn/table'
import type { CountedCards } from '../../table/table-props.ts'
import { text } from './text.ts'

/** The cards that may come, by suit, and the discard pile. */
export function countsIn(view: View): readonly CountedCards[] {
  const { discarded } = view
  const unseen = unseenIn(view)
  const odds = drawOdds(view)
  const kinds = [...SUITS, null]
  return [
    ...(unseen
      ? [
          {
            title: text.counts.unseen,
            note: odds?.count ?? text.counts.unknown,
            rows: kinds.map(suit => ({
              name: suit ?? text.counts.jokers,
              count: unseen.filter(code => (faceOf(code).suit ?? null) === suit).length,
            })),
          },
        ]
      : []),
    { title: text.counts.discarded, rows: discarded.map(code => ({ name: titleOfCard(code), count: 1 })) },
  ]
}
