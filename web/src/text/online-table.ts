import { agree, quantity } from '@holdout/words'
import { listText } from './common.ts'
import { dateText } from './matches.ts'

/** An online table while its match is played, and after it. */
export const onlineTableText = {
  title: 'Online table',
  unreachable: 'This table cannot be reached.',
  cannotJoin: 'You cannot join this table.',
  noSpectators: 'This table does not allow spectators.',
  closed: 'This table is closed.',
  closedLead: 'All players left before the game started.',
  otherTables: 'Other tables',
  watching: 'Watching',
  players: 'Players',
  playersLabel: (away: readonly string[], unread: number) =>
    [
      'Players and chat',
      ...away.map(name => `${name} is away`),
      ...(unread > 0 ? [quantity(unread, 'new message')] : []),
    ].join(', '),
  awayCount: (players: number) => `${players} away`,
  onlyPlayersPause: 'Only players can pause.',
  onlyTeamPauses: 'Online, only cooperative games can be paused.',
  rematch: 'Rematch',
  joinRematch: 'Join rematch',
  watchRematch: 'Watch rematch',
  nextGame: (title: string, games: number) => `Next game: ${title}${games > 1 ? ` (${games})` : ''}`,
  atThisTable: 'At this table',
  chat: 'Chat',
  inviteSpectators: 'Invite spectators',
  leave: 'Leave table',
  leaveMatch: 'Leave table (you can return)',
  restarting: 'The server restarts for an upgrade; your game goes on in a few seconds.',
  connectionLost: 'The connection is lost. Reconnecting… Your game is safe on the server.',
  botPlaysForYou: 'A bot is playing for you.',
  takeSeatBack: 'Take seat back',
  timedOut: 'Your time ran out twice. Make a move, or the others can give your seat to a bot.',
  hurried: 'The server is busy. Bots that would have to wait long play at the medium level.',
  removal: (since: number, at: number) =>
    `This game has been waiting since ${dateText(since)}. It will be removed on ${dateText(at)} if no one moves.`,
  frozen: 'No player is connected. The timers are paused until a player returns.',
  endedEarly: 'The players ended the game early because a player was away too long.',
  stopped: (name: string, you: boolean, alone: boolean) =>
    `${you ? 'You' : name} ${alone ? 'stopped the game' : 'asked to stop the game, and all players agreed'}. It is neither won nor lost.`,
  replay: 'Replay',
  gotIt: 'Got it',
} as const

/** A rematch, before it is opened and while it is offered. */
export const rematchText = {
  /** The options that come along, and what happens to the seats. */
  terms: (timer: string, houseRules: readonly string[], seats: number) => {
    const rules = houseRules.length > 0 ? `, house rules: ${listText(houseRules)}` : ''
    const moved = seats === 2 ? ' Sides are swapped.' : seats > 2 ? ' Everyone moves on by one seat.' : ''
    return `Rematch with the same options: ${timer}${rules}.${moved}`
  },
  offer: (host: string, game: string) => `${host} offers a rematch of ${game}. A seat is held for you.`,
  later: 'Later',
} as const

/** A player whom the game waits for is away. */
export const awayText = {
  reason: (name: string, timedOut: boolean) => (timedOut ? `${name}'s time ran out twice` : `${name} is away`),
  /** Around the time that is left. */
  countdown: (name: string, timedOut: boolean) =>
    timedOut ? [`${name}'s time ran out twice. Waiting another `, '.'] : [`${name} is away and has `, ' to come back.'],
  time: (ms: number) => {
    const seconds = Math.ceil(ms / 1_000)
    if (seconds < 120) return `${seconds} s`
    const minutes = Math.ceil(seconds / 60)
    if (minutes < 120) return quantity(minutes, 'minute')
    const hours = Math.ceil(minutes / 60)
    return hours < 48 ? quantity(hours, 'hour') : quantity(Math.ceil(hours / 24), 'day')
  },
  youDecide: (reason: string) => `${reason}. What do you want to do?`,
  playersDecide: (reason: string) => `${reason}. The players decide what happens next.`,
  keepWaiting: 'Keep waiting',
  letBotPlay: 'Let a bot play',
  endGame: 'End game',
  agreeToEnd: 'Agree to end',
  askEnd: 'End the game for everyone? It cannot be continued. All other connected players must agree.',
  yesEnd: 'Yes, end it',
  keepPlaying: 'Keep playing',
  vote: (names: readonly string[], players: number) =>
    `${listText(names)} ${agree(names.length, 'wants', 'want')} to end the game: ${names.length} of ${players} agreed.`,
} as const

/** Notices about one table, in its menu. */
export const tableNoticeText = {
  mute: 'Mute notices of this table',
  unmute: 'Unmute notices of this table',
} as const

/** The offer of notices at the first wait. */
export const noticeOfferText = {
  tellMe: 'Tell me when it is my turn',
  notNow: 'Not now',
} as const

/** A question of a player to all others. */
export const questionText = {
  agreed: (agreed: number, players: number) => `${agreed} of ${players} agreed.`,
  agree: 'Agree',
  decline: 'Decline',
  withdraw: 'Withdraw',
} as const

/** A player asks the others to undo moves. */
export const undoText = {
  ask: 'Ask the others to undo',
  noOne: 'No other player is connected.',
  nothing: 'There is no move of yours to undo.',
  /** The moves: the first as its log line, and how many follow it. */
  moves: (first: string | null, moves: number) =>
    first === null
      ? moves === 1
        ? 'the last move'
        : `the last ${moves} moves`
      : `"${first}"${moves > 1 ? ` and the ${quantity(moves - 1, 'move')} after it` : ''}`,
  asks: (name: string, moves: string) =>
    `${name} asks to undo ${moves}. The game waits up to 15 seconds for your answer.`,
  youAsk: (moves: string) =>
    `You ask to undo ${moves}. All other players must agree within 15 seconds; your clock runs on.`,
} as const

/** A player asks the others to stop the game. */
export const stopText = {
  stop: 'Stop the game',
  alone: 'Stop the game now? It is then neither won nor lost, and cannot be continued.',
  sure: 'Ask all players to stop the game? If all agree, it is neither won nor lost, and cannot be continued.',
  yesAlone: 'Yes, stop it',
  yes: 'Ask all players',
  keepPlaying: 'Keep playing',
  asks: (name: string) => `${name} asks to stop the game. It stops if all players agree.`,
  youAsk: 'You ask to stop the game. All other players must agree.',
} as const

/** The people at a table. */
export const peopleText = {
  free: 'Free',
  you: ' · you',
  online: 'online',
  away: 'away',
  held: ' · seat held',
  heldForYou: ' · held for you',
  standIn: ' · a bot stands in',
  muted: ' · muted',
  nameYou: (name: string) => `${name} (you)`,
  withoutSeat: (names: readonly string[]) => `Without a seat (${names.length}): ${listText(names)}`,
  spectators: (names: readonly string[]) => `Spectators (${names.length}): ${listText(names)}`,
} as const

export const inviteText = {
  link: 'Link for your friends',
  share: 'Share',
  qrCode: 'QR code',
  qrAlt: 'QR code of the link',
  /** Around the name of the page, before the code. */
  code: ['Or they enter this code under ', ': '],
  online: 'Online',
  /** Around the option of the server. */
  onlyThisComputer: [
    'This link works only on this computer. To invite others, start the server with ',
    " and share this computer's network address.",
  ],
} as const

/** The chat. A person hides messages on their own device; the host mutes a person for all. */
export const chatText = {
  beside: 'Beside the board',
  sides: { log: 'Log', chat: 'Chat' },
  unread: (messages: number) => ` (${quantity(messages, 'new message')})`,
  time: (at: number, now: number) =>
    new Intl.DateTimeFormat('en', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...(now - at < 20 * 3_600_000 ? {} : { day: 'numeric', month: 'short' }),
    }).format(at),
  phrases: 'Quick messages',
  /** One press sends one of these. */
  quick: {
    waiting: ['Hello!', 'I am ready.', 'One moment.'],
    playing: ['Nice move!', 'Take your time.', 'One moment.', 'Sorry!'],
    paused: ['I am back.', 'Ready.', '5 more minutes.'],
    over: ['Good game!', 'Well played.', 'Rematch?', 'Thanks, bye!'],
  },
  messages: 'Chat messages',
  none: 'No messages yet.',
  earlier: 'Show earlier messages',
  hidden: (messages: number, names: readonly string[]) =>
    `${quantity(messages, 'message')} from ${listText(names)} ${agree(messages, 'is', 'are')} hidden.`,
  spectator: '(spectator)',
  hide: 'Hide',
  hideName: (name: string) => `Hide messages from ${name}`,
  show: (names: readonly string[]) => `Show messages from ${listText(names)}`,
  mute: 'Mute',
  muteName: (name: string) => `Mute ${name} for everyone`,
  unmute: (name: string) => `Unmute ${name}`,
  youAreMuted: 'The host has muted you at this table.',
  mutedByHost: (names: readonly string[]) => `The host has muted ${listText(names)}.`,
  message: 'Message',
  send: 'Send',
} as const
