import { BOARD, BUILDINGS, distance, isBuilding, type Loc, locNamed } from './data/board.ts'
import { abilityOf, cardNamed, FACES, isBarricade, isGun, SURVIVOR } from './data/load.ts'
import { fighterNamed, type Move, pawnNamed, refNamed } from './moves.ts'
import { lastDay } from './options.ts'
import { scoreOf } from './rules/days.ts'
import { mayStepTo } from './rules/moving.ts'
import {
  adjacentZombies,
  claimLimit,
  FIRST_SURVIVOR,
  findSurvivor,
  gunAt,
  isArmed,
  isClosedTo,
  LONGEST_WALK,
  owned,
  ownerOf,
  ownPawnIn,
  type PawnId,
  type PlayerId,
  type State,
  wallTotal,
} from './state.ts'

/** What it is worth to own one more house, and to take it from somebody. */
const HOUSE = 5
const TAKEN = 1

const HIT = [0.8, 0.53, 0.27]

interface Plan {
  readonly s: State
  readonly me: PlayerId
  readonly last: boolean
  /** The best wall in hand, and whether anything in hand can claim. */
  readonly bestWall: number
  readonly canClaim: boolean
}

function planOf(s: State, me: PlayerId, pawn: PawnId | null): Plan {
  const { hand } = s.players[me]
  let bestWall = 0
  for (const card of hand) bestWall = Math.max(bestWall, FACES[card].value)
  const carries = pawn !== null && s.pawns[pawn].carried.length > 0
  const canClaim = owned(s, me) < claimLimit(s) && (bestWall > 0 || hand.includes(SURVIVOR) || carries)
  return { s, me, last: s.day >= lastDay(s.options), bestWall, canClaim }
}

/** What each choice of the action phase is worth, in points, to this player. */
export function judgeMain(s: State, me: PlayerId): (move: Move) => number {
  const plan = planOf(s, me, null)
  const journeys = new Map<PawnId, readonly number[]>()
  return move => {
    if (move.move === 'end-actions') return 0.05
    if (move.move === 'walk') {
      const pawn = pawnNamed(move.pawn)
      let journey = journeys.get(pawn)
      if (!journey) {
        journey = journeysFrom(s, pawn)
        journeys.set(pawn, journey)
      }
      return journey[locNamed(move.to)] ?? Number.NEGATIVE_INFINITY
    }
    return judgeAction(plan, move)
  }
}

function judgeAction(plan: Plan, move: Move): number {
  const { s, me, last } = plan
  switch (move.move) {
    case 'draw':
      return last ? (s.actions > 1 ? 0.7 : 0.1) : s.players[me].hand.length <= 3 ? 1.4 : 0.6
    case 'build':
      return judgeBuild(plan, pawnNamed(move.pawn), cardNamed(move.card))
    case 'place-survivor':
      return judgePlacing(plan, pawnNamed(move.pawn)) + 1
    case 'put-down':
      return judgePlacing(plan, pawnNamed(move.pawn))
    case 'carry-survivor':
      return s.pawns[pawnNamed(move.pawn)].carried.length < 2 && !last ? 1.6 : 1.05
    case 'play-gun':
      return move.to === 'pawn' ? 1.25 : 1.1
    case 'shoot':
      return judgeShot(plan, pawnNamed(move.pawn), refNamed(move.gun), locNamed(move.at))
    case 'attack':
      return judgeAttack(plan, pawnNamed(move.pawn), refNamed(move.gun), move.target)
    case 'tear-down':
      return judgeTearDown(plan, pawnNamed(move.pawn))
    case 'ability':
      return judgeAbility(plan, pawnNamed(move.pawn), move.on)
    case 'fireworks':
      return judgeFireworks(plan, locNamed(move.at))
    case 'drop-gun':
      return s.players[me].hand.some(isGun) ? 1.3 : -1
    case 'event':
      return judgeEvent(plan, move.card)
    default:
      return -1
  }
}

/** Whether a wall of this value would hold for a while. */
function holds(s: State, at: number, total: number): number {
  const spare = total - adjacentZombies(s, at)
  return spare <= 0 ? 0 : spare === 1 ? 0.6 : 1
}

function judgeBuild({ s, me, last }: Plan, pawn: PawnId, card: number): number {
  const at = s.pawns[pawn].at as number
  const { owner, walls } = s.buildings[at]
  const before = wallTotal(walls)
  let total = before + FACES[card].value
  if (holds(s, at, total) === 0 && s.actions > 1) {
    // Together with the best of the others it may do.
    const others = s.players[me].hand
      .filter(isBarricade)
      .map(other => FACES[other].value)
      .sort((a, b) => b - a)
    total += others[0] === FACES[card].value ? (others[1] ?? 0) : (others[0] ?? 0)
  }
  const hold = holds(s, at, total)
  if (hold === 0) return -1
  if (owner !== me) return (HOUSE + 1) * hold + (owner === null ? 0 : TAKEN) - FACES[card].value * 0.05
  const weak = before > 0 && before - adjacentZombies(s, at) <= 2
  return 1.1 + (weak && !last ? 1.5 : 0) + FACES[card].value * 0.05
}

/** What a survivor left here brings, beside the point it is worth anywhere. */
function judgePlacing({ s, me, last }: Plan, pawn: PawnId): number {
  const at = s.pawns[pawn].at as number
  const { owner, home, survivors, walls } = s.buildings[at]
  if (owner !== me) return HOUSE * 0.9 + (owner === null ? 0 : TAKEN)
  if (survivors.length > 0) return -0.3
  if (home && !last) return 1.3
  return walls.length === 0 ? 0.8 : -0.2
}

function judgeShot({ s, me, last }: Plan, pawn: PawnId, ref: number, at: Loc): number {
  const far = distance(s.pawns[pawn].at as Loc, at)
  const bullets = gunAt(s, pawn, ref)?.bullets ?? 0
  const near = BOARD.contactOf[at]
  const threat = near !== null && s.buildings[near].owner === me && s.buildings[near].walls.length > 0 ? 0.5 : 0
  if (bullets <= 1) return HIT[far] * (1 + threat) - 1.05
  const kill = 1 - (1 - HIT[far]) ** (bullets - 1)
  return kill * (1 + threat) - (last ? 0 : 0.05) - far * 0.05
}

function judgeAttack({ s }: Plan, pawn: PawnId, ref: number, target: string): number {
  const at = s.pawns[pawn].at as number
  const bullets = gunAt(s, pawn, ref)?.bullets ?? 0
  const sure = 1 - 0.2 ** bullets
  const fighter = fighterNamed(target)
  if (fighter < FIRST_SURVIVOR) {
    const piece = s.pawns[fighter]
    if (isArmed(piece)) return -2
    const owner = ownerOf(s, fighter)
    const home =
      isBuilding(at) &&
      s.buildings[at].home &&
      s.buildings[at].owner === owner &&
      s.buildings[at].survivors.length === 0
    return sure * (1.2 + (home ? HOUSE : 0) + (piece.health <= 1 ? 4 : 0)) - 0.6
  }
  const found = findSurvivor(s, fighter - FIRST_SURVIVOR)
  if (!found || (found.survivor.gun?.bullets ?? 0) > 0) return -1
  const { survivors, walls } = s.buildings[found.at] ?? { survivors: [], walls: [] }
  const decisive =
    found.pawn === null && survivors.length === 1 && walls.length === 0 && !ownPawnIn(s, found.owner, found.at)
  return sure * (decisive ? HOUSE - 1 : 0.6) - 0.7
}

function judgeTearDown({ s, me }: Plan, pawn: PawnId): number {
  const at = BOARD.contactOf[s.pawns[pawn].at as Loc] as number
  const { owner, walls, survivors, home } = s.buildings[at]
  if (owner === me || owner === null) return -2
  const risk = s.pawns[pawn].health <= 2 ? 1.5 : 0.4
  const last = walls.length === 1 && survivors.length === 0 && !home
  return (last ? 3 : 0.5) - risk
}

function judgeAbility({ s, me, last }: Plan, pawn: PawnId, on: string | null): number {
  const at = s.pawns[pawn].at as number
  const { health } = s.pawns[pawn]
  switch (abilityOf(s.buildings[at].house as number)) {
    case 'nurse':
      return health <= 1 ? 3 : health === 2 ? 1.2 : -0.5
    case 'gun-collector': {
      const gun = gunAt(s, pawn, refNamed(on ?? ''))
      return gun && gun.bullets === 0 ? FACES[gun.card].bullets * 0.45 - 0.2 : -0.4
    }
    case 'wood-worker': {
      const card = cardNamed(on ?? '')
      const wall = wallTotal(s.buildings[at].walls)
      return !last &&
        s.actions > 1 &&
        (owned(s, me) < claimLimit(s) || (wall > 0 && wall - adjacentZombies(s, at) <= 1))
        ? 0.2 + FACES[card].value * 0.3
        : -1
    }
    case 'survivalist':
      return owned(s, me) < claimLimit(s) && !last ? 0.9 : 0.1
    default:
      return -1
  }
}

function judgeFireworks({ s, me, last }: Plan, at: number): number {
  const { owner, walls } = s.buildings[at]
  if (owner !== me) return -1
  const spare = wallTotal(walls) - adjacentZombies(s, at)
  return walls.length > 0 && spare <= 2 ? 1.1 + s.day * 0.08 : last ? 0.1 : 0.2
}

function judgeEvent({ s, me, last }: Plan, id: string): number {
  switch (FACES[cardNamed(id)].event) {
    case 'extra-action':
      return 4
    case 'random-card':
      return 2.5
    case 'send-player': {
      const leads = s.players.some((_, other) => other !== me && scoreOf(s, other).total > scoreOf(s, me).total)
      return last || leads ? 0.8 : -0.5
    }
    case 'turn-back-time':
      return -0.5
    case 'move-back':
      return 1
    default:
      return -1
  }
}

/** How much one would like to be in a building. */
function buildingWorth({ s, me, bestWall, canClaim }: Plan, pawn: PawnId, b: number): number {
  const { owner, home, walls, pile, survivors } = s.buildings[b]
  if (isClosedTo(s, b, me)) return 0
  if (s.zombies[b] > 0) return owner === me ? 0.4 : 0.1
  let worth = pile.length > 0 ? 1.6 + Math.min(pile.length, 5) * 0.1 : 0
  if (owner === me) {
    worth += 0.8 + walls.length * 0.2
    if (walls.length < 3 && bestWall > 0) worth += 0.8
  } else {
    const room = adjacentZombies(s, b) - wallTotal(walls)
    if (canClaim && (walls.length > 0 || bestWall > room || s.players[me].hand.includes(SURVIVOR)))
      worth += owner === null ? HOUSE : HOUSE * 0.4
    if (owner !== null) worth += home && survivors.length === 0 && !ownPawnIn(s, owner, b) ? 1 : 0.2
  }
  for (let other = 0; other < s.pawns.length; other++) {
    if (other === pawn || s.pawns[other].at !== b) continue
    if (ownerOf(s, other) === me) worth -= 1
    else if (isArmed(s.pawns[other])) worth -= 1
  }
  const house = s.buildings[b].house
  if (owner === me && house !== null && abilityOf(house) === 'nurse' && s.pawns[pawn].health <= 2) worth += 2
  return worth
}

/** How good a place is to be at: what it offers itself, or how near it is to what does. */
function placeWorths(plan: Plan, pawn: PawnId): (loc: Loc) => number {
  const { s } = plan
  const worths: number[] = []
  for (let b = 0; b < BUILDINGS; b++) worths.push(buildingWorth(plan, pawn, b))
  const known: number[] = []
  return loc => {
    if (known[loc] !== undefined) return known[loc]
    let worth = isBuilding(loc) ? worths[loc] : 0
    for (let b = 0; b < BUILDINGS; b++) {
      const walks = Math.ceil(distance(loc, b) / LONGEST_WALK)
      if (walks <= 3) worth = Math.max(worth, worths[b] * 0.55 ** walks)
    }
    if (!isBuilding(loc)) for (const near of BOARD.inRange[loc]) worth -= s.zombies[near] * (0.05 + s.day * 0.02)
    known[loc] = worth
    return worth
  }
}

/** For each first step the best that a movement beginning with it comes to, against staying. */
function journeysFrom(s: State, pawn: PawnId): number[] {
  const me = ownerOf(s, pawn)
  const plan = planOf(s, me, pawn)
  const worthAt = placeWorths(plan, pawn)
  const from = s.pawns[pawn].at as Loc
  const stay = worthAt(from) + leavingCost(s, me, from)
  const price = s.walks > 0 ? 0 : 0.9
  const found: number[] = []
  for (const first of BOARD.steps[from])
    if (mayStepTo(s, pawn, first))
      found[first] = bestFrom(s, pawn, first, LONGEST_WALK - 1, worthAt) - stay - price - 0.1
  return found
}

/** A home base that nobody watches may be walked into. */
function leavingCost(s: State, me: PlayerId, at: Loc): number {
  if (!isBuilding(at) || !s.buildings[at].home || s.buildings[at].owner !== me || s.buildings[at].survivors.length > 0)
    return 0
  let near = 0
  for (let pawn = 0; pawn < s.pawns.length; pawn++) {
    const other = s.pawns[pawn].at
    if (other !== null && ownerOf(s, pawn) !== me && distance(other, at) <= 6) near += 1
  }
  return near > 0 ? 2 : 0.3
}

function bestFrom(s: State, pawn: PawnId, at: Loc, left: number, worthAt: (loc: Loc) => number): number {
  if (s.zombies[at] > 0) return worthAt(at) - 1.5 * s.zombies[at]
  let most = worthAt(at)
  if (left > 0)
    for (const to of BOARD.steps[at])
      if (mayStepTo(s, pawn, to)) most = Math.max(most, bestFrom(s, pawn, to, left - 1, worthAt) - 0.01)
  return most
}

/** The next step of a movement that is being laid out. */
export function judgeStep(s: State, pawn: PawnId, chain: readonly Loc[]): (move: Move) => number {
  const plan = planOf(s, ownerOf(s, pawn), pawn)
  const worthAt = placeWorths(plan, pawn)
  const left = LONGEST_WALK - chain.length
  return move => {
    if (move.move === 'step') return bestFrom(s, pawn, locNamed(move.to), left - 1, worthAt)
    return worthAt(chain[chain.length - 1]) + 0.005
  }
}
