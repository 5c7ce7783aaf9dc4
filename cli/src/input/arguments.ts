import { type CardFile, loadGame, SLUGS } from '@holdout/catalog'
import { InputError, nearest } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { argumentText } from '../text/shared.ts'

/** The game with this slug. The error for an unknown slug suggests the nearest one. */
export async function gameNamed(slug: string, cards?: CardFile): Promise<AnyKnownGame> {
  if (SLUGS.includes(slug)) {
    if (cards) await rejectFixedCards(slug)
    return loadGame(slug, cards)
  }
  throw new InputError(argumentText.unknownGame(slug, SLUGS) + argumentText.didYouMean(nearest(slug, SLUGS)))
}

async function rejectFixedCards(slug: string): Promise<void> {
  if ((await loadGame(slug)).withCards) return
  const all = await Promise.all(SLUGS.map(other => loadGame(other)))
  const able = all.filter(game => game.withCards).map(game => game.slug)
  throw new InputError(argumentText.fixedCards(slug, able))
}

/** Reads `night-length=short,shells=6` as names and values. The game checks them later. */
export function optionList(text: string): Record<string, string> {
  const options: Record<string, string> = {}
  for (const part of listOf(text)) {
    const cut = part.indexOf('=')
    if (cut < 1) throw new InputError(argumentText.optionSyntax(part))
    const name = part.slice(0, cut).trim()
    if (Object.hasOwn(options, name)) throw new InputError(argumentText.optionTwice(name))
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

export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= min && number <= max) return number
  throw new InputError(argumentText.wholeNumber(name, text, min, max))
}

export function positiveNumber(name: string, text: string): number {
  const number = Number(text)
  if (text.trim() !== '' && Number.isFinite(number) && number > 0) return number
  throw new InputError(argumentText.positiveNumber(name, text))
}
