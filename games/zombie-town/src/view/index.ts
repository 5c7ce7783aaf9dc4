import type { Who } from '@holdout/engine'
import { COLORS, fighterName, type PawnId, type PlayerId, playerAt, refName, seatOf, survivorName } from '../codes.ts'
import { BOARD, BUILDINGS, type Building, LOCATIONS, nameOf } from '../data/board.ts'
import { type Card, FACES, HOUSES, idOf } from '../data/load.ts'
import type { Event } from '../events.ts'
import { FULL, MOST_SURVIVORS } from '../limits.ts'
import { lastDay } from '../options.ts'
import { scoreOf } from '../rules/days.ts'
import { stackOf } from '../stacks.ts'
import {
  adjacentZombies,
  type Gun,
  handOf,
  isAlive,
  movedAt,
  owned,
  ownerOf,
  playerCount,
  type State,
  type TopStep,
  wallCount,
  wallsOf,
} from '../state.ts'
import type {
  Asking,
  BuildingView,
  GunView,
  PawnView,
  PlayerView,
  SurvivorView,
  View,
  WallView,
  ZombieView,
} from './types.ts'
import { seesWalls } from './walls.ts'

export { clone } from './clone.ts'
export { determinize } from './determinize.ts'
export type { View } from './types.ts'

/** The view of a seat. A dead player sees what a spectator sees, and their own stored cards. */
export function view(s: State, who: Who, open?: View): View {
  const me = who === 'table' ? null : playerAt(who)
  const over = s.outcome !== null
  const top = s.agenda.length > 0 ? s.agenda[s.agenda.length - 1] : null
  const looking = top !== null && isLooking(top) && ownerOf(s, top.pawn) === me
  return {
    options: s.options,
    who,
    day: s.day,
    lastDay: lastDay(s.options),
    keeper: seatOf(s.keeper),
    active: seatOf(s.active),
    actions: s.actions,
    walks: s.walks,
    players: viewPlayers(s, me, over, open),
    pawns: open ? open.pawns : viewPawns(s),
    buildings: viewBuildings(s, me, over, open),
    zombies: open ? open.zombies : viewZombies(s),
    cemetery: s.cemetery,
    discard: open ? open.discard : ids(s.discard),
    combatDeck: s.combat.length,
    combatUsed: open ? open.combatUsed : s.used.slice(),
    lookedCount: s.looked.length + (s.chosen === null ? 0 : 1),
    looked: looking ? ids(s.looked).reverse() : null,
    chosen: looking && s.chosen !== null ? idOf(s.chosen) : null,
    asked: top === null ? null : open && !('cards' in top) ? open.asked : viewAsked(s, top, me),
  }
}

function isLooking(step: TopStep): step is Extract<TopStep, { step: 'draw-one' | 'draw-many' | 'put-back' }> {
  return step.step === 'draw-one' || step.step === 'draw-many' || step.step === 'put-back'
}

// Small objects that are equal in all views are created once, frozen and shared.

const GUNS: readonly (readonly GunView[])[] = FACES.map(({ id, bullets }) =>
  Array.from({ length: bullets + 1 }, (_, left) => Object.freeze({ card: id, bullets: left })),
)
const WALL_CARDS: readonly WallView[] = FACES.map(({ id, value, trap }) => Object.freeze({ card: id, value, trap }))
const SURVIVOR_NAMES: readonly string[] = Array.from({ length: MOST_SURVIVORS }, (_, id) => survivorName(id))
const ZOMBIES: readonly (readonly (readonly ZombieView[])[])[] = BOARD.names.map(at =>
  Array.from({ length: FULL + 1 }, (_c, count) =>
    Array.from({ length: count + 1 }, (_m, moved) => Object.freeze({ at, count, moved })),
  ),
)
const NOTHING: readonly never[] = Object.freeze([])

function ids(cards: readonly Card[]): string[] {
  return cards.map(idOf)
}

function viewGun({ card, bullets }: Gun): GunView {
  return GUNS[card][bullets]
}

/** The survivors that a pawn carries or that are placed in a building. */
function viewSurvivors(s: State, pawn: PawnId | null, at: Building | null): readonly SurvivorView[] {
  let list: SurvivorView[] | null = null
  for (const survivor of s.survivors) {
    if (survivor.pawn !== pawn || survivor.at !== at) continue
    list ??= []
    list.push({
      id: SURVIVOR_NAMES[survivor.id],
      gun: survivor.gun === null ? null : viewGun(survivor.gun),
      doomed: survivor.doomed,
    })
  }
  return list ?? NOTHING
}

function viewPawns(s: State): PawnView[] {
  const list: PawnView[] = []
  for (let pawn = 0; pawn < s.pawns.length; pawn++) {
    const { at, health, guns } = s.pawns[pawn]
    const seen: GunView[] = []
    for (const gun of guns) seen.push(viewGun(gun))
    list.push({
      pawn: COLORS[pawn],
      seat: seatOf(ownerOf(s, pawn)),
      at: at === null ? null : nameOf(at),
      health,
      guns: seen,
      carried: viewSurvivors(s, pawn, null),
    })
  }
  return list
}

function viewPlayers(s: State, me: PlayerId | null, over: boolean, shown?: View): readonly PlayerView[] {
  if (shown && over) return shown.players
  const list: PlayerView[] = []
  for (let player = 0; player < playerCount(s); player++) {
    if (shown && player !== me) {
      list.push(shown.players[player])
      continue
    }
    const open = player === me || over
    const hand = s.hands.sizes[player]
    const dealt = s.dealt.sizes[player]
    // The number of cards kept so far would reveal how many events the player was dealt.
    const keeping = dealt > 0
    list.push({
      seat: seatOf(player),
      hand: open ? ids(handOf(s, player)) : null,
      handCount: keeping && !open ? 0 : hand,
      dealt: open ? ids(stackOf(s.dealt, player)) : null,
      dealtCount: keeping && !open ? hand + dealt : dealt,
      kills: s.kills[player],
      alive: isAlive(s, player),
      owned: owned(s, player),
      score: scoreOf(s, player),
    })
  }
  return list
}

/** The buildings as a player sees them. Views differ in the walls of own buildings and in own stored cards. */
function viewBuildings(s: State, me: PlayerId | null, over: boolean, shown?: View): readonly BuildingView[] {
  if (shown && (over || me === null)) return shown.buildings
  const list: BuildingView[] = []
  for (let at = 0; at < BUILDINGS; at++) {
    if (shown && s.owners[at] !== me && !hasStored(s, at, me)) {
      list.push(shown.buildings[at])
      continue
    }
    const house = s.houses[at]
    const owner = s.owners[at]
    list.push({
      at: nameOf(at),
      house: house === null ? null : HOUSES[house].id,
      counter: s.counters[at],
      owner: owner === null ? null : seatOf(owner),
      home: s.homes[at],
      wallCount: wallCount(s, at),
      walls: over || seesWalls(s, at, me) ? viewWalls(s, at) : null,
      survivors: viewSurvivors(s, null, at),
      pile: s.piles.sizes[at],
      stored: viewStored(s, at, me, over),
      fireworks: viewFireworks(s, at),
      pressed: adjacentZombies(s, at),
    })
  }
  return list
}

function hasStored(s: State, at: Building, me: PlayerId | null): boolean {
  for (const stored of s.stored) if (stored.at === at && stored.by === me) return true
  return false
}

function viewWalls(s: State, at: Building): readonly WallView[] {
  if (wallCount(s, at) === 0) return NOTHING
  const list: WallView[] = []
  for (const card of wallsOf(s, at)) list.push(WALL_CARDS[card])
  return list
}

function viewStored(s: State, at: Building, me: PlayerId | null, over: boolean): BuildingView['stored'] {
  let list: BuildingView['stored'][number][] | null = null
  for (const stored of s.stored) {
    if (stored.at !== at) continue
    list ??= []
    const { by, cards } = stored
    list.push({ seat: seatOf(by), count: cards.length, cards: by === me || over ? ids(cards) : null })
  }
  return list ?? NOTHING
}

function viewFireworks(s: State, at: Building): BuildingView['fireworks'] {
  let list: BuildingView['fireworks'][number][] | null = null
  for (const { at: where, by, left } of s.fireworks) {
    if (where !== at) continue
    list ??= []
    list.push({ seat: seatOf(by), turns: left })
  }
  return list ?? NOTHING
}

function viewZombies(s: State): ZombieView[] {
  const list: ZombieView[] = []
  const { zombies } = s
  const none = s.moved.length === 0
  for (let at = 0; at < LOCATIONS; at++)
    if (zombies[at] > 0) list.push(ZOMBIES[at][zombies[at]][none ? 0 : movedAt(s, at)])
  return list
}

/** The public details of a decision, and the cards of a build for its builder. */
function viewAsked(s: State, step: TopStep, me: PlayerId | null): Asking {
  const place = 'at' in step ? step.at : 'pawn' in step && step.pawn !== null ? s.pawns[step.pawn].at : null
  // ZT-134 Only the builder sees the cards of an unfinished build.
  const mine = 'cards' in step && ownerOf(s, step.pawn) === me
  return {
    step: step.step,
    pawn: 'pawn' in step && step.pawn !== null ? COLORS[step.pawn] : null,
    at: place === null || place === undefined ? null : nameOf(place),
    left: 'left' in step && typeof step.left === 'number' ? step.left : null,
    chain: 'chain' in step ? step.chain.map(nameOf) : [],
    attacker:
      'attacker' in step
        ? fighterName(step.attacker)
        : 'queue' in step && step.step === 'challenge'
          ? fighterName(step.queue[0])
          : null,
    target: 'target' in step ? fighterName(step.target) : null,
    gun: 'gun' in step ? refName(step.gun) : null,
    cards: mine ? step.cards.map(idOf) : null,
  }
}

const PRIVATE: ReadonlySet<Event['event']> = new Set(['kept', 'took', 'returned', 'stored', 'stored-taken', 'built'])

/** Removes the card from an event for seats other than the player who takes, keeps, puts back, stores or builds it. */
export function see(event: Event, who: Who): Event {
  if (!PRIVATE.has(event.event) || !('seat' in event) || event.seat === who) return event
  return { ...event, card: null } as Event
}
