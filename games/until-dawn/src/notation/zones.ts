import { type Content, cardItems, type Facets, oneWord, Unreadable, wholeNumber, type Zone } from '@holdout/engine'
import type { CardId } from '../data/load.ts'
import { NIGHTS } from '../options.ts'
import { BARRICADES, type Entrance, isAttacking, type State } from '../state.ts'
import { CODES, code, known, PLACES, words, ZOMBIES } from './words.ts'

/** `[R* B] b2`: a stack, top card first, `*` for attacking, then the barricades. `X(B)`: breached by that card. */
function door(at: Entrance): Zone<State> {
  return {
    means:
      'an entrance: the stack in [ ], top card first, * for attacking; then the barricades. X(B): breached by that card',
    example: '[R* B+ G] b2',
    read(text) {
      const facets: Record<string, string> = {}
      const rest = text
        .replace(/X\(([^)]*)\)/, (_all, code: string) => {
          facets.breach = `X(${known(code.trim(), ZOMBIES)})`
          return ''
        })
        .replace(/\[([^\]]*)\]/, (_all, stack: string) => {
          facets.stack = `[${words(stack)
            .map(word => known(word.replace(/\*$/, ''), ZOMBIES) + (word.endsWith('*') ? '*' : ''))
            .join(' ')}]`
          return ''
        })
        .replace(/\bb(\d+)\b/, (_all, count: string) => {
          facets.barricades = `b${Number(count)}`
          return ''
        })
        .trim()
      if (rest !== '' || Object.keys(facets).length === 0) throw new Unreadable(rest || text)
      return facets
    },
    write(s) {
      const { zombies, breachedBy, barricades } = s.doors[at]
      const stack = zombies.map(card => code(card) + (isAttacking(s.doors[at], card) ? '*' : '')).reverse()
      const breach: Facets = breachedBy === null ? {} : { breach: `X(${code(breachedBy)})` }
      return { stack: `[${stack.join(' ')}]`, barricades: `b${barricades}`, ...breach }
    },
  }
}

/** Cards separated by spaces; `-` for none. `order` says which comes first. */
function pile(get: (s: State) => readonly CardId[], order: 'top-first' | 'bottom-first' | 'any'): Content<State> {
  return {
    read(text) {
      const codes = (text === '-' ? [] : words(text)).map(word => known(word, CODES))
      return { cards: (order === 'any' ? codes.sort() : codes).join(' ') || '-' }
    },
    write(s) {
      const codes = get(s).map(code)
      if (order === 'top-first') codes.reverse()
      return { cards: (order === 'any' ? codes.sort() : codes).join(' ') || '-' }
    },
    list: cardItems(order === 'any' ? 'any' : 'kept'),
  }
}

/** The parts of a position: what each means, an example, and how it is read and written. */
export const zones: Readonly<Record<string, Zone<State>>> = {
  E0: door(0),
  E1: door(1),
  E2: door(2),
  E3: door(3),
  supply: {
    means: 'barricades in the supply; default: those not at an entrance',
    example: '6',
    ...wholeNumber({ min: 0, max: BARRICADES }, s => s.supply),
  },
  ammo: { means: 'shells left; default: all', example: '3', ...wholeNumber({ min: 0, max: 10 }, s => s.ammo) },
  time: {
    means: 'the time marker; default: where the zombie marker is',
    example: '5',
    ...wholeNumber({ min: 0, max: NIGHTS.long }, s => s.time),
  },
  zombies: {
    means: 'the zombie marker; default: where the time marker is',
    example: '3',
    ...wholeNumber({ min: 0, max: NIGHTS.long }, s => s.zombieTime),
  },
  jasper: {
    means: 'rug (default), dead, or an entrance',
    example: 'E2',
    ...oneWord(['rug', 'dead', ...PLACES], s => (typeof s.jasper === 'number' ? PLACES[s.jasper] : s.jasper)),
  },
  closed: {
    means: 'the entrance closed by Jasper in this zombie turn, or -',
    example: 'E2',
    ...oneWord(['-', ...PLACES], s => (s.closed === null ? '-' : PLACES[s.closed])),
  },
  rebecca: {
    means: 'alive (default), or where the Zombie Rebecca token is',
    example: 'E1',
    ...oneWord(['alive', ...PLACES], s => (s.rebecca === null ? 'alive' : PLACES[s.rebecca])),
  },
  bite: {
    means: 'the bite pile in any order, - for none; default: R B G',
    example: 'R B bG+',
    ...pile(s => s.bitePile, 'any'),
  },
  discard: {
    means: 'the discard pile, bottom to top',
    example: 'R CW',
    ...pile(s => s.discard, 'bottom-first'),
  },
  deck: {
    means: 'the next cards, first drawn first; in given, cards not named are below; - for an empty deck',
    example: 'CW R+ bB',
    ...pile(s => s.deck, 'top-first'),
  },
}
