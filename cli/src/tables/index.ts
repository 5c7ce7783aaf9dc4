import type { AnyGame } from '@holdout/engine'
import { inSentences } from './in-sentences.tsx'
import type { AnyLayout } from './layout.ts'

/** The drawn board of each game, by slug. To add one, create a file in this folder and add a line here. */
const layouts: Readonly<Record<string, (game: AnyGame) => Promise<AnyLayout>>> = {
  'thirty-seconds': async () => (await import('./thirty-seconds.tsx')).thirtySeconds,
  'until-dawn': async () => (await import('./until-dawn.tsx')).untilDawn,
  'until-daylight': async game => (await import('./until-daylight.tsx')).untilDaylight(game),
  'viral-dawn': async () => (await import('./viral-dawn.tsx')).viralDawn,
  'zombie-town': async () => (await import('./zombie-town.tsx')).zombieTown,
}

export async function layoutFor(game: AnyGame): Promise<AnyLayout> {
  return Object.hasOwn(layouts, game.slug) ? layouts[game.slug](game) : inSentences(game)
}
