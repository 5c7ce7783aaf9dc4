import { type Content, cardItems, InputError, knownWord, oneWord, wholeNumber, type Zone } from '@holdout/engine'
import { SEATS } from '../codes.ts'
import { ALL_CARDS, type Card, CODES, cardOrNull } from '../data/load.ts'
import type { Options } from '../options.ts'
import { OVERRUNS, playerAt, type State } from '../state.ts'

export function words(text: string): string[] {
  return text.trim() === '-' ? [] : text.trim().split(/\s+/).filter(Boolean)
}

/** Cards separated by spaces, such as `10S QH X1`; `-` for none. */
function cards(get: (s: State) => readonly Card[]): Content<State> {
  return {
    read: text => ({ cards: words(text).map(readCard).join(' ') || '-' }),
    write: s => ({
      cards:
        get(s)
          .map(card => CODES[card])
          .join(' ') || '-',
    }),
    list: cardItems('kept'),
  }
}

function readCard(word: string): string {
  if (cardOrNull(word) !== null) return word
  throw new InputError(`found "${word}", expected a card: 2 to 10, J, Q, K or A with C, D, H or S; or X1, X2`)
}

/** A count per seat, with each seat repeated: `p2 p2 p3`; `-` for none. */
function tally(seats: readonly string[], get: (s: State) => readonly number[]): Content<State> {
  return {
    read: text => ({ seats: seatsIn(text, seats).sort().join(' ') || '-' }),
    write: s => ({
      seats:
        get(s)
          .flatMap((count, player) => Array.from({ length: count }, () => SEATS[player]))
          .join(' ') || '-',
    }),
  }
}

function seatsIn(text: string, seats: readonly string[]): string[] {
  return words(text).map(word => knownWord(word, seats, 'a seat'))
}

/** The parts of a position: what each means, an example, and how it is read and written. */
export function zones({ players }: Options): Readonly<Record<string, Zone<State>>> {
  const seats = SEATS.slice(0, players)
  const found: Record<string, Zone<State>> = {}
  seats.forEach((seat, player) => {
    found[seat] = {
      means: 'the hand of a player, in the order received; default: 5 random cards (6 after the draw)',
      example: '7C 10S QH X1',
      ...cards(s => s.hands[player]),
    }
  })
  seats.forEach((_, place) => {
    found[`place${place}`] = {
      means: 'the cards laid at a place, in the order they were added; - for none',
      example: '10S QH',
      ...cards(s => s.layouts[place]),
    }
  })
  return {
    ...found,
    seating: {
      means: 'the players at place0, place1 and so on',
      example: 'p2 p1 p3 p4',
      read: text => ({ seats: seatsIn(text, seats).join(' ') }),
      write: s => ({ seats: s.places.map((_, place) => SEATS[playerAt(s, place)]).join(' ') }),
    },
    draw: {
      means: 'the draw pile, top first; in given, cards not named are below; - for an empty pile',
      example: '7C QH',
      ...cards(s => [...s.draw].reverse()),
    },
    discard: {
      means: 'the discard pile, top last; default: one random card',
      example: '2C AH',
      ...cards(s => s.discard),
    },
    pile: {
      means: 'the number of cards in the draw pile',
      example: '33',
      ...wholeNumber({ min: 0, max: ALL_CARDS.length }, s => s.draw.length),
    },
    turn: {
      means: 'the player whose turn it is; default: p1',
      example: 'p2',
      ...oneWord(seats, s => SEATS[s.onTurn]),
    },
    turns: {
      means: 'turns completed in this game, taken or lost',
      example: '8',
      ...wholeNumber({ min: 0, max: 100_000 }, s => s.turns),
    },
    phase: {
      means: 'begin (before the draw; default) or act (after it)',
      example: 'act',
      ...oneWord(['begin', 'act'], s => ((s.agenda.at(-1)?.step ?? 'begin-turn') === 'begin-turn' ? 'begin' : 'act')),
    },
    owes: { means: 'lost turns owed, a seat for each', example: 'p2 p2 p3', ...tally(seats, s => s.owes) },
    wins: { means: 'games won, a seat for each', example: 'p1', ...tally(seats, s => s.wins) },
    game: {
      means: 'the number of the game in the match; default: the one after those won and overrun',
      example: '2',
      ...wholeNumber({ min: 1, max: 1000 }, s => s.game),
    },
    dealer: {
      means: 'the dealer; default: the last seat',
      example: 'p4',
      ...oneWord(seats, s => SEATS[s.dealer]),
    },
    overruns: {
      means: 'overrun games in a row',
      example: '1',
      ...wholeNumber({ min: 0, max: OVERRUNS }, s => s.overruns),
    },
  }
}
