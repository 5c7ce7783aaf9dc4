import { agree, listed, plain, quantity } from '@holdout/words'

/** Errors in `--online`, `--table`, `--seats` and the options that do not go with them. */
export const onlineErrorText = {
  badServer: (given: string) =>
    `--online cannot be "${given}". Use the address of a server, such as http://127.0.0.1:8080/, or the link of a table.`,
  badTable: (given: string) => `--table cannot be "${given}". Use the code of a table, such as k7w3m9x2pq.`,
  twoTables: (linked: string, given: string) =>
    `The link leads to table ${linked}, but --table says ${given}. Leave out one of them.`,
  notOnline: (option: string, because: string) => `${option} does not work with --online: ${because}. Leave it out.`,
  notOnlineBecause: {
    seed: 'the server and the players create the deal together',
    save: 'the server saves the game',
    resume: 'the server saves the game; return to it with --table CODE',
    fast: 'the server decides how long bots think',
    cards: "the server uses the game's own cards",
  },
  onlyNewTable: (option: string) => `${option} is only for new tables. Leave it out to join this one.`,
  onlyOnline: (option: string) => `${option} is only for online tables. Add --online URL, or leave it out.`,
  gameOrTable: 'Name a game or a table: holdout play <slug> --online URL, or holdout play --online URL --table CODE',
  otherGame: (table: string, game: string, wanted: string) =>
    `Table ${table} plays ${game}, not ${wanted}. Leave out the game, or name ${game}.`,
  onlyOwnSeat: 'When you join a table, --seats can only name your own seat, for example --seats p2.',
  seatTwice: (seat: string) => `Seat "${seat}" is named twice. Name it once.`,
  twoSeats: (first: string, second: string) => `You cannot have two seats (${first} and ${second}). Choose one.`,
  badSeat: (part: string, levels: readonly string[]) => `"${part}" is not valid. ${seatForms(levels)}`,
  noSeatForYou: (levels: readonly string[]) =>
    `No seat is left for you. ${seatForms(levels)} Leave one seat out, or give it to "me".`,
  tableFull: (table: string) => `No seat is free at table ${table}.`,
  startedWithout: 'The game started without you, and this table does not allow spectators.',
} as const

/** The waiting room of an online table. */
export const waitingRoomText = {
  title: (game: string) => `${game}, online`,
  link: (url: string) => `Invite others with this link: ${url}`,
  command: (server: string, table: string) => `Or in a terminal: npx holdout play --online ${server} --table ${table}`,
  seat: (title: string, seat: string, player: string) => `${title} (${seat}): ${player}`,
  free: 'free',
  bot: (name: string, level: string | null) => `${name}, ${level}`,
  you: (name: string) => `${name} (you)`,
  notConnected: (name: string) => `${name} (not connected)`,
  withoutSeat: (name: string) => `Without a seat: ${name}`,
  removed: 'The host removed you from your seat. You can take another one.',
  removedTwice: 'The host removed you from your seat. Only the host can let you sit down again.',
  start: 'Start the game',
  startWithBots: (free: number) => `Start; ${agree(free, 'a bot takes the free seat', 'bots take the free seats')}`,
  botLevel: (level: string) => `${level} bots`,
  startWith: (players: number) => `Start with ${quantity(players, 'player')}`,
  removesSeats: (free: number) => `removes the free ${agree(free, 'seat', 'seats')}`,
  addSeat: 'Add a seat',
  removeSeat: (title: string) => `Remove seat ${title}`,
  sit: (title: string) => `Take seat: ${title}`,
  leave: 'Leave the table',
} as const

/** A day such as 2031-05-01. */
const dayOf = (when: number): string => new Date(when).toISOString().slice(0, 10)

/** Playing at an online table. */
export const onlineText = {
  connectionLost: 'Connection lost. Reconnecting.',
  restarting: 'The server restarts. Your game goes on in a few seconds.',
  connected: 'Connected again.',
  watching: 'You have no seat at this table. You are watching.',
  left: 'You left the table.',
  canceled: 'The game was canceled.',
  stopped: (name: string) =>
    `The game was stopped: ${name} asked for it and all players agreed. It is neither won nor lost.`,
  comeBack: (command: string) => `Return to the table with: ${command}`,
  removal: (since: number, at: number) =>
    `This game has been waiting since ${dayOf(since)}. It will be removed on ${dayOf(at)} if no one moves.`,
  paused: (by: string) => `${by} paused the game. Type "more" to resume it.`,
  waitingFor: (names: readonly string[]) => `Waiting for ${names.join(', ')}.`,
  notAvailable: 'This move is not available now.',
  chat: (name: string, text: string) => `${name} says: ${text}`,
  away: (names: readonly string[]) =>
    `${and(names)} ${agree(names.length, 'is', 'are')} away. If they stay away, type "more" to decide who plays for them.`,
  continues: 'The game continues.',
  confirmEnd:
    'End the game for everyone? It cannot be continued, and all other connected players must agree. Type "more" to confirm.',
  endVote: (names: readonly string[], of: number) =>
    `${and(names)} ${agree(names.length, 'wants', 'want')} to end the game: ${names.length} of ${of} agreed. Type "more" to agree.`,
  undoAsked: (name: string, moves: number) =>
    `${name} asks to undo ${moves === 1 ? 'the last move' : `the last ${moves} moves`}.`,
  stopAsked: (name: string) => `${name} asks to stop the game. It stops if all players agree. Type "more" to answer.`,
  extras: {
    takeSeatBack: 'Take your seat back from the bot',
    resume: 'Resume the game',
    pause: 'Pause the game',
    askUndo: 'Ask the others to undo your last move',
    withdrawUndo: 'Withdraw your question to undo',
    agreeToUndo: (name: string, moves: number) =>
      `${name} asks to undo ${moves === 1 ? 'the last move' : `the last ${moves} moves`}: agree`,
    declineUndo: (name: string) => `${name} asks to undo: decline`,
    askStop: 'Ask all players to stop the game (neither won nor lost)',
    withdrawStop: 'Withdraw your question to stop the game',
    agreeToStop: (name: string) => `${name} asks to stop the game: agree`,
    declineStop: (name: string) => `${name} asks to stop the game: decline`,
    confirmEnd: (name: string) => `${name} is away: yes, end the game for everyone`,
    keepPlaying: (name: string) => `${name} is away: keep playing`,
    botPlays: (name: string) => `${name} is away: let a bot play`,
    end: (name: string) => `${name} is away: end the game`,
    agreeToEnd: (name: string, agreed: number, of: number) =>
      `${name} is away: agree to end the game (${agreed} of ${of} agreed)`,
  },
} as const

function and(names: readonly string[]): string {
  return plain(listed(names))
}

function seatForms(levels: readonly string[]): string {
  return `Write seat=me, seat=open or seat=<bot>, where <bot> is ${plain(listed(levels, 'or'))}.`
}
