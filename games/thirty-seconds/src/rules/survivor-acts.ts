import type { SurvivorEffect } from '../data/load.ts'
import { againCard, type CardId, isSupply, isTactic, type Mode, supplyOf, tacticOf } from '../data/load.ts'
import { abilities } from '../effects/abilities.ts'
import type { SurvivorRules } from '../effects/effect.ts'
import { survivorEffects } from '../effects/index.ts'
import { mayLineUp, secondTargets } from '../effects/line-up.ts'
import type { SurvivorAct } from '../moves.ts'
import { cardIn, freeSlot, SLOTS, type Slot } from '../slots.ts'
import {
  abilityOf,
  FULL_HEALTH,
  inPlay,
  isEquippable,
  isKind,
  rowAt,
  type State,
  SURVIVOR,
  tacticInHand,
} from '../state.ts'
import { targetAt } from '../targets.ts'
import { isReady, mayBeChosen, mayBeKnockedDown, targetsOf, tokenSaves } from './aiming.ts'
import { ACTION_COST, clearHeadCost, pickUpCost } from './costs.ts'
import { canDraw } from './decks.ts'
import { mayGo, mayMoveByCard, mayStandUp, mayWalk } from './moving.ts'
import { floorChoices, labelOf } from './supplies.ts'

const NO_SEATS: readonly string[] = []
const ASKED: readonly string[] = [SURVIVOR]

/** TS-D05 The Survivor acts until they end the phase or the bell ends it (TS-96, TS-98). */
export function asksSurvivorActs(s: State): readonly string[] {
  return s.phase === null || s.phase.bell ? NO_SEATS : ASKED
}

const FORWARD: SurvivorAct = { move: 'walk', by: 1 }
const BACKWARD: SurvivorAct = { move: 'walk', by: -1 }
const STAND_UP: SurvivorAct = { move: 'stand-up' }
const BREAK_FREE: SurvivorAct = { move: 'break-free' }
const DRAW: SurvivorAct = { move: 'draw' }
const CLEAR_HEAD: SurvivorAct = { move: 'clear-head' }
const END_PHASE: SurvivorAct = { move: 'end-phase' }
const DROP: readonly SurvivorAct[] = SLOTS.map(slot => ({ move: 'drop', slot }))

/**
 * TS-29, TS-30, TS-31 Every action that is possible and can be paid now. Tables show the list in this order, and the
 * clock is short: common actions come first, rare ones last.
 */
export function offerSurvivorActs(s: State, _step: object, _seat: string, list: SurvivorAct[]): void {
  if (mayAttack(s)) attackActs(s, list)
  if (mayWalk(s)) {
    if (mayGo(s, 1)) list.push(FORWARD)
    if (mayGo(s, -1)) list.push(BACKWARD)
  }
  if (mayStandUp(s)) list.push(STAND_UP)
  if (s.grabbedBy !== null && s.energy >= ACTION_COST) list.push(BREAK_FREE)
  cardActs(s, list)
  abilityActs(s, list)
  handlingActs(s, list)
  if (s.energy >= pickUpCost(s)) for (const card of floorChoices(s)) list.push({ move: 'pick-up', card })
  if (s.concussions > 0 && s.energy >= clearHeadCost(s)) list.push(CLEAR_HEAD)
  if (s.energy >= ACTION_COST && canDraw(s.tactics)) list.push(DRAW)
  list.push(END_PHASE)
  for (const slot of SLOTS) if (cardIn(s, slot) !== null) list.push(DROP[slot - 1])
  tradingActs(s, list)
}

/** TS-53, TS-70 Equip weapons and armor, use items. */
function handlingActs(s: State, list: SurvivorAct[]): void {
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
  if (use.health > 0 && s.health >= FULL_HEALTH) return // TS-154
  if (s.energy >= use.cost) list.push({ move: 'use', card: label, token: false })
  if (use.cost > 0 && s.energy >= use.cost - 1 && abilityReady(s, 'survivalist'))
    list.push({ move: 'use', card: label, token: true })
}

/** TS-69 Discard two cards instead of paying 1E. */
function tradingActs(s: State, list: SurvivorAct[]): void {
  if (!canDraw(s.tactics)) return
  for (const [card, other] of pairsOf(s.hand.map(held => labelOf(s, held)))) list.push({ move: 'trade', card, other })
}

/** Every pair of these labels, each once. */
export function pairsOf(labels: readonly string[]): [string, string][] {
  const pairs: [string, string][] = []
  for (let i = 0; i < labels.length; i++) {
    for (let j = i + 1; j < labels.length; j++) {
      const [a, b] = labels[i] < labels[j] ? [labels[i], labels[j]] : [labels[j], labels[i]]
      if (!pairs.some(([x, y]) => x === a && y === b)) pairs.push([a, b])
    }
  }
  return pairs
}

/** Panic allows at most one Attack Action in that turn. */
function mayAttack(s: State): boolean {
  return s.attackActions === 0 || !inPlay(s, 'panic')
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
  const quick = mode.kind !== 'thrown' && holdsAgain(s, mode)
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

function holdsAgain(s: State, mode: Mode): boolean {
  return tacticInHand(s.hand, againCard(mode.kind)) !== null
}

/** TS-68 Head Stomp on a zombie on the ground, Knockdown of a standing one. TS-113 No Knockdown of a Crawler. */
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

/** TS-70 The Tactics cards of the own Action Phase, each only if it can change something (TS-154). */
function cardActs(s: State, list: SurvivorAct[]): void {
  const seen: string[] = []
  for (const held of s.hand) {
    if (!isTactic(held)) continue
    const tactic = tacticOf(held)
    if (tactic.when !== 'own' || seen.includes(tactic.id) || s.energy < tactic.cost) continue
    seen.push(tactic.id)
    if (tactic.class === 'attack' && !mayAttack(s)) continue
    if (tactic.class === 'movement' && !mayMoveByCard(s)) continue
    const rules = survivorEffects[tactic.effect.do] as SurvivorRules<SurvivorEffect>
    if ('offer' in rules) rules.offer(s, tactic.id, tactic.effect, list)
  }
}

/** TS-73 Whether the ability can be used: once per turn, for a token. */
function abilityReady(s: State, ability: string): boolean {
  return s.tokens > 0 && !s.abilityUsed && abilityOf(s).id === ability
}

/** TS-76, TS-78, TS-79, TS-80 Abilities that are actions by themselves. */
function abilityActs(s: State, list: SurvivorAct[]): void {
  if (s.tokens === 0 || s.abilityUsed) return
  abilities[abilityOf(s).id].offer?.(s, list)
}
