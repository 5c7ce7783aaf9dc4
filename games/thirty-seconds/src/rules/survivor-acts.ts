import type { Cx } from '../cx.ts'
import { type CardId, isSupply, isTactic, type Mode, modeNamed, nameOf, supplyOf, tacticOf } from '../data/load.ts'
import {
  abilityOf,
  FULL_HEALTH,
  inPlay,
  isEquippable,
  isKind,
  ROWS,
  rowAt,
  STREET,
  type State,
  SURVIVOR,
  type SurvivorAct,
  standCost,
  tacticInHand,
  type Zombie,
  zombieAt,
} from '../state.ts'
import { isReady, mayBeChosen, secondTargets, targetsOf, tokenSaves } from './aiming.ts'
import { announce, announceUnarmed, payWithCard } from './attack.ts'
import { canDraw, discardFromHand, drawTactics } from './decks.ts'
import { gainHealth, knockZombieDown } from './health.ts'
import {
  breakFree,
  mayGo,
  mayMoveByCard,
  mayStandUp,
  mayWalk,
  moveSurvivor,
  opportunists,
  standUp,
  walk,
} from './moving.ts'
import {
  dropSlot,
  equip,
  floorChoices,
  gainEnergy,
  inHand,
  labelOf,
  pickUp,
  pickUpCost,
  scavenge,
  spendToken,
  takeFromFloor,
  useItem,
} from './supplies.ts'

const NOBODY: readonly string[] = []
const ASKED: readonly string[] = [SURVIVOR]

/** TS-D05 The Survivor acts until they end the phase or the bell ends it (TS-96, TS-98). */
export function asksSurvivor(s: State): readonly string[] {
  return s.phase === null || s.phase.bell ? NOBODY : ASKED
}

const FORWARD: SurvivorAct = { move: 'walk', by: 1 }
const BACKWARD: SurvivorAct = { move: 'walk', by: -1 }
const STAND_UP: SurvivorAct = { move: 'stand-up' }
const BREAK_FREE: SurvivorAct = { move: 'break-free' }
const DRAW: SurvivorAct = { move: 'draw' }
const CLEAR_HEAD: SurvivorAct = { move: 'clear-head' }
const END_PHASE: SurvivorAct = { move: 'end-phase' }
const ABILITY: SurvivorAct = { move: 'ability' }
const DROP: readonly SurvivorAct[] = [1, 2, 3].map(slot => ({ move: 'drop', slot }))

/** TS-29, TS-30, TS-31 Everything that can be done and paid in full now. */
export function survivorActs(s: State, _step: object, _seat: string, list: SurvivorAct[]): void {
  if (mayWalk(s)) {
    if (mayGo(s, 1)) list.push(FORWARD)
    if (mayGo(s, -1)) list.push(BACKWARD)
  }
  if (mayStandUp(s)) list.push(STAND_UP)
  if (s.grabbedBy !== null && s.energy >= 1) list.push(BREAK_FREE)
  if (s.energy >= pickUpCost(s)) for (const card of floorChoices(s)) list.push({ move: 'pick-up', card })
  handlingActs(s, list)
  drawingActs(s, list)
  if (mayAttack(s)) attackActs(s, list)
  cardActs(s, list)
  abilityActs(s, list)
  if (s.concussions > 0 && s.energy >= clearHeadCost(s)) list.push(CLEAR_HEAD)
  list.push(END_PHASE)
}

/** TS-149 1E, or 2E as once printed (TS-R26). */
function clearHeadCost(s: State): number {
  return s.options['concussion-2e'] ? 2 : 1
}

/** TS-53, TS-54, TS-70 Equip, drop, use items. */
function handlingActs(s: State, list: SurvivorAct[]): void {
  const free = s.slots.includes(null)
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
  for (let slot = 0; slot < s.slots.length; slot++) if (s.slots[slot] !== null) list.push(DROP[slot])
}

function itemActs(s: State, card: CardId, label: string, list: SurvivorAct[]): void {
  const use = supplyOf(card).use as NonNullable<ReturnType<typeof supplyOf>['use']>
  if (use.health > 0 && s.health >= FULL_HEALTH) return // TS-154
  if (s.energy >= use.cost) list.push({ move: 'use', card: label, token: false })
  if (use.cost > 0 && s.energy >= use.cost - 1 && abilityReady(s, 'survivalist'))
    list.push({ move: 'use', card: label, token: true })
}

/** TS-69 A Tactics card for 1E or for two cards. */
function drawingActs(s: State, list: SurvivorAct[]): void {
  if (!canDraw(s.tactics)) return
  if (s.energy >= 1) list.push(DRAW)
  for (const [card, other] of pairsOf(s.hand.map(held => labelOf(s, held)))) list.push({ move: 'trade', card, other })
}

/** Every two of these labels, each pair once. */
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

/** Panic: at most one Attack Action in that turn. */
function mayAttack(s: State): boolean {
  return s.attackActions === 0 || !inPlay(s, 'panic')
}

function attackActs(s: State, list: SurvivorAct[]): void {
  for (let slot = 1; slot <= s.slots.length; slot++) {
    const weapon = s.slots[slot - 1]
    if (weapon === null) continue
    for (const mode of supplyOf(weapon).modes) if (isReady(s, weapon, mode)) weaponActs(s, slot, weapon, mode, list)
  }
  if (!s.down && s.energy >= 1) unarmedActs(s, list)
}

function weaponActs(s: State, slot: number, weapon: CardId, mode: Mode, list: SurvivorAct[]): void {
  const saved = tokenSaves(s, weapon, mode)
  const plain = s.energy >= mode.cost
  const helped = saved !== null && s.energy >= mode.cost - saved
  if (!plain && !helped) return
  const quick = mode.kind !== 'thrown' && holdsAgain(s, mode)
  const lined =
    mode.kind === 'ranged' && supplyOf(weapon).class === 'firearm' && tacticInHand(s.hand, 'lined-up') !== null
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
  return tacticInHand(s.hand, mode.kind === 'ranged' ? 'quick-trigger' : 'quick-hands') !== null
}

/** TS-68 Head Stomp on somebody on the ground; Knockdown of somebody who stands. TS-113 A Crawler is only stomped. */
function unarmedActs(s: State, list: SurvivorAct[]): void {
  const { zombies } = rowAt(s, s.row)
  for (let at = 0; at < zombies.length; at++) {
    const zombie = zombies[at]
    if (!mayBeChosen(zombie)) continue
    const target = s.row * 10 + at + 1
    if (zombie.down || isKind(zombie, 'crawler')) list.push({ move: 'stomp', target })
    if (mayBeKnockedDown(zombie)) list.push({ move: 'knock-down', target })
  }
}

function mayBeKnockedDown(zombie: Zombie): boolean {
  return !zombie.down && mayBeChosen(zombie) && !isKind(zombie, 'crawler')
}

/** TS-70 The Tactics cards of the own Action Phase, each only where it can change something (TS-154). */
function cardActs(s: State, list: SurvivorAct[]): void {
  const seen: string[] = []
  for (const held of s.hand) {
    if (!isTactic(held)) continue
    const tactic = tacticOf(held)
    if (tactic.when !== 'own' || seen.includes(tactic.id) || s.energy < tactic.cost) continue
    seen.push(tactic.id)
    if (tactic.class === 'attack' && !mayAttack(s)) continue
    if (tactic.class === 'movement' && !mayMoveByCard(s)) continue
    const card = tactic.id
    const { effect } = tactic
    switch (effect.do) {
      case 'walk':
        for (const by of [effect.rows, -effect.rows])
          if (mayGo(s, by) && mayEndThere(s, by)) list.push({ move: 'play', card, by })
        break
      case 'gain-energy':
      case 'stay-in-play':
        list.push({ move: 'play', card })
        break
      case 'stand-up':
        if (s.down && mayEverStand(s)) list.push({ move: 'play', card })
        break
      case 'knock-down':
        if (!s.down) for (const target of knockable(s)) list.push({ move: 'play', card, target })
        break
      case 'pick-up':
        for (const take of floorChoices(s)) list.push({ move: 'play', card, take })
        break
      case 'reload':
        for (let slot = 1; slot <= s.slots.length; slot++)
          if (mayReload(s, s.slots[slot - 1])) list.push({ move: 'play', card, slot })
        break
      case 'two-shots':
        twoShots(s, card, list)
        break
    }
  }
}

/** TS-R39 The option `parkour-street`. */
function mayEndThere(s: State, by: number): boolean {
  return s.row + by !== STREET || by === 1 || s.options['parkour-street']
}

function mayEverStand(s: State): boolean {
  return !(s.options['permanent-knockdown'] && s.health === 1)
}

function knockable(s: State): number[] {
  return rowAt(s, s.row).zombies.flatMap((zombie, at) => (mayBeKnockedDown(zombie) ? [s.row * 10 + at + 1] : []))
}

function mayReload(s: State, weapon: CardId | null): boolean {
  return weapon !== null && supplyOf(weapon).class === 'firearm' && s.left[weapon] < (supplyOf(weapon).value as number)
}

/** Double Head Shot: a firearm with two ammo, two different zombies in its range, never `once` nor `split`. */
function twoShots(s: State, card: string, list: SurvivorAct[]): void {
  for (let slot = 1; slot <= s.slots.length; slot++) {
    const weapon = s.slots[slot - 1]
    const mode = weapon === null ? null : headShotMode(s, weapon)
    if (mode === null) continue
    const targets = targetsOf(s, mode)
    for (let i = 0; i < targets.length; i++)
      for (let j = i + 1; j < targets.length; j++)
        list.push({ move: 'play', card, slot, target: targets[i], second: targets[j] })
  }
}

function headShotMode(s: State, weapon: CardId): Mode | null {
  const { class: kind, modes } = supplyOf(weapon)
  if (kind !== 'firearm' || s.left[weapon] < 2) return null
  return modes.find(mode => mode.kind === 'ranged' && !mode.once && !mode.split) ?? null
}

/** TS-73 Once per turn, for a token. */
function abilityReady(s: State, ability: string): boolean {
  return s.tokens > 0 && !s.abilityUsed && abilityOf(s).id === ability
}

/** TS-76, TS-78, TS-79, TS-80 Abilities that are actions of their own. */
function abilityActs(s: State, list: SurvivorAct[]): void {
  if (s.tokens === 0 || s.abilityUsed) return
  switch (abilityOf(s).id) {
    case 'soccer-player':
      list.push(ABILITY)
      break
    case 'doctor':
      if (s.health < FULL_HEALTH) list.push(ABILITY)
      break
    case 'scavenger':
      if (canDraw(s.supplies)) list.push(ABILITY)
      break
    case 'college-track-star':
      if (!mayMoveByCard(s) || s.row === ROWS) break
      dashes(s, list)
  }
}

/** TS-78 One row either way. TS-D17 Of three attackers one is not ignored. */
function dashes(s: State, list: SurvivorAct[]): void {
  const attackers = opportunists(s, s.row)
  if (attackers.length <= 2) list.push({ move: 'dash', by: 1, struckBy: null })
  else {
    const { zombies } = rowAt(s, s.row)
    for (const zombie of attackers)
      list.push({ move: 'dash', by: 1, struckBy: s.row * 10 + zombies.indexOf(zombie) + 1 })
  }
  if (mayGo(s, -1)) list.push({ move: 'dash', by: -1, struckBy: null })
}

/** What was announced is done; then the Survivor is asked again. */
export function takeSurvivorAct(s: State, _step: object, _seat: string, act: SurvivorAct, cx: Cx): void {
  if (s.phase) s.phase.acted = true
  if (act.move === 'end-phase') return cx.emit?.({ event: 'phase-ended', rule: 'TS-32', seat: SURVIVOR })
  cx.next({ step: 'survivor-acts' })
  doAct(s, act, cx)
}

function doAct(s: State, act: SurvivorAct, cx: Cx): void {
  switch (act.move) {
    case 'walk':
      return walk(s, act.by, cx)
    case 'stand-up':
      return standUp(s, standCost(s), 'TS-40', cx)
    case 'break-free':
      return breakFree(s, cx)
    case 'pick-up':
      return pickUp(s, act.card, cx)
    case 'equip':
      return equip(s, act.card, cx)
    case 'drop':
      return dropSlot(s, act.slot, 'TS-54', cx)
    case 'draw':
      s.energy -= 1
      return drawTactics(s, 'TS-69', cx)
    case 'trade':
      return tradeCards(s, act.card, act.other, cx)
    case 'use':
      return useItem(s, act.card, act.token, cx)
    case 'attack':
      return attackWithWeapon(s, act, cx)
    case 'stomp':
      return announceUnarmed(s, 'stomp', act.target, cx)
    case 'knock-down':
      return announceUnarmed(s, 'knockdown', act.target, cx)
    case 'ability':
      return useAbility(s, cx)
    case 'dash':
      return dash(s, act.by, act.struckBy, cx)
    case 'clear-head':
      s.energy -= clearHeadCost(s)
      s.concussions -= 1
      return cx.emit?.({ event: 'head-cleared', rule: 'TS-149', tokens: s.concussions })
    case 'play':
      return playCard(s, act, cx)
  }
}

/** TS-69 Two cards for one. */
function tradeCards(s: State, card: string, other: string, cx: Cx): void {
  for (const label of [card, other]) {
    const held = inHand(s, label)
    discardFromHand(s, held)
    cx.emit?.({ event: 'discarded', rule: 'TS-69', seat: SURVIVOR, card: nameOf(held) })
  }
  drawTactics(s, 'TS-69', cx)
}

/** TS-56 An announced weapon attack with all that was said along with it. */
function attackWithWeapon(s: State, act: Extract<SurvivorAct, { move: 'attack' }>, cx: Cx): void {
  const mode = modeNamed(act.mode)
  const weapon = s.slots[act.slot - 1] as CardId
  const saved = act.token ? (tokenSaves(s, weapon, mode) as number) : 0
  if (act.token) spendToken(s, tokenRule(s), cx)
  s.energy -= mode.cost - saved
  s.attackActions += 1
  if (act.quick) payWithCard(s, mode.kind === 'ranged' ? 'quick-trigger' : 'quick-hands', cx)
  const linedUp = act.second === null ? null : zombieAt(s, act.second).card
  if (linedUp !== null) payWithCard(s, 'lined-up', cx)
  announce(s, { slot: act.slot, mode, target: act.target, again: act.quick, linedUp }, cx)
}

function tokenRule(s: State): string {
  const rules: Record<string, string> = { 'firearms-instructor': 'TS-74', 'mma-trainer': 'TS-75' }
  return rules[abilityOf(s).id] ?? 'TS-81'
}

function useAbility(s: State, cx: Cx): void {
  switch (abilityOf(s).id) {
    case 'soccer-player':
      spendToken(s, 'TS-76', cx)
      return gainEnergy(s, 1, 'TS-76', cx)
    case 'doctor':
      spendToken(s, 'TS-79', cx)
      return gainHealth(s, 1, 'TS-79', cx)
    default:
      spendToken(s, 'TS-80', cx)
      return scavenge(s, cx)
  }
}

/** TS-78 The Track Star slips past up to two zombies. */
function dash(s: State, by: number, struckBy: number | null, cx: Cx): void {
  spendToken(s, 'TS-78', cx)
  const spared = struckBy === null ? null : zombieAt(s, struckBy).card
  const ignored = opportunists(s, s.row)
    .map(zombie => zombie.card)
    .filter(card => card !== spared)
  moveSurvivor(s, by, ignored, 'TS-78', cx)
}

/** TS-70 Pay, discard, do what the card says; TS-72 then draw if it bears the symbol. */
function playCard(s: State, act: Extract<SurvivorAct, { move: 'play' }>, cx: Cx): void {
  const held = tacticInHand(s.hand, act.card) as CardId
  const tactic = tacticOf(held)
  const target = 'target' in act ? act.target : null
  s.energy -= tactic.cost
  discardFromHand(s, held)
  cx.emit?.({
    event: 'played',
    rule: 'TS-70',
    seat: SURVIVOR,
    card: tactic.id,
    zombie: target === null ? null : nameOf(zombieAt(s, target).card),
    target,
  })
  if (tactic.class === 'attack') s.attackActions += 1
  cardWorks(s, act, held, cx)
  if (tactic.draws) drawTactics(s, 'TS-72', cx)
}

function cardWorks(s: State, act: Extract<SurvivorAct, { move: 'play' }>, held: CardId, cx: Cx): void {
  const { effect } = tacticOf(held)
  switch (effect.do) {
    case 'walk':
      return moveSurvivor(s, (act as { by: number }).by, null, 'TS-33', cx)
    case 'gain-energy':
      return gainEnergy(s, effect.energy, 'TS-28', cx)
    case 'stay-in-play':
      s.tactics.used.pop()
      s.inPlay.push(held)
      s.timeTokens[0] = Math.max(0, s.timeTokens[0] - 1)
      return
    case 'stand-up':
      return standUp(s, 0, 'TS-70', cx)
    case 'knock-down':
      return knockZombieDown(s, zombieAt(s, (act as { target: number }).target), 'TS-70', cx)
    case 'pick-up':
      return takeFromFloor(s, (act as { take: string }).take, 'TS-70', cx)
    case 'reload':
      return reload(s, (act as { slot: number }).slot, effect.ammo, cx)
    case 'two-shots':
      return doubleHeadShot(s, act as { slot: number; target: number; second: number }, effect.bonus, cx)
  }
}

function reload(s: State, slot: number, ammo: number, cx: Cx): void {
  const weapon = s.slots[slot - 1] as CardId
  s.left[weapon] = Math.min(supplyOf(weapon).value as number, s.left[weapon] + ammo)
  cx.emit?.({ event: 'reloaded', rule: 'TS-70', card: nameOf(weapon), left: s.left[weapon] })
}

function doubleHeadShot(
  s: State,
  { slot, target, second }: { slot: number; target: number; second: number },
  bonus: number,
  cx: Cx,
): void {
  const mode = (headShotMode(s, s.slots[slot - 1] as CardId) as Mode).id
  const shots = [target, second].map(
    at => ({ step: 'begin-attack', slot, mode, zombie: zombieAt(s, at).card, bonus }) as const,
  )
  cx.next(...shots)
}
