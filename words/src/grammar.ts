import type { Phrase, Ref } from '@holdout/engine'

/** A number and its noun: `quantity(1, 'card')` is "1 card", `quantity(2, 'body', 'bodies')` is "2 bodies". */
export function quantity(count: number, one: string, more: string = pluralOf(one)): string {
  return `${count} ${agree(count, one, more)}`
}

/** The form of a word that fits the number: `agree(count, 'falls', 'fall')`. */
export function agree(count: number, one: string, more: string): string {
  return count === 1 ? one : more
}

/** A list in a sentence: "A", "A and B", "A, B and C". */
export function listed(items: readonly (Ref | string | Phrase)[], join: 'and' | 'or' = 'and'): Phrase {
  return items.flatMap((item, i): Phrase => {
    const between = i === 0 ? [] : [i === items.length - 1 ? ` ${join} ` : ', ']
    return Array.isArray(item) ? [...between, ...(item as Phrase)] : [...between, item as Ref | string]
  })
}

/** A phrase with a capital letter at its start. */
export function capitalized([first, ...rest]: Phrase): Phrase {
  if (first === undefined) return []
  if (typeof first === 'string') return [capital(first), ...rest]
  return [{ ...first, text: capital(first.text) }, ...rest]
}

/** A text with a capital letter at its start. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}
