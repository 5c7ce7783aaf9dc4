import { type CardId, type Mode, supplyOf } from '../data/load.ts'
import { abilitySaves } from '../effects/abilities.ts'
import type { Options } from '../options.ts'
import { abilityOf, hasAmmoFor, isKind, ROW_LIMIT, ROWS, rowAt, type State, type Zombie } from '../state.ts'
import { targetAt, wholeRow } from '../targets.ts'

/** The part of a position that aiming needs. Both state and views have it. */
interface Field {
  readonly options: Options
  readonly row: number
  readonly rows: readonly { readonly zombies: readonly unknown[] }[]
}

/** TS-57 Whether the number of rows to the target, in either direction, is within the mode's range. */
export function inRange(s: Field, mode: Mode, row: number): boolean {
  const distance = Math.abs(row - s.row)
  return distance >= mode.min && distance <= mode.max && !(distance > 0 && isWalledOff(s, mode, row))
}

/**
 * The option `wall-of-bodies`: ranged and thrown attacks stop at a row of three zombies, the Survivor's own row
 * included.
 */
export function isWalledOff(s: Field, mode: Mode, row: number): boolean {
  if (!s.options['wall-of-bodies'] || mode.kind === 'melee' || mode.area || row < 1 || row > ROWS) return false
  const step = Math.sign(row - s.row)
  for (let at = s.row; at !== row; at += step) if (s.rows[at - 1]?.zombies.length >= ROW_LIMIT) return true
  return false
}

/** TS-117 A Zombie Friend with time tokens is never chosen. */
export function mayBeChosen(zombie: Zombie): boolean {
  return zombie.time === 0
}

/** TS-68, TS-113 Whether a zombie can be knocked down or shoved: it stands, may be chosen and is no Crawler. */
export function mayBeKnockedDown(zombie: Zombie): boolean {
  return !zombie.down && mayBeChosen(zombie) && !isKind(zombie, 'crawler')
}

/** The target numbers of all zombies that this mode can attack. */
export function targetsOf(s: State, mode: Mode): number[] {
  const targets: number[] = []
  for (let row = Math.max(1, s.row - mode.max); row <= Math.min(ROWS, s.row + mode.max); row++) {
    if (!inRange(s, mode, row)) continue
    if (mode.area) {
      targets.push(wholeRow(row))
      continue
    }
    const { zombies } = rowAt(s, row)
    for (let at = 0; at < zombies.length; at++) if (mayBeChosen(zombies[at])) targets.push(targetAt(row, at + 1))
  }
  return targets
}

/** TS-56, TS-60, TS-R13 Whether a mode of an equipped weapon can be used now, its cost aside. */
export function isReady(s: State, weapon: CardId, mode: Mode): boolean {
  return hasAmmoFor(s, weapon, mode) && !(mode.once && s.usedOnce.includes(weapon))
}

/** The Energy a token saves: the whole cost (TS-74, TS-75), 1E (TS-81), or null if it does not apply. */
export function tokenSaves(s: State, weapon: CardId, mode: Mode): number | null {
  if (s.tokens === 0 || s.abilityUsed) return null
  return abilitySaves(abilityOf(s).id, s.options, supplyOf(weapon), mode)
}
