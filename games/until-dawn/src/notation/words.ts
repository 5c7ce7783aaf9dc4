import { knownWord } from '@holdout/engine'
import { CARDS, type CardId, face } from '../data/load.ts'

export const CODES = CARDS.map(card => card.code)
export const ZOMBIES = CARDS.filter(card => card.kind === 'zombie').map(card => card.code)
export const PLACES = ['E0', 'E1', 'E2', 'E3']

export function code(card: CardId): string {
  return face(card).code
}

export function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

export function known(word: string, list: readonly string[]): string {
  return knownWord(word, list, 'a card')
}
