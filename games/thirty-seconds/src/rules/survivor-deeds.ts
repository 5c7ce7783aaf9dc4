import type { Cx } from '../cx.ts'
import type { SurvivorEffect } from '../data/load.ts'
import { againCard, type CardId, modeNamed, nameOf, tacticOf } from '../data/load.ts'
import { abilities } from '../effects/abilities.ts'
import type { SurvivorRules } from '../effects/effect.ts'
import { survivorEffects } from '../effects/index.ts'
import type { SurvivorAct } from '../moves.ts'
import { cardIn } from '../slots.ts'
import { abilityOf, rowAt, type State, SURVIVOR, tacticInHand, zombieAt } from '../state.ts'
import { readTargets, type TargetList, targetAt } from '../targets.ts'
import { tokenSaves } from './aiming.ts'
import { announce, announceUnarmed, payWithCard } from './attack.ts'
import { ACTION_COST, clearHeadCost, standCost } from './costs.ts'
import { discardFromHand, drawTactics } from './decks.ts'
import { breakFree, moveSurvivor, standUp, walk } from './moving.ts'
import { dropSlot, equip, inHand, pickUp, spendToken, useItem } from './supplies.ts'

/** Carries out the announced action. Then the Survivor is asked again. */
export function takeSurvivorActs(s: State, _step: object, _seat: string, act: SurvivorAct, cx: Cx): void {
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
      s.energy -= ACTION_COST
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

/** TS-69 Discards two cards to draw one. */
function tradeCards(s: State, card: string, other: string, cx: Cx): void {
  for (const label of [card, other]) {
    const held = inHand(s, label)
    discardFromHand(s, held)
    cx.emit?.({ event: 'discarded', rule: 'TS-69', seat: SURVIVOR, card: nameOf(held) })
  }
  drawTactics(s, 'TS-69', cx)
}

/** TS-56 Starts a weapon attack with the cards and token declared with it. */
function attackWithWeapon(s: State, act: Extract<SurvivorAct, { move: 'attack' }>, cx: Cx): void {
  const mode = modeNamed(act.mode)
  const weapon = cardIn(s, act.slot) as CardId
  const saved = act.token ? (tokenSaves(s, weapon, mode) as number) : 0
  if (act.token) spendToken(s, abilities[abilityOf(s).id].rule, cx)
  s.energy -= mode.cost - saved
  s.attackActions += 1
  if (act.quick) payWithCard(s, againCard(mode.kind), cx)
  const linedUp = act.second === null ? null : zombieAt(s, act.second).card
  if (linedUp !== null) payWithCard(s, 'lined-up', cx)
  announce(s, { slot: act.slot, mode, target: act.target, again: act.quick, linedUp }, cx)
}

/** TS-73 Spends a token for an ability that is an action by itself. */
function useAbility(s: State, cx: Cx): void {
  const { rule, take } = abilities[abilityOf(s).id]
  spendToken(s, rule, cx)
  take?.(s, cx)
}

/** TS-78 The College Track Star moves and ignores up to two zombies. */
function dash(s: State, by: number, struckBy: TargetList | null, cx: Cx): void {
  spendToken(s, 'TS-78', cx)
  const strikers = readTargets(struckBy)
  const { zombies } = rowAt(s, s.row)
  const ignored = zombies.filter((_, at) => !strikers.includes(targetAt(s.row, at + 1))).map(({ card }) => card)
  moveSurvivor(s, by, ignored, 'TS-78', cx)
}

/** TS-70 Pays, discards and resolves a card. TS-72 Then draws a card if it has the draw symbol. */
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
  const rules = survivorEffects[tactic.effect.do] as SurvivorRules<SurvivorEffect>
  if ('take' in rules) rules.take(s, tactic.effect, { ...act, held }, cx)
  if (tactic.draws) drawTactics(s, 'TS-72', cx)
}
