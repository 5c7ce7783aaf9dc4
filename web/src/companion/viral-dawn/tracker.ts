import { cardOf, cardsShort, FACES, milesOf, ROAD, winningSplit } from '@holdout/viral-dawn/table'

export { FACES, ROAD }

export interface Highway {
  readonly players: readonly { readonly name: string; readonly wins: number }[]
  /** The number of games planned for the match. */
  readonly games: number
  readonly dealer: number
  /** VD-74 A ten may count 0, 1 or 10. */
  readonly expertTens: boolean
  /** The codes of the cards in the layout to check. */
  readonly layout: readonly string[]
}

const NAMES = ['Red', 'Blue', 'Green', 'Black', 'White', 'Yellow']
export const MOST_PLAYERS = NAMES.length

export function freshHighway(count: number): Highway {
  const players = NAMES.slice(0, count).map(name => ({ name, wins: 0 }))
  return { players, games: 3, dealer: 0, expertTens: false, layout: [] }
}

/** VD-13 The cards that can be laid: numbers and court cards. */
export const LAYABLE = FACES.filter(({ kind }) => kind !== 'ace' && kind !== 'joker')

export function toggleCard(highway: Highway, code: string): Highway {
  const without = highway.layout.filter(other => other !== code)
  return { ...highway, layout: without.length < highway.layout.length ? without : [...highway.layout, code] }
}

export interface Check {
  readonly miles: number
  /** The split of a winning layout; null if it does not win. */
  readonly split: { readonly resources: readonly string[]; readonly miles: readonly string[] } | null
  /** How many cards are missing at least; null if a card must leave first. */
  readonly short: number | null
}

/** VD-14 Whether the layout is complete, by the game's own check. */
export function checkOf({ layout, expertTens }: Highway): Check {
  const cards = layout.map(cardOf)
  const split = winningSplit(cards, expertTens)
  const codes = (list: readonly number[]): string[] => list.map(card => FACES[card].code)
  return {
    miles: milesOf(cards),
    split: split && { resources: codes(split.resources), miles: codes(split.miles) },
    short: split ? 0 : cardsShort(cards, expertTens),
  }
}

/** VD-69, VD-71 Scores a game and passes the deal. null: overrun, no player scores. */
export function gameWon(highway: Highway, winner: number | null): Highway {
  const players = highway.players.map((player, i) => (i === winner ? { ...player, wins: player.wins + 1 } : player))
  return { ...highway, players, dealer: (highway.dealer + 1) % players.length, layout: [] }
}

/** VD-70 More than half of the planned games. */
export function matchWinner({ players, games }: Highway): string | null {
  return players.find(({ wins }) => wins > games / 2)?.name ?? null
}
