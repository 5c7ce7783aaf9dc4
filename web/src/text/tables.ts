import { quantity } from '@holdout/words'
import { listText } from './common.ts'
import { botCount } from './matches.ts'

/** Lists of online tables. */
export const tablesText = {
  you: 'you',
  players: (names: readonly string[], bots: number, free: number) =>
    listText([...names, ...(bots === 0 ? [] : [botCount(bots)]), ...(free === 0 ? [] : [quantity(free, 'free seat')])]),
  timers: { timed: 'timed', slow: 'slow timer', calm: 'no timer' },
  seconds: (seconds: number, each: string) => `${seconds} s ${each}`,
  yourTurn: 'your turn',
  waitingFor: (names: readonly string[]) => `waiting for ${listText(names)}`,
  endedEarly: 'ended early',
  stopped: 'stopped by agreement',
  over: 'over',
  houseRules: (rules: number) => quantity(rules, 'house rule'),
  opened: (ago: string) => `opened ${ago}`,
  /** `move` is a log line without its full stop. */
  lastMove: (move: string) => `Last move: ${move}.`,
  rematch: 'rematch',
  offersRematch: (host: string) => `${host} offers a rematch.`,
  seatHeld: 'A seat is held for you.',
  joinRematch: 'Join rematch',
  decline: 'Decline',
  open: 'Open',
  join: 'Join',
  continue: 'Continue',
  watch: 'Watch',
  /** A button's label for a screen reader: which table it is about. */
  labelOf: (action: string, table: string) => `${action}: ${table}`,
  copyReplayLink: (table: string) => `Copy replay link: ${table}`,
} as const

export const copyText = {
  copyLink: 'Copy link',
  copied: 'Copied',
  linkCopied: 'Link copied.',
  byHand: (title: string) => `${title}: copy it from here`,
} as const
