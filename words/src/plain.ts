import type { Phrase } from '@holdout/engine'
import { withNames } from './you.ts'

/** A phrase as text. `names` has the names of the players; without it the game's own names are used. */
export function plain(phrase: Phrase, names: Readonly<Record<string, string>> = {}): string {
  let text = ''
  for (const part of withNames(phrase, names)) text += typeof part === 'string' ? part : part.text
  return text
}
