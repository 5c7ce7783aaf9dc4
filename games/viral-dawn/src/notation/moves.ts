import { didYouMean, InputError, knownWord, type Seat } from '@holdout/engine'
import { SEATS } from '../codes.ts'
import { type Code, cardOrNull } from '../data/load.ts'
import type { Move } from '../moves.ts'
import type { Options } from '../options.ts'
import { vocabulary } from './vocabulary.ts'

const EXAMPLES = Object.values(vocabulary.moves).map(([, example]) => example)
const NAMES = EXAMPLES.map(example => example.split(' ')[0])

/** A move as text, as in scenario files. */
export function writeMove(move: Move): string {
  switch (move.move) {
    case 'lay':
    case 'discard':
    case 'ace':
    case 'purge':
    case 'queen':
    case 'give-up':
      return `${move.move} ${move.card}`
    case 'discard-and-purge':
      return `discard ${move.card} purge ${move.purge}`
    case 'jack':
      return `jack ${move.card} ${move.on}`
    case 'king':
      return `king ${move.card} ${move.on} ${move.take} ${move.keep ? 'keep' : 'discard'}`
    case 'take':
      return `take ${move.card} ${move.keep ? 'keep' : 'discard'}`
    case 'announce':
      return `announce ${move.jokers}`
    case 'swap':
      return `swap ${move.with}`
    case 'count':
      return `count ${move.on}`
    case 'time-out':
      return `time-out ${move.seat}`
    default:
      return move.move
  }
}

/** Reads a move. With options, only the seats of that table are accepted. */
export function readMove(text: string, options?: Options): Move {
  const words = text.trim().split(/\s+/)
  const move = moveOf(words, SEATS.slice(0, options?.players))
  if (move && writeMove(move) === words.join(' ')) return move
  const near = NAMES.includes(words[0]) ? '' : didYouMean(words[0], NAMES)
  throw new InputError(`found "${words.join(' ')}", expected a move such as ${EXAMPLES.join('; ')}${near}`)
}

function moveOf([name, a = '', b = '', c = '', d = '']: readonly string[], seats: readonly Seat[]): Move | null {
  const seat = (word: string): Seat => knownWord(word, seats, 'a seat')
  switch (name) {
    case 'lay':
    case 'ace':
    case 'purge':
    case 'queen':
    case 'give-up':
      return { move: name, card: card(a) }
    case 'discard':
      return b === 'purge'
        ? { move: 'discard-and-purge', card: card(a), purge: card(c) }
        : { move: name, card: card(a) }
    case 'jack':
      return { move: name, card: card(a), on: seat(b) }
    case 'king':
      return { move: name, card: card(a), on: seat(b), take: card(c), keep: d === 'keep' }
    case 'take':
      return { move: name, card: card(a), keep: b === 'keep' }
    case 'announce':
      return { move: name, jokers: a === '2' ? 2 : 1 }
    case 'swap':
      return { move: name, with: seat(a) }
    case 'count':
      return { move: name, on: seat(a) }
    case 'time-out':
      return { move: name, seat: seat(a) }
    case 'pass':
    case 'end-turn':
    case 'draw':
    case 'no-draw':
    case 'purge-done':
    case 'keep-all':
    case 'no-queen':
    case 'take-nothing':
    case 'no-joker':
      return { move: name }
    default:
      return null
  }
}

function card(word: string): Code {
  if (cardOrNull(word) !== null) return word
  throw new InputError(`found "${word}", expected a card such as 10S, QH, AC or X1`)
}
