import { BOARD, BUILDINGS, distance, isBuilding, LOCATIONS, locNamed } from './data/board.ts'
import type { Move } from './moves.ts'
import { scoreOf } from './rules/days.ts'
import { adjacentZombies, isAlive, isArmed, ownerOf, type PlayerId, type State, wallTotal } from './state.ts'

/** How welcome a zombie is at each location: near the houses of those who lead, far from one's own. */
export function pressureMap(s: State, me: PlayerId): number[] {
  const weights: number[] = []
  const mine = scoreOf(s, me).total
  for (let b = 0; b < BUILDINGS; b++) {
    const { owner, walls, survivors } = s.buildings[b]
    if (owner === null) weights.push(0)
    else if (owner === me) weights.push(-1.4)
    else if (!isAlive(s, owner)) weights.push(0.05)
    else {
      const lead = Math.max(0, scoreOf(s, owner).total - mine)
      weights.push(1 + lead * 0.08 + (walls.length > 0 ? 0.3 : 0) + (survivors.length > 0 ? 0.3 : 0))
    }
  }
  const map: number[] = new Array(LOCATIONS)
  for (let loc = 0; loc < LOCATIONS; loc++) {
    let worth = 0
    for (let b = 0; b < BUILDINGS; b++) if (weights[b] !== 0) worth += weights[b] * NEAR[distance(loc, b)]
    map[loc] = worth
  }
  return map
}

const NEAR: readonly number[] = Array.from({ length: 40 }, (_, far) => (far > 7 ? 0 : 2 * 1.6 ** -far))

/** What moving this zombie is worth. */
export function judgeZombie(s: State, me: PlayerId, map: readonly number[], move: Move): number {
  if (move.move !== 'zombie') return -10
  const from = locNamed(move.from)
  const to = locNamed(move.to)
  let worth = map[to] - map[from]
  const leaves = BOARD.contactOf[from]
  const comes = BOARD.contactOf[to]
  if (comes !== null && comes !== leaves) worth += pressOn(s, me, comes)
  if (leaves !== null && leaves !== comes && s.buildings[leaves].owner === me && s.buildings[leaves].walls.length > 0)
    worth += 0.8
  for (let pawn = 0; pawn < s.pawns.length; pawn++)
    if (s.pawns[pawn].at === to) worth += ownerOf(s, pawn) === me ? onMyself(s, pawn, to) : onEnemy(s, pawn, to)
  if (isBuilding(to)) worth += intoBuilding(s, me, to)
  return worth
}

/** A wall that falls is worth most; the imagined values are as good a guess as any. */
function pressOn(s: State, me: PlayerId, at: number): number {
  const { owner, walls } = s.buildings[at]
  if (owner === null || walls.length === 0) return 0
  const left = wallTotal(walls) - adjacentZombies(s, at) - 1
  const worth = left <= 0 ? 5 + walls.length : left === 1 ? 1.5 : 0.5
  return owner === me ? -worth * 1.5 : worth
}

/** One zombie for a well-armed pawn of one's own is a free kill. */
function onMyself(s: State, pawn: number, at: number): number {
  const bullets = s.pawns[pawn].guns.reduce((sum, gun) => sum + gun.bullets, 0)
  const isHome = isBuilding(at) && s.buildings[at].home
  return bullets >= (isHome ? 4 : 2) ? 2 : -6
}

function onEnemy(s: State, pawn: number, at: number): number {
  const piece = s.pawns[pawn]
  const bullets = piece.guns.reduce((sum, gun) => sum + gun.bullets, 0)
  const home = isBuilding(at) && s.buildings[at].home && s.buildings[at].owner === ownerOf(s, pawn)
  const hurts = isArmed(piece) ? 0.2 ** bullets : 1
  return hurts * (3 + (home ? 5 : 0) + (piece.health <= 1 ? 4 : 0)) - (1 - hurts) * 0.7
}

/** Into an enemy's house with survivors and nobody at home. */
function intoBuilding(s: State, me: PlayerId, at: number): number {
  const { owner, survivors, home, walls } = s.buildings[at]
  if (owner === null || survivors.length === 0) return 0
  const loss = survivors.length === 1 && !home && walls.length === 0 ? 6 : 1.5
  const armed = survivors.some(({ gun }) => gun !== null && gun.bullets > 0)
  return (armed ? 0.4 : 1) * (owner === me ? -loss : loss)
}
