import { quantity } from '@holdout/words'
import { listText } from './common.ts'
import { botCount } from './matches.ts'

/** The page on which an online table is opened. */
export const hostText = {
  back: 'Back to online tables',
  title: 'Open a table',
  kindOfTable: 'online table',
  pace: 'Pace',
  live: 'Live, in one session',
  byMail: 'Correspondence, over days',
  settings: 'Table settings',
  whoCanJoin: 'Who can join',
  anyoneWithLink: 'Anyone with the link',
  anyone: 'Anyone (listed in the lobby)',
  spectators: 'Spectators',
  spectatorsHelp: "Spectators do not see any player's hand.",
  hints: 'Hints',
  hintsHelp: 'Every player may ask for the best moves, from what their seat can see.',
  undo: 'Undo by consent',
  undoHelp: 'Once in a turn, a player may ask to undo moves. All others must agree within 15 seconds.',
  allowed: 'Allowed',
  notAllowed: 'Not allowed',
  away: 'When a player is away',
  awayHelp: 'After this time the others choose: keep waiting, let a bot play, or end the game.',
  awayLabel: 'Waiting time for a player who is away',
  minutes: (minutes: number) => `Wait ${quantity(minutes, 'minute')}`,
  days: (days: number) => `Wait ${quantity(days, 'day')}`,
  yourName: 'Your name',
  nameMissing: 'Enter your name first.',
  openTable: 'Open table',
  players: (you: boolean, free: number, bots: number) =>
    `A table with ${listText([
      ...(you ? ['you'] : []),
      ...(free === 0 ? [] : [quantity(free, 'free seat')]),
      ...(bots === 0 ? [] : [botCount(bots)]),
    ])}.`,
  byMailNote: 'The table stays open for weeks. You find it under Online.',
} as const
