import type { Seat } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import { attackCardOf, type CardId, tacticOf, type ZombieEffect } from '../data/load.ts'
import { type Moves, PASS } from '../moves.ts'
import { spoil } from '../rules/attack.ts'
import { discardFromHand, drawAttackCard } from '../rules/decks.ts'
import { spendToken } from '../rules/supplies.ts'
import { abilityOf, type Blow, mightHold, type State, SURVIVOR, tacticInHand, ZOMBIE } from '../state.ts'
import type { SurvivorRules, ZombieRules } from './effect.ts'

const NO_SEATS: readonly Seat[] = []
const ASKED: readonly Seat[] = [SURVIVOR]

/** Dodge. */
export const rules: SurvivorRules<unknown> = { reactsIn: 'block' }

/** Flailing Arms: draws a Zombie Attack card, line A. Anything but a miss blocks. */
export const zombieRules: ZombieRules<ZombieEffect> = {
  reactsIn: 'zombie-reacts',
  take(s, _effect, _played, cx) {
    const face = attackCardOf(drawAttackCard(s, ZOMBIE, cx))
    const success = face.A !== 'miss'
    cx.emit?.({ event: 'block', rule: 'TS-63', seat: ZOMBIE, card: face.id, line: 'A', success })
    if (success) spoil(s, 'TS-63', cx)
  },
}

/** In a block move: an Ability token instead of a card. */
const TOKEN = 'token'

/**
 * TS-D13 Asks for a block whenever the ability allows it or the Survivor could hold a Dodge. TS-71 Only in an Action
 * Phase.
 */
export function asksBlock(s: State): readonly Seat[] {
  if (s.blow === null || s.phase === null) return NO_SEATS
  return mayDefend(s) || mightHold(s, SURVIVOR, 'dodge') ? ASKED : NO_SEATS
}

/** TS-77 The Self Defense Trainer may block as often as tokens last, but once per attack. */
function mayDefend(s: State): boolean {
  return abilityOf(s).id === 'self-defense-trainer' && s.tokens > 0 && !(s.blow as Blow).tokenTried
}

export function offerBlock(s: State, _step: object, _seat: Seat, list: Moves['block'][]): void {
  list.push(PASS)
  if (mayDefend(s)) list.push({ move: 'block', card: TOKEN })
  if (tacticInHand(s.hand, 'dodge') !== null) list.push({ move: 'block', card: 'dodge' })
}

/**
 * TS-77, TS-122 Draws a Survivor Attack card: any success, on line A standing or line B down, blocks the whole attack.
 */
export function takeBlock(s: State, _step: object, _seat: Seat, move: Moves['block'], cx: Cx): void {
  if (move.move === 'pass') return
  const { card } = move
  const blow = s.blow as Blow
  if (card === TOKEN) {
    blow.tokenTried = true
    const used = s.abilityUsed
    spendToken(s, 'TS-77', cx)
    s.abilityUsed = used // It may be used several times per turn.
  } else {
    const held = tacticInHand(s.hand, 'dodge') as CardId
    discardFromHand(s, held)
    cx.emit?.({ event: 'played', rule: 'TS-70', seat: SURVIVOR, card: tacticOf(held).id, zombie: null, target: null })
  }
  const face = attackCardOf(drawAttackCard(s, SURVIVOR, cx))
  const line = s.down ? 'B' : 'A'
  const success = face[line] !== 'miss'
  cx.emit?.({ event: 'block', rule: 'TS-122', seat: SURVIVOR, card: face.id, line, success })
  if (success) s.blow = null
  else cx.next({ step: 'block' })
}

export const worth = { dodge: 0.4 }
export const kept = ['flailing-arms']
