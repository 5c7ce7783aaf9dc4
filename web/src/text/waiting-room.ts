import { agree, quantity } from '@holdout/words'
import { listText } from './common.ts'

/** An online table before its match starts. */
export const waitingRoomText = {
  title: (game: string) => `${game}, online`,
  yourTable: 'Your table',
  tableOf: (host: string) => `${host}'s table`,
  public: 'public',
  private: 'private',
  noSpectators: 'no spectators',
  hints: 'hints allowed',
  lead: (facts: readonly string[], houseRules: readonly string[]) =>
    `${facts.join(' · ')}.${houseRules.length > 0 ? ` House rules: ${listText(houseRules)}.` : ''}`,
  preset: (title: string, changes: string) => `The host chose "${title}": ${changes}`,
  rematch: (host: string, you: boolean) =>
    `${you ? 'You offer' : `${host} offers`} a rematch with the same options. Every player has moved on by one seat.`,
  heldForYou: 'Your seat is held until you take it, decline, or the host opens it to others.',
  takeSeat: 'Take my seat',
  decline: 'Decline rematch',
  waitingFor: (names: readonly string[]) =>
    `Waiting for ${listText(names)}: ${agree(names.length, 'a seat is', 'seats are')} held.`,
  seats: 'Seats',
  addSeat: 'Add seat',
  changeOptions: 'Change options',
  letSitAgain: (name: string) => `Let ${name} sit again`,
  invitation: 'Invitation',
  invite: 'Invite',
  chat: 'Chat',
  proofTitle: 'How we prove the shuffle is fair',
  /** Around the hash. */
  proof: [
    'The server chose its seed contribution before anyone joined. The hash of it is ',
    '. Your browser adds its own contribution when you sit down. After the game all contributions are in the record, and the replay checks them.',
  ],
  otherTables: 'Other tables',
  leave: 'Leave table',
  leaveTo: (name: string) => `Leave and make ${name} host`,
  closeTable: 'Close table',
  playingAs: (name: string) => `Playing as ${name} · change name`,
  removed: (host: string) => `The host (${host}) removed you from your seat.`,
  removedChoices: (maySit: boolean, spectators: boolean) => {
    const stay = spectators ? 'stay and watch' : 'stay here until the game starts'
    return maySit
      ? `You can take another seat, or ${stay}.`
      : `You can ${stay}. Only the host can let you sit down again.`
  },
  startWithBots: 'Start with bots',
  startWith: (players: number) => `Start with ${quantity(players, 'player')}`,
  startGame: 'Start game',
  freeSeats: (seats: number) => `${quantity(seats, 'seat')} ${agree(seats, 'is', 'are')} free.`,
  allTaken: 'All seats are taken.',
  hostCanStart: (host: string) => `All seats are taken. ${host} can start.`,
  noRoom: 'All seats are taken, and this table does not allow spectators.',
  optionsTitle: 'Timer and options',
  optionsNote: 'Everyone at the table sees your changes. Players keep their seats.',
  cancel: 'Cancel',
  saveChanges: 'Save changes',
} as const

/** The actions on a seat. */
export const seatActionsText = {
  sit: 'Sit here',
  sitIn: (letter: string) => `Sit here: seat ${letter}`,
  stand: 'Stand up',
  heldFor: (name: string) => `Held for ${name}`,
  removePlayer: 'Remove',
  removePlayerName: (name: string) => `Remove ${name}`,
  removeSeat: 'Remove this seat',
} as const

/** A visitor without a name who follows a link. */
export const invitedText = {
  title: 'Online table',
  heading: 'Choose a name',
  aPlayer: 'A player',
  freeSeats: (host: string, game: string, free: number) =>
    `${host} invites you to ${game}. ${quantity(free, 'seat')} ${agree(free, 'is', 'are')} free.`,
  over: (host: string, game: string) => `${host} hosted a game of ${game}. It is over.`,
  full: (host: string, game: string, spectators: boolean) =>
    `${host} hosts a game of ${game}. All seats are taken${spectators ? '. You can watch.' : ', and this table does not allow spectators.'}`,
  yourName: 'Your name',
  nameMissing: 'Enter a name.',
  join: 'Join table',
  takeSeat: 'Take a seat',
  watch: 'Watch',
  learn: 'Learn in 5 minutes',
  about: 'The game',
  length: 'For',
  players: 'Players',
  timer: 'Timer',
  rules: 'House rules',
  byTheBook: 'none, as in the rulebook',
  noAccount: 'You do not need an account. This device remembers your name.',
} as const
