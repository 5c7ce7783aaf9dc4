import { type Chance, type Seat, say } from '@holdout/engine'
import { quantity } from '@holdout/words'
import { COLORS, NO_SEATS, only, type PawnId, type PlayerId, playerAt, SEATS, seatOf } from './codes.ts'
import type { Ask, Cx } from './cx.ts'
import { BOARD, BUILDINGS, type Building, LOCATIONS, locNamed } from './data/board.ts'
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
import { ALL_ZOMBIES, FULL_COUNTER, FULL_HEALTH, handLimit, pawnsEach } from './limits.ts'
import { HOME, KEEP, KEEP_NOTHING } from './moves.ts'
import { chosenSeat, type Options } from './options.ts'
import { anyOf, best, clock, otherMoves } from './rules/asked.ts'
import { keepWorth } from './rules/card-order.ts'
import { isPlace, kindsOf } from './rules/needs.ts'
import { takeCard } from './rules/pieces.ts'
import { aCard, place, worthOf } from './say/parts.ts'
import { emptyStacks, hasCard, putOnTop, putUnder, stackOf, takeAll, takeKind } from './stacks.ts'
import { playerCount, RULES_VERSION, type State } from './state.ts'
import type { View } from './view/types.ts'

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
    ...(rules === 2 || rules === 3 || rules === RULES_VERSION ? { rules } : undefined),
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

/** ZT-06 The youngest first, then clockwise. ZT-201 With 2 players, twice around. */
function chooser(s: State, turn: number): { player: PlayerId; pawn: PawnId } {
  const players = playerCount(s)
  const player = (s.youngest + turn) % players
  return { player, pawn: player + players * Math.floor(turn / players) }
}

function mayBeHome(s: State, at: Building): boolean {
  return at < BUILDINGS && !s.homes[at]
}

function isApart(s: State, at: Building): boolean {
  return !s.homes[(at + 1) % BUILDINGS] && !s.homes[(at + BUILDINGS - 1) % BUILDINGS]
}

/** The option `spread-homes` keeps home bases apart as long as possible. */
function isSpread(s: State, at: Building): boolean {
  return !s.options['spread-homes'] || isApart(s, at) || !s.homes.some((_, b) => mayBeHome(s, b) && isApart(s, b))
}

/** ZT-06 Any building not chosen yet. The pawn and a chip go there: it is now the home base of its owner. */
export const home: Ask<'home'> = {
  rule: 'ZT-D01',
  asks: (s, { turn }) => only(chooser(s, turn).player),
  clock,
  question: () => say`Choose your home base.`,
  moves: {
    home: {
      rule: 'ZT-06',
      label: ({ at }) => say`Make ${place(at)} your home base`,
      candidates: HOME.slice(0, BUILDINGS),
      tempting: () => HOME.slice(0, BUILDINGS + 1), // and one street square for all of them
      exists: [['ZT-06', (_s, { at }) => isPlace(at), 'Choose a building that is not a home base yet.']],
      needs: [
        ['ZT-06', (s, { at }) => mayBeHome(s, locNamed(at)), 'Choose a building that is not a home base yet.'],
        [
          'ZT-06',
          (s, { at }) => isSpread(s, locNamed(at)),
          'At this table home bases are kept apart. Choose a building with no home base next to it.',
        ],
      ],
      take(s, { at: name }, cx, { turn }, seat) {
        const { player, pawn } = chooser(s, turn)
        const at = locNamed(name)
        s.pawns[pawn].at = at
        s.owners[at] = player
        s.homes[at] = true
        cx.emit?.({ event: 'home-chosen', rule: 'ZT-06', seat, pawn: COLORS[pawn], at: name })
        cx.next(turn + 1 < s.pawns.length ? { step: 'home', turn: turn + 1 } : { step: 'deal' })
      },
    },
  },
  first: { rule: 'ZT-D01', text: 'First choose your home base.' },
  timeout: anyOf,
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

/** ZT-09 All players choose at the same time and equally often, so that no player learns who was dealt events. */
export const keep: Ask<'keep'> = {
  rule: 'ZT-D02',
  asks(s, { answers }) {
    const { kept } = dealt(s.options)
    if (answers.every(count => count === kept)) return NO_SEATS
    return SEATS.filter((_, player) => answers[player] < kept)
  },
  clock,
  tempting: otherMoves,
  question: v => say`Choose ${quantity(cardsToKeep(v), 'card')} to keep.`,
  moves: {
    keep: {
      rule: 'ZT-09',
      label: ({ card }) => say`Keep ${aCard(card)}${worthOf(card)}`,
      candidates: (s, _step, seat) => kindsOf(stackOf(s.dealt, playerAt(seat))).map(card => KEEP[card]),
      needs: [
        [
          'ZT-09',
          (s, { card }, _step, seat) => hasCard(s.dealt, playerAt(seat), cardNamed(card)) && !isEvent(cardNamed(card)),
          'You can keep only cards you were dealt, and no events.',
        ],
      ],
      take(s, { card: id }, cx, { answers }, seat) {
        const card = cardNamed(id)
        takeKind(s.dealt, playerAt(seat), card)
        putOnTop(s.hands, playerAt(seat), card)
        hasChosen(answers, seat, id, cx)
      },
    },
    'keep-nothing': {
      rule: 'ZT-09',
      label: () => say`Continue (only events are left)`,
      candidates: [KEEP_NOTHING],
      tempting: () => [],
      needs: [
        [
          'ZT-09',
          (s, _move, _step, seat) => stackOf(s.dealt, playerAt(seat)).every(isEvent),
          'You must keep a card that is not an event.',
        ],
      ],
      take: (_s, _move, cx, { answers }, seat) => hasChosen(answers, seat, null, cx),
    },
  },
  first: { rule: 'ZT-D02', text: 'First choose the cards that you keep.' },
  timeout: (_s, _step, _seat, legal) =>
    best(legal, move => (move.move === 'keep' ? keepWorth(cardNamed(move.card)) : 0)),
}

/** ZT-09 How many of the dealt cards the player still chooses. */
function cardsToKeep({ players, pawns, who }: View): number {
  const own = pawns.filter(({ seat }) => seat === who).length
  return handLimit(own) - (players.find(({ seat }) => seat === who)?.hand?.length ?? 0)
}

function hasChosen(answers: readonly number[], seat: Seat, card: string | null, cx: Cx): void {
  cx.emit?.({ event: 'kept', rule: 'ZT-09', seat, card })
  cx.next({ step: 'keep', answers: answers.map((count, other) => (other === playerAt(seat) ? count + 1 : count)) })
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
