import { describe, expect, it } from 'vitest'
import { idIn } from '../src/properties/text.ts'
import { faultInLabel, faultInSentence } from '../src/properties/text-faults.ts'

describe('finds ids', () => {
  const ids = new Set(['p2', 'gun-ammo', 'E0'])
  it.each([
    ['Player 2 drops the Gun Ammo.', null],
    ['The First-aid Kit heals 3.', null],
    ['Player 2 loses gun-ammo.', 'gun-ammo'],
    ['It is the turn of p2.', 'p2'],
    ['The survivor-acts decision is open.', 'survivor-acts'],
  ])('%j: %s', (text, id) => {
    expect(idIn(text, ids, /\bsurvivor-acts\b/)).toBe(id)
  })
})

/** Sentences in the style of each game that must not raise an alarm. */
describe('accepts', () => {
  it.each([
    'Round 1 is over; 1 miss, 1 barricade falls.',
    'Player 1 rolls 2 heads in turn 1 as leader.',
    'Player 2 saves 1 Survivor.',
    '1 zombie rises at the front door.',
    '2 zombies rise at the back door.',
    'The dead rise. The Dead come.',
    'A row of 3 zombies blocks the way.',
    'The player with 2 cards is first.',
    'Let 1 zombie rise, or make 2 barricades fall.',
    'Which zombie moves? 1 move to go.',
    'Player 3 has 2 zombie moves and 1 zombie move left.',
    'The zombies draw a Crawler. The zombies’ clock starts.',
    "The zombies' clock starts. Round 2: the Survivor's turn.",
    'The boss dies. The bus comes. The glass breaks.',
    'You take the 8 of clubs and an 8 of hearts.',
    'Player 1: “Next!” (without an action)',
    'Player 1: “Next!”',
    'Attack card 15, line A: hit.',
    'Line A is used. Line A of the card counts.',
    'The Survivor draws an Adrenaline Shot, an Ice Ax and a Fire Axe.',
    'The Survivor is Aaliyah, an MMA Trainer.',
    'An hour passes. A unit, a used shell and a one-eyed dog remain.',
    'Step 3. If you are in row 7, 8, 9 or 10: put a zombie in play for 1E.',
    'Building 3 has 2 walls of 4. Building 1 walls are next.',
    'Used: 0 0 0 1 1 J J J J.',
    'Wait... They say that that is all.',
    'Bag: 2 of 10 slots: Lucky and Vitality!.',
    'Player 2 plays the Knock Knock. It takes 1 damage and has 2 health left.',
    'Each player draws. The Survivor has 4 Energy.',
  ])('%j', text => {
    expect(faultInSentence(text)).toBeNull()
  })
})

describe('finds', () => {
  it.each([
    ['', 'nothing'],
    ['  ', 'nothing'],
    ['You draw  a card.', 'two spaces'],
    ['Most points win. Points: .', 'nothing where a word should be'],
    ['Laid: ', 'nothing where a word should be'],
    ['Player 2 draws ().', 'nothing where a word should be'],
    ['You draw a card .', 'a space before a mark'],
    ["Player 2 's wall falls.", 'a space before an apostrophe'],
    ["The zombies ' clock starts.", 'a space before an apostrophe'],
    ['The Crawler dies..', 'two end marks'],
    ['Do you block?.', 'two end marks'],
    ['Player {seat} wins.', 'an unresolved placeholder'],
    ['undefined wins.', 'an unresolved placeholder'],
    ['Player 2 takes the the Pistol.', 'a doubled word'],
    ['The top card of of the deck is open.', 'a doubled word'],
    ['The a Crawler enters row 4.', 'two articles'],
    ['Player 2 discards a the Pistol.', 'two articles'],
    ['The Survivor draws a Axe.', '"a" before a vowel sound'],
    ['A Adrenaline Shot is used.', '"a" before a vowel sound'],
    ['Player 4 lays a 8 of diamonds.', '"a" before a vowel sound'],
    ['The Survivor draws an Pistol.', '"an" before a consonant sound'],
    ['Player 4 lays an 9 of diamonds.', '"an" before a consonant sound'],
    ['The wave will be 1 cards.', 'a plural after 1'],
    ['The Survivor has 1 Ability tokens.', 'a plural after 1'],
    ['You need 1 more points.', 'a plural after 1'],
    ['You draw 2 card.', 'a singular after a number above 1'],
    ['Player 2 has 3 Ability token left.', 'a singular after a number above 1'],
    ['1 zombie rise at the front door.', 'a plural verb after 1'],
    ['The gong sounds: 1 barricade fall.', 'a plural verb after 1'],
    ['2 zombies rises at the front door.', 'a singular verb after a plural'],
    ['2 barricades falls.', 'a singular verb after a plural'],
    ['Zombies draws a card.', 'a singular verb after a plural'],
    ['The zombies moves to row 2.', 'a singular verb after a plural'],
    ['The zombies has 4 Energy.', 'a singular verb after a plural'],
    ['You draws a card.', 'a singular verb after a plural'],
    ['The Crawler enter row 4.', 'a plural verb after a singular'],
    ['The zombie come nearer.', 'a plural verb after a singular'],
    ['Player 2 take the Pistol.', 'a plural verb after a singular'],
    ['the zombies draw a card.', 'no capital at the start'],
    ['The zombies draw a card', 'no end mark'],
  ])('%j: %s', (text, fault) => {
    expect(faultInSentence(text)).toBe(fault)
  })
})

it('expects a capital letter but no end mark on a button', () => {
  expect(faultInLabel('Fire the Pistol at the Crawler in row 4 (1E)')).toBeNull()
  expect(faultInLabel('2 of clubs as money')).toBeNull()
  expect(faultInLabel('“Next!”')).toBeNull()
  expect(faultInLabel('fire the Pistol')).toBe('no capital at the start')
})
