import { say } from '@holdout/engine'
import type { Ask, Cx, MoveOf, NeedOf } from '../cx.ts'
import { FACE_DOWN } from '../data/labels.ts'
import { type CardId, isSupply, nameOf, supplyNamed, supplyOf } from '../data/load.ts'
import { titleOf } from '../say/cards.ts'
import { floorCard, inSlot, price, theCard } from '../say/parts.ts'
import { cardIn, freeSlot, fullSlots, SLOTS, type Slot, setSlot } from '../slots.ts'
import { abilityOf, FULL_HEALTH, isEquippable, labelOf, rowAt, type State, tagOf } from '../state.ts'
import { comesFirst, survivorAnswers } from './answers.ts'
import { pickUpCost } from './costs.ts'
import { discardFromHand, drawSupply, takeFromHand } from './decks.ts'
import { gainHealth } from './health.ts'
import { HEALTHY, held, onlyIf, pays, TOKEN_LEFT } from './needs.ts'

/** TS-52 The cards in the Survivor's row that can be picked up. Face-down cards are chosen unseen. */
export function floorChoices(s: State): string[] {
  const { faceUp, faceDown } = rowAt(s, s.row)
  const choices = [...new Set(faceUp.map(card => tagOf(s, card)))]
  if (faceDown.length > 0) choices.push(FACE_DOWN)
  return choices
}

/** TS-50 The card lies in the Survivor's row. */
export function liesHere<M>(cardOf: (move: M) => string): NeedOf<M> {
  return [
    'TS-50',
    (s, move) => floorChoices(s).includes(cardOf(move)),
    (s, move) => {
      if (floorChoices(s).length === 0) return 'Nothing lies in your row.'
      return cardOf(move) === FACE_DOWN ? 'There is no face-down card in your row.' : 'That card is not in your row.'
    },
  ]
}

/** TS-50 Pick up a card of the row. TS-51 While down the first one of the turn is free. */
export const pickUp: MoveOf<'pick-up', 'survivor-acts'> = {
  rule: 'TS-50',
  label: ({ card }, v) => say`Pick up ${floorCard(card)} ${price(pickUpCost(v))}`,
  candidates(s) {
    const cards = floorChoices(s)
    return (cards.length > 0 ? cards : [FACE_DOWN]).map(card => ({ move: 'pick-up', card }))
  },
  needs: [liesHere(({ card }) => card), pays(pickUpCost, 'Picking up')],
  take(s, { card }, cx) {
    const cost = pickUpCost(s)
    if (s.down) s.freePickUpUsed = true
    s.energy -= cost
    takeFromFloor(s, card, cost === 0 ? 'TS-51' : 'TS-50', cx)
  },
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

/** The Supply cards in hand by their labels, each once. */
function suppliesInHand(s: State, fits: (card: CardId) => boolean): string[] {
  return [...new Set(s.hand.filter(card => isSupply(card) && fits(card)).map(card => labelOf(s, card)))]
}

/** TS-53 Equips a card for 0E in the lowest free slot. */
export const equip: MoveOf<'equip', 'survivor-acts'> = {
  rule: 'TS-53',
  label: ({ card }) => say`Equip ${theCard(card)} (free)`,
  candidates: s => suppliesInHand(s, isEquippable).map(card => ({ move: 'equip', card })),
  exists: [
    held('TS-53', 'You do not have that card.'),
    [
      'TS-53',
      (_s, { card }) => (supplyNamed(card)?.class ?? 'item') !== 'item',
      'Only weapons and armor can be equipped.',
    ],
  ],
  needs: [['TS-53', s => freeSlot(s) !== null, 'All three slots are full. First drop a card.']],
  take(s, move, cx) {
    const card = inHand(s, move.card)
    const slot = freeSlot(s) as Slot
    takeFromHand(s, card)
    setSlot(s, slot, card)
    cx.emit?.({ event: 'equipped', rule: 'TS-53', card: nameOf(card), slot })
  },
}

/** TS-54 Drops an equipped card for 0E. */
export const drop: MoveOf<'drop', 'survivor-acts'> = {
  rule: 'TS-54',
  label: ({ slot }, v) => say`Drop ${inSlot(v, slot)} (free)`,
  candidates: SLOTS.map(slot => ({ move: 'drop', slot })),
  tempting: s => fullSlots(s).map(slot => ({ move: 'drop', slot })),
  needs: [['TS-54', (s, { slot }) => cardIn(s, slot) !== null, 'That slot is empty.']],
  take: (s, { slot }, cx) => dropSlot(s, slot, 'TS-54', cx),
}

/** TS-54 A dropped card lies face up in the row, with all its values. */
export function dropSlot(s: State, slot: Slot, rule: string, cx: Cx): void {
  const card = cardIn(s, slot) as CardId
  setSlot(s, slot, null)
  rowAt(s, s.row).faceUp.push(card)
  cx.emit?.({ event: 'dropped', rule, card: nameOf(card), row: s.row })
}

type Using = Extract<Parameters<MoveOf<'use', 'survivor-acts'>['take']>[1], object>
type ItemUse = NonNullable<ReturnType<typeof supplyOf>['use']>

/** What an item in hand does. */
function useOf({ card }: Using): ItemUse {
  return supplyNamed(card)?.use as ItemUse
}

function useCost(_s: State, move: Using): number {
  return Math.max(0, useOf(move).cost - (move.token ? 1 : 0))
}

/** TS-70 Uses an item from the hand and discards it. TS-81 A Survivalist's token reduces its cost by 1E. */
export const use: MoveOf<'use', 'survivor-acts'> = {
  rule: 'TS-70',
  label: ({ card, token }) =>
    say`Use ${theCard(card)} ${token ? '(1 token)' : price(supplyNamed(card)?.use?.cost ?? 0)}`,
  candidates: s =>
    suppliesInHand(s, card => !isEquippable(card)).flatMap(card =>
      [false, true].map(token => ({ move: 'use', card, token })),
    ),
  tempting: s => suppliesInHand(s, card => !isEquippable(card)).map(card => ({ move: 'use', card, token: false })),
  exists: [
    held('TS-70', 'You do not have that card.'),
    [
      'TS-70',
      (_s, { card }) => supplyNamed(card)?.use != null,
      (_s, { card }) => `${titleOf(String(card))} is not an item you can use.`,
    ],
  ],
  needs: [
    ['TS-45', (s, move) => useOf(move).health === 0 || s.health < FULL_HEALTH, HEALTHY],
    ['TS-81', (s, { token }) => !token || abilityOf(s).id === 'survivalist', 'Only a Survivalist can do that.'],
    ...onlyIf(({ token }: Using) => token, TOKEN_LEFT),
    ['TS-81', (_s, move) => !move.token || useOf(move).cost > 0, 'It costs no Energy, so a token saves nothing.'],
    pays(useCost),
  ],
  take(s, move, cx) {
    const card = inHand(s, move.card)
    const { health, energy } = useOf(move)
    s.energy -= useCost(s, move)
    if (move.token) spendToken(s, 'TS-81', cx)
    discardFromHand(s, card)
    cx.emit?.({ event: 'item-used', rule: 'TS-70', card: nameOf(card) })
    if (health > 0) gainHealth(s, health, 'TS-45', cx)
    if (energy > 0) gainEnergy(s, energy, 'TS-28', cx)
  },
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

const keepCard: MoveOf<'keep-card', 'keep-supply'> = {
  rule: 'TS-80',
  label: ({ card }) => say`Keep ${theCard(card)}`,
  candidates: s => [...new Set(s.lookedAt.map(nameOf))].map(card => ({ move: 'keep-card', card })),
  exists: [
    [
      'TS-80',
      (s, { card }) => s.lookedAt.some(looked => nameOf(looked) === card),
      'That card is not one of those you are looking at.',
    ],
  ],
  take(s, { card }, cx) {
    const kept = s.lookedAt.find(looked => nameOf(looked) === card) as CardId
    s.hand.push(kept)
    const rest = s.lookedAt.filter(looked => looked !== kept)
    s.lookedAt.length = 0
    s.supplies.used.push(...rest)
    cx.emit?.({ event: 'kept', rule: 'TS-80', card, discarded: rest.map(nameOf) })
  },
}

/** TS-D18 The Scavenger keeps one of them. The others are discarded face up. */
export const keepSupply: Ask<'keep-supply'> = {
  rule: 'TS-D18',
  ...survivorAnswers,
  question: () => say`Which Supply card do you keep?`,
  moves: { 'keep-card': keepCard },
  ...comesFirst('TS-80', 'First keep one of the Supply cards.'),
  /** A firearm, or else the first card. */
  timeout(s) {
    const firearm = s.lookedAt.find(card => supplyOf(card).class === 'firearm')
    return { move: 'keep-card', card: nameOf(firearm ?? s.lookedAt[0]) }
  },
}
