import { type PawnId, type PlayerId, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { type Building, isBuilding, type Loc, nameOf } from '../data/board.ts'
import { type Card, SURVIVOR } from '../data/load.ts'
import { FULL, MOST_SURVIVORS } from '../limits.ts'
import { movedAt, type State, type Stored, type Survivor, storedBy, survivorById } from '../state.ts'

/** Puts a zombie on a location. */
export function putZombie(s: State, at: Loc, moved: boolean): void {
  s.zombies[at] += 1
  if (moved) s.moved.push(at)
}

/** Removes a zombie from a location. ZT-98 Without zombies, survivors there are no longer doomed. */
export function takeZombie(s: State, at: Loc, moved: boolean): void {
  s.zombies[at] -= 1
  if (moved) s.moved.splice(s.moved.indexOf(at), 1)
  if (isBuilding(at) && s.zombies[at] === 0)
    for (const survivor of s.survivors) if (survivor.at === at) survivor.doomed = false
}

/** Whether the next zombie taken from here has moved. Zombies that have not moved are taken first. */
export function nextIsMoved(s: State, at: Loc): boolean {
  return movedAt(s, at) === s.zombies[at]
}

/** ZT-85 A killed zombie goes to the kill pile of the player whose gun fired. */
export function killZombie(s: State, at: Loc, moved: boolean, player: PlayerId, rule: string, cx: Cx): void {
  takeZombie(s, at, moved)
  s.kills[player] += 1
  cx.emit?.({ event: 'zombie-killed', rule, seat: seatOf(player), at: nameOf(at) })
}

/** Puts a zombie from the cemetery on the board. ZT-R46 Returns false if there is none. */
export function fromCemetery(s: State, at: Loc, rule: string, cx: Cx): boolean {
  if (s.cemetery === 0 || s.zombies[at] >= FULL) return false
  s.cemetery -= 1
  putZombie(s, at, false)
  cx.emit?.({ event: 'zombie-appeared', rule, at: nameOf(at), count: 1 })
  return true
}

/** Creates a survivor with the first free number. */
export function newSurvivor(s: State, where: Pick<Survivor, 'pawn' | 'at'>): Survivor {
  for (let id = 0; id < MOST_SURVIVORS; id++) {
    if (survivorById(s, id)) continue
    const survivor: Survivor = { id, pawn: where.pawn, at: where.at, gun: null, doomed: false }
    s.survivors.push(survivor)
    return survivor
  }
  throw new Error('no survivor is left')
}

/** Moves a survivor to a pawn or a building, as the last one there. */
export function moveSurvivor(s: State, survivor: Survivor, to: Pick<Survivor, 'pawn' | 'at'>): void {
  s.survivors.splice(s.survivors.indexOf(survivor), 1)
  survivor.pawn = to.pawn
  survivor.at = to.at
  s.survivors.push(survivor)
}

/** ZT-76 Discards a survivor with its gun. */
export function discardSurvivor(s: State, survivor: Survivor): void {
  s.survivors.splice(s.survivors.indexOf(survivor), 1)
  s.discard.push(SURVIVOR)
  if (survivor.gun) s.discard.push(survivor.gun.card)
}

/** The survivor with that name. It must be in play. */
export function survivorNamed(s: State, name: string): Survivor {
  return survivorById(s, Number(name.slice(1))) as Survivor
}

export function takeCard(list: number[], card: number): void {
  list.splice(list.lastIndexOf(card), 1)
}

/** The building a pawn is in. The pawn must be in one. */
export function buildingOf(s: State, pawn: PawnId): Building {
  return s.pawns[pawn].at as Building
}

/** Puts a card on top of or under a player's stored cards in a building. */
export function putStored(s: State, at: Building, by: PlayerId, card: Card, to: 'top' | 'bottom'): void {
  const stored = storedBy(s, at, by)
  if (!stored) s.stored.push({ at, by, cards: [card] })
  else if (to === 'top') stored.cards.push(card)
  else stored.cards.unshift(card)
}

/** Takes the stored card at an index counted from the bottom. Removes the stored pile with its last card. */
export function takeStoredAt(s: State, at: Building, by: PlayerId, place: number): Card {
  const stored = storedBy(s, at, by) as Stored
  const [card] = stored.cards.splice(place, 1)
  if (stored.cards.length === 0) s.stored.splice(s.stored.indexOf(stored), 1)
  return card
}
