import type { Seat } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import { type CardId, isSupply, nameOf, supplyOf } from '../data/load.ts'
import type { Moves } from '../moves.ts'
import { cardIn, freeSlot, type Slot, setSlot } from '../slots.ts'
import { rowAt, type State, tagOf } from '../state.ts'
import { pickUpCost } from './costs.ts'
import { discardFromHand, drawSupply, takeFromHand } from './decks.ts'
import { gainHealth } from './health.ts'

/** A face-down card in moves: its name is hidden. */
export const FACE_DOWN = 'face-down'

/** TS-52 The cards in the Survivor's row that can be picked up. Face-down cards are chosen unseen. */
export function floorChoices(s: State): string[] {
  const { faceUp, faceDown } = rowAt(s, s.row)
  const choices = [...new Set(faceUp.map(card => tagOf(s, card)))]
  if (faceDown.length > 0) choices.push(FACE_DOWN)
  return choices
}

export function pickUp(s: State, choice: string, cx: Cx): void {
  const cost = pickUpCost(s)
  if (s.down) s.freePickUpUsed = true
  s.energy -= cost
  takeFromFloor(s, choice, cost === 0 ? 'TS-51' : 'TS-50', cx)
}

/** Moves the card into the hand. A face-up card is known to all players. */
export function takeFromFloor(s: State, choice: string, rule: string, cx: Cx): void {
  const { faceUp, faceDown } = rowAt(s, s.row)
  if (choice === FACE_DOWN) {
    const card = faceDown.shift() as CardId
    s.hand.push(card)
    cx.barrier('reveal')
    cx.emit?.({ event: 'picked-up', rule, card: nameOf(card), hidden: true })
    return
  }
  const at = faceUp.findIndex(card => tagOf(s, card) === choice)
  const [card] = faceUp.splice(at, 1)
  s.hand.push(card)
  s.shown.push(card)
  cx.emit?.({ event: 'picked-up', rule, card: nameOf(card), hidden: false })
}

export function inHand(s: State, label: string): CardId {
  return s.hand.find(card => labelOf(s, card) === label) as CardId
}

/** The name of a card in the Survivor's hand, as used in moves. */
export function labelOf(s: State, card: CardId): string {
  return isSupply(card) ? tagOf(s, card) : nameOf(card)
}

/** TS-53 Equips a card for 0E in the lowest free slot. */
export function equip(s: State, label: string, cx: Cx): void {
  const card = inHand(s, label)
  const slot = freeSlot(s) as Slot
  takeFromHand(s, card)
  setSlot(s, slot, card)
  cx.emit?.({ event: 'equipped', rule: 'TS-53', card: nameOf(card), slot })
}

/** TS-54 Drops an equipped card for 0E, face up into the row, with all its values. */
export function dropSlot(s: State, slot: Slot, rule: string, cx: Cx): void {
  const card = cardIn(s, slot) as CardId
  setSlot(s, slot, null)
  rowAt(s, s.row).faceUp.push(card)
  cx.emit?.({ event: 'dropped', rule, card: nameOf(card), row: s.row })
}

/** TS-70 Uses an item from the hand and discards it. TS-81 A Survivalist's token reduces its cost by 1E. */
export function useItem(s: State, label: string, token: boolean, cx: Cx): void {
  const card = inHand(s, label)
  const use = supplyOf(card).use as NonNullable<ReturnType<typeof supplyOf>['use']>
  s.energy -= Math.max(0, use.cost - (token ? 1 : 0))
  if (token) spendToken(s, 'TS-81', cx)
  discardFromHand(s, card)
  cx.emit?.({ event: 'item-used', rule: 'TS-70', card: nameOf(card) })
  if (use.health > 0) gainHealth(s, use.health, 'TS-45', cx)
  if (use.energy > 0) gainEnergy(s, use.energy, 'TS-28', cx)
}

/** TS-73 Spends an Ability token. The ability is then used for this turn. */
export function spendToken(s: State, rule: string, cx: Cx): void {
  s.tokens -= 1
  s.abilityUsed = true
  cx.emit?.({ event: 'token-spent', rule, tokens: s.tokens })
}

/** TS-28 Energy gained lasts this turn only and may go above four. */
export function gainEnergy(s: State, energy: number, rule: string, cx: Cx): void {
  s.energy += energy
  cx.emit?.({ event: 'energy-gained', rule, energy: s.energy })
}

/** TS-80 The Scavenger looks at the top three Supply cards. */
export function scavenge(s: State, cx: Cx): void {
  for (let i = 0; i < 3; i++) {
    const card = drawSupply(s, cx)
    if (card === null) break
    s.lookedAt.push(card)
  }
  cx.emit?.({ event: 'scavenged', rule: 'TS-80', cards: s.lookedAt.map(nameOf), count: s.lookedAt.length })
  cx.next({ step: 'keep-supply' })
}

/** TS-D18 Which of them the Scavenger keeps. */
export function offerKeepSupply(s: State, _step: object, _seat: Seat, list: Moves['keep-supply'][]): void {
  for (const card of new Set(s.lookedAt.map(nameOf))) list.push({ move: 'keep-card', card })
}

/** Time-out: a firearm, or else the first card. */
export function usualKeepSupply(s: State): Moves['keep-supply'] {
  const firearm = s.lookedAt.find(card => supplyOf(card).class === 'firearm')
  return { move: 'keep-card', card: nameOf(firearm ?? s.lookedAt[0]) }
}

/** TS-D18 Keeps one of them. The others are discarded face up. */
export function takeKeepSupply(s: State, _step: object, _seat: Seat, { card }: Moves['keep-supply'], cx: Cx): void {
  const kept = s.lookedAt.find(looked => nameOf(looked) === card) as CardId
  s.hand.push(kept)
  const rest = s.lookedAt.filter(looked => looked !== kept)
  s.lookedAt.length = 0
  s.supplies.used.push(...rest)
  cx.emit?.({ event: 'kept', rule: 'TS-80', card, discarded: rest.map(nameOf) })
}
