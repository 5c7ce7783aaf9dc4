import type { Cx } from '../cx.ts'
import { type CardId, isZombie, nameOf, zombieOf } from '../data/load.ts'
import type { ZombieAct } from '../moves.ts'
import { hasRoom, isKind, ROW_LIMIT, ROWS, type State, ZOMBIE, type Zombie, zombieAt } from '../state.ts'
import { type Target, targetAt } from '../targets.ts'
import { ACTION_COST, shambleCost } from './costs.ts'
import { canDraw, discardZombieCard, drawForZombies, zombieInHand } from './decks.ts'
import { pairsOf } from './survivor-acts.ts'
import { attackBy, grab, lineOf, mayAttack, mayGrab } from './zombie-attack.ts'
import { ownCards, playZombieCard } from './zombie-cards.ts'
import { eachZombie, mayRise, movesBy, rises, sendFromHand, waysOf } from './zombie-turn.ts'

const NO_SEATS: readonly string[] = []
const ASKED: readonly string[] = [ZOMBIE]

/** TS-D22 The Zombie player acts until they or the bell end the phase. */
export function asksZombieActs(s: State): readonly string[] {
  return s.phase === null || s.phase.bell ? NO_SEATS : ASKED
}

const END_PHASE: ZombieAct = { move: 'end-phase' }
const LAST_TARGET = targetAt(ROWS, ROW_LIMIT)
const perTarget = <T>(make: (target: Target) => T): readonly T[] =>
  Array.from({ length: LAST_TARGET + 1 }, (_, i) => make(i))
const BITE = perTarget<ZombieAct>(target => ({ move: 'bite', target }))
const TRIP = perTarget<ZombieAct>(target => ({ move: 'trip', target }))
const GRAB = perTarget<ZombieAct>(target => ({ move: 'grab', target }))
const RISE = perTarget<ZombieAct>(target => ({ move: 'rise', target }))
const DRAW_ZOMBIE: ZombieAct = { move: 'draw-card', deck: 'zombie' }
const DRAW_TACTICS: ZombieAct = { move: 'draw-card', deck: 'tactics' }

/**
 * TS-103 Every action that is possible and can be paid now. Common actions come first: attacks, moves toward the
 * Survivor, cards; then moves away, and trades last.
 */
export function offerZombieActs(s: State, _step: object, _seat: string, list: ZombieAct[]): void {
  eachZombie(s, (zombie, row, target) => actsOf(s, zombie, row, target, list))
  eachZombie(s, (zombie, row, target) => stepsOf(s, zombie, row, target, true, list))
  handActs(s, list)
  ownCards(s, list)
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

/** TS-104 The moves toward the Survivor, or the moves away. */
function stepsOf(s: State, zombie: Zombie, row: number, target: Target, nearer: boolean, list: ZombieAct[]): void {
  if (s.energy < shambleCost(s, zombie)) return
  const near = Math.sign(s.row - row)
  for (const by of waysOf(s, zombie, row))
    if ((Math.sign(by) === near) === nearer) list.push({ move: 'shamble', target, by })
}

/** TS-108, TS-115 Deploy and Shriek. */
function handActs(s: State, list: ZombieAct[]): void {
  if (!hasRoom(s, ROWS)) return
  const shriek = mayShriek(s)
  const seen: string[] = []
  for (const card of s.zombieHand) {
    if (!isZombie(card) || seen.includes(nameOf(card))) continue
    seen.push(nameOf(card))
    if (s.energy >= zombieOf(card).cost) list.push({ move: 'deploy', card: nameOf(card) })
    if (shriek && zombieOf(card).tier === 'base') list.push({ move: 'shriek', card: nameOf(card) })
  }
}

/** TS-109 A card for 1E or for two discarded cards. The trades are many and rarely used, so they come last. */
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

/** TS-115 Whether Shriek is possible: once per zombie turn, while a Shrieker stands. */
export function mayShriek(s: State): boolean {
  if (s.shrieked) return false
  return s.rows.some(row => row.zombies.some(zombie => !zombie.down && isKind(zombie, 'shrieker')))
}

export function takeZombieActs(s: State, _step: object, _seat: string, act: ZombieAct, cx: Cx): void {
  if (s.phase) s.phase.acted = true
  if (act.move === 'end-phase') return cx.emit?.({ event: 'phase-ended', rule: 'TS-32', seat: ZOMBIE })
  cx.next({ step: 'zombie-acts' })
  doAct(s, act, cx)
}

function doAct(s: State, act: ZombieAct, cx: Cx): void {
  switch (act.move) {
    case 'shamble': {
      const zombie = zombieAt(s, act.target)
      s.energy -= shambleCost(s, zombie)
      return movesBy(s, zombie, act.by, 'TS-104', cx)
    }
    case 'rise':
      s.energy -= ACTION_COST
      return rises(s, zombieAt(s, act.target), 'TS-105', cx)
    case 'bite': {
      s.energy -= ACTION_COST
      const zombie = zombieAt(s, act.target)
      return attackBy(zombie, lineOf(zombie), cx)
    }
    case 'trip':
      s.energy -= ACTION_COST
      return attackBy(zombieAt(s, act.target), 'C', cx) // TS-107
    case 'grab':
      s.energy -= ACTION_COST
      return grab(s, zombieAt(s, act.target), cx)
    case 'deploy':
      return deploy(s, zombieInHand(s, act.card), cx)
    case 'shriek':
      s.shrieked = true
      return sendFromHand(s, zombieInHand(s, act.card), 'TS-115', cx)
    case 'draw-card':
      s.energy -= ACTION_COST
      return drawForZombies(s, act.deck, 'TS-109', cx)
    case 'trade':
      return tradeCards(s, act, cx)
    case 'play':
      return playZombieCard(s, act, cx)
  }
}

/** TS-108 Deploys a zombie for the card's cost. */
function deploy(s: State, card: CardId, cx: Cx): void {
  s.energy -= zombieOf(card).cost
  sendFromHand(s, card, 'TS-108', cx)
}

/** TS-109 Discards two cards to draw one. */
function tradeCards(s: State, act: Extract<ZombieAct, { move: 'trade' }>, cx: Cx): void {
  for (const name of [act.card, act.other]) {
    discardZombieCard(s, zombieInHand(s, name))
    cx.emit?.({ event: 'discarded', rule: 'TS-109', seat: ZOMBIE, card: name })
  }
  drawForZombies(s, act.deck, 'TS-109', cx)
}
