import { InputError, knownWord } from '@holdout/engine'
import { type PileName, type Plan, plansFor, seatOf } from '../codes.ts'
import type { Box } from '../data/box.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../options.ts'

/** Writes and reads moves as scenarios do. Dice are letters: m miss, b body, h head, c body converted to a head. */

export function writeMove(move: Move): string {
  switch (move.move) {
    case 'character':
      return `character ${move.character}`
    case 'keep':
    case 'announce':
      return `${move.move} ${move.objective}`
    case 'draw':
      return `draw ${move.pile}`
    case 'build':
      return `build ${move.recipe}`
    case 'give':
      return `give ${move.to} ${move.card} ${move.amount}`
    case 'ask':
      return `ask ${move.from} ${move.card} ${move.amount}`
    case 'use':
    case 'discard':
    case 'hand-on':
    case 'boost':
    case 'protect':
      return `${move.move} ${move.card}`
    case 'answer':
      return move.agree ? 'agree' : 'refuse'
    case 'attack':
      return `attack ${move.area} ${move.with}`
    case 'steal':
      return `steal ${move.from} ${move.card}`
    case 'lure':
      return `lure ${move.from} ${move.to}`
    case 'heal':
      return `heal ${move.who}`
    case 'roll':
      return `roll ${move.ammo}`
    case 'reroll':
      return `reroll ${'m'.repeat(move.misses)}${'b'.repeat(move.bodies)}${'h'.repeat(move.heads)}`
    case 'pay':
      return `pay ${'h'.repeat(move.heads)}${'c'.repeat(move.converted)}${'b'.repeat(move.bodies)}`
    case 'hit':
      return `hit ${move.with}`
    case 'sacrifice':
      return `sacrifice ${move.give ? 'yes' : 'no'}`
    case 'left':
    case 'back':
    case 'absent':
    case 'time-out':
      return `${move.move} ${move.seat}`
    case 'propose':
      return `propose ${move.plan}`
    case 'vote':
      return `vote ${move.yes ? 'yes' : 'no'}`
    case 'abandon':
      return `abandon ${move.agree ? 'yes' : 'no'}`
    default:
      return move.move
  }
}

type Readers = Readonly<Record<string, (words: readonly string[]) => Move>>

const yes = (word: string): boolean => expected(word, /^(yes|no)$/, 'yes or no') === 'yes'
const count = (word: string): number => Number(expected(word, /^\d+$/, 'a whole number'))
const letters = (word: string, letter: string): number => [...word].filter(one => one === letter).length

/** The seats of a table; without options, all possible seats. */
export function seatsOf(options: Options | undefined): string[] {
  return Array.from({ length: options?.players ?? 6 }, (_, place) => seatOf(place))
}

/** Reads the name of a plan for a vote. */
export function readPlan(word: string, seats: readonly string[]): Plan {
  return knownWord(word, plansFor(seats), 'a plan') as Plan
}

function readersFor(box: Box, options: Options | undefined): Readers {
  const seats = seatsOf(options)
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)
  const held = ids(box.rubbleKinds.filter(({ type }) => type !== 'event'))
  const seatWord = (word: string): string => knownWord(word, seats, 'a seat')
  const cardWord = (word: string): string => knownWord(word, held, 'a card')
  const objectiveWord = (word: string): string => knownWord(word, ids(box.objectiveKinds), 'an objective')
  return {
    character: ([character]) => ({
      move: 'character',
      character: knownWord(character, ids(box.characters), 'a character'),
    }),
    keep: ([objective]) => ({ move: 'keep', objective: objectiveWord(objective) }),
    launch: () => ({ move: 'launch' }),
    ready: () => ({ move: 'ready' }),
    begin: () => ({ move: 'begin' }),
    draw: ([pile]) => ({ move: 'draw', pile: expected(pile, /^[AB]$/, 'A or B') as PileName }),
    next: () => ({ move: 'next' }),
    build: ([recipe]) => ({ move: 'build', recipe: knownWord(recipe, ids(box.recipes), 'something to build') }),
    give: ([to, card, amount = '1']) => ({
      move: 'give',
      to: seatWord(to),
      card: cardWord(card),
      amount: count(amount),
    }),
    ask: ([from, card, amount = '1']) => ({
      move: 'ask',
      from: seatWord(from),
      card: cardWord(card),
      amount: count(amount),
    }),
    use: ([card]) => ({ move: 'use', card: cardWord(card) }),
    discard: ([card]) => ({ move: 'discard', card: cardWord(card) }),
    agree: () => ({ move: 'answer', agree: true }),
    refuse: () => ({ move: 'answer', agree: false }),
    withdraw: () => ({ move: 'withdraw' }),
    'hand-on': ([card]) => ({ move: 'hand-on', card: cardWord(card) }),
    attack: ([area, means]) => ({
      move: 'attack',
      area: seatWord(area),
      with: knownWord(means, ids(box.means), 'a weapon'),
    }),
    'end-turn': () => ({ move: 'end-turn' }),
    steal: ([from, card]) => ({ move: 'steal', from: seatWord(from), card: cardWord(card) }),
    lure: ([from, to]) => ({ move: 'lure', from: seatWord(from), to: seatWord(to) }),
    cancel: () => ({ move: 'cancel' }),
    heal: ([who]) => ({ move: 'heal', who: seatWord(who) }),
    boost: ([card]) => ({ move: 'boost', card: cardWord(card) }),
    roll: ([ammo = '0']) => ({ move: 'roll', ammo: count(ammo) }),
    reroll: ([dice]) => {
      const word = expected(dice, /^[mbh]+$/, 'dice, such as mmb')
      return { move: 'reroll', misses: letters(word, 'm'), bodies: letters(word, 'b'), heads: letters(word, 'h') }
    },
    stand: () => ({ move: 'stand' }),
    pay: ([dice]) => {
      const word = expected(dice, /^[hcb]+$/, 'dice, such as bb, h or hc')
      return { move: 'pay', heads: letters(word, 'h'), converted: letters(word, 'c'), bodies: letters(word, 'b') }
    },
    hit: ([die]) => ({ move: 'hit', with: expected(die, /^(head|body)$/, 'head or body') as 'head' | 'body' }),
    pass: () => ({ move: 'pass' }),
    stop: () => ({ move: 'stop' }),
    protect: ([card]) => ({ move: 'protect', card: cardWord(card) }),
    sacrifice: ([word]) => ({ move: 'sacrifice', give: yes(word) }),
    gong: () => ({ move: 'gong' }),
    unlock: () => ({ move: 'unlock' }),
    left: ([seat]) => ({ move: 'left', seat: seatWord(seat) }),
    back: ([seat]) => ({ move: 'back', seat: seatWord(seat) }),
    announce: ([objective]) => ({ move: 'announce', objective: objectiveWord(objective) }),
    propose: ([plan]) => ({ move: 'propose', plan: readPlan(plan, seats) }),
    vote: ([word]) => ({ move: 'vote', yes: yes(word) }),
    absent: ([seat]) => ({ move: 'absent', seat: seatWord(seat) }),
    abandon: ([word]) => ({ move: 'abandon', agree: yes(word) }),
    'time-out': ([seat]) => ({ move: 'time-out', seat: seatWord(seat) }),
  }
}

/** Reads a move with the cards of this box. With options, only the seats of that table are accepted. */
export function readMove(box: Box, text: string, options?: Options): Move {
  const [word, ...rest] = text.trim().split(/\s+/)
  const readers = readersFor(box, options)
  const move = readers[knownWord(word, Object.keys(readers), 'a move that begins with one of')](rest)
  const most = writeMove(move).split(' ').length - 1
  if (rest.length > most) throw new InputError(`found "${text}", expected nothing after "${writeMove(move)}"`)
  return move
}

function expected(word: string | undefined, pattern: RegExp, what: string): string {
  if (word !== undefined && pattern.test(word)) return word
  throw new InputError(`found "${word ?? ''}", expected ${what}`)
}
