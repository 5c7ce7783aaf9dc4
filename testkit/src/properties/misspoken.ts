import { type Phrase, plain } from '@holdout/engine'

/** What is wrong with a sentence for people: it is empty, or a thing without a name got into it. null if nothing is. */
export function misspoken(phrase: Phrase): string | null {
  if (!Array.isArray(phrase)) return `no phrase but ${JSON.stringify(phrase)}`
  const text = plain(phrase)
  if (text.trim() === '') return 'nothing'
  return /\b(undefined|null|NaN)\b|\[object/.test(text) ? `"${text}"` : null
}
