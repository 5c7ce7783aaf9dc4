import type { Ref } from '@holdout/engine'
import { idOf, isDamagedLabel, leftOn } from '../data/labels.ts'
import type { Result } from '../data/load.ts'
import text from '../data/text.en.json' with { type: 'json' }

interface Entry {
  readonly title: string
  readonly text: string
}

interface CardEntry extends Entry {
  /** For the face of the card: at most eight words. */
  readonly short: string
  /** For a small screen: at most four words. */
  readonly tiny: string
}

const cards = text.cards as Readonly<Record<string, CardEntry>>
const abilities = text.abilities as Readonly<Record<string, Entry>>
const modes = text.modes as Readonly<Record<string, string>>
const decks = text.decks as Readonly<Record<string, string>>

/** Title and texts of a card by its label, without `+` for the Supply icon, the value after `/` and `!` for damaged. */
export function textOfCard(name: string): CardEntry {
  return cards[idOf(name)] ?? { title: name, text: '', short: '', tiny: '' }
}

/** The title with the remaining ammo, durability or armor: `Pistol (3)`, `Machete (2, damaged)`. */
export function titleOf(name: string): string {
  const left = leftOn(name)
  const notes = [left === null ? null : String(left), isDamagedLabel(name) ? 'damaged' : null].filter(Boolean)
  return textOfCard(name).title + (notes.length ? ` (${notes.join(', ')})` : '')
}

export function card(name: string): Ref {
  return { kind: 'card', id: idOf(name), text: titleOf(name) }
}

/** A weapon mode as a verb and its object: `fire the Pistol`. */
export function modeTitle(mode: string): string {
  return modes[mode]
}

export function deckTitle(deck: string): string {
  return decks[deck]
}

export function abilityText(id: string): Entry {
  return abilities[id]
}

export const RESULTS: Readonly<Record<Result, string>> = {
  hit: 'hit',
  'hit+1': 'hit with 1 more damage',
  'hit+kd': 'hit and knockdown',
  kd: 'knockdown, no damage',
  miss: 'miss',
}
