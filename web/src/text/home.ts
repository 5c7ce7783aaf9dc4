import { agree } from '@holdout/words'
import { listText } from './common.ts'

export const homeText = {
  pageTitle: 'Holdout: zombie games for one long night',
  start: 'Start',
  heading: 'Last until morning.',
  lead: 'Zombie games for one long night. Play alone, with bots, on one shared screen, or online with a link. No account, nothing to install.',
  playNow: 'Play now',
  playNowNote: (game: string) => `Play now starts ${game}, solo, with undo on.`,
  shareScreen: 'Share one screen',
  more: 'More',
  learn: ['Learn a game', 'In 5 minutes'],
  companion: ['Companion', 'For the boxed games'],
  online: ['Play online', 'Send friends a link'],
  rules: ['Rules', 'With search'],
  cards: ['Cards', 'Every card'],
  saved: ['My games', 'Continue, replay'],
  records: ['Records', 'Win rates, achievements'],
} as const

/** The form to join an online table. */
export const joinText = {
  label: 'Join a table',
  code: 'Table code or link',
  placeholder: 'Table code',
  join: 'Join table',
} as const

/** A game's tile. */
export const tileText = {
  play: 'Play ›',
  players: ([from, to]: readonly [number, number]) => `${range(from, to)} ${agree(to, 'player', 'players')}`,
  minutes: ([from, to]: readonly [number, number]) => `${range(from, to)} min`,
} as const

/** The games to continue, on the home page. */
export const continueText = {
  label: 'Continue a game',
  full: 'This device is full: new games are not saved',
  allMyGames: (games: number) => `All my games (${games})`,
  yourTurn: 'Your turn.',
  turnOf: (name: string) => `Turn of ${name}.`,
  waitingFor: (names: readonly string[]) => `Waiting for ${listText(names)}.`,
  inProgress: 'In progress.',
  online: (others: readonly string[]) => (others.length > 0 ? `Online with ${listText(others)}` : 'Online'),
  rematch: (host: string) => `${host} offers a rematch.`,
  join: 'Join ›',
  continue: 'Continue ›',
} as const

function range(from: number, to: number): string {
  return from === to ? `${from}` : `${from}–${to}`
}
