import { type Chance, type Facets, InputError } from '@holdout/engine'
import { BOARD, BUILDINGS, LOCATIONS, type Loc, nameOf } from './data/board.ts'
import {
  ALL_COMBAT,
  ALL_HOUSES,
  type Card,
  type CombatCard,
  FACES,
  FIREWORKS,
  HOUSES,
  idOf,
  isBarricade,
  PISTOL,
  SURVIVOR,
  ZOMBIE,
} from './data/load.ts'
import { known, words } from './notation-moves.ts'
import type { Options } from './options.ts'
import { emptyTown, pawnCount, setup } from './setup.ts'
import {
  ACTIONS,
  ALL_ZOMBIES,
  adjacentZombies,
  COLOURS,
  claimLimit,
  FULL,
  FULL_HEALTH,
  GUNS_PER_PAWN,
  type Gun,
  livingPawns,
  livingPlayers,
  owned,
  type PlayerId,
  playerAt,
  SEATS,
  type State,
  type Survivor,
  seatOf,
  WALLS,
  wallTotal,
} from './state.ts'

type Given = ReadonlyMap<string, Facets>

/** The part of a zone that was named, without its key; undefined if it was not. */
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

/** The homes that players have who are given none: spread over the town. */
const SPREAD: Readonly<Record<number, readonly number[]>> = {
  2: [0, 3, 6, 9],
  3: [0, 4, 8],
  4: [0, 3, 6, 9],
  5: [0, 2, 5, 7, 10],
  6: [0, 2, 4, 6, 8, 10],
}

/**
 * Lays out a position. What is not named is as after the set-up: pawns at home with a full Pistol, empty hands, one zombie
 * on every starting square, no walls. Action cards not named lie in the piles of buildings that are no homes, the rest in
 * the box.
 */
export function place(options: Options, given: Given, chance: Chance): State {
  const phase = given.get('phase')?.phase ?? 'actions'
  if (phase === 'home') return setup(options, chance)
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
    const size = !s.buildings[at].home ? 9 : options.players >= 5 ? 3 : 0
    s.buildings[at].pile = s.box.splice(0, size)
  }
  placeTurn(s, given, phase)
  refuseImpossible(s)
  return s
}

/** The action cards that nobody has named yet. */
class Box {
  constructor(private readonly cards: Card[]) {}

  take(id: string): Card {
    const card = FACES.findIndex(face => face.id === id)
    if (card < 0) throw new InputError(`found "${id}", expected a card: ${FACES.map(face => face.id).join(' ')}`)
    const at = this.cards.indexOf(card)
    if (at < 0) throw new InputError(`one ${id} too many: there are only ${FACES[card].count}`)
    return this.cards.splice(at, 1)[0]
  }

  takeAll(ids: readonly string[]): Card[] {
    return ids.map(id => this.take(id))
  }
}

function placePlayers(s: State, given: Given, box: Box): void {
  s.players.forEach((player, i) => {
    const seat = seatOf(i)
    player.hand = box.takeAll(list(given, seat, 'hand') ?? [])
    player.dealt = box.takeAll(list(given, seat, 'dealt') ?? [])
    player.kills = count(given, seat, 'kills', [0, ALL_ZOMBIES]) ?? 0
    const died = part(given, seat, 'died') ?? '-'
    player.died = died === '-' ? null : (count(given, seat, 'died', [1, 6]) ?? null)
  })
}

function placeBuildings(s: State, given: Given, box: Box): void {
  const named = new Set<number>()
  for (let at = 0; at < BUILDINGS; at++) {
    const zone = nameOf(at)
    const b = s.buildings[at]
    const owner = part(given, zone, 'owner') ?? '-'
    if (owner !== '-') b.owner = playerAt(known(owner, SEATS.slice(0, s.players.length), 'a seat'))
    b.home = part(given, zone, 'home') === 'yes'
    if (b.home && b.owner === null) throw new InputError(`${zone}: a home base has an owner`)
    if (b.home) named.add(b.owner as PlayerId)
    b.counter = count(given, zone, 'counter', [0, 5]) ?? 5
    b.walls = box.takeAll(list(given, zone, 'walls') ?? [])
    b.pile = box.takeAll(list(given, zone, 'pile') ?? []).reverse()
    b.survivors = (list(given, zone, 'survivors') ?? []).map(text => readSurvivor(text, box))
    for (const text of list(given, zone, 'stored') ?? []) {
      const [seat, id] = text.split(':')
      const by = playerAt(known(seat, SEATS.slice(0, s.players.length), 'a seat'))
      const stored = b.stored.find(other => other.by === by)
      if (stored) stored.cards.unshift(box.take(id))
      else b.stored.push({ by, cards: [box.take(id)] })
    }
    for (const text of list(given, zone, 'fireworks') ?? []) {
      const [seat, left] = text.split(':')
      box.take(idOf(FIREWORKS))
      b.fireworks.push({
        by: playerAt(known(seat, SEATS.slice(0, s.players.length), 'a seat')),
        left: Number(left ?? 2),
      })
    }
  }
  // Players of whom nothing is said live where there is room.
  const homes = SPREAD[s.players.length]
  for (let pawn = 0; pawn < pawnCount(s.options); pawn++) {
    const player = pawn % s.players.length
    if (named.has(player) || s.players[player].died !== null) continue
    const free = [...homes.slice(pawn), ...homes, ...s.buildings.map((_, at) => at)].find(
      at => s.buildings[at].owner === null && !given.get(nameOf(at))?.owner,
    )
    if (free === undefined) continue
    s.buildings[free].owner = player
    s.buildings[free].home = true
  }
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
                known(
                  ability,
                  HOUSES.map(each => each.ability),
                  'a house card',
                ),
            )
      const i = houses.indexOf(wanted)
      if (i < 0) throw new InputError(`one ${ability} too many: there are only ${HOUSES[wanted].count}`)
      houses.splice(i, 1)
      s.buildings[at].house = wanted
    }
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

function readSurvivor(text: string, box: Box): Survivor {
  const doomed = text.endsWith('!')
  const [name, gun, bullets] = text.replace('!', '').split(':')
  if (!/^s\d+$/.test(name)) throw new InputError(`found "${text}", expected a survivor: s0, s1:gun-3:2, s2!`)
  box.take(idOf(SURVIVOR))
  return { id: Number(name.slice(1)), gun: gun === undefined ? null : readGun(gun, bullets, box), doomed }
}

function placePawns(s: State, given: Given, box: Box): void {
  const taken: number[] = []
  s.pawns.forEach((pawn, i) => {
    const zone = COLOURS[i]
    const player = i % s.players.length
    const home = s.buildings.findIndex((b, at) => b.home && b.owner === player && !taken.includes(at))
    if (home >= 0) taken.push(home)
    const at = part(given, zone, 'at') ?? (s.players[player].died !== null ? '-' : nameOf(Math.max(home, 0)))
    pawn.at = at === '-' ? null : BOARD.names.indexOf(known(at, BOARD.names, 'a place'))
    pawn.health = count(given, zone, 'health', [0, FULL_HEALTH]) ?? (pawn.at === null ? 0 : FULL_HEALTH)
    const guns = list(given, zone, 'guns') ?? (pawn.at === null ? [] : [idOf(PISTOL)])
    pawn.guns = guns.map(text => readGun(text.split(':')[0], text.split(':')[1], box))
    pawn.carried = (list(given, zone, 'carried') ?? []).map(text => readSurvivor(text, box))
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
    s.moved[at] = Number(moved)
  }
  const board = s.zombies.reduce((sum, each) => sum + each, 0)
  const kills = s.players.reduce((sum, { kills: each }) => sum + each, 0)
  const left = ALL_ZOMBIES - board - kills
  if (left < 0)
    throw new InputError(`${board} zombies on the board and ${kills} killed; there are only ${ALL_ZOMBIES} (ZT-04)`)
  s.cemetery = Number(given.get('cemetery')?.value ?? left)
  if (s.cemetery > left)
    throw new InputError(`${s.cemetery} zombies in the cemetery; only ${left} are left for it (ZT-04)`)
  s.gone = left - s.cemetery
}

function placeCombat(s: State, given: Given, chance: Chance): void {
  const deck: CombatCard[] = [...ALL_COMBAT]
  const take = (code: string): CombatCard => {
    const at = deck.indexOf(code as CombatCard)
    if (at < 0) throw new InputError(`one combat card ${code} too many`)
    return deck.splice(at, 1)[0]
  }
  const codes = (zone: string): string[] => words((given.get(zone)?.cards ?? '-').replace('-', ''))
  s.used = codes('used').map(take)
  const next = codes('combat').map(take).reverse()
  chance.shuffle('combat-rest', deck)
  s.combat = [...deck, ...next]
}

/** Whose turn it is, and how far it has got. */
function placeTurn(s: State, given: Given, phase: string): void {
  const seat = (zone: string, otherwise: PlayerId): PlayerId => {
    const value = given.get(zone)?.value
    return value === undefined ? otherwise : playerAt(value)
  }
  s.keeper = seat('keeper', 0)
  s.youngest = seat('youngest', s.keeper)
  s.active = seat('active', s.keeper)
  s.day = Number(given.get('day')?.value ?? 1)
  const pawns = livingPawns(s, s.active)
  s.actions = Number(given.get('actions')?.value ?? ACTIONS * pawns)
  s.walks = Number(given.get('walks')?.value ?? pawns)
  const to = (s.active + 1) % s.players.length
  const rest: State['agenda'] = [
    { step: 'pass-turn', to },
    { step: 'discard', player: s.active },
    { step: 'end-of-turn' },
    { step: 'refill' },
  ]
  if (phase === 'zombies') {
    s.agenda = [...rest, { step: 'zombie-move', left: Number(given.get('phase')?.left ?? s.day) }]
  } else if (phase === 'keep') {
    s.agenda = [
      { step: 'begin-play' },
      { step: 'deal-buildings' },
      { step: 'draw-on' },
      { step: 'keep', answers: s.players.map(() => 0) },
    ]
    s.box.push(...s.buildings.flatMap(({ pile }) => pile.splice(0)))
  } else s.agenda = [...rest, { step: 'zombie-phase' }, { step: 'discard', player: s.active }, { step: 'main' }]
}

/** What could never lie on the table is refused, with the rule behind it. */
function refuseImpossible(s: State): void {
  const no = (what: string): never => {
    throw new InputError(what)
  }
  if (livingPlayers(s) === 0) no('nobody is alive: that game is over (ZT-185)')
  if (s.players[s.active].died !== null) no('the active player is dead (ZT-119)')
  for (let at = 0; at < LOCATIONS; at++) {
    if (s.zombies[at] > FULL) no(`${s.zombies[at]} zombies at ${nameOf(at)}; no more than six fit (ZT-28)`)
    if (s.moved[at] > s.zombies[at]) no(`more zombies have moved at ${nameOf(at)} than there are`)
  }
  s.pawns.forEach(({ at, guns }, pawn) => {
    if (at !== null && s.zombies[at] > 0) no(`the ${COLOURS[pawn]} pawn rests with zombies at ${nameOf(at)} (ZT-R63)`)
    if (
      at === null &&
      s.players[pawn % s.players.length].died === null &&
      livingPawns(s, pawn % s.players.length) === 0
    )
      no(`${seatOf(pawn % s.players.length)} is alive but has no pawn on the board`)
    if (guns.length > GUNS_PER_PAWN) no(`the ${COLOURS[pawn]} pawn has ${guns.length} guns; two at most (ZT-62)`)
  })
  const ids = [...s.pawns.flatMap(({ carried }) => carried), ...s.buildings.flatMap(({ survivors }) => survivors)].map(
    ({ id }) => id,
  )
  if (new Set(ids).size < ids.length || ids.some(id => id > 13))
    no('each survivor needs a number of its own from s0 to s13')
  s.players.forEach(({ hand }, player) => {
    if (hand.includes(ZOMBIE)) no('a Zombie event can never be in hand (ZT-165)')
    if (owned(s, player) > claimLimit(s))
      no(`${seatOf(player)} owns ${owned(s, player)} buildings; ${claimLimit(s)} at most (ZT-123)`)
  })
  s.buildings.forEach((b, at) => {
    if (!b.walls.every(isBarricade)) no(`${nameOf(at)}: only barricades are walls (ZT-132)`)
    if (b.walls.length > WALLS) no(`${nameOf(at)} has ${b.walls.length} walls; three at most (ZT-132)`)
    if (b.walls.length > 0 && adjacentZombies(s, at) >= wallTotal(b.walls))
      no(`the walls of ${nameOf(at)} would have collapsed under ${adjacentZombies(s, at)} zombies (ZT-135)`)
    if (b.survivors.length > 0 && b.owner === null)
      no(`${nameOf(at)}: survivors hold the building for an owner (ZT-121)`)
  })
}
