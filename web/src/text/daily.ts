import { quantity } from '@holdout/words'
import { listText } from './common.ts'

const MINUTE_MS = 60_000

/** The time until the day turns: "9 h", "12 min". */
function timeLeft(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS))
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`
}

/** The daily challenge: its pages, the note on the home page and the end of a game. */
export const dailyText = {
  title: 'Daily challenge',
  titleOf: (game: string) => `Daily challenge: ${game}`,
  lead: 'One deal a day for each game, the same for everyone. Your first attempt counts; after that, practice as you like.',
  today: "Today's challenge",
  number: (number: number) => `#${number}`,
  featured: 'Featured today',
  dayOf: (day: string) => `Challenge of ${day}`,
  ends: (ms: number) => `ends in ${timeLeft(ms)}`,
  next: (ms: number) => `next in ${timeLeft(ms)}`,
  streak: (days: number) => `${days}-day streak`,
  noStreak: 'one attempt',
  weekDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  week: 'This week',
  dayDone: (day: string) => `${day}: played`,
  dayOpen: (day: string) => `${day}: not played`,
  solo: 'solo',
  team: (seats: number) => `a team of ${seats}`,
  against: (levels: readonly string[]) => {
    const kinds = [...new Set(levels)].map(level =>
      quantity(levels.filter(other => other === level).length, `${level} bot`),
    )
    return `against ${listText(kinds)}`
  },
  play: 'Play',
  playTeam: 'Play with bots',
  playTogether: 'Play as a team on this screen',
  continue: 'Continue',
  practice: 'Practice this deal',
  result: 'Result',
  board: 'Board',
  yourResult: 'Your result',
  won: 'Won',
  lost: 'Lost',
  moves: (moves: number) => quantity(moves, 'move'),
  notFinished: 'Your first attempt is not finished.',
  deleted: 'You deleted your first attempt. Other attempts are practice.',
  notPlayed: 'You have not played it yet.',
  closed: 'This day is over.',
  counts:
    'A game counts for the day on which it began. You can send its result until 48 hours after the end of that day.',
  local:
    'There is no server here, so the deal comes from the date alone and the board is local: it shows this device and bots.',
  localOnly: 'This result was played without a server. It counts on this device only.',
  name: 'Your name on the board',
  send: 'Send result',
  sending: 'Sending…',
  sent: 'Your result is on the board.',
  waiting: 'Your result is sent when the server can be reached.',
  rejected: (because: string) => `The server did not accept this result: ${because}`,
  place: (place: number, of: number) => `Place ${place} of ${of}`,
  seeBoard: 'See the board',
  share: 'Share result',
  shared: 'Copied. Paste it anywhere.',
  copyByHand: 'Copy this text:',
  sharePicture: 'Share picture',
  pictureSaved: (file: string) => `Saved as ${file}.`,
  noPicture: (because: string) => `The picture could not be made: ${because}`,
  spans: [
    ['day', 'Day'],
    ['week', 'Week'],
    ['all', 'All time'],
  ],
  span: 'Days of the board',
  who: 'Players of the board',
  everyone: 'Everyone',
  group: (code: string) => `Group ${code}`,
  groups: 'Groups',
  groupsLead: 'A group has a board of its own. Send friends its code.',
  newGroup: 'Create group',
  joinGroup: 'Join group',
  leaveGroup: (code: string) => `Leave group ${code}`,
  groupCode: 'Group code',
  order: {
    day: 'Ranked by ending, then score, then fewer moves.',
    week: 'Ranked by days won, then by how many results were worse each day, then fewer moves.',
    all: 'Ranked by days won, then by how many results were worse each day, then fewer moves.',
  },
  columns: {
    place: 'Place',
    player: 'Player',
    result: 'Result',
    score: 'Score',
    moves: 'Moves',
    days: 'Days',
    wins: 'Won',
    beaten: 'Better than',
  },
  bot: (level: string) => `${level} bot`,
  you: (name: string) => (name === '' ? 'You' : `${name} (you)`),
  botsPlay: 'Bots are still playing this challenge.',
  empty: 'No results yet.',
  check: 'Check the deal',
  committed: (day: string) => `SHA-256 of the secret of ${day}, published before that day:`,
  opened: 'The secret, opened after that day:',
  notOpened: 'The secret is opened when the day is over. Then everyone can compute the seed from it.',
} as const
