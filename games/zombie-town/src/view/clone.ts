import { copyStacks } from '../stacks.ts'
import type { Fireworks, Gun, Pawn, State, Stored, Survivor } from '../state.ts'

/**
 * Returns a copy that shares nothing mutable. The fields are in the order of `emptyTown`, so that V8 sees one object
 * shape. Loops instead of `map` keep the element kind of each list.
 */
export function clone(s: State): State {
  return {
    options: s.options, // frozen, so it may be shared
    ...(s.rules === undefined ? undefined : { rules: s.rules }),
    hands: copyStacks(s.hands),
    dealt: copyStacks(s.dealt),
    kills: s.kills.slice(),
    died: s.died.slice(),
    pawns: clonePawns(s.pawns),
    survivors: cloneSurvivors(s.survivors),
    houses: s.houses.slice(),
    counters: s.counters.slice(),
    owners: s.owners.slice(),
    homes: s.homes.slice(),
    walls: copyStacks(s.walls),
    piles: copyStacks(s.piles),
    stored: cloneStored(s.stored),
    fireworks: cloneFireworks(s.fireworks),
    zombies: s.zombies.slice(),
    moved: s.moved.slice(),
    cemetery: s.cemetery,
    gone: s.gone,
    box: s.box.slice(),
    discard: s.discard.slice(),
    looked: s.looked.slice(),
    chosen: s.chosen,
    combat: s.combat.slice(),
    used: s.used.slice(),
    youngest: s.youngest,
    keeper: s.keeper,
    active: s.active,
    day: s.day,
    actions: s.actions,
    walks: s.walks,
    agenda: s.agenda.slice(), // steps on the agenda are never changed
    chance: { key: s.chance.key, used: s.chance.used },
    outcome: s.outcome,
  }
}

function clonePawns(pawns: readonly Pawn[]): Pawn[] {
  const copies: Pawn[] = []
  for (const { at, health, guns } of pawns) {
    const own: Gun[] = []
    for (const { card, bullets } of guns) own.push({ card, bullets })
    copies.push({ at, health, guns: own })
  }
  return copies
}

function cloneSurvivors(survivors: readonly Survivor[]): Survivor[] {
  const copies: Survivor[] = []
  for (const { id, pawn, at, gun, doomed } of survivors)
    copies.push({ id, pawn, at, gun: gun === null ? null : { card: gun.card, bullets: gun.bullets }, doomed })
  return copies
}

function cloneStored(stored: readonly Stored[]): Stored[] {
  const copies: Stored[] = []
  for (const { at, by, cards } of stored) copies.push({ at, by, cards: cards.slice() })
  return copies
}

function cloneFireworks(fireworks: readonly Fireworks[]): Fireworks[] {
  const copies: Fireworks[] = []
  for (const { at, by, left } of fireworks) copies.push({ at, by, left })
  return copies
}
