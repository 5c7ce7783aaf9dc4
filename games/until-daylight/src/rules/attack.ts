import { type Place, placeOf, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { type Box, boxOf, type Face, type Kind, type Means } from '../data/box.ts'
import type { CombatMove, Preparation, Rerolling } from '../moves.ts'
import {
  type Attack,
  advantage,
  characterOf,
  countIn,
  hasEnemies,
  kindsIn,
  MOST_DICE,
  type State,
  type Turn,
} from '../state.ts'
import { addTally, raiseTally } from './experience.ts'
import { takeFromBag } from './inventory.ts'
import { hasParts } from './trade.ts'

const ATTACKS = new Map<string, CombatMove>()

function attackOf(area: string, means: string): CombatMove {
  const key = `${area} ${means}`
  let move = ATTACKS.get(key)
  if (move === undefined) {
    move = { move: 'attack', area, with: means }
    ATTACKS.set(key, move)
  }
  return move
}

/** DL-71 to DL-73, DL-89 Every weapon the player can use, in every area with a horde card. */
export function attacks(s: State, who: Place, list: CombatMove[]): void {
  const box = boxOf(s)
  const able = usableMeans(s, who)
  const busy = hasEnemies(box, s.players[who].line)
  for (let area = 0; area < s.players.length; area++) {
    if (s.players[area].line.length === 0) continue
    for (const means of able) {
      if (area !== who && busy && means.way === 'melee') continue // DL-72
      list.push(attackOf(seatOf(area), means.id))
    }
  }
}

/** What a player can attack with: bare hands, weapons with enough ammunition, crafted attacks. */
function usableMeans(s: State, who: Place): Means[] {
  const box = boxOf(s)
  const { bag } = s.players[who]
  const { drawback } = characterOf(s, who)
  const able: Means[] = [box.means[0]]
  for (const card of kindsIn(bag)) {
    const at = box.rubble[card].means
    if (at === null) continue
    const means = box.means[at]
    if (drawback.do === 'refuses' && drawback.way === means.way) continue // DL-144
    if (means.ammo !== null && countIn(bag, means.ammo) < means.needs) continue // DL-74
    able.push(means)
  }
  for (const means of box.means) if (means.parts !== null && hasParts(bag, means.parts)) able.push(means)
  return able
}

/** DL-78 Queues the steps of an attack. A Nail Bomb has no roll (DL-134). */
export function declareAttack(s: State, by: Place, area: Place, id: string, cx: Cx): void {
  const box = boxOf(s)
  const at = box.means.findIndex(other => other.id === id)
  const means = box.means[at]
  const attack: Attack = {
    by,
    area,
    means: at,
    used: [],
    ammo: null,
    dice: 0,
    convert: means.convert,
    misses: 0,
    bodies: 0,
    heads: means.heads,
    at: 0,
    felled: [],
    rolled: null,
  }
  s.attack = attack
  for (const part of means.parts ?? []) {
    takeFromBag(s.players[by].bag, part)
    attack.used.push(part)
  }
  const slot = box.attacksSlot[at]
  if (slot !== null) s.players[by].tally[slot] += 1
  cx.emit?.({ event: 'attacked', rule: 'DL-71', who: seatOf(by), area: seatOf(area), with: id })
  const ending = [{ step: 'pay' }, { step: 'attack-ends' }, { step: 'action-done' }] as const
  if (means.heads > 0) cx.next(...ending)
  else cx.next({ step: 'prepare' }, { step: 'roll' }, { step: 'lucky' }, { step: 'collateral' }, ...ending)
}

/** DL-75, DL-76 Dice of weapon, ammunition, boosts and character; at least 1, at most the limit. */
export function diceFor(s: State, attack: Attack, ammo: number): number {
  const box = boxOf(s)
  const means = box.means[attack.means]
  const { drawback } = characterOf(s, attack.by)
  let dice = means.dice
  if (means.ammo !== null) dice += ammo * box.rubble[means.ammo].dice
  for (const card of attack.used) dice += box.rubble[card].boost?.dice ?? 0
  if (means.way !== 'crafted') {
    dice += bonusDice(s, attack.by, means)
    if (drawback.do === 'dice' && drawback.way === (means.way === 'melee' ? 'melee' : 'distance'))
      dice += drawback.amount
  }
  return Math.min(Math.max(1, dice), diceLimit(s, attack.by))
}

/** DL-143 to DL-145 Bonus dice of a character with this kind of weapon. */
function bonusDice(s: State, who: Place, means: Means): number {
  const { advantage: own } = characterOf(s, who)
  return own.do === 'dice' && own.way === means.way ? advantage(s, who, 'dice') : 0
}

function diceLimit(s: State, who: Place): number {
  const { drawback } = characterOf(s, who)
  return drawback.do === 'dice-limit' ? Math.min(drawback.amount, MOST_DICE) : MOST_DICE
}

/** DL-74 The legal numbers of ammunition cards: the least number needed, and every number that adds a die. */
export function legalAmmo(s: State, attack: Attack): number[] {
  const { ammo, needs } = boxOf(s).means[attack.means]
  if (ammo === null) return [0]
  const held = countIn(s.players[attack.by].bag, ammo)
  const legal = [needs]
  for (let cards = needs + 1; cards <= held; cards++)
    if (diceFor(s, attack, cards) > diceFor(s, attack, cards - 1)) legal.push(cards)
  return legal
}

/** DL-79, DL-129 to DL-131, DL-133 The boosts that may be declared for this attack. */
export function boostsFor(s: State, attack: Attack): Kind[] {
  const box = boxOf(s)
  const means = box.means[attack.means]
  return kindsIn(s.players[attack.by].bag).filter(card => {
    const { boost } = box.rubble[card]
    if (boost === null || boost.reroll) return false
    if (boost.way !== null && boost.way !== means.way) return false
    if (boost.once && attack.used.includes(card)) return false
    return boost.convert > 0 || addsDie(s, attack, card)
  })
}

/** DL-129 Whether a boost adds at least 1 die under the limit. */
function addsDie(s: State, attack: Attack, card: Kind): boolean {
  const { needs } = boxOf(s).means[attack.means]
  const before = diceFor(s, attack, needs)
  attack.used.push(card)
  const after = diceFor(s, attack, needs)
  attack.used.pop()
  return after > before
}

export function asksChoosePayment(s: State): readonly string[] {
  return s.attack === null ? [] : [seatOf(s.attack.by)]
}

/** Empty if there is nothing to choose. */
export function asksPrepare(s: State): readonly string[] {
  const { attack } = s
  if (attack === null || attack.ammo !== null) return []
  return boostsFor(s, attack).length > 0 || legalAmmo(s, attack).length > 1 ? [seatOf(attack.by)] : []
}

const ROLLS: readonly Preparation[] = Array.from({ length: 49 }, (_, ammo) => ({ move: 'roll', ammo }))
const BOOSTS = new Map<string, Preparation>()

/** DL-78 First the boosts, then the ammunition, then the roll. */
export function offerPrepare(s: State, _step: object, _seat: string, list: Preparation[]): void {
  const attack = s.attack as Attack
  const { names } = boxOf(s)
  for (const card of boostsFor(s, attack)) {
    let move = BOOSTS.get(names[card])
    if (move === undefined) {
      move = { move: 'boost', card: names[card] }
      BOOSTS.set(names[card], move)
    }
    list.push(move)
  }
  for (const ammo of legalAmmo(s, attack)) list.push(ROLLS[ammo])
}

export function takePrepare(s: State, _step: object, seat: string, move: Preparation, cx: Cx): void {
  const attack = s.attack as Attack
  if (move.move === 'roll') {
    attack.ammo = move.ammo
    return
  }
  const box = boxOf(s)
  const card = box.kinds.get(move.card) as Kind
  takeFromBag(s.players[attack.by].bag, card)
  attack.used.push(card)
  attack.convert += box.rubble[card].boost?.convert ?? 0
  cx.emit?.({ event: 'boosted', rule: 'DL-79', who: seat, card: move.card })
  cx.next({ step: 'prepare' })
}

/** DL-78 Counts the dice, fixes them (DL-23) and rolls. */
export function rollAttack(s: State, _step: object, cx: Cx): void {
  const attack = s.attack as Attack
  const box = boxOf(s)
  const { ammo } = box.means[attack.means]
  const cards = attack.ammo ?? legalAmmo(s, attack)[0]
  attack.ammo = cards
  attack.dice = diceFor(s, attack, cards)
  for (let i = 0; i < cards; i++) {
    takeFromBag(s.players[attack.by].bag, ammo as Kind)
    attack.used.push(ammo as Kind)
  }
  for (let i = 0; i < attack.dice; i++) countFace(attack, rollDie(box, 'attack', cx))
  const { misses, bodies, heads } = attack
  cx.emit?.({
    event: 'rolled',
    rule: 'DL-78',
    who: seatOf(attack.by),
    dice: attack.dice,
    ammo: cards,
    misses,
    bodies,
    heads,
  })
}

export function rollDie(box: Box, name: string, cx: Cx): Face {
  return box.combatDie[cx.chance.pick(name, box.combatDie)]
}

function countFace(attack: Attack, face: Face): void {
  if (face === 'miss') attack.misses++
  else if (face === 'body') attack.bodies++
  else attack.heads++
}

/** The attacker's newest card that allows a re-roll; null if there is none. */
function rerollCard(s: State, who: Place): Kind | null {
  const { rubble } = boxOf(s)
  return s.players[who].bag.findLast(card => rubble[card].boost?.reroll) ?? null
}

export function asksLucky(s: State): readonly string[] {
  const { attack } = s
  return attack !== null && attack.dice > 0 && rerollCard(s, attack.by) !== null ? [seatOf(attack.by)] : []
}

const STAND: Rerolling = { move: 'stand' }

/** DL-132 Every choice of dice to re-roll, or none. */
export function offerLucky(s: State, _step: object, _seat: string, list: Rerolling[]): void {
  const attack = s.attack as Attack
  for (let misses = 0; misses <= attack.misses; misses++)
    for (let bodies = 0; bodies <= attack.bodies; bodies++)
      for (let heads = 0; heads <= attack.heads; heads++)
        if (misses + bodies + heads > 0) list.push({ move: 'reroll', misses, bodies, heads })
  list.push(STAND)
}

/** DL-132 Re-rolls the chosen dice; another Lucky may follow. */
export function takeLucky(s: State, _step: object, seat: string, move: Rerolling, cx: Cx): void {
  if (move.move === 'stand') return
  const box = boxOf(s)
  const attack = s.attack as Attack
  const card = rerollCard(s, placeOf(seat)) as Kind
  takeFromBag(s.players[attack.by].bag, card)
  attack.used.push(card)
  attack.misses -= move.misses
  attack.bodies -= move.bodies
  attack.heads -= move.heads
  const again = move.misses + move.bodies + move.heads
  for (let i = 0; i < again; i++) countFace(attack, rollDie(box, 'attack', cx))
  const { misses, bodies, heads } = attack
  cx.emit?.({ event: 'rerolled', rule: 'DL-132', who: seat, misses, bodies, heads })
  cx.next({ step: 'lucky' })
}

/** DL-80 The roll is final. Each miss of a distance attack in another player's area damages that player. */
export function dealCollateral(s: State, _step: object, cx: Cx): void {
  const attack = s.attack as Attack
  const means = boxOf(s).means[attack.means]
  const attacker = s.players[attack.by]
  attack.rolled = { misses: attack.misses, heads: attack.heads }
  raiseTally(attacker, 'most-heads-rolled', attack.heads)
  if (attack.misses === 0) raiseTally(attacker, 'most-dice-without-miss', attack.dice)
  if (means.way === 'firearm') raiseTally(attacker, 'most-firearm-dice', attack.dice)
  if (means.way === 'melee' || attack.area === attack.by || attack.misses === 0) return
  const damage = s.options['collateral-per'] === 'die' ? attack.misses : 1
  cx.emit?.({ event: 'collateral', rule: 'DL-80', who: seatOf(attack.by), to: seatOf(attack.area), damage })
  const points = s.options['collateral-order'] === 'full' ? absorbInArea(s, attack.area, damage, cx) : damage
  if (points > 0) cx.next({ step: 'damage', who: attack.area, points, source: 'collateral' })
}

/** R-35 With the option, Survivors and barricades absorb collateral damage first. */
function absorbInArea(s: State, area: Place, damage: number, cx: Cx): number {
  const { survivor } = boxOf(s)
  const player = s.players[area]
  let points = damage
  for (; points > 0 && player.line.includes(survivor); points--) {
    s.hordeDiscard.push(...player.line.splice(player.line.indexOf(survivor), 1))
    cx.emit?.({ event: 'survivor-killed', rule: 'DL-R35', at: seatOf(area), by: 'collateral' })
  }
  for (; points > 0 && player.barricades > 0; points--) {
    player.barricades -= 1
    cx.emit?.({ event: 'barricade-broken', rule: 'DL-R35', at: seatOf(area), left: player.barricades })
  }
  return points
}

/** Counts what an attack did, for objectives. */
export function countAttack(s: State, attack: Attack): void {
  const box = boxOf(s)
  const means = box.means[attack.means]
  const attacker = s.players[attack.by]
  const abroad = attack.area !== attack.by
  let enemies = 0
  for (const card of attack.felled) {
    if (card === box.survivor) addTally(attacker, 'survivors-felled')
    else {
      enemies++
      countFelled(s, attack.by, card)
      if (means.way === 'silent') {
        addTally(attacker, 'felled-silently')
        if (box.horde[card].kept) addTally(attacker, 'trophies-felled-silently')
      }
    }
  }
  if (means.way === 'melee') raiseTally(attacker, 'most-felled-by-melee', enemies)
  if (means.way === 'firearm') raiseTally(attacker, 'most-felled-by-firearm', enemies)
  const slot = box.mostFelledSlot[attack.means]
  if (slot !== null) attacker.tally[slot] = Math.max(attacker.tally[slot], enemies)
  if (!abroad || enemies === 0) return
  const turn = s.turn as Turn
  turn.felledAbroad += enemies
  raiseTally(attacker, 'most-felled-abroad-in-turn', turn.felledAbroad)
  if (means.way === 'firearm' && attack.rolled?.misses === 0) addTally(attacker, 'clean-shots-abroad')
  if (!hasEnemies(box, s.players[attack.area].line)) addTally(attacker, 'areas-cleared-abroad')
}

/** Counts one enemy eliminated by a player's own attack or trap. */
export function countFelled(s: State, who: Place, card: Kind): void {
  const player = s.players[who]
  player.tally[boxOf(s).felledSlot[card]] += 1
  if (s.round === 1) addTally(player, 'felled-in-round-1')
}
