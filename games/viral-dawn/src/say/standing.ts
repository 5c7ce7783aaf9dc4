import type { Reason } from '@holdout/engine'
import { listed, plain, quantity } from '@holdout/words'
import { ROAD } from '../rules/safe-zone.ts'
import type { Addition, Standing } from '../view/standing.ts'
import { resourceOf } from './parts.ts'

/** Sentences about layouts and decisions, for tables that draw them. */

/** "Still needs health and 7 miles." */
export function needsOf({ missing, miles, short }: Standing): string {
  if (short === 0) return 'In the Safe Zone.'
  const open = missing.map(resourceOf)
  const names = (parts: readonly string[]): string => plain(listed(parts))
  if (miles > ROAD)
    return `${quantity(miles - ROAD, 'mile')} too many${open.length > 0 ? `, and no ${names(open)}` : ''}.`
  return `Still needs ${names(miles < ROAD ? [...open, quantity(ROAD - miles, 'mile')] : open)}.`
}

/** What laying a card adds, in one or two words: "health", "+7 mi", "too far". */
export function additionNote(adds: Addition): string {
  if (adds === 'too-far') return 'too far'
  return 'resource' in adds ? resourceOf(adds.resource) : `${sign(adds.miles)}${Math.abs(adds.miles)} mi`
}

/** The same, for the label of a card: "+7 miles". */
export function additionLabel(adds: Addition): string {
  if (adds === 'too-far' || 'resource' in adds) return additionNote(adds)
  return `${sign(adds.miles)}${quantity(Math.abs(adds.miles), 'mile')}`
}

/** The same as a sentence. */
export function additionResult(adds: Addition): string {
  if (adds === 'too-far') return `If you lay it, you pass ${ROAD} miles.`
  if ('resource' in adds) return `If you lay it, it is your ${resourceOf(adds.resource)} and adds no miles.`
  return `If you lay it, you ${adds.miles < 0 ? 'lose' : 'gain'} ${quantity(Math.abs(adds.miles), 'mile')}.`
}

function sign(miles: number): string {
  return miles < 0 ? '−' : '+'
}

type Reaction = 'queen-answer' | 'joker-announce'

const HELP: Readonly<Record<Reaction, Reason>> = {
  'queen-answer': {
    rule: 'VD-45',
    text: 'Only a Queen can answer a Jack or King. If you do not answer in time, it counts as no. You cannot undo your answer.',
  },
  'joker-announce': {
    rule: 'VD-57',
    text: 'Announce a Joker now, or keep it for the next Ace. You cannot undo your answer.',
  },
}

/** What to know before an answer that cannot be undone; undefined for other decisions. */
export function helpFor(asked: string | undefined): Reason | undefined {
  return HELP[asked as Reaction]
}

/** Why a player without the card has only one answer. */
export const LACKS: Readonly<Record<Reaction, Reason>> = {
  'queen-answer': {
    rule: 'VD-45',
    text: 'Only a Queen from your hand can answer, and you have none. Other players do not see this.',
  },
  'joker-announce': { rule: 'VD-57', text: 'You have no Joker to announce. Other players do not see this.' },
}

/** What happens to the discard pile. */
export const RESHUFFLE: Reason = {
  rule: 'VD-30',
  text: 'When a card is needed and the draw pile is empty, these cards are shuffled into a new draw pile.',
}
