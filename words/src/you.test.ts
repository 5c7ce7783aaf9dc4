import { type Phrase, type Ref, say } from '@holdout/engine'
import { expect, it } from 'vitest'
import { plain } from './plain.ts'

const ann: Ref = { kind: 'seat', id: 'a', text: 'Player 1' }
const ben: Ref = { kind: 'seat', id: 'b', text: 'Player 2' }
/** A plural side: it never takes a player's name. */
const crows: Ref = { kind: 'piece', id: 'a', text: 'the crows' }
const rats: Ref = { kind: 'piece', id: 'b', text: 'the rats' }
const names = { a: 'You', b: 'Ben' }

it.each<[Phrase, string]>([
  [say`${ann} draws a card.`, 'You draw a card.'],
  [say`${ann} ${say`tries to block`}.`, 'You try to block.'],
  [say`${ann} goes first and is the timekeeper. It is day 1.`, 'You go first and are the timekeeper. It is day 1.'],
  [say`${ann} passes 2 heads and 3 bodies to ${ben}.`, 'You pass 2 heads and 3 bodies to Ben.'],
  [say`${ben} takes a card from ${ann} and keeps it.`, 'Ben takes a card from you and keeps it.'],
  [say`Round 2: ${ann}'s turn.`, 'Round 2: your turn.'],
  [say`${ann}'s trap goes off and hits.`, 'Your trap goes off and hits.'],
  [say`A trap of ${ann} kills a zombie.`, 'A trap of yours kills a zombie.'],
  [say`${ann} will lose their next turn.`, 'You will lose your next turn.'],
  [say`The enemies attack. ${ann} rolls their dice.`, 'The enemies attack. You roll their dice.'],
  [say`${ann} plays a card: everyone moves and stays.`, 'You play a card: everyone moves and stays.'],
  [say`${crows} draw a card.`, 'You draw a card.'],
  [say`Round 2: ${crows}' turn.`, 'Round 2: your turn.'],
  [say`Now ${rats} draw a card.`, 'Now the rats draw a card.'],
  [say`${ben} wins. Points: ${ann} (3) and ${ben} (5).`, 'Ben wins. Points: you (3) and Ben (5).'],
])('puts sentences about you into the second person', (phrase, text) => {
  expect(plain(phrase, names)).toBe(text)
})
