import type { Reason, Seat } from '@holdout/engine'
import { BOARD, locNamed } from '../data/board.ts'
import { cardNamed, FACES } from '../data/load.ts'
import { claimLimit, GUNS_PER_PAWN, WALLS } from '../limits.ts'
import type { Move } from '../moves.ts'
import { buildingAt, isArmed, isClosedTo, zombiesAt } from '../view/questions.ts'
import type { BuildingView, GunView, PawnView, SurvivorView, View } from '../view/types.ts'
import { Place } from './parts.ts'

export const no = (rule: string | null, text: string): Reason => ({ rule, text })

interface Here {
  readonly pawn: PawnView
  readonly building: BuildingView | null
}

function here(v: View, seat: Seat, name: string): Here | null {
  const pawn = v.pawns.find(other => other.pawn === name && other.seat === seat)
  if (!pawn || pawn.at === null) return null
  return { pawn, building: buildingAt(v, pawn.at) }
}

/** ZT-34 Why the active player cannot take this action. */
export function refuseMain(v: View, seat: Seat, move: Move): Reason {
  if (move.move === 'zombie') return no('ZT-30', 'You move zombies after your actions. End your actions first.')
  if (move.move === 'fireworks') return refuseFireworks(v, seat)
  if (!('pawn' in move) || move.pawn === null) return no('ZT-34', 'This is not an action.')
  const at = here(v, seat, move.pawn)
  if (!at) return no('ZT-34', 'Choose one of your own living pawns.')
  if (move.move === 'walk' && typeof move.to !== 'string') return no('ZT-32', 'A step needs a place to go to.')
  if (move.move === 'walk') return refuseStep(v, move.pawn, at.pawn.at as string, move.to)
  if (!Object.hasOwn(REFUSED, move.move)) return no('ZT-34', 'This is not an action.')
  if (v.actions === 0) return no('ZT-31', NO_ACTION)
  return REFUSED[move.move](v, seat, at, move)
}

export const NO_ACTION = 'You have no actions left.'
const NO_LOADED_GUN = 'This pawn has no loaded gun.'

/** ZT-133 */
export const TOO_LOW =
  'The barricades would be worth less than the number of adjacent zombies. To hold, they must be worth more.'

function refuseFireworks(v: View, seat: Seat): Reason {
  if (v.actions === 0) return no('ZT-31', NO_ACTION)
  return has(v, seat, 'fireworks')
    ? no('ZT-175', 'Fireworks go on a building.')
    : no('ZT-175', 'You have no fireworks in hand.')
}

const REFUSED: Readonly<Record<string, (v: View, seat: Seat, at: Here, move: Move) => Reason>> = {
  draw: (_v, _seat, { building }) =>
    building === null
      ? no('ZT-52', 'You can draw cards only in a building.')
      : no('ZT-58', 'This building has no unexplored cards and no cards stored by other players.'),
  build: (v, seat, { building }, move) => refuseBuild(v, seat, building, 'card' in move ? move.card : ''),
  'place-survivor': (v, seat, { building }) => {
    if (!has(v, seat, 'survivor')) return no('ZT-72', 'You have no survivor card in hand.')
    return refusePlacing(v, seat, building, 'ZT-72')
  },
  'put-down': (v, seat, { pawn, building }, move) => {
    if (!pawn.carried.some(({ id }) => id === nameIn(move, 'survivor')))
      return no('ZT-74', 'Your pawn does not carry this survivor.')
    return refuseTwin(pawn.carried, nameIn(move, 'survivor')) ?? refusePlacing(v, seat, building, 'ZT-74')
  },
  'carry-survivor': () => no('ZT-72', 'You have no survivor card in hand.'),
  'pick-up': (_v, seat, { building }, move) =>
    refuseTwin(building?.owner === seat ? building.survivors : [], nameIn(move, 'survivor')) ??
    no('ZT-73', 'You can pick up only your own survivors placed in the building your pawn is in.'),
  'play-gun': (v, seat, at, move) => {
    if (!has(v, seat, nameIn(move, 'card'))) return no('ZT-62', 'You do not have this gun in hand.')
    if (nameIn(move, 'to') === 'pawn') return no('ZT-62', 'This pawn already has 2 guns. Empty guns count.')
    return (
      refuseTwinHere(at, seat, nameIn(move, 'to'), gun => gun === null) ??
      no('ZT-62', 'A gun goes to your pawn, or to your own survivor in the same place that has no gun.')
    )
  },
  'give-gun': (_v, seat, at, move) => {
    if (!gunOf(at.pawn, nameIn(move, 'gun'))) return no('ZT-66', 'This pawn does not have that gun.')
    return (
      refuseTwinHere(at, seat, nameIn(move, 'to'), gun => gun === null) ??
      no('ZT-66', 'You can give a gun only to your own survivor in the same place that has no gun.')
    )
  },
  'take-gun': (_v, seat, at, move) => {
    if (at.pawn.guns.length >= GUNS_PER_PAWN) return no('ZT-67', 'This pawn already has 2 guns. Empty guns count.')
    return (
      refuseTwinHere(at, seat, nameIn(move, 'survivor'), gun => gun !== null) ??
      no('ZT-67', 'You can take a gun only from your own armed survivor in the same place.')
    )
  },
  store: (_v, _seat, { building }) =>
    building === null
      ? no('ZT-69', 'You can store cards only in a building.')
      : no('ZT-69', 'You do not have this card in hand.'),
  'take-stored': () => no('ZT-70', 'You have not stored this card in the place where your pawn is.'),
  'tear-down': () => no('ZT-139', 'Your pawn must be on a square adjacent to a building with barricades.'),
  shoot: (_v, _seat, { pawn }, move) =>
    refuseGun(pawn, move) ?? no('ZT-80', 'There is no zombie there within 2 squares.'),
  attack: (v, seat, { pawn, building }, move) => {
    if (!v.options['player-fights']) return no('ZT-100', 'At this table players cannot attack each other.')
    const wrongGun = refuseGun(pawn, move)
    if (wrongGun) return wrongGun
    const target = nameIn(move, 'target')
    const others = v.pawns.filter(other => other.at === pawn.at && other.seat !== seat)
    const groups = others.map(({ carried }) => carried)
    if (building && building.owner !== seat) groups.push(building.survivors)
    for (const group of groups) {
      const twin = refuseTwin(group, target)
      if (twin) return twin
    }
    return no('ZT-100', 'You can attack only an enemy pawn or survivor in the same place.')
  },
  ability: (v, seat, { building }, move) => {
    if (building === null || building.owner !== seat)
      return no('ZT-143', 'Your pawn must be in a building you own to use its house card.')
    if (building.counter === 0) return no('ZT-144', 'This house card has no uses left.')
    if (building.house === 'house-nosy-neighbors')
      return no('ZT-146', visitable(v, nameIn(move, 'on')) ? NOT_VISITED : ONLY_NOSY_NEIGHBORS)
    return no('ZT-143', 'This house card cannot do that now.')
  },
}

const ONLY_NOSY_NEIGHBORS = 'You can go only to another Nosy Neighbors building.'
const NOT_VISITED = 'To go to a building with zombies, you need a loaded gun and 1 action for each zombie there.'

function visitable(v: View, to: string): boolean {
  return v.buildings.some(({ at, house }) => at === to && house === 'house-nosy-neighbors') && zombiesAt(v, to) > 0
}

/** A field of a move that should be text. Clients can send anything. */
function nameIn(move: Move, field: string): string {
  const value: unknown = (move as unknown as Readonly<Record<string, unknown>>)[field]
  return typeof value === 'string' ? value : ''
}

function gunOf(pawn: PawnView, ref: string): GunView | undefined {
  return pawn.guns[Number(ref.slice(4)) - 1]
}

function refuseGun(pawn: PawnView, move: Move): Reason | null {
  if (!isArmed(pawn)) return no('ZT-86', NO_LOADED_GUN)
  const gun = gunOf(pawn, nameIn(move, 'gun'))
  if (!gun) return no('ZT-63', 'This pawn does not have that gun.')
  return gun.bullets === 0 ? no('ZT-63', 'That gun is empty.') : null
}

/** Survivors that are alike are offered once: names the one that is offered instead of this one. */
export function refuseTwin(
  group: readonly SurvivorView[],
  name: string,
  fits: (gun: GunView | null) => boolean = () => true,
): Reason | null {
  const own = group.find(({ id, gun }) => id === name && fits(gun))
  const first = own && group.find(other => isLike(other, own))
  return !own || !first || first.id === name ? null : no(null, 'Choose the first of the survivors who are the same.')
}

export const isLoaded = (gun: GunView | null): boolean => gun !== null && gun.bullets > 0

function isLike(a: SurvivorView, b: SurvivorView): boolean {
  return a.doomed === b.doomed && a.gun?.card === b.gun?.card && a.gun?.bullets === b.gun?.bullets
}

/** ZT-68 The same among the survivors in the pawn's place whose gun fits. */
function refuseTwinHere(
  { pawn, building }: Here,
  seat: Seat,
  name: string,
  fits: (gun: GunView | null) => boolean,
): Reason | null {
  const placed = building?.owner === seat ? building.survivors : []
  return refuseTwin(pawn.carried, name, fits) ?? refuseTwin(placed, name, fits)
}

function has(v: View, seat: Seat, id: string): boolean {
  return v.players.find(other => other.seat === seat)?.hand?.includes(id) ?? false
}

/** ZT-132 to ZT-134 Why a build cannot begin with this card. */
function refuseBuild(v: View, seat: Seat, building: BuildingView | null, id: string): Reason {
  if (building === null) return no('ZT-132', 'You can build barricades only from inside a building.')
  if (building.wallCount >= WALLS) return no('ZT-132', 'This building already has 3 barricades, the most allowed.')
  if (!has(v, seat, id) || FACES[cardNamed(id)].kind !== 'barricade')
    return no('ZT-132', 'You do not have this barricade in hand.')
  return atLimit(v, seat, building) ? no('ZT-123', LIMIT) : no('ZT-133', TOO_LOW)
}

const LIMIT = 'You own the most buildings allowed. You can build and place survivors only in your own.'

function atLimit(v: View, seat: Seat, building: BuildingView): boolean {
  const owned = v.players.find(other => other.seat === seat)?.owned ?? 0
  return building.owner !== seat && owned >= claimLimit(v.players.length)
}

function refusePlacing(v: View, seat: Seat, building: BuildingView | null, rule: string): Reason {
  if (building !== null && atLimit(v, seat, building)) return no('ZT-123', LIMIT)
  return no(rule, 'You can place a survivor only in a building your pawn is in.')
}

/** ZT-40 */
export function closed(at: string): Reason {
  return no('ZT-40', `${Place(at).text} is closed by ${WALLS} barricades. Only its owner can enter.`)
}

/** ZT-40 to ZT-43 Why a pawn cannot take this step. */
export function refuseStep(v: View, pawn: string, from: string, to: string): Reason {
  const [start, end] = [locNamed(from), locNamed(to)]
  if (start === undefined || end === undefined || !BOARD.steps[start].includes(end))
    return no(
      'ZT-21',
      `${Place(to).text} is not one step away. A step goes to a touching square, or between a building and its 4 adjacent squares.`,
    )
  if (v.walks === 0 && v.actions === 0) return no('ZT-33', 'You have no free movement and no actions left.')
  const building = buildingAt(v, to)
  const mover = v.pawns.find(other => other.pawn === pawn)
  if (isClosedTo(building, mover?.seat)) return closed(to)
  if (!mover || !isArmed(mover)) return no('ZT-43', 'You need a loaded gun to walk onto zombies.')
  return no('ZT-43', 'You need 1 action left for each zombie to walk onto them.')
}
