import { listed, plain } from '@holdout/words'

/** A list of names in a sentence: "Ann", "Ann and Ben", "Ann, Ben and a bot". */
export function listText(items: readonly string[]): string {
  return plain(listed(items))
}

/** Text that several pages show. */
export const commonText = {
  home: 'Home',
  allGames: 'All games',
  games: 'Games',
  play: 'Play',
  rules: 'Rules',
  cards: 'Cards',
  settings: 'Settings',
  replay: 'Replay',
  skipToContent: 'Skip to content',
  loading: 'Loading…',
  loadingTable: 'Loading the table…',
  tryAgain: 'Try again',
  close: (title: string) => `Close ${title}`,
} as const
