import {
  type Chance,
  cardItems,
  didYouMean,
  type Facets,
  InputError,
  knownWord,
  type Notation,
  namedSteps,
  numberZone,
  quantity,
  wordZone,
  type Zone,
} from '@holdout/engine'
import { ALL_CARDS, CARDS, type CardId, face } from '../data/load.ts'
import { NIGHTS, type Options } from '../options.ts'
import { firstBite, newTable } from '../setup.ts'
import { BARRICADES, ENTRANCES, type Entrance, isAttacking, type Move, openEntrances, type State } from '../state.ts'
import { vocabulary } from './vocabulary.ts'

const CODES = CARDS.map(card => card.code)
const ZOMBIES = CARDS.filter(card => card.kind === 'zombie').map(card => card.code)
const PLACES = ['E0', 'E1', 'E2', 'E3']

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

const zones: Readonly<Record<string, Zone<State>>> = {
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

/**
 * Builds a position. Zones that are not named are as in the set-up; cards that are not named are at the bottom of the
 * deck.
 */
function place(options: Options, given: ReadonlyMap<string, Facets>, chance: Chance, runs = false): State {
  const box = [...ALL_CARDS]
  const take = (name: string): CardId => takeCard(box, name)
  const text = (zone: string): string | undefined => given.get(zone)?.value
  const cards = (zone: string): CardId[] | undefined =>
    given.get(zone)?.cards.replace('-', '').split(' ').filter(Boolean).map(take)

  const s = newTable(options, chance, [], [])
  s.agenda = [{ step: 'choose-action' }]
  for (const at of ENTRANCES) placeDoor(s, at, given.get(PLACES[at]) ?? {}, take)
  s.discard = cards('discard') ?? []
  const next = (cards('deck') ?? []).reverse()
  s.bitePile = cards('bite') ?? firstBite(box)
  chance.shuffle('rest', box)
  if (given.get('deck')?.cards === '-') s.discard.unshift(...box)
  else s.deck = [...box, ...next]

  s.time = Number(text('time') ?? text('zombies') ?? 0)
  s.zombieTime = Number(text('zombies') ?? s.time)
  s.ammo = Number(text('ammo') ?? options.shells)
  s.jasper = entranceOr(text('jasper'), 'rug')
  s.closed = entranceOr(text('closed'), null)
  s.rebecca = entranceOr(text('rebecca'), null)
  const nailed = s.doors.reduce((sum, door) => sum + door.barricades, 0)
  if (nailed > BARRICADES)
    throw new InputError(`${quantity(nailed, 'barricade')} at the entrances; there are only ${BARRICADES} (UD-17)`)
  s.supply = Number(text('supply') ?? BARRICADES - nailed)
  refuseImpossible(s, nailed)
  if (!runs) refuseOutOfTurn(s)
  return s
}

function placeDoor(s: State, at: Entrance, facets: Facets, take: (name: string) => CardId): void {
  const door = s.doors[at]
  door.barricades = Number(facets.barricades?.slice(1) ?? 0)
  for (const word of words(facets.stack?.slice(1, -1) ?? '').reverse()) {
    const card = take(word.replace('*', ''))
    door.zombies.push(card)
    if (word.endsWith('*')) door.attacking.push(card)
  }
  if (facets.breach) door.breachedBy = take(facets.breach.slice(2, -1))
}

function refuseImpossible(s: State, nailed: number): void {
  const night = NIGHTS[s.options['night-length']]
  const no = (what: string): never => {
    throw new InputError(what)
  }
  for (const at of ENTRANCES) {
    const door = s.doors[at]
    if (door.breachedBy !== null && (door.zombies.length || door.barricades))
      no(`E${at} is breached, so nothing else can be there (UD-46 to UD-48)`)
    if (door.breachedBy !== null && (s.jasper === at || s.closed === at))
      no(`E${at} is breached, so Jasper cannot be there (UD-51)`)
  }
  if (s.closed !== null && s.jasper !== s.closed && s.jasper !== 'dead')
    no(`E${s.closed} is closed, so Jasper is there or was killed there (UD-81)`)
  if (openEntrances(s).length === 0) no('all four entrances are breached: that game is over (UD-53)')
  if (s.time > night) no(`time ${s.time} is past the end of this night, ${night} (UD-R02)`)
  if (s.zombieTime > s.time) no(`the zombie marker (${s.zombieTime}) is ahead of the time marker (${s.time}) (UD-12)`)
  if (s.ammo > s.options.shells) no(`${quantity(s.ammo, 'shell')}; this game starts with ${s.options.shells} (UD-03)`)
  if (nailed + s.supply > BARRICADES)
    no(
      `${quantity(nailed, 'barricade')} at the entrances and ${s.supply} in the supply; there are only ${BARRICADES} (UD-17)`,
    )
  if (nailed + s.supply < BARRICADES && !s.options['scarce-planks']) {
    no(
      `${quantity(nailed, 'barricade')} at the entrances and ${s.supply} in the supply; expected ${BARRICADES} in all (UD-17)`,
    )
  }
  if (s.bitePile.some(card => face(card).kind === 'movement')) no('a movement card cannot be in the bite pile (UD-43)')
}

/**
 * Rejects positions that are impossible at the moment of an action. A scenario that runs a step may start elsewhere.
 */
function refuseOutOfTurn(s: State): void {
  const night = NIGHTS[s.options['night-length']]
  if (s.time >= night)
    throw new InputError(
      `time ${s.time} on your turn: the night ends at ${night}, so it is ${night - 1} at most (UD-15)`,
    )
  if (s.closed !== null) throw new InputError(`E${s.closed} is closed on your turn: closures end before it (UD-82)`)
}

function takeCard(box: CardId[], name: string): CardId {
  const at = box.findIndex(card => code(card) === name)
  if (at >= 0) return box.splice(at, 1)[0]
  const count = CARDS.find(card => card.code === name)?.count
  throw new InputError(`one ${name} too many: the deck has only ${count}`)
}

function entranceOr<T>(text: string | undefined, otherwise: T): Entrance | T {
  const at = PLACES.indexOf(text ?? '')
  if (at >= 0) return at as Entrance
  return text === undefined || text === '-' || text === 'alive' ? otherwise : (text as T)
}

function code(card: CardId): string {
  return face(card).code
}

function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

function known(word: string, list: readonly string[]): string {
  return knownWord(word, list, 'a card')
}

function writeMove(move: Move): string {
  switch (move.move) {
    case 'barricade':
    case 'shoot':
    case 'jasper':
      return `${move.move} ${PLACES[move.at]}`
    case 'place':
      return `place ${move.at === 'bite-pile' ? 'bite' : PLACES[move.at]}`
    case 'use-jasper':
      return `use-jasper ${move.use ? 'yes' : 'no'}`
    case 'time-out':
      return `time-out ${move.seat}`
    default:
      return move.move
  }
}

const ALL_MOVES: readonly Move[] = [
  ...ENTRANCES.flatMap((at): Move[] => [
    { move: 'barricade', at },
    { move: 'shoot', at },
    { move: 'jasper', at },
    { move: 'place', at },
  ]),
  { move: 'place', at: 'bite-pile' },
  { move: 'use-jasper', use: true },
  { move: 'use-jasper', use: false },
  { move: 'treat' },
  { move: 'pass' },
  { move: 'advance' },
  { move: 'concede' },
  { move: 'time-out', seat: 'john' },
]

function readMove(text: string): Move {
  const tidy = words(text).join(' ')
  const move = ALL_MOVES.find(candidate => writeMove(candidate) === tidy)
  if (move) return move
  const all = ALL_MOVES.map(writeMove)
  throw new InputError(`found "${tidy}", expected a move: ${all.join('; ')}${didYouMean(tidy, all)}`)
}

export const notation: Notation<State, Move, Options> = {
  zones: () => zones,
  place,
  writeMove,
  readMove,
  piece: item => code(item as CardId),
  vocabulary,
  readStep: namedSteps({
    'zombie-turn': { step: 'zombie-turn' },
    'round-one': { step: 'find-sets' },
    'round-two': { step: 'resolve-round', from: 0, final: false } as { step: string },
    'cards-phase': { step: 'cards-phase' },
    'zombie-turn-ends': { step: 'zombie-turn-ends' },
    'final-assault': { step: 'final-assault' },
  }),
}
