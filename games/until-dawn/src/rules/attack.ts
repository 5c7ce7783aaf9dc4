import type { Cx } from '../cx.ts'
import { type CardId, COLORS, type Color, face } from '../data/load.ts'
import {
  attackingSneakers,
  type Door,
  ENTRANCES,
  type Entrance,
  hasThreeColors,
  hasThreeOf,
  isAttacking,
  isBreached,
  nextOpen,
  type State,
} from '../state.ts'
import { breach } from './breaches.ts'
import {
  drawCard,
  loseBarricades,
  namesFromTop,
  namesOf,
  putOnTop,
  putUnderneath,
  takeFrom,
  turnToAttack,
} from './stacks.ts'

/** UD-11 A zombie turn: one attack in two rounds, however many actions you took, then the cards. */
export function zombieTurn(s: State, _step: object, cx: Cx): void {
  cx.emit?.({ event: 'zombie-turn-began', steps: s.time - s.zombieTime })
  cx.next(
    { step: 'find-sets' },
    { step: 'resolve-round', from: 0, final: false },
    { step: 'cards-phase' },
    { step: 'zombie-turn-ends' },
  )
}

/** UD-25 Round one: finds the sets at every unbreached entrance, clockwise from the front door. */
export function findSets(s: State, _step: object, cx: Cx): void {
  for (const at of ENTRANCES) {
    const door = s.doors[at]
    if (isBreached(s, at) || door.zombies.length < 3) continue
    if (hasThreeColors(door)) threeColors(s, at, cx)
    for (const color of COLORS) if (hasThreeOf(door, color)) threeOfAKind(s, at, color, cx)
  }
}

/** UD-27 All three colors: every zombie at that entrance attacks. */
function threeColors(s: State, at: Entrance, cx: Cx): void {
  cx.emit?.({ event: 'set-found', rule: 'UD-27', at, set: 'three-colours' })
  turnAll(s.doors[at], at, () => true, 'UD-27', cx)
}

/** UD-28 Three of one color: that color attacks at every entrance. */
function threeOfAKind(s: State, at: Entrance, color: Color, cx: Cx): void {
  cx.emit?.({ event: 'set-found', rule: 'UD-28', at, set: color })
  for (const other of ENTRANCES) turnAll(s.doors[other], other, card => face(card).color === color, 'UD-28', cx)
}

/** UD-26 Attacking is a state of the card. It lasts until the card leaves the stacks or a rule turns it upright. */
function turnAll(door: Door, at: Entrance, which: (card: CardId) => boolean, rule: string, cx: Cx): void {
  const turned = door.zombies.filter(card => which(card) && turnToAttack(door, card))
  if (turned.length) cx.emit?.({ event: 'turned', rule, at, cards: namesFromTop(turned) })
}

/**
 * UD-32 Round two: resolves each unbreached entrance once, clockwise from the front door. UD-25 Breached ones are
 * skipped.
 */
export function resolveRound(s: State, { from, final }: { from: number; final: boolean }, cx: Cx): void {
  for (let at = from; at < ENTRANCES.length; at++) {
    if (isBreached(s, at as Entrance)) continue
    return cx.next(
      { step: 'resolve-entrance', at: at as Entrance, final, acted: NONE },
      { step: 'resolve-round', from: at + 1, final },
    )
  }
}

const NONE: readonly CardId[] = []

export interface Resolving {
  readonly at: Entrance
  readonly final: boolean
  /** UD-44 Cards that have acted here this round: a card acts only once per entrance and round. */
  readonly acted: readonly CardId[]
}

/** UD-32 The topmost attacking card that has not acted yet acts. Then the stack is read again. */
export function resolveEntrance(s: State, { at, final, acted }: Resolving, cx: Cx): void {
  const door = s.doors[at]
  if (door.attacking.length === 0 || isBreached(s, at)) return
  const card = door.zombies.findLast(zombie => isAttacking(door, zombie) && !acted.includes(zombie))
  if (card === undefined) return
  cx.next({ step: 'resolve-entrance', at, final, acted: [...acted, card] })
  attackBy[face(card).color as Color](s, at, card, final, cx)
}

const attackBy: Record<Color, (s: State, at: Entrance, card: CardId, final: boolean, cx: Cx) => void> = {
  red: scratcherAttacks,
  blue: sneakersAttack,
  green: screamerAttacks,
}

/** UD-78 Zombie Rebecca changes attacks only where her token is at that moment. */
function rebeccaIsAt(s: State, at: Entrance): boolean {
  return s.rebecca === at
}

/**
 * UD-34 A Scratcher tears down one barricade and is discarded. UD-75 Without one it breaches at Zombie Rebecca's
 * entrance.
 */
function scratcherAttacks(s: State, at: Entrance, card: CardId, final: boolean, cx: Cx): void {
  const door = s.doors[at]
  if (door.barricades === 0) {
    if (rebeccaIsAt(s, at)) return breach(s, at, card, { final, rule: 'UD-75' }, cx)
    return wanderOn(s, at, card, cx)
  }
  takeFrom(door, card)
  s.discard.push(card)
  loseBarricades(s, at, 1)
  cx.emit?.({ event: 'scratched', rule: 'UD-34', at, card: face(card).id, barricades: door.barricades })
}

/** UD-35 Without a barricade a Scratcher moves to the top of the next stack, still attacking. */
function wanderOn(s: State, from: Entrance, card: CardId, cx: Cx): void {
  const to = nextOpen(s, from) as Entrance
  takeFrom(s.doors[from], card)
  putOnTop(s.doors[to], card, true)
  cx.emit?.({ event: 'wandered', rule: 'UD-35', card: face(card).id, from, to })
}

/** UD-37 Compares the attacking Sneakers with the barricades. UD-77 At Zombie Rebecca's entrance a tie is a breach. */
function sneakersAttack(s: State, at: Entrance, _card: CardId, final: boolean, cx: Cx): void {
  const { barricades } = s.doors[at]
  const count = attackingSneakers(s.doors[at])
  if (count > barricades) return sneakersBreach(s, at, { final, rule: 'UD-38' }, cx)
  if (count === barricades && rebeccaIsAt(s, at)) return sneakersBreach(s, at, { final, rule: 'UD-77' }, cx)
  sneakersAreHeld(s, at, count, cx)
}

/** UD-38 The topmost attacking Sneaker goes over the entrance; the other Sneakers there are discarded. */
function sneakersBreach(s: State, at: Entrance, how: { final: boolean; rule: string }, cx: Cx): void {
  const door = s.doors[at]
  const first = door.zombies.findLast(card => face(card).color === 'blue' && isAttacking(door, card)) as CardId
  sweepSneakers(s, at, first, 'UD-38', cx)
  breach(s, at, first, how, cx)
}

/** UD-39 All Sneakers there are discarded, and one barricade is lost. */
function sneakersAreHeld(s: State, at: Entrance, count: number, cx: Cx): void {
  const door = s.doors[at]
  cx.emit?.({ event: 'sneakers-held', rule: 'UD-39', at, count, barricades: door.barricades - 1 })
  sweepSneakers(s, at, null, 'UD-39', cx)
  loseBarricades(s, at, 1)
}

/** UD-88 Discards from the top down. With `sneaker-clear=attacking-only` upright Sneakers stay. */
function sweepSneakers(s: State, at: Entrance, except: CardId | null, rule: string, cx: Cx): void {
  const door = s.doors[at]
  const onlyAttacking = s.options['sneaker-clear'] === 'attacking-only'
  const swept = door.zombies
    .filter(card => face(card).color === 'blue' && card !== except && (!onlyAttacking || isAttacking(door, card)))
    .reverse()
  for (const card of swept) {
    takeFrom(door, card)
    s.discard.push(card)
  }
  if (swept.length) cx.emit?.({ event: 'sneakers-swept', rule, at, cards: namesOf(swept) })
}

/** UD-40 A Screamer breaches if there is no barricade. UD-41 Otherwise it is discarded and howls. */
function screamerAttacks(s: State, at: Entrance, card: CardId, final: boolean, cx: Cx): void {
  const door = s.doors[at]
  if (door.barricades === 0) return breach(s, at, card, { final, rule: 'UD-40' }, cx)
  takeFrom(door, card)
  s.discard.push(card)
  const draws = rebeccaIsAt(s, at) ? 3 : 2 // UD-76
  cx.emit?.({ event: 'howled', rule: draws === 3 ? 'UD-76' : 'UD-41', at, card: face(card).id, draws })
  cx.next({ step: 'howl', at, left: draws })
}

/**
 * UD-41 Draws the cards of a howl one at a time. UD-42 Zombies go to the bottom, attacking. UD-43 Other cards have no
 * effect.
 */
export function howl(s: State, { at, left }: { at: Entrance; left: number }, cx: Cx): void {
  if (left === 0) return
  const card = drawCard(s, cx)
  if (card === null) return // UD-86
  const { kind, id } = face(card)
  if (kind === 'zombie') putUnderneath(s.doors[at], [card], true)
  else if (kind === 'bite') s.bitePile.push(card)
  else s.discard.push(card)
  const to = kind === 'zombie' ? 'stack' : kind === 'bite' ? 'bite-pile' : 'discard'
  cx.emit?.({ event: 'howl-drew', rule: kind === 'zombie' ? 'UD-42' : 'UD-43', at, card: id, to })
  cx.next({ step: 'howl', at, left: left - 1 })
}
