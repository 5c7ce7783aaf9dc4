import type { Seat } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import {
  attackCardOf,
  type CardId,
  type Line,
  type Mode,
  modeNamed,
  nameOf,
  type Result,
  supplyOf,
  tacticOf,
  zombieOf,
} from '../data/load.ts'
import { type Moves, PASS } from '../moves.ts'
import type { Slot } from '../slots.ts'
import {
  abilityOf,
  type Blow,
  findZombie,
  hasAmmoFor,
  isFrozen,
  mightHold,
  rowOf,
  type State,
  SURVIVOR,
  tacticInHand,
  targetOf,
  ZOMBIE,
  type Zombie,
} from '../state.ts'
import { isReady } from './aiming.ts'
import { announce } from './attack.ts'
import { discardFromHand, drawAttackCard, poolOf } from './decks.ts'
import { survivorDies } from './endings.ts'
import { armourTakes, loseHealth } from './health.ts'
import { survivorFalls } from './moving.ts'
import { spendToken } from './supplies.ts'

const NO_SEATS: readonly string[] = []
const ASKED: readonly string[] = [SURVIVOR]

/**
 * TS-106, TS-137 Whether a zombie can attack: in the Survivor's row, attack not used, no time tokens, not stopped by
 * Distraction.
 */
export function mayAttack(s: State, zombie: Zombie, row: number): boolean {
  return row === s.row && !zombie.attacked && zombie.time === 0 && !isFrozen(s, row)
}

/** TS-121 Line A for standing zombies, line B for those with a knockdown token. */
export function lineOf(zombie: Zombie): Line {
  return zombie.down ? 'B' : 'A'
}

/** TS-120 A zombie uses its attack for this turn. */
export function attackBy(zombie: Zombie, line: Line, cx: Cx): void {
  zombie.attacked = true
  cx.next({ step: 'zombie-attack', zombie: zombie.card, line })
}

/** TS-121 Draws the Zombie Attack card. TS-126 It counts as an attack, hit or miss. */
export function zombieAttack(s: State, { zombie, line }: { zombie: CardId; line: Line }, cx: Cx): void {
  if (findZombie(s, zombie) === null) return
  s.attacked = true
  let result = readCard(s, zombie, line, cx)
  if (result === 'miss' && s.down && s.options['second-try']) result = readCard(s, zombie, line, cx)
  if (result === 'miss') return // TS-122
  s.blow = { zombie, result, line, tokenTried: false, lethal: false }
  cx.next({ step: 'block' }, { step: 'blow-lands' }, { step: 'last-breath' }, { step: 'fall' })
}

function readCard(s: State, zombie: CardId, line: Line, cx: Cx): Result {
  const face = attackCardOf(drawAttackCard(s, ZOMBIE, cx))
  const result = face[line]
  cx.emit?.({ event: 'zombie-attacked', rule: 'TS-121', zombie: nameOf(zombie), card: face.id, line, result })
  return result
}

/**
 * TS-D13 Asks for a block whenever the ability allows it or the Survivor could hold a Dodge. TS-71 Only in an Action
 * Phase.
 */
export function asksBlock(s: State): readonly string[] {
  if (s.blow === null || s.phase === null) return NO_SEATS
  return mayDefend(s) || mightHold(s, SURVIVOR, 'dodge') ? ASKED : NO_SEATS
}

/** TS-77 The Self Defense Trainer may block as often as tokens last, but once per attack. */
function mayDefend(s: State): boolean {
  return abilityOf(s).id === 'self-defense-trainer' && s.tokens > 0 && !(s.blow as Blow).tokenTried
}

export function offerBlock(s: State, _step: object, _seat: Seat, list: Moves['block'][]): void {
  list.push(PASS)
  if (mayDefend(s)) list.push({ move: 'block', card: 'token' })
  if (tacticInHand(s.hand, 'dodge') !== null) list.push({ move: 'block', card: 'dodge' })
}

/**
 * TS-77, TS-122 Draws a Survivor Attack card: any success, on line A standing or line B down, blocks the whole attack.
 */
export function takeBlock(s: State, _step: object, _seat: Seat, move: Moves['block'], cx: Cx): void {
  if (move.move === 'pass') return
  const { card } = move
  const blow = s.blow as Blow
  if (card === 'token') {
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

/** TS-46 Deals the zombie's damage, 1 more for `hit+1`. TS-124 Armor first, then health, last breath and knockdown. */
export function blowLands(s: State, _step: object, cx: Cx): void {
  const { blow } = s
  if (blow === null) return
  const damage = damageOf(blow)
  if (damage === 0) return
  const rest = armourTakes(s, damage, cx)
  if (rest === 0) return
  if (rest < s.health) return loseHealth(s, rest, cx)
  if (s.tokens > 0 && s.lastBreath === 'ready') {
    blow.lethal = true // TS-83
    return
  }
  loseHealth(s, rest, cx)
  survivorDies(s, 'zombie', cx) // TS-48
}

/** TS-123 `kd` and any success on line C do no damage. */
function damageOf({ zombie, result, line }: Blow): number {
  if (result === 'kd' || line === 'C') return 0
  return zombieOf(zombie).damage + (result === 'hit+1' ? 1 : 0)
}

export function asksLastBreath(s: State): readonly string[] {
  return s.blow?.lethal ? ASKED : NO_SEATS
}

export function offerLastBreath(_s: State, _step: object, _seat: Seat, list: Moves['last-breath'][]): void {
  list.push({ move: 'breathe' }, { move: 'die' })
}

/**
 * TS-83 Spends a token instead of the last health: 1 health is left, and the next turn has 2E less. TS-84 This does not
 * count as using the ability.
 */
export function takeLastBreath(s: State, _step: object, _seat: Seat, { move }: Moves['last-breath'], cx: Cx): void {
  const blow = s.blow as Blow
  blow.lethal = false
  if (move === 'die') {
    loseHealth(s, s.health, cx)
    return survivorDies(s, 'zombie', cx)
  }
  s.tokens -= 1
  s.health = 1
  s.lastBreath = 'owed'
  cx.emit?.({ event: 'last-breath', rule: 'TS-83', tokens: s.tokens })
}

/** TS-123 Knocked down by `hit+kd`, `kd` or a successful knockdown attempt. */
export function fall(s: State, _step: object, cx: Cx): void {
  const { blow } = s
  s.blow = null
  if (blow && (blow.line === 'C' || blow.result === 'hit+kd' || blow.result === 'kd')) survivorFalls(s, cx)
}

/** TS-118 A Grab always succeeds: no card, no block. The zombie loses all its time tokens. */
export function grab(s: State, zombie: Zombie, cx: Cx): void {
  s.timeTokens[poolOf(s, ZOMBIE)] += zombie.time
  zombie.time = 0
  zombie.attacked = true
  s.attacked = true
  s.grabbedBy ??= zombie.card // TS-127 A second grab changes nothing.
  cx.emit?.({ event: 'grabbed', rule: 'TS-118', zombie: nameOf(zombie.card) })
}

/** TS-118 Whether a zombie can grab: standing in the Survivor's row, with at least one time token. */
export function mayGrab(s: State, zombie: Zombie, row: number): boolean {
  return row === s.row && zombie.time > 0 && !zombie.down && !isFrozen(s, row)
}

interface Confronting {
  readonly slot: Slot
  readonly mode: string
}

/** TS-D16, TS-140 Confrontation may be played after a zombie moved into the row. TS-R48 Never in a Draw Phase. */
export function asksConfront(s: State, { zombie }: { zombie: CardId }): readonly string[] {
  const found = findZombie(s, zombie)
  if (s.phase === null || found === null || found.time > 0 || rowOf(s, zombie) !== s.row) return NO_SEATS
  return mightHold(s, SURVIVOR, 'confrontation') && confrontModes(s).length > 0 ? ASKED : NO_SEATS
}

/** TS-56 The once-per-turn limit of a mode applies to Confrontation too. */
function confrontModes(s: State): Confronting[] {
  return s.slots.flatMap((weapon, at) =>
    weapon === null
      ? []
      : supplyOf(weapon)
          .modes.filter(mode => mode.min === 0 && mayConfrontBy(s, weapon, mode))
          .map(mode => ({ slot: at + 1, mode: mode.id })),
  )
}

function mayConfrontBy(s: State, weapon: CardId, mode: Mode): boolean {
  return s.rules === undefined ? hasAmmoFor(s, weapon, mode) : isReady(s, weapon, mode)
}

export function offerConfront(s: State, _step: object, _seat: Seat, list: Moves['confront'][]): void {
  list.push(PASS)
  if (tacticInHand(s.hand, 'confrontation') === null) return
  for (const { slot, mode } of confrontModes(s)) list.push({ move: 'confront', slot, mode })
}

export function takeConfront(
  s: State,
  { zombie }: { readonly zombie: CardId },
  _seat: Seat,
  move: Moves['confront'],
  cx: Cx,
): void {
  if (move.move === 'pass') return
  const { slot, mode } = move
  discardFromHand(s, tacticInHand(s.hand, 'confrontation') as CardId)
  const target = targetOf(s, zombie)
  cx.emit?.({ event: 'played', rule: 'TS-70', seat: SURVIVOR, card: 'confrontation', zombie: nameOf(zombie), target })
  announce(s, { slot, mode: modeNamed(mode), target, mayAgain: false }, cx)
}
