import { type Phrase, type Ref, say } from '@holdout/engine'
import { expect, it } from 'vitest'
import { plain } from './plain.ts'
import { does, form, player, whose, withNames, YOU, yours } from './you.ts'

/** A plural side: it never takes a player's name. */
const crows: Ref = { kind: 'piece', id: 'p1', text: 'the crows', you: 'you' }
const rats: Ref = { kind: 'piece', id: 'p2', text: 'the rats', you: 'you' }
const NAMES = { p1: YOU, p2: 'Ben' }

it.each<[phrase: Phrase, plain: string, you: string]>([
  [say`${does('p1', 'draws', 'draw')} a card.`, 'Player 1 draws a card.', 'You draw a card.'],
  [
    say`${does('p2', 'takes', 'take')} a card from ${player('p1')} and ${form('p2', 'keeps', 'keep')} it.`,
    'Player 2 takes a card from Player 1 and keeps it.',
    'Ben takes a card from you and keeps it.',
  ],
  [
    say`${player('p1')} will lose ${form('p1', 'their', 'your')} turn.`,
    'Player 1 will lose their turn.',
    'You will lose your turn.',
  ],
  [say`Done. ${does('p1', 'is', 'are')} next.`, 'Done. Player 1 is next.', 'Done. You are next.'],
  [say`Day 2: ${does('p1', 'takes', 'take')} a turn.`, 'Day 2: Player 1 takes a turn.', 'Day 2: you take a turn.'],
  [say`Round 2: ${whose('p1')} turn.`, "Round 2: Player 1's turn.", 'Round 2: your turn.'],
  [say`${whose('p1')} trap hits.`, "Player 1's trap hits.", 'Your trap hits.'],
  [say`${whose('p2')} trap hits.`, "Player 2's trap hits.", "Ben's trap hits."],
  [say`A trap of ${yours('p1')} hits.`, 'A trap of Player 1 hits.', 'A trap of yours hits.'],
  [say`${crows} draw a card.`, 'the crows draw a card.', 'You draw a card.'],
  [say`Now ${rats} draw a card.`, 'Now the rats draw a card.', 'Now the rats draw a card.'],
])('has a sentence in both persons', (phrase, text, you) => {
  expect(plain(phrase)).toBe(text)
  expect(plain(phrase, NAMES)).toBe(you)
})

it('shows the name of a seat that has no second person, as older servers send it', () => {
  const ann: Ref = { kind: 'seat', id: 'p1', text: 'Player 1' }
  expect(plain(say`${ann} draws a card.`, { p1: 'Ann' })).toBe('Ann draws a card.')
  expect(plain(say`Time ran out for ${ann}.`, NAMES)).toBe('Time ran out for You.')
})

it('keeps the things that a client can color, and leaves words as text', () => {
  const parts = withNames(say`${does('p1', 'draws', 'draw')}.`, NAMES)
  expect(parts).toEqual([{ ...player('p1'), text: 'You' }, ' ', 'draw', '.'])
})
