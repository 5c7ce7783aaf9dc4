import { type CardFile, loadGame, SLUGS } from '@holdout/catalog'
import { type AnyGame, InputError, nearest } from '@holdout/engine'

/** The game that somebody named; a slip of the finger is answered with what was meant. */
export async function gameNamed(slug: string, cards?: CardFile): Promise<AnyGame> {
  if (SLUGS.includes(slug)) {
    if (cards) await refuseFixedCards(slug)
    return loadGame(slug, cards)
  }
  const near = nearest(slug, SLUGS)
  const meant = near ? ` Did you mean "${near}"?` : ''
  throw new InputError(`There is no game "${slug}"; the games are ${SLUGS.join(', ')}.${meant}`)
}

async function refuseFixedCards(slug: string): Promise<void> {
  if ((await loadGame(slug)).withCards) return
  const all = await Promise.all(SLUGS.map(other => loadGame(other)))
  const able = all.filter(game => game.withCards).map(game => game.slug)
  throw new InputError(`--cards is not for ${slug}: its cards cannot be replaced. Those of ${able.join(', ')} can.`)
}

/** `night-length=short,shells=6` as names and values; what they may be is the game's business. */
export function optionList(text: string): Record<string, string> {
  const options: Record<string, string> = {}
  for (const part of listOf(text)) {
    const cut = part.indexOf('=')
    if (cut < 1) throw new InputError(`Options are written name=value, with commas between them; found "${part}".`)
    const name = part.slice(0, cut).trim()
    if (Object.hasOwn(options, name)) throw new InputError(`Option "${name}" is given twice.`)
    options[name] = part.slice(cut + 1).trim()
  }
  return options
}

export function listOf(text: string): string[] {
  return text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
}

/** A whole number given on the command line. */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= min && number <= max) return number
  throw new InputError(`${name} cannot be "${text}"; it takes a whole number from ${min} to ${max}.`)
}

export function positiveNumber(name: string, text: string): number {
  const number = Number(text)
  if (text.trim() !== '' && Number.isFinite(number) && number > 0) return number
  throw new InputError(`${name} cannot be "${text}"; it takes a number above 0.`)
}
