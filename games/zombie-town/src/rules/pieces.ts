import type { Cx } from '../cx.ts'
import { isBuilding, type Loc, nameOf } from '../data/board.ts'
import { SURVIVOR } from '../data/load.ts'
import { MOST_SURVIVORS } from '../moves.ts'
import { type BuildingState, COLOURS, type PawnId, type PlayerId, type State, type Survivor, seatOf } from '../state.ts'

/** A zombie comes to a location. */
export function putZombie(s: State, at: Loc, moved: boolean): void {
  s.zombies[at] += 1
  if (moved) s.moved[at] += 1
}

/** A zombie leaves a location. ZT-98 With the last one the doom of survivors there is lifted. */
export function takeZombie(s: State, at: Loc, moved: boolean): void {
  s.zombies[at] -= 1
  if (moved) s.moved[at] -= 1
  if (isBuilding(at) && s.zombies[at] === 0) for (const survivor of s.buildings[at].survivors) survivor.doomed = false
}

/** Whether the next zombie to be taken from here, where none is named, is one that has moved: those that have not go first. */
export function nextIsMoved(s: State, at: Loc): boolean {
  return s.moved[at] === s.zombies[at]
}

/** ZT-85 A killed zombie goes to the kill pile of the player whose gun fired. */
export function killZombie(s: State, at: Loc, moved: boolean, player: PlayerId, rule: string, cx: Cx): void {
  takeZombie(s, at, moved)
  s.players[player].kills += 1
  cx.emit?.({ event: 'zombie-killed', rule, seat: seatOf(player), at: nameOf(at) })
}

/** A survivor card comes into play under the first free number. */
export function newSurvivor(s: State): Survivor {
  for (let id = 0; id < MOST_SURVIVORS; id++) if (!isInPlay(s, id)) return { id, gun: null, doomed: false }
  throw new Error('no survivor is left')
}

function isInPlay(s: State, id: number): boolean {
  const has = (list: readonly Survivor[]): boolean => list.some(survivor => survivor.id === id)
  return s.pawns.some(({ carried }) => has(carried)) || s.buildings.some(({ survivors }) => has(survivors))
}

/** ZT-76 A survivor is discarded, with its gun. */
export function discardSurvivor(s: State, list: Survivor[], survivor: Survivor): void {
  list.splice(list.indexOf(survivor), 1)
  s.discard.push(SURVIVOR)
  if (survivor.gun) s.discard.push(survivor.gun.card)
}

export function survivorNamed(list: readonly Survivor[], name: string): Survivor {
  const id = Number(name.slice(1))
  return list.find(survivor => survivor.id === id) as Survivor
}

export function pawnName(pawn: PawnId): string {
  return COLOURS[pawn]
}

export function takeCard(list: number[], card: number): void {
  list.splice(list.lastIndexOf(card), 1)
}

export function buildingAt(s: State, pawn: PawnId): BuildingState {
  return s.buildings[s.pawns[pawn].at as number]
}
