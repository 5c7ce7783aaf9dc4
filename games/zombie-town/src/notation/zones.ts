import { cardItems, InputError, knownWord, numberZone, wordZone, type Zone } from '@holdout/engine'
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

/** A zone with named parts: `at b04 health 4 guns [gun-3:2]`. The order within a set does not matter. */
function partsZone(
  help: string,
  parts: Readonly<Record<string, PartWord>>,
  show: (s: State) => Record<string, string[] | string>,
): Zone<State> {
  const write = (key: string, value: string | string[]): string =>
    typeof value === 'string'
      ? `${key} ${value}`
      : `${key} ${listText(parts[key].kind === 'set' ? [...value].sort() : value)}`
  return {
    help: `${help}: any of ${Object.entries(parts)
      .map(([key, { kind }]) => (kind === 'word' ? key : `${key} [...]`))
      .join(', ')}`,
    parse(text) {
      const facets: Record<string, string> = {}
      let rest = text.trim()
      while (rest !== '') {
        const found = /^([a-z]+)\s+(\[[^\]]*\]|\S+)\s*/.exec(rest)
        if (!found) throw new InputError(`found "${rest}", expected ${this.help}`)
        const [all, key, value] = found
        knownWord(key, Object.keys(parts), help)
        if (key in facets) throw new InputError(`found "${key}" twice, expected each part once`)
        const isList = value.startsWith('[')
        const { kind, read } = parts[key]
        if (isList === (kind === 'word')) throw new InputError(`found "${all.trim()}", expected ${this.help}`)
        facets[key] = write(key, isList ? words(value.slice(1, -1)).map(read) : read(value))
        rest = rest.slice(all.length)
      }
      return facets
    },
    show: s => Object.fromEntries(Object.entries(show(s)).map(([key, value]) => [key, write(key, value)])),
  }
}

function gunText({ card, bullets }: Gun): string {
  return `${idOf(card)}:${bullets}`
}

function survivorText({ id, gun, doomed }: Survivor): string {
  return `s${id}${gun ? `:${gunText(gun)}` : ''}${doomed ? '!' : ''}`
}

const topFirst = (cards: readonly number[]): string[] => cards.map(idOf).reverse()

function playerZone(player: number): Zone<State> {
  return partsZone('a player', PLAYER_WORDS, s => {
    const died = s.died[player]
    return {
      hand: handOf(s, player).map(idOf),
      kills: String(s.kills[player]),
      dealt: stackOf(s.dealt, player).map(idOf),
      died: died === null ? '-' : String(died),
    }
  })
}

function pawnZone(pawn: number): Zone<State> {
  return partsZone('a pawn', PAWN_WORDS, s => {
    const { at, health, guns } = s.pawns[pawn]
    return {
      at: at === null ? '-' : nameOf(at),
      health: String(health),
      guns: guns.map(gunText),
      carried: carriedBy(s, pawn).map(survivorText),
    }
  })
}

function buildingZone(at: number): Zone<State> {
  const help = 'a building (walls from the innermost, piles from the top; stored as p1:card, fireworks as p1:turns)'
  return partsZone(help, BUILDING_WORDS, s => {
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
const zombiesZone: Zone<State> = {
  help: 'places with the number of zombies, then / and how many of them have moved: E5 2, C2 3/1; in `given` each starting square has 1 unless the list starts with "only"',
  parse(text) {
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
      if (!/^\d+(\/\d+)?$/.test(count ?? '') || more.length || name in facets)
        throw new InputError(`found "${part}", expected ${this.help}, each place once`)
      facets[name] = `${name} ${count},`
    }
    return facets
  },
  show(s) {
    const facets: Record<string, string> = Object.create(NO_ZOMBIES)
    for (let at = 0; at < LOCATIONS; at++) {
      if (s.zombies[at] === 0 && !isStart(s, at)) continue
      facets[nameOf(at)] = `${nameOf(at)} ${s.zombies[at]}${movedAt(s, at) ? `/${movedAt(s, at)}` : ''},`
    }
    return facets
  },
}

function cardsZone(help: string, get: (s: State) => readonly number[]): Zone<State> {
  return {
    help: `${help}: cards in any order, or - for none`,
    parse(text) {
      const cards =
        text === '-'
          ? []
          : words(text).map(word =>
              knownWord(
                word,
                FACES.map(({ id }) => id),
                'a card',
              ),
            )
      return { cards: cards.sort().join(' ') || '-' }
    },
    show: s => ({ cards: get(s).map(idOf).sort().join(' ') || '-' }),
    list: cardItems('any'),
  }
}

function combatZone(help: string, get: (s: State) => readonly CombatCard[]): Zone<State> {
  return {
    help: `${help}: combat cards J 0 1 2, or - for none`,
    parse(text) {
      const cards = text === '-' ? [] : words(text).map(word => knownWord(word, ['J', '0', '1', '2'], 'a combat card'))
      return { cards: cards.join(' ') || '-' }
    },
    show: s => ({ cards: get(s).join(' ') || '-' }),
    list: cardItems('kept'),
  }
}

const PHASES = ['actions', 'zombies', 'home', 'keep', 'over']

const phaseZone: Zone<State> = {
  help: 'the phase: actions; zombies and the moves left; home (before the setup); keep',
  parse(text) {
    const [phase, left, ...more] = words(text)
    knownWord(phase, PHASES, 'a phase')
    if ((left !== undefined && (phase !== 'zombies' || !/^\d+$/.test(left))) || more.length)
      throw new InputError(`found "${text}", expected a phase, with a number of moves after "zombies"`)
    return left === undefined ? { phase } : { phase, left }
  },
  show(s) {
    for (let i = s.agenda.length - 1; i >= 0; i--) {
      const step = s.agenda[i]
      if (step.step === 'main') return { phase: 'actions' }
      if (step.step === 'zombie-move') return { phase: 'zombies', left: String(step.left) }
      if (step.step === 'home' || step.step === 'keep') return { phase: step.step }
    }
    return { phase: s.outcome ? 'over' : 'actions' }
  },
}

function scoreZone(player: number): Zone<State> {
  const zone = partsZone('points of a player', SCORE_WORDS, s =>
    Object.fromEntries(Object.entries(scoreOf(s, player)).map(([part, points]) => [part, String(points)])),
  )
  return { ...zone, derived: true }
}

/** The zones of a scenario with these options. */
export function zones(options: Options): Readonly<Record<string, Zone<State>>> {
  const seats = SEATS.slice(0, options.players)
  const list: Record<string, Zone<State>> = {
    phase: phaseZone,
    day: numberZone('the day', { min: 1, max: 12 }, s => s.day),
    keeper: wordZone('the timekeeper', seats, s => seatOf(s.keeper)),
    youngest: wordZone('the youngest player', seats, s => seatOf(s.youngest)),
    active: wordZone('the active player', seats, s => seatOf(s.active)),
    actions: numberZone('actions left', { min: 0, max: 30 }, s => s.actions),
    walks: numberZone('free movements left', { min: 0, max: 2 }, s => s.walks),
  }
  seats.forEach((seat, player) => {
    list[seat] = playerZone(player)
  })
  for (let pawn = 0; pawn < pawnCount(options); pawn++) list[COLORS[pawn]] = pawnZone(pawn)
  for (let at = 0; at < BUILDINGS; at++) list[nameOf(at)] = buildingZone(at)
  list.zombies = zombiesZone
  list.cemetery = numberZone('zombies in the cemetery', { min: 0, max: ALL_ZOMBIES }, s => s.cemetery)
  list.discard = cardsZone('the discard pile', s => s.discard)
  list.looked = {
    ...cardsZone('cards being looked at', s => (s.chosen === null ? s.looked : [...s.looked, s.chosen])),
    derived: true,
  }
  list.box = { ...cardsZone('action cards in the box', s => s.box), derived: true }
  list.combat = combatZone('the combat deck, next card first; in `given` the other cards follow', s =>
    [...s.combat].reverse(),
  )
  list.used = combatZone('used combat cards, first used first', s => s.used)
  seats.forEach((seat, player) => {
    list[`score-${seat}`] = scoreZone(player)
  })
  return list
}
