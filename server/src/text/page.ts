import { listed, plain, quantity } from '@holdout/words'

/** The pages of tables, as chats and readers without JavaScript see them. */
export const pageText = {
  notFound: 'Page not found',
  notFoundText: 'There is no page at this address.',
  noTable: 'Table not found',
  noTableText: 'There is no table with this code. It may have been deleted.',
  invitation: (host: string, game: string) => `${host} invites you to ${game}`,
  waiting: (free: number) => (free > 0 ? `${quantity(free, 'seat')} free` : 'All seats are taken'),
  running: (game: string) => `${game}: a game in progress`,
  noSpectators: 'This table does not allow spectators',
  over: (game: string) => `${game}: a finished game`,
  replay: (game: string, move: number | null) => `${game}: replay${move === null ? '' : ` at move ${move}`}`,
  seenBy: (name: string) => `as ${name} saw it`,
  closed: (game: string) => `${game}: the table is closed`,
  closedText: 'All players left before the game started',
  players: (names: readonly string[], bots: number) =>
    plain(listed([...names, ...(bots > 0 ? [quantity(bots, 'bot')] : [])])),
  moves: (moves: number) => quantity(moves, 'move'),
  won: (names: readonly string[]) => (names.length > 0 ? `${plain(listed(names))} won` : 'lost'),
  stopped: 'ended early',
  aPlayer: 'A player',
  seconds: (seconds: number, each: string) => `${seconds} s ${each}`,
  perDecision: 'per decision',
} as const
