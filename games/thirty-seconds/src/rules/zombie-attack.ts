import { say } from '@holdout/engine'
import type { Ask, Cx, MoveOf, NeedOf } from '../cx.ts'
import { attackCardOf, type CardId, type Line, nameOf, type Result, zombieOf } from '../data/load.ts'
import { type Blow, findZombie, isFrozen, type State, SURVIVOR, ZOMBIE, type Zombie } from '../state.ts'
import { NO_TARGET, type Target } from '../targets.ts'
import { comesFirst, survivorAnswers } from './answers.ts'
import { drawAttackCard, poolOf } from './decks.ts'
import { survivorDies } from './endings.ts'
import { armorTakes, loseHealth } from './health.ts'
import { survivorFalls } from './moving.ts'
import { notFrozen, zombieHere } from './needs.ts'

const NO_SEATS: readonly string[] = []
const ASKED: readonly string[] = [SURVIVOR]

/**
 * TS-106, TS-137 Whether a zombie can attack: in the Survivor's row, attack not used, no time tokens, not stopped by
 * Distraction.
 */
export function mayAttack(s: State, zombie: Zombie, row: number): boolean {
  return row === s.row && !zombie.attacked && zombie.time === 0 && !isFrozen(s, row)
}

/** TS-106, TS-117 An attacker is in the Survivor's row, not stopped by Distraction, and has no time tokens. */
export function canStrike<M>(at: (move: M) => Target | undefined): readonly NeedOf<M>[] {
  return [
    ['TS-106', (s, move) => zombieHere(s, at(move) ?? NO_TARGET) !== null, "It must be in the Survivor's row."],
    notFrozen('attack', s => s.row),
    [
      'TS-117',
      (s, move) => zombieHere(s, at(move) ?? NO_TARGET)?.time === 0,
      'A Zombie Friend with time tokens can only grab.',
    ],
  ]
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

/** TS-83 Spends a token: 1 health is left, and the next turn has 2E less. TS-84 The ability is not used by it. */
const breathe: MoveOf<'breathe', 'last-breath'> = {
  rule: 'TS-83',
  label: () => say`Take a last breath (1 Ability token)`,
  candidates: [{ move: 'breathe' }],
  take(s, _move, cx) {
    const blow = s.blow as Blow
    blow.lethal = false
    s.tokens -= 1
    s.health = 1
    s.lastBreath = 'owed'
    cx.emit?.({ event: 'last-breath', rule: 'TS-83', tokens: s.tokens })
  },
}

const die: MoveOf<'die', 'last-breath'> = {
  rule: 'TS-83',
  label: () => say`Die and lose the game`,
  candidates: [{ move: 'die' }],
  take(s, _move, cx) {
    const blow = s.blow as Blow
    blow.lethal = false
    loseHealth(s, s.health, cx)
    survivorDies(s, 'zombie', cx)
  },
}

/** TS-D14 A token instead of the last health. */
export const lastBreath: Ask<'last-breath'> = {
  rule: 'TS-D14',
  ...survivorAnswers,
  asks: s => (s.blow?.lethal ? ASKED : NO_SEATS),
  question: () => say`This damage would kill you. Take a last breath?`,
  moves: { breathe, die },
  ...comesFirst('TS-83', 'First take a last breath or die.'),
  timeout: () => ({ move: 'breathe' }),
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
