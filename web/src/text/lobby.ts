import { quantity } from '@holdout/words'

export const lobbyText = {
  title: 'Online tables',
  heading: 'Play online',
  lead: 'Open a table and send the link, or join one that is waiting for players. You only need a name.',
  myTables: 'My tables',
  openTable: 'Open a table',
  players: ([from, to]: readonly [number, number]) => {
    if (to === 1) return '1 player, others watch'
    return from === to ? quantity(to, 'player') : `${from}–${quantity(to, 'player')}`
  },
  publicTables: 'Public tables',
  show: 'Show',
  toJoin: 'To join',
  toWatch: 'To watch',
  noneToJoin: 'No matching public table is waiting for players. Open one yourself.',
  noneToWatch: 'No matching public game is in progress.',
  needsServer: 'The list is not available without the server.',
  game: 'Game',
  anyGame: 'all games',
  timer: 'Timer',
  anyTimer: 'any',
  joinTable: 'Join a table',
  code: 'Code or link you received',
  join: 'Join',
  playAs: 'You play as ',
  guest: ' (guest).',
  account: 'Name and account',
  allMyGames: (games: number) => (games > 0 ? `All my games (${games})` : 'All my games'),
} as const
