import type { CardId, Mode } from '../data/load.ts'
import {
  againCard,
  isSupply,
  isTactic,
  isZombie,
  isZombieTactic,
  nameOf,
  supplyOf,
  tacticOf,
  zombieOf,
  zombieTacticOf,
} from '../data/load.ts'
import { ability, dash } from '../effects/abilities.ts'
import { mayLineUp, secondTargets } from '../effects/line-up.ts'
import { areAlike, AMMO as DOUBLE_SHOT_AMMO, modeFor as doubleShotMode } from '../effects/two-shots.ts'
import { END_PHASE, type SurvivorAct, type ZombieAct } from '../moves.ts'
import { cardIn, freeSlot, SLOTS, type Slot } from '../slots.ts'
import {
  abilityOf,
  FULL_HEALTH,
  hasRoom,
  inPlay,
  isDownForGood,
  isEquippable,
  isFrozen,
  isKind,
  labelOf,
  ROW_LIMIT,
  ROWS,
  rowAt,
  STREET,
  type State,
  SURVIVOR,
  tacticInHand,
  ZOMBIE,
  type Zombie,
} from '../state.ts'
import { type Target, targetAt } from '../targets.ts'
import { pairsOf } from './acting.ts'
import { isReady, mayBeChosen, mayBeKnockedDown, targetsOf, tokenSaves } from './aiming.ts'
import { ACTION_COST, clearHeadCost, moveCost, pickUpCost, shambleCost, standCost } from './costs.ts'
import { canDraw } from './decks.ts'
import { survivorCards, zombieCards } from './own-cards.ts'
import { floorChoices } from './supplies.ts'
import { mayAttack, mayGrab } from './zombie-attack.ts'
import { eachZombie, waysOf } from './zombie-moves.ts'
import { mayRise, mayShriek } from './zombie-turn.ts'

/**
 * The legal moves of both Action Phases without asking every need of every candidate. The property suite compares them
 * with the needs, which are the rules. Tables show the moves in this order, and the clock is short: common actions come
 * first, rare ones last.
 */

const FORWARD: SurvivorAct = { move: 'walk', by: 1 }
const BACKWARD: SurvivorAct = { move: 'walk', by: -1 }
const STAND_UP: SurvivorAct = { move: 'stand-up' }
const BREAK_FREE: SurvivorAct = { move: 'break-free' }
const DRAW: SurvivorAct = { move: 'draw' }
const CLEAR_HEAD: SurvivorAct = { move: 'clear-head' }
const DROP: readonly SurvivorAct[] = SLOTS.map(slot => ({ move: 'drop', slot }))

export function offerSurvivorActs(s: State, _step: object, _seat: string, list: SurvivorAct[]): void {
  const mayMove = s.grabbedBy === null && !inPlay(s, 'exhausted')
  const maySwing = s.attackActions === 0 || !inPlay(s, 'panic')
  if (maySwing) attackActs(s, list)
  if (mayMove && (!s.down || isDownForGood(s, s)) && s.energy >= moveCost(s)) {
    if (s.row < STREET) list.push(FORWARD)
    if (s.row > 1) list.push(BACKWARD)
  }
  if (s.down && !isDownForGood(s, s) && s.energy >= standCost(s)) list.push(STAND_UP)
  if (s.grabbedBy !== null && s.energy >= ACTION_COST) list.push(BREAK_FREE)
  survivorCardActs(s, mayMove && !s.down, maySwing, list)
  if (s.tokens > 0 && !s.abilityUsed) abilityActs(s, list)
  supplyActs(s, list)
  if (s.energy >= pickUpCost(s)) for (const card of floorChoices(s)) list.push({ move: 'pick-up', card })
  if (s.concussions > 0 && s.energy >= clearHeadCost(s)) list.push(CLEAR_HEAD)
  const mayDraw = canDraw(s.tactics)
  if (s.energy >= ACTION_COST && mayDraw) list.push(DRAW)
  list.push(END_PHASE)
  for (const slot of SLOTS) if (cardIn(s, slot) !== null) list.push(DROP[slot - 1])
  if (!mayDraw) return
  for (const [card, other] of pairsOf(s.hand.map(held => labelOf(s, held)))) list.push({ move: 'trade', card, other })
}

function attackActs(s: State, list: SurvivorAct[]): void {
  for (const slot of SLOTS) {
    const weapon = cardIn(s, slot)
    if (weapon === null) continue
    for (const mode of supplyOf(weapon).modes) if (isReady(s, weapon, mode)) weaponActs(s, slot, weapon, mode, list)
  }
  if (!s.down && s.energy >= ACTION_COST) unarmedActs(s, list)
}

function weaponActs(s: State, slot: Slot, weapon: CardId, mode: Mode, list: SurvivorAct[]): void {
  const saved = tokenSaves(s, weapon, mode)
  const plain = s.energy >= mode.cost
  const helped = saved !== null && s.energy >= mode.cost - saved
  if (!plain && !helped) return
  const quick = mode.kind !== 'thrown' && tacticInHand(s.hand, againCard(mode.kind)) !== null
  const lined = mayLineUp(s, weapon, mode)
  for (const target of targetsOf(s, mode)) {
    const seconds: (number | null)[] = lined ? [null, ...secondTargets(s, mode, target)] : [null]
    for (const second of seconds) {
      const aim = { move: 'attack', slot, mode: mode.id, target, token: false, quick: false, second } as const
      if (plain) list.push(aim)
      if (plain && quick) list.push({ ...aim, quick: true })
      if (helped) list.push({ ...aim, token: true })
      if (helped && quick) list.push({ ...aim, token: true, quick: true })
    }
  }
}

function unarmedActs(s: State, list: SurvivorAct[]): void {
  const { zombies } = rowAt(s, s.row)
  for (let at = 0; at < zombies.length; at++) {
    const zombie = zombies[at]
    if (!mayBeChosen(zombie)) continue
    const target = targetAt(s.row, at + 1)
    if (zombie.down || isKind(zombie, 'crawler')) list.push({ move: 'stomp', target })
    if (mayBeKnockedDown(zombie)) list.push({ move: 'knock-down', target })
  }
}

function survivorCardActs(s: State, mayMove: boolean, maySwing: boolean, list: SurvivorAct[]): void {
  const seen: string[] = []
  for (const held of s.hand) {
    if (!isTactic(held)) continue
    const { id, when, cost, class: kind, effect } = tacticOf(held)
    if (when !== 'own' || seen.includes(id) || s.energy < cost) continue
    seen.push(id)
    if ((kind === 'attack' && !maySwing) || (kind === 'movement' && !mayMove)) continue
    if (effect.do === 'two-shots') twoShots(s, id, list)
    else survivorCards.offer(s, id, SURVIVOR, list)
  }
}

function twoShots(s: State, card: string, list: SurvivorAct[]): void {
  for (const slot of SLOTS) {
    const mode = doubleShotMode(s, slot)
    if (mode === null || s.left[cardIn(s, slot) as CardId] < DOUBLE_SHOT_AMMO) continue
    const targets = targetsOf(s, mode)
    for (const target of targets)
      for (const second of targets)
        if (target < second || (target > second && !areAlike(s, target, second)))
          list.push({ move: 'play', card, slot, target, second })
  }
}

function abilityActs(s: State, list: SurvivorAct[]): void {
  for (const { candidates, needs } of [ability, dash]) {
    const all = typeof candidates === 'function' ? candidates(s, {}, SURVIVOR) : candidates
    for (const act of all) if (needs?.every(([, holds]) => holds(s, act as never, {}, SURVIVOR))) list.push(act)
  }
}

function supplyActs(s: State, list: SurvivorAct[]): void {
  const free = freeSlot(s) !== null
  const seen: string[] = []
  for (const card of s.hand) {
    if (!isSupply(card)) continue
    const label = labelOf(s, card)
    if (seen.includes(label)) continue
    seen.push(label)
    if (isEquippable(card)) {
      if (free) list.push({ move: 'equip', card: label })
    } else itemActs(s, card, label, list)
  }
}

function itemActs(s: State, card: CardId, label: string, list: SurvivorAct[]): void {
  const use = supplyOf(card).use as NonNullable<ReturnType<typeof supplyOf>['use']>
  if (use.health > 0 && s.health >= FULL_HEALTH) return
  if (s.energy >= use.cost) list.push({ move: 'use', card: label, token: false })
  const mayHelp = s.tokens > 0 && !s.abilityUsed && abilityOf(s).id === 'survivalist'
  if (use.cost > 0 && s.energy >= use.cost - 1 && mayHelp) list.push({ move: 'use', card: label, token: true })
}

const LAST_TARGET = targetAt(ROWS, ROW_LIMIT)
const perTarget = <T>(make: (target: Target) => T): readonly T[] =>
  Array.from({ length: LAST_TARGET + 1 }, (_, i) => make(i))
const BITE = perTarget<ZombieAct>(target => ({ move: 'bite', target }))
const TRIP = perTarget<ZombieAct>(target => ({ move: 'trip', target }))
const GRAB = perTarget<ZombieAct>(target => ({ move: 'grab', target }))
const RISE = perTarget<ZombieAct>(target => ({ move: 'rise', target }))
const DRAW_ZOMBIE: ZombieAct = { move: 'draw-card', deck: 'zombie' }
const DRAW_TACTICS: ZombieAct = { move: 'draw-card', deck: 'tactics' }

/** Attacks, moves toward the Survivor and cards come first, then moves away, and trades last. */
export function offerZombieActs(s: State, _step: object, _seat: string, list: ZombieAct[]): void {
  eachZombie(s, (zombie, row, target) => actsOf(s, zombie, row, target, list))
  eachZombie(s, (zombie, row, target) => stepsOf(s, zombie, row, target, true, list))
  if (hasRoom(s, ROWS)) handActs(s, list)
  zombieCardActs(s, list)
  eachZombie(s, (zombie, row, target) => stepsOf(s, zombie, row, target, false, list))
  drawingActs(s, list)
}

function actsOf(s: State, zombie: Zombie, row: number, target: Target, list: ZombieAct[]): void {
  if (s.energy < ACTION_COST) return
  if (mayAttack(s, zombie, row)) {
    list.push(BITE[target])
    if (!zombie.down) list.push(TRIP[target])
  }
  if (mayGrab(s, zombie, row)) list.push(GRAB[target])
  if (mayRise(s, zombie)) list.push(RISE[target])
}

function stepsOf(s: State, zombie: Zombie, row: number, target: Target, nearer: boolean, list: ZombieAct[]): void {
  if (s.energy < shambleCost(s, zombie)) return
  const near = Math.sign(s.row - row)
  for (const by of waysOf(s, zombie, row))
    if ((Math.sign(by) === near) === nearer) list.push({ move: 'shamble', target, by })
}

function handActs(s: State, list: ZombieAct[]): void {
  const shriek = mayShriek(s)
  const seen: string[] = []
  for (const card of s.zombieHand) {
    if (!isZombie(card) || seen.includes(nameOf(card))) continue
    seen.push(nameOf(card))
    if (s.energy >= zombieOf(card).cost) list.push({ move: 'deploy', card: nameOf(card) })
    if (shriek && zombieOf(card).tier === 'base') list.push({ move: 'shriek', card: nameOf(card) })
  }
}

function zombieCardActs(s: State, list: ZombieAct[]): void {
  const seen: string[] = []
  for (const held of s.zombieHand) {
    if (!isZombieTactic(held)) continue
    const { id, when, cost, effect } = zombieTacticOf(held)
    if (when !== 'own' || seen.includes(id) || s.energy < cost) continue
    seen.push(id)
    if (effect.do === 'move') lunges(s, id, list)
    else if (effect.do === 'rise') risings(s, id, list)
    else if (effect.do === 'strike') strikes(s, id, effect.by, list)
    else zombieCards.offer(s, id, ZOMBIE, list)
  }
}

function lunges(s: State, card: string, list: ZombieAct[]): void {
  eachZombie(s, (zombie, row, target) => {
    if (!zombie.down) for (const by of waysOf(s, zombie, row)) list.push({ move: 'play', card, target, by })
  })
}

function strikes(s: State, card: string, by: string, list: ZombieAct[]): void {
  if (isFrozen(s, s.row) || (by === 'standing' && s.down)) return
  const { zombies } = rowAt(s, s.row)
  for (let at = 0; at < zombies.length; at++) {
    const { attacked, down, time } = zombies[at]
    const fits = by === 'has-attacked' ? attacked : by === 'down' ? down : !down
    if (fits && time === 0) list.push({ move: 'play', card, target: targetAt(s.row, at + 1) })
  }
}

function risings(s: State, card: string, list: ZombieAct[]): void {
  const down: Target[] = []
  eachZombie(s, (zombie, _row, target) => {
    if (mayRise(s, zombie)) down.push(target)
  })
  for (let i = 0; i < down.length; i++) {
    list.push({ move: 'play', card, target: down[i] })
    for (let j = i + 1; j < down.length; j++) list.push({ move: 'play', card, target: down[i], second: down[j] })
  }
}

function drawingActs(s: State, list: ZombieAct[]): void {
  const zombies = canDraw(s.zombies)
  const tactics = canDraw(s.zombieTactics)
  if (s.energy >= ACTION_COST) {
    if (zombies) list.push(DRAW_ZOMBIE)
    if (tactics) list.push(DRAW_TACTICS)
  }
  list.push(END_PHASE)
  for (const [card, other] of pairsOf(s.zombieHand.map(nameOf))) {
    if (zombies) list.push({ move: 'trade', card, other, deck: 'zombie' })
    if (tactics) list.push({ move: 'trade', card, other, deck: 'tactics' })
  }
}
