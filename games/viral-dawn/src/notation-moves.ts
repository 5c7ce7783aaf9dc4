import { InputError, type Seat } from '@holdout/engine'
import { type Code, cardOrNull } from './data/load.ts'
import { type Move, SEATS } from './state.ts'

const HELP =
  'lay 7C; discard 7C; discard 7C purge 5H; purge 5H; pass; jack JC p2; king KC p2 10S keep (or discard); ace AC; queen QS; ' +
  'no-queen; take 9S keep (or discard); take-nothing; announce 1; no-joker; swap p2; draw; no-draw; end-turn; count p2; ' +
  'give-up 9S; purge-done; keep-all; time-out p2'

/** A move as scenarios write it. */
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

export function readMove(text: string): Move {
  const words = text.trim().split(/\s+/)
  const move = moveOf(words)
  if (move && writeMove(move) === words.join(' ')) return move
  throw new InputError(`found "${words.join(' ')}", expected a move such as ${HELP}`)
}

function moveOf([name, a = '', b = '', c = '', d = '']: readonly string[]): Move | null {
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

function seat(word: string): Seat {
  if (SEATS.includes(word)) return word
  throw new InputError(`found "${word}", expected a seat: ${SEATS.join(' ')}`)
}
