import { type Place, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { boxOf, type Kind } from '../data/box.ts'
import {
  type Assault,
  actingLeader,
  clockwise,
  enemiesIn,
  fixed,
  MOST_DICE,
  type Player,
  type State,
  type Steps,
} from '../state.ts'
import { countFelled, rollDie } from './attack.ts'
import { addTally, raiseTally, settle } from './experience.ts'

/** DL-96 Area by area, the receiver's first, then clockwise. After the last one Survivors without enemies are saved. */
export function beginEnemiesAttack(s: State, _step: object, cx: Cx): void {
  for (const player of s.players) player.shrugged = 0 // DL-146
  cx.emit?.({ event: 'enemies-began', rule: 'DL-96', leader: seatOf(actingLeader(s)) })
  const areas = s.players.map((_, step) => ({
    step: 'area-attacked' as const,
    at: clockwise(s, s.receiver as Place, step),
  }))
  cx.next(...areas, { step: 'save-survivors' }, { step: 'combat-ends' })
}

/** DL-96 Within an area: traps, Raiders, infected. */
export function attackArea(s: State, { at }: { at: Place }, cx: Cx): void {
  const player = s.players[at]
  s.assault = { enemies: 0, dice: 0, damage: player.damage }
  cx.next(
    { step: 'volley', at, by: 'raider', left: null },
    { step: 'volley', at, by: 'infected', left: null },
    { step: 'area-done', at },
  )
  springTraps(s, at, player, cx)
}

/**
 * DL-97, DL-98 Every trap goes off: 1 head each on the leftmost enemy. Heads add up on one enemy and are wiped after
 * that.
 */
function springTraps(s: State, at: Place, player: Player, cx: Cx): void {
  const box = boxOf(s)
  let heads = 0
  let rewards = 0
  while (player.traps > 0) {
    const target = player.line.findIndex(card => card !== box.survivor)
    if (target < 0) break // a trap that finds no enemy stays
    const face = box.horde[player.line[target]]
    player.traps -= 1
    heads += 1
    const felled = heads >= face.heads
    cx.emit?.({ event: 'trap-sprung', rule: 'DL-97', who: seatOf(at), card: face.id, felled })
    if (!felled) continue
    heads = 0
    rewards += face.draw
    removeEliminated(s, player, player.line.splice(target, 1)[0])
    countFelled(s, at, face.kind)
    addTally(player, 'felled-by-trap')
    if (face.kept) cx.emit?.({ event: 'kept-trophy', rule: 'DL-99', who: seatOf(at), card: face.id })
  }
  settle(s, cx)
  if (rewards > 0) cx.next({ step: 'draw', who: at, left: rewards }) // DL-99
}

function removeEliminated(s: State, player: Player, card: Kind): void {
  if (boxOf(s).horde[card].kept) player.trophies = fixed([...player.trophies, card])
  else s.hordeDiscard.push(card)
}

/**
 * DL-100, DL-104 Rolls up to 6 dice; each volley is resolved before the next. DL-112 The dice are counted here, not
 * earlier.
 */
export function rollVolley(s: State, { at, by, left }: Steps['volley'], cx: Cx): void {
  const total = left ?? countDice(s, at, by)
  if (total === 0) return
  const box = boxOf(s)
  const dice = Math.min(total, MOST_DICE)
  let misses = 0
  let bodies = 0
  let heads = 0
  for (let i = 0; i < dice; i++) {
    const face = rollDie(box, 'enemies', cx)
    if (face === 'miss') misses++
    else if (face === 'body') bodies++
    else heads++
  }
  cx.emit?.({
    event: 'volley',
    rule: by === 'raider' ? 'DL-100' : 'DL-104',
    at: seatOf(at),
    by,
    dice,
    misses,
    bodies,
    heads,
  })
  if (total > dice) cx.next({ step: 'volley', at, by, left: total - dice })
  const player = s.players[at]
  if (by === 'raider') for (let i = 0; i < misses; i++) killSurvivor(s, at, by, cx)
  else {
    // DL-105 heads before bodies
    while (heads > 0 && killSurvivor(s, at, by, cx)) heads--
    while (bodies > 0 && killSurvivor(s, at, by, cx)) bodies--
  }
  const points = breakBarricades(player, at, heads, bodies, cx)
  if (points > 0) cx.next({ step: 'damage', who: at, points, source: by })
}

function countDice(s: State, at: Place, by: 'raider' | 'infected'): number {
  const { horde } = boxOf(s)
  const assault = s.assault as Assault
  let dice = 0
  for (const card of s.players[at].line) {
    if (horde[card].class !== by) continue
    dice += horde[card].dice
    assault.enemies += 1
  }
  assault.dice += dice
  return dice
}

/** DL-101, DL-105 Kills the leftmost Survivor of the area; false if there is none. */
function killSurvivor(s: State, at: Place, by: 'raider' | 'infected', cx: Cx): boolean {
  const { line } = s.players[at]
  const place = line.indexOf(boxOf(s).survivor)
  if (place < 0) return false
  s.hordeDiscard.push(...line.splice(place, 1))
  cx.emit?.({ event: 'survivor-killed', rule: by === 'raider' ? 'DL-101' : 'DL-105', at: seatOf(at), by })
  return true
}

/**
 * DL-106 A barricade takes 1 head, or else 2 bodies. While one stands a single body has no effect. DL-110 Returns the
 * damage left.
 */
function breakBarricades(player: Player, at: Place, allHeads: number, allBodies: number, cx: Cx): number {
  let heads = allHeads
  let bodies = allBodies
  while (player.barricades > 0 && (heads > 0 || bodies >= 2)) {
    if (heads > 0) heads -= 1
    else bodies -= 2
    player.barricades -= 1
    cx.emit?.({ event: 'barricade-broken', rule: 'DL-106', at: seatOf(at), left: player.barricades })
  }
  return player.barricades > 0 ? 0 : heads + Math.floor(bodies / 2)
}

/** Counts what the area withstood, for objectives. */
export function leaveArea(s: State, { at }: { at: Place }, cx: Cx): void {
  const player = s.players[at]
  const assault = s.assault as Assault
  s.assault = null
  if (player.damage > assault.damage) return
  raiseTally(player, 'most-dice-unharmed', assault.dice)
  raiseTally(player, 'most-enemies-unharmed', assault.enemies)
  settle(s, cx)
}

/** DL-115, DL-120 Survivors in areas without enemies are saved by those areas' players, from the receiver clockwise. */
export function saveSurvivors(s: State, _step: object, cx: Cx): void {
  const box = boxOf(s)
  for (let step = 0; step < s.players.length; step++) {
    const at = clockwise(s, s.receiver as Place, step)
    const player = s.players[at]
    if (player.line.length === 0 || enemiesIn(box, player.line) > 0) continue
    const count = player.line.length
    player.line = []
    player.saved += count
    s.everSaved = true
    addTally(player, 'survivors-saved', count)
    cx.emit?.({ event: 'saved', rule: 'DL-115', who: seatOf(at), count })
    settle(s, cx)
  }
}
