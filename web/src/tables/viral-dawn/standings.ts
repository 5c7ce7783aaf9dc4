import type { Seat } from '@holdout/engine'
import { type Standing, standingOf, type View, wonStanding } from '@holdout/viral-dawn/table'

/** The best split of the laid cards, by place; of the winner, the cards that won. */
export function splitsOf({ places, options, last }: View, winner: Seat | null): Standing[] {
  return places.map(({ seat, laid }) =>
    winner !== null && seat === winner && last
      ? wonStanding(last.resources, last.miles, last.counts)
      : standingOf(laid, options['expert-tens']),
  )
}

/** The lap and the turn, from 1; after the match those in which it ended. The turn that wins a game is not over. */
export function whenOf({ players, turns, question, last }: View): { readonly lap: number; readonly turn: number } {
  const turn = question === null && last ? last.turns : turns + 1
  return { lap: Math.ceil(turn / players.length), turn }
}
