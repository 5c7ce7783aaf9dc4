import { type Content, cardItems, Unreadable, wholeNumber, type Zone } from '@holdout/engine'
import { type CardId, SUPPLIES, ZOMBIES } from '../data/load.ts'
import type { Options } from '../options.ts'
import { SEATS, type State, turnsUntilDawn } from '../state.ts'

/** The parts of the table in scenario files: what each means, an example, and how it is read and written. */
export function zones(options: Options): Readonly<Record<string, Zone<State>>> {
  const found: Record<string, Zone<State>> = {}
  SEATS.slice(0, options.players).forEach((seat, player) => {
    found[`hand-${seat}`] = {
      means: 'a hand; default: 4 cards',
      example: 'food-1 tools-2',
      ...cards(SUPPLIES, s => s.hands[player]),
    }
    found[`bag-${seat}`] = {
      means: 'kept cards; default: none',
      example: 'water-3',
      ...cards(SUPPLIES, s => s.bags[player]),
    }
  })
  return {
    ...found,
    door: {
      means: 'the cards against the door; default: none',
      example: 'tools-1 food-4',
      ...cards(SUPPLIES, s => s.door),
    },
    crowd: {
      means: 'the zombies at the door; default: none',
      example: 'walker-1 brute-2',
      ...cards(ZOMBIES, s => s.crowd),
    },
    supplies: {
      means: 'the next supplies, first drawn first; in given, the other cards are below; - for an empty deck',
      example: 'generator-1',
      ...cards(SUPPLIES, s => [...s.supplies].reverse()),
    },
    zombies: {
      means: 'the next zombies, first drawn first; in given, the other cards are below',
      example: 'brute-1 walker-2',
      ...cards(ZOMBIES, s => [...s.zombies].reverse()),
    },
    turn: {
      means: 'the number of the turn; default: 1. It says who is on watch',
      example: '4',
      ...wholeNumber({ min: 1, max: turnsUntilDawn(options) + 1 }, s => s.turns + 1),
    },
  }
}

/** The cards of a zone as a list. */
export function cardsIn(text: string): CardId[] {
  return text === '-' ? [] : text.split(' ')
}

/** Cards separated by spaces, such as `food-2 tools-1`; `-` for none. */
function cards(deck: readonly CardId[], get: (s: State) => readonly CardId[]): Content<State> {
  return {
    read(text) {
      const unknown = cardsIn(text).find(card => !deck.includes(card))
      if (unknown !== undefined) throw new Unreadable(unknown)
      return { cards: text }
    },
    write: s => ({ cards: get(s).join(' ') || '-' }),
    list: cardItems('kept'),
  }
}
