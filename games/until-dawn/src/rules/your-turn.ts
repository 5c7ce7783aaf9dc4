import type { Cx } from '../cx.ts'
import { type CardId, face } from '../data/load.ts'
import type { Action } from '../moves.ts'
import { ENTRANCES, type Entrance, isBreached, JOHN, nextOpen, nightLength, type State } from '../state.ts'
import { putOnTop, takeFrom } from './stacks.ts'

const ASKED = [JOHN]
const CHOOSE_ACTION = { step: 'choose-action' } as const
const ZOMBIE_TURN = { step: 'zombie-turn' } as const

/** UD-10, UD-13 Your turn begins. Nothing before it can be undone. */
export function beginYourTurn(s: State, _step: object, cx: Cx): void {
  cx.barrier('turn')
  cx.emit?.({ event: 'turn-began', time: s.time, night: nightLength(s) })
  cx.next(CHOOSE_ACTION)
}

export function asksJohn(): readonly string[] {
  return ASKED
}

const at = (move: 'barricade' | 'shoot' | 'jasper'): Action[] => ENTRANCES.map(entrance => ({ move, at: entrance }))
const BARRICADE = at('barricade')
const SHOOT = at('shoot')
const COMMAND_JASPER = at('jasper')
const TREAT: Action = { move: 'treat' }
const PASS: Action = { move: 'pass' }
const ADVANCE: Action = { move: 'advance' }

/** UD-D1 The possible actions. UD-24 None is aimed at a breached entrance. */
export function offerChooseAction(s: State, _step: object, _seat: string, list: Action[]): void {
  for (const entrance of ENTRANCES) {
    if (isBreached(s, entrance)) continue
    if (s.supply > 0) list.push(BARRICADE[entrance])
    if (s.ammo > 0 && s.doors[entrance].zombies.length > 0) list.push(SHOOT[entrance])
    if (s.jasper !== 'dead' && s.jasper !== entrance) list.push(COMMAND_JASPER[entrance])
  }
  if (s.bitePile.length > 0) list.push(TREAT)
  list.push(PASS)
  if (mayStop(s)) list.push(ADVANCE)
}

/** UD-14 You may stop after at least one action: then the markers are no longer on the same space (UD-12). */
function mayStop(s: { time: number; zombieTime: number }): boolean {
  return s.time > s.zombieTime
}

export function takeChooseAction(s: State, _step: object, _seat: string, action: Action, cx: Cx): void {
  if (action.move === 'advance') return cx.next(ZOMBIE_TURN)
  s.time += 1 // UD-13 the time marker moves first
  doAction(s, action, cx)
  // UD-15 An action that reaches the last space is still carried out. Then the zombie turn follows.
  cx.next(s.time < nightLength(s) ? CHOOSE_ACTION : ZOMBIE_TURN)
}

function doAction(s: State, action: Action, cx: Cx): void {
  switch (action.move) {
    case 'barricade':
      return barricade(s, action.at, cx)
    case 'shoot':
      return fireTheShotgun(s, action.at, cx)
    case 'jasper':
      return commandJasper(s, action.at, cx)
    case 'treat':
      return treatTheBite(s, cx)
    default:
      cx.emit?.({ event: 'passed', rule: 'UD-23' })
  }
}

/** UD-16 Puts a barricade from the supply on an entrance. */
function barricade(s: State, entrance: Entrance, cx: Cx): void {
  s.supply -= 1
  s.doors[entrance].barricades += 1
  cx.emit?.({ event: 'barricaded', rule: 'UD-16', at: entrance, supply: s.supply })
}

/** UD-18 Spends a shell and discards the top card of a stack. */
function fireTheShotgun(s: State, entrance: Entrance, cx: Cx): void {
  s.ammo -= 1
  const door = s.doors[entrance]
  const card = door.zombies[door.zombies.length - 1]
  takeFrom(door, card)
  s.discard.push(card)
  cx.emit?.({ event: 'shot', rule: 'UD-18', at: entrance, card: face(card).id, ammo: s.ammo })
  displaceNextCard(s, entrance, cx)
}

/**
 * UD-19 The new top card moves to the next unbreached entrance, attacking or upright as before. UD-R08 At the last one
 * it stays.
 */
function displaceNextCard(s: State, from: Entrance, cx: Cx): void {
  const door = s.doors[from]
  const to = nextOpen(s, from)
  if (door.zombies.length === 0 || to === null || to === from) return
  const card: CardId = door.zombies[door.zombies.length - 1]
  const attacking = takeFrom(door, card)
  putOnTop(s.doors[to], card, attacking)
  cx.emit?.({ event: 'displaced', rule: 'UD-19', card: face(card).id, from, to, attacking })
}

/** UD-21 Jasper goes to an entrance. */
function commandJasper(s: State, entrance: Entrance, cx: Cx): void {
  s.jasper = entrance
  cx.emit?.({ event: 'jasper-sent', rule: 'UD-21', at: entrance })
}

/** UD-22 Discards a random card of the bite pile, face up. */
function treatTheBite(s: State, cx: Cx): void {
  const [card] = s.bitePile.splice(cx.chance.pick('treat', s.bitePile), 1)
  s.discard.push(card)
  cx.barrier('reveal')
  cx.emit?.({ event: 'treated', rule: 'UD-22', card: face(card).id })
}

/** UD-D1 On time-out: stop, or pass if you have taken no action yet. */
export function defaultChooseAction(s: State): Action {
  return mayStop(s) ? ADVANCE : PASS
}
