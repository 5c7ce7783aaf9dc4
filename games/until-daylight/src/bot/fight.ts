import { type Place, placeOf } from '../codes.ts'
import { type Box, boxOf, type Kind, type Means } from '../data/box.ts'
import type { CombatMove } from '../moves.ts'
import { boostsFor, diceFor, legalAmmo } from '../rules/attack.ts'
import { type Attack, characterOf, enemiesIn, healthLeft, type State } from '../state.ts'
import { danger, type Guard, guardOf } from './danger.ts'

/**
 * Evaluates attacks by the exact chance of eliminating the first n enemies, and the value of the position after that.
 */

interface Outcome {
  readonly bodies: number
  readonly heads: number
  readonly chance: number
}

const tables = new Map<string, readonly Outcome[]>()

/** Every result of a number of dice, with its probability. */
function outcomes(box: Box, dice: number): readonly Outcome[] {
  const key = `${box.combatDie.join()} ${dice}`
  const known = tables.get(key)
  if (known) return known
  const share = (face: string): number => box.combatDie.filter(other => other === face).length / 6
  const [miss, body, head] = [share('miss'), share('body'), share('head')]
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k)
  const list: Outcome[] = []
  for (let heads = 0; heads <= dice; heads++)
    for (let bodies = 0; bodies + heads <= dice; bodies++) {
      const chance =
        choose(dice, heads) *
        choose(dice - heads, bodies) *
        head ** heads *
        body ** bodies *
        miss ** (dice - heads - bodies)
      list.push({ bodies, heads, chance })
    }
  tables.set(key, list)
  return list
}

/** How many enemies from the left these dice can eliminate at best. */
export function felledBy(
  box: Box,
  enemies: readonly Kind[],
  at: number,
  heads: number,
  bodies: number,
  convert: number,
): number {
  if (at >= enemies.length || heads + bodies === 0) return 0
  const face = box.horde[enemies[at]]
  let best = 0
  if (face.bodies !== null && bodies >= face.bodies)
    best = 1 + felledBy(box, enemies, at + 1, heads, bodies - face.bodies, convert)
  const most = Math.min(face.heads, bodies, convert)
  for (let converted = 0; converted <= most; converted++) {
    if (heads < face.heads - converted) continue
    const count =
      1 + felledBy(box, enemies, at + 1, heads - face.heads + converted, bodies - converted, convert - converted)
    if (count > best) best = count
  }
  return best
}

/** A plan for one attack, and its value compared with doing nothing. */
export interface Plan {
  readonly area: Place
  readonly means: string
  readonly ammo: number
  readonly boosts: readonly Kind[]
  readonly gain: number
}

/** Weights that change during the night. */
interface Stakes {
  readonly box: Box
  readonly guards: readonly Guard[]
  readonly before: readonly number[]
  /** Value of keeping an ammunition card, a boost, and two crafted parts. */
  readonly ammoCost: number
  readonly boostCost: number
  readonly saved: number
}

export function stakesOf(s: State): Stakes {
  const box = boxOf(s)
  const guards = s.players.map((_, place) => guardOf(s, place))
  const late = s.round >= 10 ? 0.25 : s.round >= 8 ? 0.6 : 1
  return {
    box,
    guards,
    before: s.players.map(({ line }, place) => danger(box, line, guards[place])),
    ammoCost: 0.008 * late,
    boostCost: 0.05 * late,
    saved: s.players.reduce((sum, player) => sum + player.saved, 0),
  }
}

/**
 * The value of eliminating the first `count` enemies of an area: less danger there, attracted infected, rewards, saved
 * Survivors.
 */
function worthOfFelling(s: State, stakes: Stakes, by: Place, area: Place, means: Means, count: number): number {
  const { box, guards, before } = stakes
  const line: Kind[] = []
  let left = count
  let infected = 0
  let worth = 0
  for (const card of s.players[area].line) {
    if (left > 0 && card !== box.survivor) {
      left--
      const face = box.horde[card]
      if (face.class === 'infected') infected++
      worth += face.dice * 0.035 + face.draw * 0.045 + (face.kept ? 0.03 : 0)
    } else line.push(card)
  }
  const home: Kind[] = by === area ? line : s.players[by].line.slice()
  if (by !== area && infected > 0 && (means.way === 'melee' || means.noise)) {
    const { drawback } = characterOf(s, by)
    let follow = infected + (means.way === 'melee' && drawback.do === 'attracts-more' ? drawback.amount : 0)
    for (let i = 0; i < line.length && follow > 0; ) {
      if (box.horde[line[i]].class === 'infected') {
        home.push(line.splice(i, 1)[0])
        follow--
      } else i++
    }
  }
  worth += before[area] - danger(box, line, guards[area])
  if (by !== area) worth += before[by] - danger(box, home, guards[by])
  if (line.length > 0 && enemiesIn(box, line) === 0) worth += line.length * (stakes.saved === 0 ? 0.35 : 0.12)
  return worth
}

/** The best ammunition and boosts for one attack. */
export function bestPlan(s: State, stakes: Stakes, attack: Attack): Plan {
  const { box } = stakes
  const means = box.means[attack.means]
  const { line } = s.players[attack.area]
  const enemies = line.filter(card => card !== box.survivor)
  const abroad = attack.area !== attack.by
  const worths: number[] = []
  const worthOf = (count: number): number =>
    (worths[count] ??= count === 0 ? 0 : worthOfFelling(s, stakes, attack.by, attack.area, means, count))
  const value = (dice: number, convert: number, cost: number): number => {
    if (means.heads > 0) return worthOf(felledBy(box, enemies, 0, means.heads, 0, 0)) - cost
    let sum = -cost
    for (const { bodies, heads, chance } of outcomes(box, dice))
      sum += chance * worthOf(felledBy(box, enemies, 0, heads, bodies, convert))
    if (abroad && means.way !== 'melee') sum -= collateralCost(s, stakes, attack.area, dice)
    return sum
  }
  let best: Plan | null = null
  const consider = (ammo: number, boosts: readonly Kind[]): void => {
    let cost = ammo * stakes.ammoCost + boosts.length * stakes.boostCost + (means.parts === null ? 0 : stakes.boostCost)
    if (means.ammo !== null && box.rubble[means.ammo].dice > 1) cost += ammo * stakes.ammoCost
    let convert = attack.convert
    for (const card of boosts) convert += box.rubble[card].boost?.convert ?? 0
    attack.used.push(...boosts)
    const dice = means.heads > 0 ? 0 : diceFor(s, attack, ammo)
    attack.used.length -= boosts.length
    const gain = value(dice, convert, cost)
    if (best === null || gain > best.gain) best = { area: attack.area, means: means.id, ammo, boosts, gain }
  }
  for (const ammo of legalAmmo(s, attack)) consider(ammo, [])
  if (means.heads === 0) {
    for (const boost of boostsFor(s, attack)) {
      attack.used.push(boost)
      const legal = legalAmmo(s, attack)
      attack.used.pop()
      for (const ammo of legal) consider(ammo, [boost])
    }
  }
  return best as unknown as Plan
}

/** Each miss damages the player there. It must not kill them: that loses the game. */
function collateralCost(s: State, stakes: Stakes, area: Place, dice: number): number {
  let cost = 0
  for (const { bodies, heads, chance } of outcomes(stakes.box, dice))
    cost += chance * costOfMisses(s, stakes, area, dice - bodies - heads)
  return cost
}

function costOfMisses(s: State, { box, guards }: Stakes, area: Place, misses: number): number {
  const player = s.players[area]
  const soft = player.bag.filter(card => box.rubble[card].against.includes('collateral')).length
  const damage = s.options['collateral-per'] === 'die' ? misses : Math.min(1, misses)
  if (damage >= healthLeft(s, area) + soft + player.saved) return DEADLY_SHOT
  return (Math.max(0, damage - soft) / guards[area].health) * STRAY
}

/** Cost of collateral damage as a share of the player's health, and of their death. */
const STRAY = 1.1
const DEADLY_SHOT = 5

function attackFor(s: State, by: Place, area: Place, id: string): Attack {
  const box = boxOf(s)
  const means = box.means.findIndex(other => other.id === id)
  return {
    by,
    area,
    means,
    used: [],
    ammo: null,
    dice: 0,
    convert: box.means[means].convert,
    misses: 0,
    bodies: 0,
    heads: 0,
    at: 0,
    felled: [],
    rolled: null,
  }
}

/** The value of each attack for the team. */
export function attackGains(s: State, who: Place, moves: readonly CombatMove[]): Map<CombatMove, number> {
  const stakes = stakesOf(s)
  const gains = new Map<CombatMove, number>()
  for (const move of moves)
    if (move.move === 'attack')
      gains.set(move, bestPlan(s, stakes, attackFor(s, who, placeOf(move.area), move.with)).gain)
  return gains
}

/** The attack with the highest value for the team. */
export function bestAttack(
  s: State,
  who: Place,
  moves: readonly CombatMove[],
): { move: CombatMove; gain: number } | null {
  let best: { move: CombatMove; gain: number } | null = null
  for (const [move, gain] of attackGains(s, who, moves)) if (best === null || gain > best.gain) best = { move, gain }
  return best
}

/** The best dice to re-roll and the gain after the value of the card. Heads are never re-rolled. */
export function bestReroll(s: State, attack: Attack): { misses: number; bodies: number; gain: number } {
  const stakes = stakesOf(s)
  const { box } = stakes
  const means = box.means[attack.means]
  const enemies = s.players[attack.area].line.filter(card => card !== box.survivor)
  const strays = attack.area !== attack.by && means.way !== 'melee'
  const worths: number[] = []
  const worthOf = (count: number): number =>
    (worths[count] ??= count === 0 ? 0 : worthOfFelling(s, stakes, attack.by, attack.area, means, count))
  const worthOfDice = (misses: number, bodies: number, heads: number): number =>
    worthOf(felledBy(box, enemies, 0, heads, bodies, attack.convert)) -
    (strays ? costOfMisses(s, stakes, attack.area, misses) : 0)
  const now = worthOfDice(attack.misses, attack.bodies, attack.heads) + stakes.boostCost
  let best = { misses: 0, bodies: 0, gain: 0 }
  for (let again = 0; again <= attack.bodies; again++) {
    const dice = attack.misses + again
    let then = 0
    for (const { bodies, heads, chance } of outcomes(box, dice))
      then += chance * worthOfDice(dice - bodies - heads, attack.bodies - again + bodies, attack.heads + heads)
    if (dice > 0 && then - now > best.gain) best = { misses: attack.misses, bodies: again, gain: then - now }
  }
  return best
}
