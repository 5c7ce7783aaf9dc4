import { type AnyGame, InputError } from '@holdout/engine'

export { SHELF } from './shelf.ts'

/** The one list of all games: a slug, and how to load it. A new game is one line here. */
const games: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'thirty-seconds': async () => (await import('@holdout/thirty-seconds')).thirtySeconds,
  'until-dawn': async () => (await import('@holdout/until-dawn')).untilDawn,
  'until-daylight': async () => (await import('@holdout/until-daylight')).untilDaylight,
  'viral-dawn': async () => (await import('@holdout/viral-dawn')).viralDawn,
  'zombie-town': async () => (await import('@holdout/zombie-town')).zombieTown,
}

export const SLUGS: readonly string[] = Object.keys(games)

/** Card data of a host's own: parsed JSON, and the name of its file for messages. */
export interface CardFile {
  readonly file: string
  readonly data: unknown
}

/** The game of that name, with a host's own cards if he has some. Refuses by name: an unknown game, and cards where none can be replaced. */
export async function loadGame(slug: string, cards?: CardFile): Promise<AnyGame> {
  if (!Object.hasOwn(games, slug))
    throw new InputError(`There is no game "${slug}"; the games are ${SLUGS.join(', ')}.`)
  const game = await games[slug]()
  if (cards === undefined) return game
  if (game.withCards === undefined) throw new InputError(`${cards.file}: the cards of ${slug} cannot be replaced.`)
  return game.withCards(cards.data, cards.file)
}
