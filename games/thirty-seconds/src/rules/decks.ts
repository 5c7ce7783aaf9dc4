import { type Deck, draw, type Seat, shuffleBack } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import { attackCardOf, type CardId, isSupply, isZombie, nameOf, supplyOf } from '../data/load.ts'
import {
  type AttackPile,
  isSolo,
  type Pile,
  type Side,
  type State,
  SURVIVOR,
  SURVIVOR_SIDE,
  sideOf,
  ZOMBIE,
} from '../state.ts'

type DeckName = 'supplies' | 'tactics' | 'zombies' | 'zombie-tactics' | 'survivor-attack' | 'zombie-attack'

/** TS-27, TS-55, TS-112 Draws a card. An empty pile is refilled from its discard pile; null if both are empty. */
function drawFrom(pile: Pile, deck: DeckName, rule: string, cx: Cx): CardId | null {
  const card = draw(deckOf(pile, deck, rule, cx), cx.chance)
  if (card !== null) cx.barrier('reveal')
  return card
}

function deckOf({ draw: pile, used: discard }: Pile, deck: DeckName, rule: string, cx: Cx): Deck<CardId> {
  return { pile, discard, shuffle: deck, again: () => cx.emit?.({ event: 'reshuffled', rule, deck }) }
}

/** TS-27 Draws a Survivor Tactics card into the hand. */
export function drawTactics(s: State, rule: string, cx: Cx): void {
  const card = drawFrom(s.tactics, 'tactics', 'TS-27', cx)
  if (card === null) return cx.emit?.({ event: 'no-card', rule, seat: SURVIVOR, deck: 'tactics' })
  s.hand.push(card)
  cx.emit?.({ event: 'drew', rule, seat: SURVIVOR, deck: 'tactics', card: nameOf(card) })
}

/** TS-55 The top Supply card, or null if none is left. */
export function drawSupply(s: State, cx: Cx): CardId | null {
  return drawFrom(s.supplies, 'supplies', 'TS-55', cx)
}

/** TS-112 The top Zombie card, or null if none is left. */
export function drawZombie(s: State, cx: Cx): CardId | null {
  return drawFrom(s.zombies, 'zombies', 'TS-112', cx)
}

/** TS-101, TS-109 Draws a card into the Zombie player's hand. */
export function drawForZombies(s: State, deck: 'zombie' | 'tactics', rule: string, cx: Cx): void {
  const card = deck === 'zombie' ? drawZombie(s, cx) : drawFrom(s.zombieTactics, 'zombie-tactics', 'TS-112', cx)
  if (card === null) return cx.emit?.({ event: 'no-card', rule, seat: ZOMBIE, deck })
  s.zombieHand.push(card)
  cx.emit?.({ event: 'drew', rule, seat: ZOMBIE, deck, card: nameOf(card) })
}

export function canDraw(pile: Pile): boolean {
  return pile.draw.length + pile.used.length > 0
}

/**
 * TS-58, TS-121 Draws an Attack card. TS-59 The Shuffle card is discarded, marks the deck, and another card is drawn.
 */
export function drawAttackCard(s: State, seat: Seat, cx: Cx): CardId {
  const mine = seat === SURVIVOR
  const deck: AttackPile = mine ? s.attackDeck : s.zombieAttackDeck
  const name: DeckName = mine ? 'survivor-attack' : 'zombie-attack'
  for (;;) {
    if (deck.draw.length === 0) deck.shuffle = false
    const card = draw(deckOf(deck, name, 'TS-87', cx), cx.chance) as CardId
    deck.used.push(card)
    cx.barrier('reveal')
    if (!attackCardOf(card).shuffle) return card
    deck.shuffle = true
    cx.emit?.({ event: 'shuffle-card', rule: 'TS-59', seat, card: nameOf(card) })
  }
}

/** TS-87 Shuffles the used cards back into a deck whose Shuffle card came up this turn. */
export function reshuffle(s: State, _step: object, cx: Cx): void {
  for (const deck of [s.attackDeck, s.zombieAttackDeck]) {
    if (!deck.shuffle) continue
    const name = deck === s.attackDeck ? 'survivor-attack' : 'zombie-attack'
    cx.barrier('reveal')
    shuffleBack(deckOf(deck, name, 'TS-87', cx), cx.chance)
    deck.shuffle = false
  }
}

/**
 * TS-55 Discards a used or broken Supply card. A unique weapon leaves the game. TS-151 The card returns to its starting
 * values, and its Damaged Weapon is discarded.
 */
export function discardSupply(s: State, card: CardId): void {
  if (supplyOf(card).unique) return removeSupply(s, card)
  restore(s, card)
  s.supplies.used.push(card)
}

/** Removes a Supply card from the game: in the street, or unique. */
export function removeSupply(s: State, card: CardId): void {
  restore(s, card)
  s.removed.push(card)
}

function restore(s: State, card: CardId): void {
  s.left[card] = supplyOf(card).value ?? 0
  const at = s.damaged.findIndex(({ weapon }) => weapon === card)
  if (at < 0) return
  s.zombieTactics.used.push(s.damaged[at].card)
  s.damaged.splice(at, 1)
}

export function takeFromHand(s: State, card: CardId): void {
  s.hand.splice(s.hand.indexOf(card), 1)
  const at = s.shown.indexOf(card)
  if (at >= 0) s.shown.splice(at, 1)
}

/** Moves a card from the Survivor's hand to its discard pile. */
export function discardFromHand(s: State, card: CardId): void {
  takeFromHand(s, card)
  if (isSupply(card)) discardSupply(s, card)
  else s.tactics.used.push(card)
}

/** The card with this name in the Zombie player's hand. */
export function zombieInHand(s: State, name: string): CardId {
  return s.zombieHand.find(card => nameOf(card) === name) as CardId
}

/** Moves a card from the Zombie player's hand to its discard pile. */
export function discardZombieCard(s: State, card: CardId): void {
  s.zombieHand.splice(s.zombieHand.indexOf(card), 1)
  if (isZombie(card)) s.zombies.used.push(card)
  else s.zombieTactics.used.push(card)
}

/** TS-19 In solo all time tokens are in one pool. */
export function poolOf(s: State, seat: Seat): Side {
  return isSolo(s) ? SURVIVOR_SIDE : sideOf(seat)
}

/** Takes a Zombie Tactics card that stays in play off the discard pile. */
export function takeBack(s: State, card: CardId): void {
  s.zombieTactics.used.splice(s.zombieTactics.used.indexOf(card), 1)
}
