import { quantity } from '@holdout/words'
import type { NeedOf } from '../cx.ts'
import { type CardId, type Mode, modeNamed, supplyOf } from '../data/load.ts'
import { abilitySaves } from '../effects/abilities.ts'
import { cardIn, type Slot } from '../slots.ts'
import { abilityOf, hasAmmoFor, isKind, isRow, ROW_LIMIT, ROWS, rowAt, type State, type Zombie } from '../state.ts'
import { isWholeRow, NO_TARGET, rowOfTarget, type Target, targetAt, wholeRow, zombieOn } from '../targets.ts'
import { mayBeAimedAt } from './needs.ts'

/** TS-57 Whether the number of rows to the target, in either direction, is within the mode's range. */
function inRange(s: State, mode: Mode, row: number): boolean {
  const distance = Math.abs(row - s.row)
  return distance >= mode.min && distance <= mode.max && !(distance > 0 && isWalledOff(s, mode, row))
}

/**
 * The option `wall-of-bodies`: ranged and thrown attacks stop at a row of three zombies, the Survivor's own row
 * included.
 */
function isWalledOff(s: State, mode: Mode, row: number): boolean {
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

interface ModeOfSlot {
  readonly slot: Slot
  readonly mode: string
}

/** TS-56, TS-60 The weapon is in that slot and its mode can be used. `onlyOnce`: where the limit per turn applies. */
export function modeIsReady<M extends ModeOfSlot>(onlyOnce: (s: State) => boolean = () => true): readonly NeedOf<M>[] {
  const weaponOf = (s: State, { slot }: M): CardId => cardIn(s, slot) as CardId
  return [
    ['TS-56', (s, { slot, mode }) => hasMode(s, slot, mode), 'That weapon is not equipped in that slot.'],
    [
      'TS-60',
      (s, move) => hasAmmoFor(s, weaponOf(s, move), modeNamed(move.mode)),
      'It is out of ammo: only its melee mode works.',
    ],
    [
      'TS-56',
      (s, move) => !(onlyOnce(s) && modeNamed(move.mode).once && s.usedOnce.includes(weaponOf(s, move))),
      'You can use that mode only once per turn.',
    ],
  ]
}

function hasMode(s: State, slot: Slot, mode: string): boolean {
  const weapon = cardIn(s, slot)
  return weapon !== null && supplyOf(weapon).modes.some(({ id }) => id === mode)
}

/** TS-56, TS-117, TS-57 The target can be attacked in this mode. A target of null is none. */
export function aimedAt<M>(
  modeOf: (s: State, move: M) => Mode | null,
  at: (move: M) => Target | null | undefined,
): readonly NeedOf<M>[] {
  const mode = (s: State, move: M): Mode => modeOf(s, move) as Mode
  const rowFor = (move: M): number => rowOfTarget(at(move) ?? NO_TARGET)
  return [
    [
      'TS-56',
      (s, move) => {
        const target = at(move) ?? NO_TARGET
        if (at(move) === null) return true
        return mode(s, move).area ? isWholeRow(target) && isRow(rowOfTarget(target)) : zombieOn(s, target) !== null
      },
      (s, move) => {
        if (mode(s, move).area) return 'Throw a Grenade at a row from 1 to 10.'
        return s.rows.some(({ zombies }) => zombies.length > 0)
          ? 'There is no zombie there.'
          : 'There is no zombie to attack.'
      },
    ],
    mayBeAimedAt(at),
    [
      'TS-57',
      (s, move) => at(move) === null || rowFor(move) === s.row || !isWalledOff(s, mode(s, move), rowFor(move)),
      'A row of three zombies blocks the way.',
    ],
    [
      'TS-57',
      (s, move) => at(move) === null || inRange(s, mode(s, move), rowFor(move)),
      (s, move) => {
        const away = distanceText(Math.abs(rowFor(move) - s.row))
        return `This attack reaches ${reachText(mode(s, move))}. The ${mode(s, move).area ? 'row' : 'zombie'} is ${away}.`
      },
    ],
  ]
}

/** How far a row is from the Survivor's row. */
function distanceText(rows: number): string {
  return rows === 0 ? 'in your own row' : `${quantity(rows, 'row')} away`
}

/** What a mode reaches, after "reaches". */
function reachText({ min, max }: Mode): string {
  if (max === 0) return 'only your own row'
  return min === 0 ? `up to ${quantity(max, 'row')} away` : `${min} to ${max} rows away`
}

/** The Energy a token saves: the whole cost (TS-74, TS-75), 1E (TS-81), or null if it does not apply. */
export function tokenSaves(s: State, weapon: CardId, mode: Mode): number | null {
  if (s.tokens === 0 || s.abilityUsed) return null
  return abilitySaves(abilityOf(s).id, s.options, supplyOf(weapon), mode)
}
