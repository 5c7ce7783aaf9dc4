import { cardItems, InputError, numberZone, type Zone } from '@holdout/engine'
import { type CardId, SUPPLIES, ZOMBIES } from '../data/load.ts'
import type { Options } from '../options.ts'
import { SEATS, type State, turnsUntilDawn } from '../state.ts'

/** The parts of the table in scenario files. */
export function zones(options: Options): Readonly<Record<string, Zone<State>>> {
  const found: Record<string, Zone<State>> = {}
  SEATS.slice(0, options.players).forEach((seat, player) => {
    found[`hand-${seat}`] = cardsZone(`the hand of ${seat}`, SUPPLIES, s => s.hands[player])
    found[`bag-${seat}`] = cardsZone(`the cards ${seat} has kept`, SUPPLIES, s => s.bags[player])
  })
  return {
    ...found,
    door: cardsZone('the cards against the door', SUPPLIES, s => s.door),
    crowd: cardsZone('the zombies at the door', ZOMBIES, s => s.crowd),
    supplies: cardsZone('the next supplies, first drawn first', SUPPLIES, s => [...s.supplies].reverse()),
    zombies: cardsZone('the next zombies, first drawn first', ZOMBIES, s => [...s.zombies].reverse()),
    turn: numberZone('the number of the turn', { min: 1, max: turnsUntilDawn(options) + 1 }, s => s.turns + 1),
  }
}

/** The cards of a zone as a list. */
export function cardsIn(text: string): CardId[] {
  return text === '-' ? [] : text.split(' ')
}

/** Cards separated by spaces, such as `food-2 tools-1`; `-` for none. */
function cardsZone(what: string, deck: readonly CardId[], get: (s: State) => readonly CardId[]): Zone<State> {
  return {
    help: `${what}: cards such as ${deck[0]} ${deck[1]}, or - for none`,
    parse(text) {
      const unknown = cardsIn(text).find(card => !deck.includes(card))
      if (unknown !== undefined) throw new InputError(`found "${unknown}", expected ${this.help}`)
      return { cards: text }
    },
    show: s => ({ cards: get(s).join(' ') || '-' }),
    list: cardItems('kept'),
  }
}
