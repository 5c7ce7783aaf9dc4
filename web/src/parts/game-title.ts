import { SHELF } from '@holdout/catalog'

/** The title of a game; its slug if this version does not know it. */
export function titleOfGame(game: string): string {
  return SHELF.find(({ slug }) => slug === game)?.title ?? game
}
