import knife from 'icon:bowie-knife'
import clubs from 'icon:clubs'
import king from 'icon:crown'
import diamonds from 'icon:diamonds'
import aid from 'icon:first-aid-kit'
import hearts from 'icon:hearts'
import joker from 'icon:jester-hat'
import money from 'icon:money-stack'
import food from 'icon:opened-food-can'
import jack from 'icon:prisoner'
import queen from 'icon:queen-crown'
import ace from 'icon:skull-crossed-bones'
import spades from 'icon:spades'
import type { Face, Kind, Suit } from '@holdout/viral-dawn/table'

export const SUIT_ICON: Readonly<Record<Suit, string>> = { clubs, diamonds, hearts, spades }

/** The resource of each suit. */
export const RESOURCE_ICON: Readonly<Record<Suit, string>> = {
  clubs: food,
  diamonds: money,
  hearts: aid,
  spades: knife,
}

const COURT: Readonly<Record<Kind, string | null>> = { number: null, jack, queen, king, ace, joker }

/** The picture in the middle of a card: its figure, or the suit. */
export function pictureOf({ kind, suit }: Face): string {
  return COURT[kind] ?? (suit === null ? joker : SUIT_ICON[suit])
}
