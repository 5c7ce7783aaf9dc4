import type { Seat } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import { attackCardOf, type CardId, type Line, nameOf, type Result, zombieOf } from '../data/load.ts'
import type { Moves } from '../moves.ts'
import { type Blow, findZombie, isFrozen, type State, SURVIVOR, ZOMBIE, type Zombie } from '../state.ts'
import { drawAttackCard, poolOf } from './decks.ts'
import { survivorDies } from './endings.ts'
import { armorTakes, loseHealth } from './health.ts'
import { survivorFalls } from './moving.ts'

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

/** TS-46 Deals the zombie's damage, 1 more for `hit+1`. TS-124 Armor first, then health, last breath and knockdown. */
export function blowLands(s: State, _step: object, cx: Cx): void {
  const { blow } = s
  if (blow === null) return
  const damage = damageOf(blow)
  if (damage === 0) return
  const rest = armorTakes(s, damage, cx)
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
