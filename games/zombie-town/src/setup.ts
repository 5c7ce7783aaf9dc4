import type { Chance } from '@holdout/engine'
import { COLORS, NO_SEATS, only, type PawnId, type PlayerId, playerAt, SEATS, seatOf } from './codes.ts'
import type { Cx } from './cx.ts'
import { BOARD, BUILDINGS, LOCATIONS, locNamed } from './data/board.ts'
import {
  ALL_ACTION,
  ALL_COMBAT,
  ALL_HOUSES,
  type Card,
  cardNamed,
  FACES,
  HOUSES,
  isEvent,
  PISTOL,
} from './data/load.ts'
import { ALL_ZOMBIES, FULL_COUNTER, FULL_HEALTH, pawnsEach } from './limits.ts'
import { HOME, KEEP, KEEP_NOTHING, type Move } from './moves.ts'
import { chosenSeat, type Options } from './options.ts'
import { takeCard } from './rules/pieces.ts'
import { emptyStacks, putOnTop, putUnder, stackOf, takeAll, takeKind } from './stacks.ts'
import { playerCount, RULES_VERSION, type State } from './state.ts'

/** ZT-200 With 2 players, two pawns each. */
export function pawnCount(options: Options): number {
  return options.players * pawnsEach(options.players)
}

/** ZT-09, ZT-202 How many cards each player is dealt, and how many they keep. */
function dealt(options: Options): { cards: number; kept: number } {
  const pawns = pawnsEach(options.players)
  return { cards: 6 * pawns, kept: 3 * pawns }
}

export function setup(options: Options, chance: Chance, rules?: number): State {
  const s: State = {
    ...emptyTown(options, rules),
    agenda: [{ step: 'home', turn: 0 }],
    chance: chance.state,
    outcome: null,
  }
  chance.shuffle('combat', s.combat) // ZT-02
  const youngest = chosenSeat(options, 'youngest-seat')
  s.youngest = youngest ?? chance.int('youngest', options.players)
  return s
}

/** ZT-01, ZT-03 to ZT-05 The table before home bases are chosen. */
export function emptyTown(
  options: Options,
  rules: number = RULES_VERSION,
): Omit<State, 'agenda' | 'chance' | 'outcome'> {
  const zombies: number[] = new Array(LOCATIONS).fill(0)
  for (let i = 0; i < options['start-squares']; i++) zombies[BOARD.starts[i]] = 1 // ZT-04
  return {
    options,
    ...(rules === 1 ? undefined : { rules: rules === 2 ? 2 : RULES_VERSION }),
    hands: emptyStacks(options.players),
    dealt: emptyStacks(options.players),
    kills: new Array(options.players).fill(0),
    died: new Array(options.players).fill(null),
    pawns: Array.from({ length: pawnCount(options) }, () => ({ at: null, health: FULL_HEALTH, guns: [] })),
    survivors: [],
    houses: new Array(BUILDINGS).fill(null),
    counters: new Array(BUILDINGS).fill(FULL_COUNTER),
    owners: new Array(BUILDINGS).fill(null),
    homes: new Array(BUILDINGS).fill(false),
    walls: emptyStacks(BUILDINGS),
    piles: emptyStacks(BUILDINGS),
    stored: [],
    fireworks: [],
    zombies,
    moved: [],
    cemetery: ALL_ZOMBIES - options['start-squares'],
    gone: 0,
    box: [...ALL_ACTION],
    discard: [],
    looked: [],
    chosen: null,
    combat: [...ALL_COMBAT],
    used: [],
    youngest: 0,
    keeper: 0,
    active: 0,
    day: 1,
    actions: 0,
    walks: 0,
  }
}

interface Choosing {
  readonly turn: number
}

/** ZT-06 The youngest first, then clockwise. ZT-201 With 2 players, twice around. */
function chooser(s: State, turn: number): { player: PlayerId; pawn: PawnId } {
  const players = playerCount(s)
  const player = (s.youngest + turn) % players
  return { player, pawn: player + players * Math.floor(turn / players) }
}

export function asksHome(s: State, { turn }: Choosing): readonly string[] {
  return only(chooser(s, turn).player)
}

/** ZT-06 Any building not chosen yet. The option `spread-homes` keeps home bases apart as long as possible. */
export function offerHome(s: State, _step: Choosing, _seat: string, list: Move[]): void {
  const free = s.homes.map((_, b) => b).filter(b => !s.homes[b])
  const apart = free.filter(b => !s.homes[(b + 1) % BUILDINGS] && !s.homes[(b + BUILDINGS - 1) % BUILDINGS])
  for (const b of s.options['spread-homes'] && apart.length > 0 ? apart : free) list.push(HOME[b])
}

/** ZT-06 The pawn and a chip go into the building, which is now the home base of its owner. */
export function takeHome(s: State, { turn }: Choosing, seat: string, move: Move, cx: Cx): void {
  if (move.move !== 'home') return
  const { player, pawn } = chooser(s, turn)
  const at = locNamed(move.at)
  s.pawns[pawn].at = at
  s.owners[at] = player
  s.homes[at] = true
  cx.emit?.({ event: 'home-chosen', rule: 'ZT-06', seat, pawn: COLORS[pawn], at: move.at })
  cx.next(turn + 1 < s.pawns.length ? { step: 'home', turn: turn + 1 } : { step: 'deal' })
}

/** ZT-07 Each pawn gets a Pistol. ZT-08 House cards are placed. ZT-09 Each player is dealt cards to choose from. */
export function deal(s: State, _step: object, cx: Cx): void {
  for (const pawn of s.pawns) {
    takeCard(s.box, PISTOL)
    pawn.guns.push({ card: PISTOL, bullets: FACES[PISTOL].bullets })
  }
  const houses = ALL_HOUSES.map(house => HOUSES[house].id)
  cx.chance.shuffle('houses', houses)
  s.houses = houses.reverse().map(id => HOUSES.findIndex(house => house.id === id))
  cx.chance.shuffle('hands', s.box)
  const { cards } = dealt(s.options)
  for (let turn = 0; turn < playerCount(s); turn++) {
    const player = (s.youngest + turn) % playerCount(s)
    for (let i = 0; i < cards; i++) putOnTop(s.dealt, player, s.box.pop() as Card)
  }
  cx.emit?.({ event: 'dealt', rule: 'ZT-09', count: cards })
  cx.next(
    { step: 'keep', answers: s.kills.map(() => 0) },
    { step: 'draw-on' },
    { step: 'deal-buildings' },
    { step: 'begin-play' },
  )
}

interface Keeping {
  readonly answers: readonly number[]
}

/** ZT-09 All players choose at the same time and equally often, so that no player learns who was dealt events. */
export function asksKeep(s: State, { answers }: Keeping): readonly string[] {
  const { kept } = dealt(s.options)
  if (answers.every(count => count === kept)) return NO_SEATS
  return SEATS.filter((_, player) => answers[player] < kept)
}

export function offerKeep(s: State, _step: Keeping, seat: string, list: Move[]): void {
  const cards = stackOf(s.dealt, playerAt(seat))
  for (let i = 0; i < cards.length; i++)
    if (!isEvent(cards[i]) && cards.indexOf(cards[i]) === i) list.push(KEEP[cards[i]])
  if (cards.every(isEvent)) list.push(KEEP_NOTHING)
}

export function takeKeep(s: State, { answers }: Keeping, seat: string, move: Move, cx: Cx): void {
  const player = playerAt(seat)
  if (move.move === 'keep') {
    const card = cardNamed(move.card)
    takeKind(s.dealt, player, card)
    putOnTop(s.hands, player, card)
  }
  cx.emit?.({ event: 'kept', rule: 'ZT-09', seat, card: move.move === 'keep' ? move.card : null })
  cx.next({ step: 'keep', answers: answers.map((count, other) => (other === player ? count + 1 : count)) })
}

/** ZT-10 Players with too few cards to keep draw more, setting events aside, in seat order from the youngest. */
export function drawOn(s: State, _step: object, cx: Cx): void {
  const { kept } = dealt(s.options)
  const aside: Card[] = []
  for (let turn = 0; turn < playerCount(s); turn++) {
    const player = (s.youngest + turn) % playerCount(s)
    const count = kept - s.hands.sizes[player]
    while (s.hands.sizes[player] < kept) {
      const card = s.box.pop() as Card
      if (isEvent(card)) aside.push(card)
      else putOnTop(s.hands, player, card)
    }
    if (count > 0) cx.emit?.({ event: 'drew-on', rule: 'ZT-10', seat: seatOf(player), count })
  }
  for (let player = 0; player < playerCount(s); player++) s.box.push(...takeAll(s.dealt, player))
  s.box.push(...aside)
  cx.chance.shuffle('piles', s.box) // ZT-11
}

/**
 * ZT-12 Deals 9 cards to each building without a pawn. ZT-13 With 5 or 6 players, 3 to the others. ZT-14 The rest goes
 * to the box.
 */
export function dealBuildings(s: State, _step: object, _cx: Cx): void {
  for (let at = 0; at < BUILDINGS; at++) {
    const count = !s.homes[at] ? 9 : playerCount(s) >= 5 ? 3 : 0
    // The first card dealt is the top card of the pile.
    for (let i = 0; i < count; i++) putUnder(s.piles, at, s.box.pop() as Card)
  }
}

/** ZT-15 The first player is random and is the timekeeper. ZT-203 With 2 players it is the youngest. */
export function beginPlay(s: State, _step: object, cx: Cx): void {
  if (playerCount(s) === 2) s.keeper = s.youngest
  else s.keeper = chosenSeat(s.options, 'first-player') ?? cx.chance.int('first-player', playerCount(s))
  s.active = s.keeper
  cx.emit?.({ event: 'play-began', rule: 'ZT-15', keeper: seatOf(s.keeper) })
  cx.next({ step: 'turn' })
}
