import { titleOf, type View } from '@holdout/until-daylight/table'
import { countNames } from '../../table/count-names.ts'
import type { CountedCards } from '../../table/table-props.ts'
import { text } from './text.ts'

/** The two discard piles. */
export function countsIn({ rubbleDiscard, hordeDiscard, piles, horde }: View): readonly CountedCards[] {
  const { counts } = text
  return [
    { title: counts.horde, rows: countNames(hordeDiscard.map(titleOf)), note: counts.left(horde) },
    { title: counts.rubble, rows: countNames(rubbleDiscard.map(titleOf)), note: counts.left(piles[0] + piles[1]) },
  ]
}
