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

/** The game of that name; an unknown one is refused by name. */
export async function loadGame(slug: string): Promise<AnyGame> {
  if (!Object.hasOwn(games, slug))
    throw new InputError(`There is no game "${slug}"; the games are ${SLUGS.join(', ')}.`)
  return games[slug]()
}
