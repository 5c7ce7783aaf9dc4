import type { Agenda, Seat } from '@holdout/engine'
import { type Card, type CardId, type Color, face } from './data/load.ts'
import { NIGHTS, type Options } from './options.ts'

export const JOHN: Seat = 'john'

/** UD-01 The four entrances in clockwise order: 0 is the front door, and after 3 comes 0 again. */
export type Entrance = 0 | 1 | 2 | 3
export const ENTRANCES: readonly Entrance[] = [0, 1, 2, 3]
export const FRONT_DOOR: Entrance = 0

/** UD-17 There are eight barricade tokens. */
export const BARRICADES = 8
/** UD-58 You may add a zombie to the bite pile while it holds fewer cards than this. */
export const BITE_LIMIT = 5

/** An entrance: its stack of zombies (the last is the top), which of them are attacking, and its barricades. */
export interface Door {
  barricades: number
  zombies: CardId[]
  attacking: CardId[]
  /** UD-46 The card that lies over a breached entrance. */
  breachedBy: CardId | null
}

export interface State extends Agenda<Steps> {
  readonly options: Options
  /** The rules version of the match. Absent: version 1, whose final state may have a step left on the agenda. */
  rules?: 2
  doors: Door[]
  supply: number
  ammo: number
  /** The time marker (white). */
  time: number
  /** The zombie marker (black). */
  zombieTime: number
  jasper: Entrance | 'rug' | 'dead'
  /** UD-81 The entrance that Jasper has closed in this zombie turn. */
  closed: Entrance | null
  /** Where the Zombie Rebecca token is; null while Rebecca is alive. */
  rebecca: Entrance | null
  deck: CardId[]
  discard: CardId[]
  bitePile: CardId[]
}

type Nothing = Record<never, never>

export interface Steps {
  'your-turn': Nothing
  'choose-action': Nothing
  'zombie-turn': Nothing
  'find-sets': Nothing
  'resolve-round': { readonly from: number; readonly final: boolean }
  'resolve-entrance': { readonly at: Entrance; readonly final: boolean; readonly acted: readonly CardId[] }
  howl: { readonly at: Entrance; readonly left: number }
  'cards-phase': Nothing
  'draw-card': Nothing
  'place-zombie': { readonly card: CardId }
  'use-jasper': { readonly card: CardId; readonly at: Entrance }
  'zombie-turn-ends': Nothing
  'final-assault': Nothing
  dawn: Nothing
}

export function isBreached(s: State, at: Entrance): boolean {
  return s.doors[at].breachedBy !== null
}

export function openEntrances(s: State): Entrance[] {
  return ENTRANCES.filter(at => !isBreached(s, at))
}

/** UD-50 The next unbreached entrance: `from` itself if it is the only one left, null if none is left. */
export function nextOpen(s: State, from: Entrance, direction: Card['direction'] = 'clockwise'): Entrance | null {
  const step = direction === 'clockwise' ? 1 : -1
  for (let distance = 1; distance <= 4; distance++) {
    const at = ((from + step * distance + 4) & 3) as Entrance
    if (s.doors[at].breachedBy === null) return at
  }
  return null
}

/** The number of the rightmost space of the time track. */
export function nightLength(s: State): number {
  return NIGHTS[s.options['night-length']]
}

export function isAttacking(door: Door, card: CardId): boolean {
  return door.attacking.includes(card)
}

function countColor(door: Door, color: Color): number {
  let count = 0
  for (const card of door.zombies) if (face(card).color === color) count++
  return count
}

export function attackingSneakers(door: Door): number {
  let count = 0
  for (const card of door.attacking) if (face(card).color === 'blue') count++
  return count
}

/** UD-27 At least one zombie of each color. */
export function hasThreeColors(door: Door): boolean {
  return countColor(door, 'red') > 0 && countColor(door, 'blue') > 0 && countColor(door, 'green') > 0
}

/** UD-28 Three or more zombies of one color. */
export function hasThreeOf(door: Door, color: Color): boolean {
  return countColor(door, color) >= 3
}

/** UD-14 You may stop after at least one action: then the markers are no longer on the same space (UD-12). */
export function mayStop(s: State): boolean {
  return s.time > s.zombieTime
}
