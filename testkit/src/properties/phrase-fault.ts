import type { Phrase } from '@holdout/engine'
import { plain } from '@holdout/words'

/** The fault of a phrase: it is empty or contains a missing value; null if there is none. */
export function phraseFault(phrase: Phrase): string | null {
  if (!Array.isArray(phrase)) return `no phrase but ${JSON.stringify(phrase)}`
  const text = plain(phrase)
  if (text.trim() === '') return 'nothing'
  return /\b(undefined|null|NaN)\b|\[object/.test(text) ? `"${text}"` : null
}
