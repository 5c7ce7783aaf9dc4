import { describe, expect, it } from 'vitest'
import { botErrorText } from './bot.ts'
import { onlineText, waitingRoomText } from './online.ts'
import { pageText } from './pages.ts'
import { playErrorText, playText } from './play.ts'
import { replayText } from './replay.ts'
import { argumentText } from './shared.ts'
import { simReportText } from './sim.ts'
import { backupText } from './small-commands.ts'
import { tableText } from './table.ts'
import { verifyText } from './verify.ts'

const names = (count: number): string[] => ['Anna', 'Ben', 'Cleo'].slice(0, count)

/** Every text with a number, as a function of that number, with its forms for 1 and 2. */
const COUNTED: readonly (readonly [name: string, text: (count: number) => string, one: string, two: string])[] = [
  [
    'unknown preset',
    n => argumentText.unknownPreset('G', 'x', names(n)),
    'The only preset of G is:',
    'The presets of G are:',
  ],
  [
    'unknown seat',
    n => argumentText.unknownSeat('x', names(n)),
    'The only seat is: Anna.',
    'The seats are: Anna, Ben.',
  ],
  ['backup: accounts', n => backupText.done('d', { people: n, tables: 5, entries: 5 }), '1 account,', '2 accounts,'],
  ['backup: tables', n => backupText.done('d', { people: 5, tables: n, entries: 5 }), '1 table,', '2 tables,'],
  ['backup: moves', n => backupText.done('d', { people: 5, tables: 5, entries: n }), '1 move.', '2 moves.'],
  ['sim: games', n => simReportText.head('G', n, ['greedy'], '1', []), 'G: 1 game,', 'G: 2 games,'],
  ['verify: moves', n => verifyText.passed('f', 'verified.', 'G', n, null), 'G, 1 move,', 'G, 2 moves,'],
  [
    'verify: seed contributions',
    n => verifyText.contributions(n),
    'the seed contribution of 1 player.',
    'the seed contributions of 2 players.',
  ],
  ['replay: head', n => replayText.head('G', 's', n), '1 move.', '2 moves.'],
  ['replay: steps', n => replayText.stepHead('G', n), 'G, 1 move.', 'G, 2 moves.'],
  ['replay: more lines', n => replayText.moreLines(n), '1 more line', '2 more lines'],
  ['saved game', n => playText.savedDetail(n, 'x'), '1 move,', '2 moves,'],
  ['minutes ago', n => playText.minutesAgo(n), '1 minute ago', '2 minutes ago'],
  ['hours ago', n => playText.hoursAgo(n), '1 hour ago', '2 hours ago'],
  ['days ago', n => playText.daysAgo(n), 'yesterday', '2 days ago'],
  ['no seat left', n => playErrorText.noSeatLeft('x', names(n)), 'has 1 seat:', 'has 2 seats:'],
  ['useless input', n => playErrorText.uselessInput(n), 'The last line of input', 'The last 2 lines of input'],
  ['how to answer', n => tableText.howToAnswer(n, 'm'), 'Type 1, a move', 'Type a number from 1 to 2, a move'],
  ['choose a number', n => tableText.chooseNumber(n), 'Type 1, or', 'Type a number from 1 to 2, or'],
  ['time left', n => tableText.timeLeft(n), '1 second.', '2 seconds.'],
  ['cards: count', n => pageText.cards.head('G', n, 5), '1 card,', '2 cards,'],
  ['cards: kinds', n => pageText.cards.head('G', 5, n), '1 kind', '2 kinds'],
  [
    'cards: changed',
    n => pageText.cards.changed('f', names(n)),
    '1 kind of card: Anna.',
    '2 kinds of card: Anna, Ben.',
  ],
  ['cards: removed', n => pageText.cards.removed(names(n)), 'Removed kind: Anna.', 'Removed kinds: Anna, Ben.'],
  ['bot: choices', n => botErrorText.noChoice(9, n), 'The only choice is 0.', 'The choices are 0 to 1.'],
  ['bot: invalid answers', n => botErrorText.tooManyFaults(n, 'x'), '1 invalid answer in', '2 invalid answers in'],
  ['bot: time limit', n => botErrorText.timeout(n), '1 second.', '2 seconds.'],
  ['bot: line length', n => botErrorText.lineTooLong(n), '1 character.', '2 characters.'],
  ['start with bots', n => waitingRoomText.startWithBots(n), 'a bot takes the free seat', 'bots take the free seats'],
  ['start with', n => waitingRoomText.startWith(n), 'Start with 1 player', 'Start with 2 players'],
  ['removed seats', n => waitingRoomText.removesSeats(n), 'removes the free seat', 'removes the free seats'],
  ['away', n => onlineText.away(names(n)), 'Anna is away.', 'Anna and Ben are away.'],
  ['vote to end', n => onlineText.endVote(names(n), 3), 'Anna wants to end', 'Anna and Ben want to end'],
]

describe('texts with a number', () => {
  it.each(COUNTED)('%s', (_name, text, one, two) => {
    expect(text(1)).toContain(one)
    expect(text(1)).not.toMatch(/\b1 \w+[^s]s\b/)
    expect(text(2)).toContain(two)
  })

  it('lists moves that fit what was typed, at most 6', () => {
    expect(tableText.ambiguous(['a', 'b'])).toBe('Which move do you mean: "a" or "b"?')
    expect(tableText.ambiguous([...'abcdefgh'])).toBe(
      'Which move do you mean: "a", "b", "c", "d", "e", "f" and 2 more?',
    )
  })
})
