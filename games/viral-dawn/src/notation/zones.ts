import { cardItems, InputError, knownWord, numberZone, wordZone, type Zone } from '@holdout/engine'
import { SEATS } from '../codes.ts'
import { ALL_CARDS, type Card, CODES, cardOrNull } from '../data/load.ts'
import type { Options } from '../options.ts'
import { OVERRUNS, playerAt, type State } from '../state.ts'

export function words(text: string): string[] {
  return text.trim() === '-' ? [] : text.trim().split(/\s+/).filter(Boolean)
}

/** Cards separated by spaces, such as `10S QH X1`; `-` for none. */
function cardsZone(help: string, get: (s: State) => readonly Card[]): Zone<State> {
  return {
    help: `${help}: cards such as 10S QH AC X1, or - for none`,
    parse: text => ({ cards: words(text).map(readCard).join(' ') || '-' }),
    show: s => ({
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
function tallyZone(help: string, seats: readonly string[], get: (s: State) => readonly number[]): Zone<State> {
  return {
    help: `${help}: a seat for each, such as p2 p2 p3, or - for none`,
    parse: text => ({
      seats:
        words(text)
          .map(word => knownWord(word, seats, 'a seat'))
          .sort()
          .join(' ') || '-',
    }),
    show: s => ({
      seats:
        get(s)
          .flatMap((count, player) => Array.from({ length: count }, () => SEATS[player]))
          .join(' ') || '-',
    }),
  }
}

function seatingZone(seats: readonly string[]): Zone<State> {
  return {
    help: `the players at place0, place1 and so on: ${seats.join(' ')}`,
    parse: text => ({
      seats: words(text)
        .map(word => knownWord(word, seats, 'a seat'))
        .join(' '),
    }),
    show: s => ({ seats: s.places.map((_, place) => SEATS[playerAt(s, place)]).join(' ') }),
  }
}

export function zones({ players }: Options): Readonly<Record<string, Zone<State>>> {
  const seats = SEATS.slice(0, players)
  const found: Record<string, Zone<State>> = {}
  seats.forEach((seat, player) => {
    found[seat] = cardsZone(`the hand of ${seat}, in the order received`, s => s.hands[player])
  })
  seats.forEach((_, place) => {
    found[`place${place}`] = cardsZone(
      'the cards laid at this place, in the order they were added',
      s => s.layouts[place],
    )
  })
  return {
    ...found,
    seating: seatingZone(seats),
    draw: cardsZone('the draw pile, top first; in `given`, cards not named are below', s => [...s.draw].reverse()),
    discard: cardsZone('the discard pile, top last', s => s.discard),
    pile: numberZone('how many cards the draw pile has', { min: 0, max: ALL_CARDS.length }, s => s.draw.length),
    turn: wordZone('whose turn it is', seats, s => SEATS[s.onTurn]),
    turns: numberZone('turns completed in this game', { min: 0, max: 100_000 }, s => s.turns),
    phase: wordZone('before the draw, or after it', ['begin', 'act'], s =>
      (s.agenda.at(-1)?.step ?? 'begin-turn') === 'begin-turn' ? 'begin' : 'act',
    ),
    owes: tallyZone('lost turns owed', seats, s => s.owes),
    wins: tallyZone('games won', seats, s => s.wins),
    game: numberZone('which game of the match', { min: 1, max: 1000 }, s => s.game),
    dealer: wordZone('the dealer', seats, s => SEATS[s.dealer]),
    overruns: numberZone('overruns one after the other', { min: 0, max: OVERRUNS }, s => s.overruns),
  }
}
