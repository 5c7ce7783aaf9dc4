import { InputError } from '../errors.ts'

/** Splits a text into trimmed parts and drops empty ones. */
export function listOf(text: string, by: string | RegExp): string[] {
  return text
    .split(by)
    .map(part => part.trim())
    .filter(part => part !== '')
}

/** The text before and after the first separator. */
export function splitAt(text: string, separator: string, expected: string): [string, string] {
  const cut = text.indexOf(separator)
  if (cut < 1) throw new InputError(`found "${text}", expected ${expected}`)
  return [text.slice(0, cut).trim(), text.slice(cut + 1).trim()]
}

export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
