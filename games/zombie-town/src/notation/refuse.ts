import { InputError } from '@holdout/engine'
import { quantity } from '@holdout/words'
import { COLORS, type PlayerId, seatOf } from '../codes.ts'
import { BUILDINGS, LOCATIONS, nameOf } from '../data/board.ts'
import { FACES, isBarricade, ZOMBIE } from '../data/load.ts'
import { ACTIONS, claimLimit, FULL, FULL_COUNTER, GUNS_PER_PAWN, WALLS } from '../limits.ts'
import { lastDay } from '../options.ts'
import { pawnCount } from '../setup.ts'
import { stackOf } from '../stacks.ts'
import {
  adjacentZombies,
  enemyPawnIn,
  handOf,
  isAlive,
  livingPawns,
  livingPlayers,
  movedAt,
  owned,
  ownerOf,
  ownPawnIn,
  placedCount,
  playerCount,
  type State,
  wallCount,
  wallsOf,
  wallTotal,
} from '../state.ts'

function reject(what: string): never {
  throw new InputError(what)
}

/** Rejects a position that cannot occur, naming the rule. */
export function refuseImpossible(s: State, phase: string, runs: boolean): void {
  if (livingPlayers(s) === 0) reject('no player is alive: the game is over (ZT-185)')
  if (livingPlayers(s) === 1 && s.options['last-survivor'] === 'ends')
    reject('only one player is alive: the game is over (ZT-184)')
  if (!isAlive(s, s.active)) reject('the active player is dead (ZT-119)')
  if (s.day > lastDay(s.options)) reject(`day ${s.day}; the last day is ${lastDay(s.options)} (ZT-183)`)
  refuseDeaths(s)
  s.pawns.forEach((_, pawn) => {
    refusePawn(s, pawn)
  })
  for (let player = 0; player < playerCount(s); player++) refusePlayer(s, player, phase)
  refuseSurvivors(s)
  for (let at = 0; at < BUILDINGS; at++) refuseBuilding(s, at)
  refuseZombies(s, phase, runs)
  refuseTurn(s, phase)
}

/** Dead players are numbered 1, 2, 3 in the order of their deaths. */
function refuseDeaths(s: State): void {
  const died = s.died.filter(order => order !== null).sort((a, b) => a - b)
  died.forEach((order, i) => {
    if (order !== i + 1)
      reject(`dead players are numbered from 1 in the order of their deaths, found ${died.join(' ')}`)
  })
}

function refusePawn(s: State, pawn: number): void {
  const { at, guns, health } = s.pawns[pawn]
  const name = `the ${COLORS[pawn]} pawn`
  const player = ownerOf(s, pawn)
  if (at === null) {
    if (isAlive(s, player) && livingPawns(s, player) === 0)
      reject(`${seatOf(player)} is alive but has no pawn on the board (ZT-116)`)
    if (health > 0) reject(`${name} is not on the board but has health ${health} (ZT-116)`)
    if (guns.length || s.survivors.some(survivor => survivor.pawn === pawn))
      reject(`${name} is dead, so it has no guns or survivors (ZT-116)`)
    return
  }
  if (!isAlive(s, player)) reject(`${seatOf(player)} is dead, but ${name} is on the board (ZT-116)`)
  if (health === 0) reject(`${name} has no health but is on the board (ZT-116)`)
  if (s.zombies[at] > 0) reject(`${name} shares a place with zombies: ${nameOf(at)} (ZT-R63)`)
  if (guns.length > GUNS_PER_PAWN) reject(`${name} has ${guns.length} guns; 2 at most (ZT-62)`)
}

function refusePlayer(s: State, player: PlayerId, phase: string): void {
  const seat = seatOf(player)
  const hand = handOf(s, player)
  if (hand.includes(ZOMBIE)) reject(`${seat}: a Zombie event can never be in hand (ZT-165)`)
  if (!isAlive(s, player) && hand.length) reject(`${seat} is dead, so the hand is empty (ZT-116)`)
  if (phase !== 'keep' && stackOf(s.dealt, player).length) reject(`${seat}: cards are dealt only in the setup (ZT-09)`)
  if (owned(s, player) > claimLimit(playerCount(s)))
    reject(`${seat} owns ${owned(s, player)} buildings; ${claimLimit(playerCount(s))} at most (ZT-123)`)
  const homes = s.homes.filter((isHome, at) => isHome && s.owners[at] === player).length
  const most = pawnCount(s.options) / playerCount(s)
  if (homes > most) reject(`${seat} has ${homes} home bases; ${most} at most (ZT-06)`)
}

function refuseSurvivors(s: State): void {
  const ids = s.survivors.map(({ id }) => id)
  if (new Set(ids).size < ids.length || ids.some(id => id > 13))
    reject('each survivor needs its own number from s0 to s13')
  for (const { id, at, doomed } of s.survivors) {
    if (!doomed) continue
    if (at === null) reject(`s${id} is carried: only placed survivors are doomed (ZT-98)`)
    if (s.zombies[at] === 0) reject(`s${id} is doomed, but there is no zombie in ${nameOf(at)} (ZT-98)`)
  }
}

function refuseBuilding(s: State, at: number): void {
  const name = nameOf(at)
  const walls = wallsOf(s, at)
  const owner = s.owners[at]
  if (!walls.every(isBarricade)) reject(`${name}: walls must be barricades (ZT-132)`)
  if (walls.length > WALLS) reject(`${name} has ${walls.length} walls; 3 at most (ZT-132)`)
  if (walls.length > 0 && adjacentZombies(s, at) >= wallTotal(s, at))
    reject(`the walls of ${name} would have collapsed: ${quantity(adjacentZombies(s, at), 'adjacent zombie')} (ZT-135)`)
  if (s.stored.some(({ at: where, cards }) => where === at && cards.includes(ZOMBIE)))
    reject(`${name}: a Zombie event can never be stored, because it is never in hand (ZT-165)`)
  if (owner === null) {
    if (placedCount(s, at) > 0) reject(`${name}: a building with survivors has an owner (ZT-121)`)
    if (s.counters[at] !== FULL_COUNTER) reject(`${name} has no owner, so its counter is ${FULL_COUNTER} (ZT-144)`)
    return
  }
  const held = ownPawnIn(s, owner, at) || placedCount(s, at) > 0
  if (s.homes[at]) {
    if (!held && enemyPawnIn(s, owner, at)) reject(`${name}: an enemy pawn is in it, so the home base is lost (ZT-124)`)
    return
  }
  const empty = !held && wallCount(s, at) === 0 && s.options['empty-claim'] !== 'kept'
  if (empty && (s.zombies[at] > 0 || enemyPawnIn(s, owner, at)))
    reject(`${name}: an empty claim with a zombie or an enemy inside is lost to ${seatOf(owner)} (ZT-127)`)
}

function refuseZombies(s: State, phase: string, runs: boolean): void {
  for (let at = 0; at < LOCATIONS; at++) {
    if (s.zombies[at] > FULL) reject(`${s.zombies[at]} zombies at ${nameOf(at)}; 6 at most (ZT-28)`)
    if (movedAt(s, at) > s.zombies[at]) reject(`more zombies have moved at ${nameOf(at)} than are there`)
  }
  if (phase !== 'zombies' && !runs && s.moved.length) reject('zombies can have moved only in the zombie phase (ZT-153)')
}

function refuseTurn(s: State, phase: string): void {
  const pawns = pawnCount(s.options) / playerCount(s)
  const extra = FACES.find(({ id }) => id === 'event-extra-action')?.count ?? 0
  const most = ACTIONS * pawns + extra
  if (s.actions > most) reject(`${s.actions} actions; ${most} at most (ZT-31, ZT-166)`)
  if (s.walks > pawns) reject(`${s.walks} free movements; ${pawns} at most (ZT-32)`)
  const step = s.agenda.at(-1)
  if (phase !== 'zombies' || step?.step !== 'zombie-move') return
  // The number is fixed when the phase begins; the day may be turned back twice after that.
  const turnedBack = FACES.find(({ id }) => id === 'event-turn-back-time')?.count ?? 0
  const owed = (Math.min(s.day + turnedBack, lastDay(s.options)) + s.options['extra-zombies']) * pawns
  if (step.left > owed) reject(`${step.left} zombie moves left on day ${s.day}; ${owed} at most (ZT-150)`)
}
