import type { Cx } from '../cx.ts'
import { type CardId, COLOURS, type Colour, face } from '../data/load.ts'
import {
  attackingSneakers,
  type Door,
  ENTRANCES,
  type Entrance,
  hasThreeColours,
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

/** UD-11 A zombie turn: one attack in two rounds, however many actions you took, and then the cards. */
export function zombieTurn(s: State, _step: object, cx: Cx): void {
  cx.emit?.({ event: 'zombie-turn-began', steps: s.time - s.zombieTime })
  cx.next(
    { step: 'find-sets' },
    { step: 'resolve-round', from: 0, final: false },
    { step: 'cards-phase' },
    { step: 'zombie-turn-ends' },
  )
}

/** UD-25 Round one visits every unbreached entrance once, from the front door clockwise, and finds who attacks. */
export function findSets(s: State, _step: object, cx: Cx): void {
  for (const at of ENTRANCES) {
    const door = s.doors[at]
    if (isBreached(s, at) || door.zombies.length < 3) continue
    if (hasThreeColours(door)) threeColours(s, at, cx)
    for (const colour of COLOURS) if (hasThreeOf(door, colour)) threeOfAKind(s, at, colour, cx)
  }
}

/** UD-27 All three colours: everybody at that entrance attacks. */
function threeColours(s: State, at: Entrance, cx: Cx): void {
  cx.emit?.({ event: 'set-found', rule: 'UD-27', at, set: 'three-colours' })
  turnAll(s.doors[at], at, () => true, 'UD-27', cx)
}

/** UD-28 Three of one colour: that colour attacks at every entrance. */
function threeOfAKind(s: State, at: Entrance, colour: Colour, cx: Cx): void {
  cx.emit?.({ event: 'set-found', rule: 'UD-28', at, set: colour })
  for (const other of ENTRANCES) turnAll(s.doors[other], other, card => face(card).colour === colour, 'UD-28', cx)
}

/** UD-26 Attacking is a state of the card; it lasts until the card leaves or a rule turns it back. */
function turnAll(door: Door, at: Entrance, which: (card: CardId) => boolean, rule: string, cx: Cx): void {
  const turned = door.zombies.filter(card => which(card) && turnToAttack(door, card))
  if (turned.length) cx.emit?.({ event: 'turned', rule, at, cards: namesFromTop(turned) })
}

/** UD-32 Round two: each unbreached entrance once, from the front door clockwise. UD-25 Breached ones are passed over. */
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
  /** UD-44 A card acts at most once at an entrance in a round. */
  readonly acted: readonly CardId[]
}

/** UD-32 The topmost attacking card that has not acted acts; then the stack is read again. */
export function resolveEntrance(s: State, { at, final, acted }: Resolving, cx: Cx): void {
  const door = s.doors[at]
  if (door.attacking.length === 0 || isBreached(s, at)) return
  const card = door.zombies.findLast(zombie => isAttacking(door, zombie) && !acted.includes(zombie))
  if (card === undefined) return
  cx.next({ step: 'resolve-entrance', at, final, acted: [...acted, card] })
  attackBy[face(card).colour as Colour](s, at, card, final, cx)
}

const attackBy: Record<Colour, (s: State, at: Entrance, card: CardId, final: boolean, cx: Cx) => void> = {
  red: scratcherAttacks,
  blue: sneakersAttack,
  green: screamerAttacks,
}

/** UD-78 Zombie Rebecca changes attacks only where her token is at that moment. */
function rebeccaIsAt(s: State, at: Entrance): boolean {
  return s.rebecca === at
}

/** UD-34 A Scratcher tears down one barricade and is spent. UD-75 Without one it breaks in beside Zombie Rebecca. */
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

/** UD-35 With no barricade it moves on to the top of the next stack, still attacking. */
function wanderOn(s: State, from: Entrance, card: CardId, cx: Cx): void {
  const to = nextOpen(s, from) as Entrance
  takeFrom(s.doors[from], card)
  putOnTop(s.doors[to], card, true)
  cx.emit?.({ event: 'wandered', rule: 'UD-35', card: face(card).id, from, to })
}

/** UD-37 The attacking Sneakers at the entrance are counted against its barricades. UD-77 Beside Zombie Rebecca a tie is enough for them. */
function sneakersAttack(s: State, at: Entrance, _card: CardId, final: boolean, cx: Cx): void {
  const { barricades } = s.doors[at]
  const count = attackingSneakers(s.doors[at])
  if (count > barricades) return sneakersBreach(s, at, { final, rule: 'UD-38' }, cx)
  if (count === barricades && rebeccaIsAt(s, at)) return sneakersBreach(s, at, { final, rule: 'UD-77' }, cx)
  sneakersAreHeld(s, at, count, cx)
}

/** UD-38 The topmost attacking Sneaker goes over the entrance, the other Sneakers there are discarded. */
function sneakersBreach(s: State, at: Entrance, how: { final: boolean; rule: string }, cx: Cx): void {
  const door = s.doors[at]
  const first = door.zombies.findLast(card => face(card).colour === 'blue' && isAttacking(door, card)) as CardId
  sweepSneakers(s, at, first, 'UD-38', cx)
  breach(s, at, first, how, cx)
}

/** UD-39 All Sneakers there are discarded, and exactly one barricade goes. */
function sneakersAreHeld(s: State, at: Entrance, count: number, cx: Cx): void {
  const door = s.doors[at]
  cx.emit?.({ event: 'sneakers-held', rule: 'UD-39', at, count, barricades: door.barricades - 1 })
  sweepSneakers(s, at, null, 'UD-39', cx)
  loseBarricades(s, at, 1)
}

/** UD-88 From one stack the top card is discarded first. The option `sneaker-clear` spares the upright ones. */
function sweepSneakers(s: State, at: Entrance, except: CardId | null, rule: string, cx: Cx): void {
  const door = s.doors[at]
  const onlyAttacking = s.options['sneaker-clear'] === 'attacking-only'
  const swept = door.zombies
    .filter(card => face(card).colour === 'blue' && card !== except && (!onlyAttacking || isAttacking(door, card)))
    .reverse()
  for (const card of swept) {
    takeFrom(door, card)
    s.discard.push(card)
  }
  if (swept.length) cx.emit?.({ event: 'sneakers-swept', rule, at, cards: namesOf(swept) })
}

/** UD-40 A Screamer breaks in where there is no barricade. UD-41 Otherwise it is spent, and howls. */
function screamerAttacks(s: State, at: Entrance, card: CardId, final: boolean, cx: Cx): void {
  const door = s.doors[at]
  if (door.barricades === 0) return breach(s, at, card, { final, rule: 'UD-40' }, cx)
  takeFrom(door, card)
  s.discard.push(card)
  const draws = rebeccaIsAt(s, at) ? 3 : 2 // UD-76
  cx.emit?.({ event: 'howled', rule: draws === 3 ? 'UD-76' : 'UD-41', at, card: face(card).id, draws })
  cx.next({ step: 'howl', at, left: draws })
}

/** UD-41 The cards of a howl are drawn singly. UD-42 Zombies go to the very bottom, attacking. UD-43 Nothing else has an effect. */
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
