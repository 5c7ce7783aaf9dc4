import { cardOf, cardsShort, FACES, milesOf, ROAD, winningSplit } from '@holdout/viral-dawn/table'

export { FACES, ROAD }

export interface Highway {
  readonly players: readonly { readonly name: string; readonly wins: number }[]
  /** How many games the match is planned for. */
  readonly games: number
  readonly dealer: number
  /** VD-74 A ten may count 0, 1 or 10. */
  readonly expertTens: boolean
  /** The cards that are laid at the place one looks at, by their codes. */
  readonly layout: readonly string[]
}

const NAMES = ['Red', 'Blue', 'Green', 'Black', 'White', 'Yellow']
export const MOST_PLAYERS = NAMES.length

export function freshHighway(count: number): Highway {
  const players = NAMES.slice(0, count).map(name => ({ name, wins: 0 }))
  return { players, games: 3, dealer: 0, expertTens: false, layout: [] }
}

/** VD-13 What may be laid: numbers and court cards. */
export const LAYABLE = FACES.filter(({ kind }) => kind !== 'ace' && kind !== 'joker')

export function toggleCard(highway: Highway, code: string): Highway {
  const without = highway.layout.filter(other => other !== code)
  return { ...highway, layout: without.length < highway.layout.length ? without : [...highway.layout, code] }
}

export interface Check {
  readonly miles: number
  /** What each suit's resource would be in a layout that wins; null while it does not. */
  readonly split: { readonly resources: readonly string[]; readonly miles: readonly string[] } | null
  /** Well-chosen cards still missing; null: something must go first. */
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

/** VD-69, VD-71 A point, and the deal passes on. null: overrun, nobody scores. */
export function gameWon(highway: Highway, winner: number | null): Highway {
  const players = highway.players.map((player, i) => (i === winner ? { ...player, wins: player.wins + 1 } : player))
  return { ...highway, players, dealer: (highway.dealer + 1) % players.length, layout: [] }
}

/** VD-70 More than half of the planned games. */
export function matchWinner({ players, games }: Highway): string | null {
  return players.find(({ wins }) => wins > games / 2)?.name ?? null
}
