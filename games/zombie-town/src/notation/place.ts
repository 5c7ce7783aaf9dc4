import { type Chance, type Facets, InputError, knownWord } from '@holdout/engine'
import { COLORS, type PlayerId, playerAt, SEATS, seatOf } from '../codes.ts'
import { BOARD, BUILDINGS, type Loc, nameOf } from '../data/board.ts'
import {
  ALL_COMBAT,
  ALL_HOUSES,
  type Card,
  type CombatCard,
  FACES,
  FIREWORKS,
  HOUSES,
  idOf,
  PISTOL,
  SURVIVOR,
} from '../data/load.ts'
import { ACTIONS, ALL_ZOMBIES, FULL_HEALTH, pawnsEach } from '../limits.ts'
import type { Options } from '../options.ts'
import { putStored } from '../rules/pieces.ts'
import { emptyTown, pawnCount, setup } from '../setup.ts'
import { setStack, takeAll } from '../stacks.ts'
import { type Gun, isAlive, livingPawns, ownerOf, playerCount, type State, type Survivor } from '../state.ts'
import { flow } from '../steps/index.ts'
import { words } from './moves.ts'
import { refuseImpossible } from './refuse.ts'

type Given = ReadonlyMap<string, Facets>

/** A part of a zone, without its key; undefined if the scenario does not name it. */
function part(given: Given, zone: string, key: string): string | undefined {
  const text = given.get(zone)?.[key]
  return text === undefined ? undefined : text.startsWith(`${key} `) ? text.slice(key.length + 1) : text
}

function list(given: Given, zone: string, key: string): string[] | undefined {
  const text = part(given, zone, key)
  return text === undefined ? undefined : words(text.slice(1, -1))
}

function count(given: Given, zone: string, key: string, range: readonly [number, number]): number | undefined {
  const text = part(given, zone, key)
  if (text === undefined) return undefined
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < range[0] || value > range[1])
    throw new InputError(`${zone}: found ${key} "${text}", expected a whole number from ${range[0]} to ${range[1]}`)
  return value
}

/** The default home bases, spread over the town. */
const SPREAD: Readonly<Record<number, readonly number[]>> = {
  2: [0, 3, 6, 9],
  3: [0, 4, 8],
  4: [0, 3, 6, 9],
  5: [0, 2, 5, 7, 10],
  6: [0, 2, 4, 6, 8, 10],
}

/**
 * Builds a position. Everything not named is as after the setup: pawns at home with a full Pistol, empty hands, one
 * zombie on every starting square, no walls. Action cards not named are in the piles of buildings that are not home
 * bases, the rest in the box.
 */
export function place(options: Options, given: Given, chance: Chance, runs = false): State {
  const phase = given.get('phase')?.phase ?? 'actions'
  if (phase === 'over') throw new InputError('a position cannot start after the end of the game')
  if (phase === 'home') return placeSetUp(options, given, chance)
  const s: State = { ...emptyTown(options), agenda: [], chance: chance.state, outcome: null }
  const box = new Box(s.box)
  placePlayers(s, given, box)
  placeBuildings(s, given, box)
  placePawns(s, given, box)
  placeZombies(s, given)
  placeCombat(s, given, chance)
  s.discard = (given.get('discard')?.cards ?? '-').replace('-', '')
    ? words(given.get('discard')?.cards ?? '').map(id => box.take(id))
    : []
  chance.shuffle('rest', s.box)
  for (let at = 0; at < BUILDINGS; at++) {
    if (list(given, nameOf(at), 'pile') !== undefined) continue
    const size = !s.homes[at] ? 9 : options.players >= 5 ? 3 : 0
    setStack(s.piles, at, s.box.splice(0, size))
  }
  placeTurn(s, given, phase)
  refuseImpossible(s, phase, runs)
  // Skips a zombie phase without a legal move (ZT-151).
  if (phase === 'zombies' && !runs) flow.advance(s, { chance })
  return s
}

/** The start of the setup, before any choice. */
function placeSetUp(options: Options, given: Given, chance: Chance): State {
  const s = setup(options, chance)
  for (const zone of given.keys())
    if (zone !== 'phase') throw new InputError(`with "phase: home" nothing else can be given, found "${zone}"`)
  return s
}

/** The action cards that the scenario has not named yet. */
class Box {
  constructor(private readonly cards: Card[]) {}

  take(id: string): Card {
    const card = FACES.findIndex(face => face.id === id)
    if (card < 0) throw new InputError(`found "${id}", expected a card: ${FACES.map(face => face.id).join(' ')}`)
    const at = this.cards.indexOf(card)
    if (at < 0) throw new InputError(`too many ${id}: there are only ${FACES[card].count}`)
    return this.cards.splice(at, 1)[0]
  }

  takeAll(ids: readonly string[]): Card[] {
    return ids.map(id => this.take(id))
  }
}

function placePlayers(s: State, given: Given, box: Box): void {
  for (let player = 0; player < playerCount(s); player++) {
    const seat = seatOf(player)
    setStack(s.hands, player, box.takeAll(list(given, seat, 'hand') ?? []))
    setStack(s.dealt, player, box.takeAll(list(given, seat, 'dealt') ?? []))
    s.kills[player] = count(given, seat, 'kills', [0, ALL_ZOMBIES]) ?? 0
    const died = part(given, seat, 'died') ?? '-'
    s.died[player] = died === '-' ? null : (count(given, seat, 'died', [1, 6]) ?? null)
  }
}

function placeBuildings(s: State, given: Given, box: Box): void {
  const named = new Set<number>()
  for (let at = 0; at < BUILDINGS; at++) {
    const zone = nameOf(at)
    const owner = part(given, zone, 'owner') ?? '-'
    if (owner !== '-') s.owners[at] = playerAt(knownWord(owner, SEATS.slice(0, playerCount(s)), 'a seat'))
    s.homes[at] = part(given, zone, 'home') === 'yes'
    if (s.homes[at] && s.owners[at] === null) throw new InputError(`${zone}: a home base needs an owner`)
    if (s.homes[at]) named.add(s.owners[at] as PlayerId)
    s.counters[at] = count(given, zone, 'counter', [0, 5]) ?? 5
    setStack(s.walls, at, box.takeAll(list(given, zone, 'walls') ?? []))
    setStack(s.piles, at, box.takeAll(list(given, zone, 'pile') ?? []).reverse())
    for (const text of list(given, zone, 'survivors') ?? [])
      s.survivors.push(readSurvivor(text, box, { pawn: null, at }))
    for (const text of list(given, zone, 'stored') ?? []) {
      const [seat, id] = text.split(':')
      const by = playerAt(knownWord(seat, SEATS.slice(0, playerCount(s)), 'a seat'))
      putStored(s, at, by, box.take(id), 'bottom')
    }
    for (const text of list(given, zone, 'fireworks') ?? []) {
      const [seat, left] = text.split(':')
      box.take(idOf(FIREWORKS))
      const by = playerAt(knownWord(seat, SEATS.slice(0, playerCount(s)), 'a seat'))
      s.fireworks.push({ at, by, left: Number(left ?? 2) })
    }
  }
  placeHomes(s, given, named)
  const houses = [...ALL_HOUSES]
  for (const pass of ['named', 'rest'] as const) {
    for (let at = 0; at < BUILDINGS; at++) {
      const ability = part(given, nameOf(at), 'house')
      if ((ability === undefined) !== (pass === 'rest')) continue
      const wanted =
        ability === undefined
          ? houses[houses.length - 1]
          : HOUSES.findIndex(
              house =>
                house.ability ===
                knownWord(
                  ability,
                  HOUSES.map(each => each.ability),
                  'a house card',
                ),
            )
      const i = houses.indexOf(wanted)
      if (i < 0) throw new InputError(`too many ${ability}: there are only ${HOUSES[wanted].count}`)
      houses.splice(i, 1)
      s.houses[at] = wanted
    }
  }
}

/**
 * Players without a named home base get the next free one: first pawns that are at home, then those that are named
 * elsewhere. These never get a building with another player's pawn in it: it would be lost (ZT-124).
 */
function placeHomes(s: State, given: Given, named: ReadonlySet<PlayerId>): void {
  const homes = SPREAD[playerCount(s)]
  const placeOf = (pawn: number): string | undefined => part(given, COLORS[pawn], 'at')
  const pawns = Array.from({ length: pawnCount(s.options) }, (_, pawn) => pawn)
  const away = (pawn: number): boolean => placeOf(pawn) !== undefined
  for (const pawn of [...pawns.filter(pawn => !away(pawn)), ...pawns.filter(away)]) {
    const player = ownerOf(s, pawn)
    if (named.has(player) || !isAlive(s, player)) continue
    const visited = away(pawn) ? pawns.filter(other => ownerOf(s, other) !== player).map(placeOf) : []
    const free = [...homes.slice(pawn), ...homes, ...s.owners.map((_, at) => at)].find(
      at => s.owners[at] === null && !given.get(nameOf(at))?.owner && !visited.includes(nameOf(at)),
    )
    if (free === undefined) continue
    s.owners[free] = player
    s.homes[free] = true
  }
}

function readGun(id: string, bullets: string | undefined, box: Box): Gun {
  const card = box.take(id)
  if (FACES[card].kind !== 'gun') throw new InputError(`found "${id}", expected a gun`)
  const left = bullets === undefined ? FACES[card].bullets : Number(bullets)
  if (!(left >= 0 && left <= FACES[card].bullets))
    throw new InputError(`found ${bullets} bullets in ${id}, expected 0 to ${FACES[card].bullets}`)
  return { card, bullets: left }
}

function readSurvivor(text: string, box: Box, { pawn, at }: Pick<Survivor, 'pawn' | 'at'>): Survivor {
  const doomed = text.endsWith('!')
  const [name, gun, bullets] = text.replace('!', '').split(':')
  if (!/^s\d+$/.test(name)) throw new InputError(`found "${text}", expected a survivor: s0, s1:gun-3:2, s2!`)
  box.take(idOf(SURVIVOR))
  const id = Number(name.slice(1))
  return { id, pawn, at, gun: gun === undefined ? null : readGun(gun, bullets, box), doomed }
}

function placePawns(s: State, given: Given, box: Box): void {
  const taken: number[] = []
  s.pawns.forEach((pawn, i) => {
    const zone = COLORS[i]
    const player = ownerOf(s, i)
    const home = s.homes.findIndex((isHome, at) => isHome && s.owners[at] === player && !taken.includes(at))
    if (home >= 0) taken.push(home)
    const at = part(given, zone, 'at') ?? (isAlive(s, player) ? nameOf(Math.max(home, 0)) : '-')
    pawn.at = at === '-' ? null : BOARD.names.indexOf(knownWord(at, BOARD.names, 'a place'))
    pawn.health = count(given, zone, 'health', [0, FULL_HEALTH]) ?? (pawn.at === null ? 0 : FULL_HEALTH)
    const guns = list(given, zone, 'guns') ?? (pawn.at === null ? [] : [idOf(PISTOL)])
    pawn.guns = guns.map(text => readGun(text.split(':')[0], text.split(':')[1], box))
    for (const text of list(given, zone, 'carried') ?? [])
      s.survivors.push(readSurvivor(text, box, { pawn: i, at: null }))
  })
}

function placeZombies(s: State, given: Given): void {
  const facets = given.get('zombies') ?? {}
  if (facets.only) s.zombies.fill(0)
  for (const [name, text] of Object.entries(facets)) {
    if (name === 'only') continue
    const at: Loc = BOARD.names.indexOf(name)
    const [all, moved = '0'] = (words(text)[1] ?? '').replace(',', '').split('/')
    s.zombies[at] = Number(all)
    for (let i = 0; i < Number(moved); i++) s.moved.push(at)
  }
  const board = s.zombies.reduce((sum, each) => sum + each, 0)
  const kills = s.kills.reduce((sum, each) => sum + each, 0)
  const left = ALL_ZOMBIES - board - kills
  if (left < 0)
    throw new InputError(`${board} zombies on the board and ${kills} killed; there are only ${ALL_ZOMBIES} (ZT-04)`)
  s.cemetery = Number(given.get('cemetery')?.value ?? left)
  if (s.cemetery > left) throw new InputError(`${s.cemetery} zombies in the cemetery; only ${left} are left (ZT-04)`)
  s.gone = left - s.cemetery
}

function placeCombat(s: State, given: Given, chance: Chance): void {
  const deck: CombatCard[] = [...ALL_COMBAT]
  const take = (code: string): CombatCard => {
    const at = deck.indexOf(code as CombatCard)
    if (at < 0) throw new InputError(`too many combat cards ${code}`)
    return deck.splice(at, 1)[0]
  }
  const codes = (zone: string): string[] => words((given.get(zone)?.cards ?? '-').replace('-', ''))
  s.used = codes('used').map(take)
  const next = codes('combat').map(take).reverse()
  chance.shuffle('combat-rest', deck)
  s.combat = [...deck, ...next]
}

/** Sets the active player and the phase of the turn. */
function placeTurn(s: State, given: Given, phase: string): void {
  const seat = (zone: string, otherwise: PlayerId): PlayerId => {
    const value = given.get(zone)?.value
    return value === undefined ? otherwise : playerAt(value)
  }
  s.keeper = seat('keeper', 0)
  s.youngest = seat('youngest', s.keeper)
  s.active = seat('active', s.keeper)
  const owed = given.get('phase')?.left
  const perDay = pawnsEach(playerCount(s))
  const extra = s.options['extra-zombies']
  // Without a named day, choose one on which this number of moves is possible.
  s.day = Number(given.get('day')?.value ?? Math.max(1, Math.ceil(Number(owed ?? 0) / perDay) - extra))
  const pawns = livingPawns(s, s.active)
  s.actions = Number(given.get('actions')?.value ?? ACTIONS * pawns)
  s.walks = Number(given.get('walks')?.value ?? pawns)
  const to = (s.active + 1) % playerCount(s)
  const rest: State['agenda'] = [
    { step: 'pass-turn', to },
    { step: 'discard', player: s.active },
    { step: 'end-of-turn' },
    { step: 'refill' },
  ]
  if (phase === 'zombies') {
    s.agenda = [
      ...rest,
      { step: 'zombie-move', left: Number(owed ?? Math.max(0, (s.day + extra) * perDay - s.moved.length)) },
    ]
  } else if (phase === 'keep') {
    s.agenda = [
      { step: 'begin-play' },
      { step: 'deal-buildings' },
      { step: 'draw-on' },
      { step: 'keep', answers: s.kills.map(() => 0) },
    ]
    for (let at = 0; at < BUILDINGS; at++) s.box.push(...takeAll(s.piles, at))
  } else s.agenda = [...rest, { step: 'zombie-phase' }, { step: 'discard', player: s.active }, { step: 'main' }]
}
