import { InputError } from '../errors.ts'

/** The parts of a list without empty ones. */
export function listOf(text: string, by: string | RegExp): string[] {
  return text
    .split(by)
    .map(part => part.trim())
    .filter(part => part !== '')
}

/** The text before and after the first `sign`. */
export function splitAt(text: string, sign: string, expected: string): [string, string] {
  const cut = text.indexOf(sign)
  if (cut < 1) throw new InputError(`found "${text}", expected ${expected}`)
  return [text.slice(0, cut).trim(), text.slice(cut + 1).trim()]
}

export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
