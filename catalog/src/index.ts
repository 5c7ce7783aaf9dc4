import { InputError } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { LOADERS } from './games.ts'

export { SHELF } from './games.ts'

export const SLUGS: readonly string[] = Object.keys(LOADERS)

/** Custom card data: parsed JSON, and its file name for messages. */
export interface CardFile {
  readonly file: string
  readonly data: unknown
}

/**
 * Loads a game, with custom cards if given. Throws on an unknown game, and on cards for a game that has no replaceable
 * cards.
 */
export async function loadGame(slug: string, cards?: CardFile): Promise<AnyKnownGame> {
  if (!Object.hasOwn(LOADERS, slug))
    throw new InputError(`There is no game "${slug}". The games are: ${SLUGS.join(', ')}.`)
  const game = await LOADERS[slug]()
  if (cards === undefined) return game
  if (game.withCards === undefined) throw new InputError(`${cards.file}: the cards of ${slug} cannot be replaced.`)
  return game.withCards(cards.data, cards.file)
}
