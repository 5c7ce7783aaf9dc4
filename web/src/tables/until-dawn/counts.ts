import { type Known, textOfCard, type View } from '@holdout/until-dawn/table'
import type { CountedCards } from '../../table/table-props.ts'
import { text } from './text.ts'

/** The cards of each pile, without their order. */
export function countsIn({ known, deck, discard, bitePile }: View): readonly CountedCards[] {
  return [
    { title: text.counts.deck(deck), rows: rowsOf(known.deck) },
    { title: text.counts.bitePile(bitePile), rows: rowsOf(known.bitePile) },
    { title: text.counts.discard(discard), rows: rowsOf(known.discard) },
  ]
}

function rowsOf(counts: Known['deck']): CountedCards['rows'] {
  return Object.entries(counts).map(([card, count]) => ({ name: textOfCard(card).title, count }))
}
