import { cardItems, type Facets, InputError, numberZone, wordZone, type Zone } from '@holdout/engine'
import type { CardId } from '../data/load.ts'
import { NIGHTS } from '../options.ts'
import { BARRICADES, type Entrance, isAttacking, type State } from '../state.ts'
import { CODES, code, known, PLACES, words, ZOMBIES } from './words.ts'

/** `[R* B] b2`: a stack, top card first, `*` for attacking, then the barricades. `X(B)`: breached by that card. */
function doorZone(at: Entrance): Zone<State> {
  return {
    help: 'a stack, top card first, * for attacking, and barricades: [R* B+ G] b2; or X(B) for a breached entrance',
    parse(text) {
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
      if (rest !== '' || Object.keys(facets).length === 0)
        throw new InputError(`found "${rest || text}", expected ${this.help}`)
      return facets
    },
    show(s) {
      const door = s.doors[at]
      const stack = door.zombies.map(card => code(card) + (isAttacking(door, card) ? '*' : '')).reverse()
      const breach: Facets = door.breachedBy === null ? {} : { breach: `X(${code(door.breachedBy)})` }
      return { stack: `[${stack.join(' ')}]`, barricades: `b${door.barricades}`, ...breach }
    },
  }
}

/** Cards separated by spaces; `-` for none. `order` says which comes first. */
function pileZone(
  help: string,
  get: (s: State) => readonly CardId[],
  order: 'top-first' | 'bottom-first' | 'any',
): Zone<State> {
  return {
    help: `${help}: cards (${CODES.join(' ')}), or - for none`,
    parse(text) {
      const codes = (text === '-' ? [] : words(text)).map(word => known(word, CODES))
      return { cards: (order === 'any' ? codes.sort() : codes).join(' ') || '-' }
    },
    show(s) {
      const codes = get(s).map(code)
      if (order === 'top-first') codes.reverse()
      return { cards: (order === 'any' ? codes.sort() : codes).join(' ') || '-' }
    },
    list: cardItems(order === 'any' ? 'any' : 'kept'),
  }
}

export const zones: Readonly<Record<string, Zone<State>>> = {
  E0: doorZone(0),
  E1: doorZone(1),
  E2: doorZone(2),
  E3: doorZone(3),
  supply: numberZone('barricades in the supply', { min: 0, max: BARRICADES }, s => s.supply),
  ammo: numberZone('shells', { min: 0, max: 10 }, s => s.ammo),
  time: numberZone('the time marker', { min: 0, max: NIGHTS.long }, s => s.time),
  zombies: numberZone('the zombie marker', { min: 0, max: NIGHTS.long }, s => s.zombieTime),
  jasper: wordZone('Jasper', ['rug', 'dead', ...PLACES], s =>
    typeof s.jasper === 'number' ? PLACES[s.jasper] : s.jasper,
  ),
  closed: wordZone('the entrance closed by Jasper', ['-', ...PLACES], s =>
    s.closed === null ? '-' : PLACES[s.closed],
  ),
  rebecca: wordZone('Zombie Rebecca', ['alive', ...PLACES], s => (s.rebecca === null ? 'alive' : PLACES[s.rebecca])),
  bite: pileZone('the bite pile, in any order', s => s.bitePile, 'any'),
  discard: pileZone('the discard pile, bottom to top', s => s.discard, 'bottom-first'),
  deck: pileZone(
    'the next cards of the deck, first drawn first; in `given`, the other cards are below them',
    s => s.deck,
    'top-first',
  ),
}
