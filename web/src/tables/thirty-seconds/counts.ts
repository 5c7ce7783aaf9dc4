import { attackDeckLeft, titleOf, type View } from '@holdout/thirty-seconds/table'
import { countNames } from '../../table/count-names.ts'
import type { CountedCards } from '../../table/table-props.ts'
import { text } from './text.ts'

const { counts } = text

/** Both Attack decks, and the face-up discard piles. */
export function countsIn(view: View): readonly CountedCards[] {
  const { supplies, tactics, zombies, zombieTactics } = view.piles
  return [
    deck(view, 'survivor', counts.survivorDeck),
    deck(view, 'zombie', counts.zombieDeck),
    ...(
      [
        [counts.supplies, supplies],
        [counts.tactics, tactics],
        [counts.zombies, zombies],
        [counts.zombieTactics, zombieTactics],
      ] as const
    ).map(([title, pile]) => ({
      title,
      rows: countNames(pile.used.map(titleOf)),
      note: counts.left(pile.draw) + (pile === zombies ? counts.killed(view.killed) : ''),
    })),
  ]
}

function deck(view: View, side: 'survivor' | 'zombie', title: string): CountedCards {
  const left = (['A', 'B', 'C'] as const).map(line => attackDeckLeft(view, side, line))
  return {
    title,
    note: counts.cards(left[0].cards),
    rows: left.map(({ good }, i) => ({ name: counts.lines[side][i], count: good })),
  }
}
