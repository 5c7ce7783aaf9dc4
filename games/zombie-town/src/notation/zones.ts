import {
  type Content,
  cardItems,
  InputError,
  knownWord,
  oneWord,
  Unreadable,
  wholeNumber,
  type Zone,
} from '@holdout/engine'
import { COLORS, SEATS, seatOf } from '../codes.ts'
import { BOARD, BUILDINGS, LOCATIONS, nameOf } from '../data/board.ts'
import { type CombatCard, FACES, HOUSES, idOf } from '../data/load.ts'
import { ALL_ZOMBIES } from '../limits.ts'
import type { Options } from '../options.ts'
import { scoreOf } from '../rules/days.ts'
import { pawnCount } from '../setup.ts'
import { stackOf } from '../stacks.ts'
import { carriedBy, type Gun, handOf, movedAt, placedIn, type State, type Survivor, wallsOf } from '../state.ts'
import { listText, words } from './moves.ts'
import { BUILDING_WORDS, PAWN_WORDS, type PartWord, PLAYER_WORDS, SCORE_WORDS } from './parts.ts'

/** Named parts: `at b04 health 4 guns [gun-3:2]`. The order within a set does not matter. */
function namedParts(
  parts: Readonly<Record<string, PartWord>>,
  get: (s: State) => Record<string, string[] | string>,
): Content<State> {
  const part = (key: string, value: string | string[]): string =>
    typeof value === 'string'
      ? `${key} ${value}`
      : `${key} ${listText(parts[key].kind === 'set' ? [...value].sort() : value)}`
  return {
    read(text) {
      const facets: Record<string, string> = {}
      let rest = text.trim()
      while (rest !== '') {
        const found = /^([a-z]+)\s+(\[[^\]]*\]|\S+)\s*/.exec(rest)
        if (!found) throw new Unreadable(rest)
        const [all, key, value] = found
        knownWord(key, Object.keys(parts), 'a part')
        if (key in facets) throw new InputError(`found "${key}" twice, expected each part once`)
        const isList = value.startsWith('[')
        const { kind, read } = parts[key]
        if (isList === (kind === 'word')) throw new Unreadable(all.trim())
        facets[key] = part(key, isList ? words(value.slice(1, -1)).map(read) : read(value))
        rest = rest.slice(all.length)
      }
      return facets
    },
    write: s => Object.fromEntries(Object.entries(get(s)).map(([key, value]) => [key, part(key, value)])),
  }
}

function gunText({ card, bullets }: Gun): string {
  return `${idOf(card)}:${bullets}`
}

function survivorText({ id, gun, doomed }: Survivor): string {
  return `s${id}${gun ? `:${gunText(gun)}` : ''}${doomed ? '!' : ''}`
}

const topFirst = (cards: readonly number[]): string[] => cards.map(idOf).reverse()

function playerParts(player: number): Content<State> {
  return namedParts(PLAYER_WORDS, s => {
    const died = s.died[player]
    return {
      hand: handOf(s, player).map(idOf),
      kills: String(s.kills[player]),
      dealt: stackOf(s.dealt, player).map(idOf),
      died: died === null ? '-' : String(died),
    }
  })
}

function pawnParts(pawn: number): Content<State> {
  return namedParts(PAWN_WORDS, s => {
    const { at, health, guns } = s.pawns[pawn]
    return {
      at: at === null ? '-' : nameOf(at),
      health: String(health),
      guns: guns.map(gunText),
      carried: carriedBy(s, pawn).map(survivorText),
    }
  })
}

function buildingParts(at: number): Content<State> {
  return namedParts(BUILDING_WORDS, s => {
    const house = s.houses[at]
    const owner = s.owners[at]
    const here = (each: { readonly at: number }): boolean => each.at === at
    return {
      house: house === null ? '-' : HOUSES[house].ability,
      counter: String(s.counters[at]),
      owner: owner === null ? '-' : seatOf(owner),
      home: s.homes[at] ? 'yes' : 'no',
      walls: wallsOf(s, at).map(idOf),
      survivors: placedIn(s, at).map(survivorText),
      pile: topFirst(stackOf(s.piles, at)),
      stored: s.stored.filter(here).flatMap(({ by, cards }) => topFirst(cards).map(card => `${seatOf(by)}:${card}`)),
      fireworks: s.fireworks.filter(here).map(({ by, left }) => `${seatOf(by)}:${left}`),
    }
  })
}

/** Only places with zombies are listed. A scenario may also expect a place without any (`E5 0`). */
const NO_ZOMBIES: Readonly<Record<string, string>> = Object.fromEntries(BOARD.names.map(name => [name, `${name} 0,`]))

/** Starting squares are always listed, because in `given` they hold a zombie by default. */
function isStart(s: State, at: number): boolean {
  return BOARD.starts.indexOf(at) >= 0 && BOARD.starts.indexOf(at) < s.options['start-squares']
}

/** Entries end in a comma, so that they can be joined by spaces and read again. */
const zombies: Zone<State> = {
  means:
    'zombies at places, then / and how many of them have moved; in given, each starting square has 1 unless the list starts with only',
  example: 'only, E5 2, C2 3/1',
  read(text) {
    const facets: Record<string, string> = {}
    for (const part of text
      .split(',')
      .map(each => each.trim())
      .filter(Boolean)) {
      const [first, ...others] = words(part)
      if (first === 'only') facets.only = 'only,'
      const [name, count] = first === 'only' ? others : [first, ...others]
      if (name === undefined) continue
      knownWord(name, BOARD.names, 'a place')
      const more = first === 'only' ? others.slice(2) : others.slice(1)
      if (!/^\d+(\/\d+)?$/.test(count ?? '') || more.length || name in facets) throw new Unreadable(part)
      facets[name] = `${name} ${count},`
    }
    return facets
  },
  write(s) {
    const facets: Record<string, string> = Object.create(NO_ZOMBIES)
    for (let at = 0; at < LOCATIONS; at++) {
      if (s.zombies[at] === 0 && !isStart(s, at)) continue
      facets[nameOf(at)] = `${nameOf(at)} ${s.zombies[at]}${movedAt(s, at) ? `/${movedAt(s, at)}` : ''},`
    }
    return facets
  },
}

const CARD_NAMES = FACES.map(({ id }) => id)

/** Cards in any order; `-` for none. */
function cards(get: (s: State) => readonly number[]): Content<State> {
  return {
    read(text) {
      const named = text === '-' ? [] : words(text).map(word => knownWord(word, CARD_NAMES, 'a card'))
      return { cards: named.sort().join(' ') || '-' }
    },
    write: s => ({ cards: get(s).map(idOf).sort().join(' ') || '-' }),
    list: cardItems('any'),
  }
}

function combatCards(get: (s: State) => readonly CombatCard[]): Content<State> {
  return {
    read(text) {
      const named = text === '-' ? [] : words(text).map(word => knownWord(word, ['J', '0', '1', '2'], 'a combat card'))
      return { cards: named.join(' ') || '-' }
    },
    write: s => ({ cards: get(s).join(' ') || '-' }),
    list: cardItems('kept'),
  }
}

const PHASES = ['actions', 'zombies', 'home', 'keep', 'over']

const phase: Zone<State> = {
  means: 'actions (the default); zombies, with the moves left (default: all); home or keep in the setup',
  example: 'zombies 3',
  read(text) {
    const [phase, left, ...more] = words(text)
    knownWord(phase, PHASES, 'a phase')
    if ((left !== undefined && (phase !== 'zombies' || !/^\d+$/.test(left))) || more.length) throw new Unreadable(text)
    return left === undefined ? { phase } : { phase, left }
  },
  write(s) {
    for (let i = s.agenda.length - 1; i >= 0; i--) {
      const step = s.agenda[i]
      if (step.step === 'main') return { phase: 'actions' }
      if (step.step === 'zombie-move') return { phase: 'zombies', left: String(step.left) }
      if (step.step === 'home' || step.step === 'keep') return { phase: step.step }
    }
    return { phase: s.outcome ? 'over' : 'actions' }
  },
}

function scoreParts(player: number): Content<State> {
  return namedParts(SCORE_WORDS, s =>
    Object.fromEntries(Object.entries(scoreOf(s, player)).map(([part, points]) => [part, String(points)])),
  )
}

/** The parts of a position: what each means, an example, and how it is read and written. */
export function zones(options: Options): Readonly<Record<string, Zone<State>>> {
  const seats = SEATS.slice(0, options.players)
  const list: Record<string, Zone<State>> = {
    phase,
    day: { means: 'the day', example: '4', ...wholeNumber({ min: 1, max: 12 }, s => s.day) },
    keeper: {
      means: 'the timekeeper; default: p1',
      example: 'p2',
      ...oneWord(seats, s => seatOf(s.keeper)),
    },
    youngest: {
      means: 'the youngest player; default: the timekeeper',
      example: 'p2',
      ...oneWord(seats, s => seatOf(s.youngest)),
    },
    active: {
      means: 'the active player; default: the timekeeper',
      example: 'p2',
      ...oneWord(seats, s => seatOf(s.active)),
    },
    actions: {
      means: 'actions left; default: 3 for each pawn',
      example: '2',
      ...wholeNumber({ min: 0, max: 30 }, s => s.actions),
    },
    walks: {
      means: 'free movements left; default: 1 for each pawn',
      example: '0',
      ...wholeNumber({ min: 0, max: 2 }, s => s.walks),
    },
  }
  seats.forEach((seat, player) => {
    list[seat] = {
      means: 'a player: hand, kills, cards dealt in the setup, died (1 for the first player to die, or -)',
      example: 'hand [gun-1 survivor] kills 2 dealt [] died -',
      ...playerParts(player),
    }
  })
  for (let pawn = 0; pawn < pawnCount(options); pawn++)
    list[COLORS[pawn]] = {
      means: 'a pawn: place, health, guns with bullets, carried survivors; default: at home with a full Pistol',
      example: 'at b01 health 4 guns [gun-3:2] carried [s0 s1:gun-1:0]',
      ...pawnParts(pawn),
    }
  for (let at = 0; at < BUILDINGS; at++)
    list[nameOf(at)] = {
      means: 'a building: walls from the innermost, piles from the top, ! for doomed, fireworks with turns left',
      example:
        'house nurse counter 5 owner p1 home yes walls [barricade-1] survivors [s2!] pile [gun-1] stored [p1:gun-2] fireworks [p1:2]',
      ...buildingParts(at),
    }
  list.zombies = zombies
  list.cemetery = {
    means: 'zombies in the cemetery; default: all that are not elsewhere',
    example: '83',
    ...wholeNumber({ min: 0, max: ALL_ZOMBIES }, s => s.cemetery),
  }
  list.discard = { means: 'the discard pile in any order', example: 'gun-1 survivor', ...cards(s => s.discard) }
  list.looked = {
    means: 'for then: cards being looked at, in any order',
    example: 'gun-1',
    derived: true,
    ...cards(s => (s.chosen === null ? s.looked : [...s.looked, s.chosen])),
  }
  list.box = {
    means: 'for then: action cards in the box, in any order',
    example: 'gun-1',
    derived: true,
    ...cards(s => s.box),
  }
  list.combat = {
    means: 'the combat deck, next card first; in given the other cards follow',
    example: 'J 0 1',
    ...combatCards(s => [...s.combat].reverse()),
  }
  list.used = { means: 'used combat cards, first used first', example: '2 J', ...combatCards(s => s.used) }
  seats.forEach((seat, player) => {
    list[`score-${seat}`] = {
      means: 'for then: the points of a player by part',
      example: 'kills 8 barricades 0 survivors 3 guns 4 houses 9 total 24',
      derived: true,
      ...scoreParts(player),
    }
  })
  return list
}
