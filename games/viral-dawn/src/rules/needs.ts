import type { Seat } from '@holdout/engine'
import { playerOf, SEATS } from '../codes.ts'
import type { NeedOf } from '../cx.ts'
import { type Code, cardOf, cardOrNull, KIND, type Kind } from '../data/load.ts'
import { titleOfCard } from '../say/parts.ts'
import { layoutOf, type State } from '../state.ts'

/** Needs of several kinds of move. Moves from outside may name cards and seats that do not exist. */

type NamesCard = { readonly card: Code }

export const CARD_EXISTS: NeedOf<NamesCard> = [
  'VD-02',
  (_s, { card }) => cardOrNull(card) !== null,
  (_s, { card }) => `There is no card "${card}".`,
]

export function holds(rule: string): NeedOf<NamesCard> {
  return [
    rule,
    (s, { card }, _step, seat) => s.hands[playerOf(seat)].includes(cardOf(card)),
    (_s, { card }) => `You do not hold the ${nameOf(card)}.`,
  ]
}

/** VD-82 Whether the player's own layout has this card. */
export function hasLaid(s: State, seat: Seat, card: Code): boolean {
  return layoutOf(s, playerOf(seat)).includes(cardOf(card))
}

export function isAtTable(s: State, seat: Seat): boolean {
  const player = SEATS.indexOf(seat)
  return player >= 0 && player < s.places.length
}

export const NOT_AT_TABLE = 'That player is not at this table.'

export function isKind(code: Code, kind: Kind): boolean {
  const card = cardOrNull(code)
  return card !== null && KIND[card] === kind
}

/** A card in a sentence. The two Jokers have one name, because which of them it is does not matter. */
export function nameOf(code: Code): string {
  const card = cardOrNull(code)
  if (card === null) return `card "${code}"`
  return KIND[card] === 'joker' ? 'Joker' : titleOfCard(code)
}

/** For kinds of move that are refused with a reason but not shown as barred. */
export const NOT_SHOWN = (): readonly never[] => NONE
const NONE: readonly never[] = []
