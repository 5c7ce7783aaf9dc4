import { type AnyGame, InputError } from '@holdout/engine'

export { SHELF } from './shelf.ts'

/** All games: slug and loader. A new game is one line here. */
const games: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'thirty-seconds': async () => (await import('@holdout/thirty-seconds')).thirtySeconds,
  'until-dawn': async () => (await import('@holdout/until-dawn')).untilDawn,
  'until-daylight': async () => (await import('@holdout/until-daylight')).untilDaylight,
  'viral-dawn': async () => (await import('@holdout/viral-dawn')).viralDawn,
  'zombie-town': async () => (await import('@holdout/zombie-town')).zombieTown,
}

export const SLUGS: readonly string[] = Object.keys(games)

/** Custom card data: parsed JSON, and its file name for messages. */
export interface CardFile {
  readonly file: string
  readonly data: unknown
}

/**
 * Loads a game, with custom cards if given. Throws on an unknown game, and on cards for a game that has no replaceable
 * cards.
 */
export async function loadGame(slug: string, cards?: CardFile): Promise<AnyGame> {
  if (!Object.hasOwn(games, slug))
    throw new InputError(`There is no game "${slug}". The games are: ${SLUGS.join(', ')}.`)
  const game = await games[slug]()
  if (cards === undefined) return game
  if (game.withCards === undefined) throw new InputError(`${cards.file}: the cards of ${slug} cannot be replaced.`)
  return game.withCards(cards.data, cards.file)
}
