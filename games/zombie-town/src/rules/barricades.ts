import { say } from '@holdout/engine'
import { quantity } from '@holdout/words'
import { type PawnId, type PlayerId, pawnName, pawnNamed, seatOf } from '../codes.ts'
import type { Ask, Cx } from '../cx.ts'
import { BOARD, type Building, type Loc, locNamed, nameOf } from '../data/board.ts'
import { type Card, cardNamed, FACES, idOf, isBarricade } from '../data/load.ts'
import { WALLS } from '../limits.ts'
import { BUILD, FINISH, type Named, TEAR_DOWN, TRAP_KILL, TRAP_KILL_MOVED } from '../moves.ts'
import { byPawn } from '../say/fighters.ts'
import { aCard, place, within, worthOf as worth } from '../say/parts.ts'
import { putOnTop, takeAll, takeKind, takeTop } from '../stacks.ts'
import {
  adjacentZombies,
  handOf,
  isAlive,
  movedAt,
  ownerOf,
  rulesOf,
  type State,
  type Steps,
  wallCount,
  wallTotal,
  worthOf,
} from '../state.ts'
import { cardsPlayer, oneOf, pawnsOwner } from './asked.ts'
import { finish, notInHand } from './guns-and-stores.ts'
import { action, HAS_ACTION, holds, inMain, isInside, kindsOf, MAY_CLAIM, pieceOf } from './needs.ts'
import { nextIsMoved, takeCard, takeZombie } from './pieces.ts'
import { claim, emptiedByOwner, lookAtWalls, loseIfUnheld } from './possession.ts'

/**
 * ZT-133 The minimum value of a build. An existing wall is already worth more than the adjacent zombies (ZT-135), so
 * only the first barricades can be too low. This reveals nothing about hidden walls.
 */
export function neededToBuild(s: State, at: Building): number {
  return wallCount(s, at) > 0 ? 0 : adjacentZombies(s, at)
}

/** How many more cards a build may have. ZT-132 At most 3 in all; ZT-134 one action each. */
function roomToBuild(s: State, at: Building, cards: number): number {
  return Math.min(WALLS - wallCount(s, at), s.actions) - cards
}

/** ZT-134 Whether the build can still become legal with the best other cards in hand. */
function canSucceed(s: State, hand: readonly Card[], card: Card, has: number, room: number, at: Building): boolean {
  const needed = neededToBuild(s, at)
  let total = has + FACES[card].value
  if (total >= needed) return true
  const others = hand.filter(isBarricade).map(other => FACES[other].value)
  others.splice(others.indexOf(FACES[card].value), 1)
  others.sort((a, b) => b - a)
  for (let i = 0; i < room - 1 && i < others.length; i++) total += others[i]
  return total >= needed
}

const TOO_LOW =
  'The barricades would be worth less than the number of adjacent zombies. To hold, they must be worth more.'

/** The barricades in hand that are not part of the open build. */
function barricadesLeft(s: State, pawn: PawnId, cards: readonly Card[]): readonly Card[] {
  const left = handOf(s, ownerOf(s, pawn)).filter(isBarricade)
  for (const card of cards) takeCard(left, card)
  return left
}

/** ZT-132, ZT-133, ZT-134 The cards with which a build may go on. */
export function fittingBarricades(s: State, pawn: PawnId, cards: readonly Card[]): readonly Card[] {
  const at = s.pawns[pawn].at as Building
  const room = roomToBuild(s, at, cards.length)
  if (room <= 0) return []
  const left = barricadesLeft(s, pawn, cards)
  const has = worthOf(cards)
  return left.filter((card, i) => left.indexOf(card) === i && canSucceed(s, left, card, has, room, at))
}

function fits(s: State, pawn: PawnId, id: string, cards: readonly Card[]): boolean {
  return fittingBarricades(s, pawn, cards).includes(cardNamed(id))
}

const IN_HAND = `You build with barricades from your hand, in the building your pawn is in, up to ${WALLS}.`

/** ZT-132 The first card of a build. */
export const startBuild = inMain<'build'>({
  rule: 'ZT-132',
  label: ({ pawn, card }, v) => say`${byPawn(v, pawn)}Build ${aCard(card)}${worth(card)}`,
  each: (s, pawn) => kindsOf(barricadesLeft(s, pawn, [])).map(card => BUILD[pawn][card]),
  tries: (s, pawn) => notInHand(s, pawn, isBarricade).map(card => BUILD[pawn][card]),
  needs: [
    HAS_ACTION,
    [
      'ZT-132',
      (s, move) =>
        isInside(s, move) &&
        wallCount(s, pieceOf(s, move).at as Building) < WALLS &&
        holds(s, move) &&
        isBarricade(cardNamed(move.card)),
      IN_HAND,
    ],
    MAY_CLAIM,
    ['ZT-133', (s, { pawn, card }) => fits(s, pawnNamed(pawn), card, []), TOO_LOW],
  ],
  take: (s, { pawn, card }, cx) => addToBuild(s, pawnNamed(pawn), [cardNamed(card)], cx),
})

/**
 * ZT-134 Asks for another card of the same build whenever the number of cards in hand allows it, even if none of them
 * is a barricade: all players see that the decision is open.
 */
function addToBuild(s: State, pawn: PawnId, cards: readonly Card[], cx: Cx): void {
  if (mayAdd(s, pawn, cards)) cx.next({ step: 'build-more', pawn, cards })
  else build(s, pawn, cards, cx)
}

function mayAdd(s: State, pawn: PawnId, cards: readonly Card[]): boolean {
  if (rulesOf(s) === 1) return fittingBarricades(s, pawn, cards).length > 0
  const held = handOf(s, ownerOf(s, pawn)).length
  return roomToBuild(s, s.pawns[pawn].at as Building, cards.length) > 0 && held > cards.length
}

export const buildMore: Ask<'build-more'> = {
  rule: 'ZT-134',
  ...pawnsOwner,
  question: () => say`Add another barricade? The total counts when you finish.`,
  moves: {
    finish: {
      ...finish,
      needs: [
        [
          'ZT-133',
          (s, _move, { pawn, cards }) => worthOf(cards) >= neededToBuild(s, s.pawns[pawn].at as Building),
          TOO_LOW,
        ],
      ],
      take: (s, _move, cx, { pawn, cards }) => build(s, pawn, cards, cx),
    },
    build: {
      rule: 'ZT-132',
      label: startBuild.label,
      candidates: (s, { pawn, cards }) => kindsOf(barricadesLeft(s, pawn, cards)).map(card => BUILD[pawn][card]),
      exists: [
        ['ZT-134', (_s, move, { pawn }) => move.pawn === pawnName(pawn), 'Finish building with the other pawn first.'],
      ],
      needs: [
        ['ZT-132', (s, { card }, { pawn, cards }) => barricadesLeft(s, pawn, cards).includes(cardNamed(card)), IN_HAND],
        ['ZT-133', (s, { card }, { pawn, cards }) => fits(s, pawn, card, cards), TOO_LOW],
      ],
      take: (s, { card }, cx, { pawn, cards }) => addToBuild(s, pawn, [...cards, cardNamed(card)], cx),
    },
  },
  first: { rule: 'ZT-134', text: 'First add another barricade, or finish building.' },
  timeout: (_s, _step, _seat, legal) => (legal.includes(FINISH) ? FINISH : legal[0]),
}

/** ZT-132 Builds the cards, each outermost. ZT-121 This claims the building. ZT-135 Then checks for a collapse. */
function build(s: State, pawn: PawnId, cards: readonly Card[], cx: Cx): void {
  const at = s.pawns[pawn].at as Building
  const player = ownerOf(s, pawn)
  lookAtWalls(s, player, at, cx)
  s.actions -= cards.length
  for (const card of cards) {
    takeKind(s.hands, player, card)
    putOnTop(s.walls, at, card)
    cx.emit?.({
      event: 'built',
      rule: 'ZT-132',
      seat: seatOf(player),
      at: nameOf(at),
      card: idOf(card),
      walls: wallCount(s, at),
    })
  }
  claim(s, player, at, cx)
  checkCollapse(s, at, cx)
}

/**
 * ZT-135 Discards all barricades if the adjacent zombies equal or exceed their value. ZT-137 Their traps kill zombies.
 */
export function checkCollapse(s: State, at: Building, cx: Cx): void {
  const cards = wallCount(s, at)
  if (cards === 0) return
  const zombies = adjacentZombies(s, at)
  if (zombies >= cards) cx.barrier('reveal') // that the wall holds also reveals something about it
  if (zombies < wallTotal(s, at)) return
  const walls = takeAll(s.walls, at)
  const traps = walls.reduce((sum, card) => sum + FACES[card].trap, 0)
  s.discard.push(...walls)
  cx.emit?.({ event: 'collapsed', rule: 'ZT-135', at: nameOf(at), cards: walls.map(idOf), zombies })
  const player = s.owners[at]
  loseIfUnheld(s, at, cx)
  if (traps > 0) trapsKill(s, { at, left: Math.min(traps, zombies), player }, cx)
}

/** Checks the building at a contact square to which a zombie has come. */
export function checkPressure(s: State, at: Loc, cx: Cx): void {
  const building = BOARD.contactOf[at]
  if (building !== null) checkCollapse(s, building, cx)
}

type Traps = Steps['trap-kills']

/** ZT-137 The traps kill this number of adjacent zombies; the owner chooses which. */
function trapsKill(s: State, { at, left, player }: Traps, cx: Cx): void {
  if (left === 0) return
  const mustAsk = player !== null && isAlive(s, player) && left < adjacentZombies(s, at)
  if (mustAsk && player !== null) return cx.next({ step: 'trap-kills', at, left, player })
  trapKills(s, defaultTrapKill(s, at), player, cx)
  trapsKill(s, { at, left: left - 1, player }, cx)
}

export const trapKillsAsk: Ask<'trap-kills'> = {
  rule: 'ZT-D20',
  ...cardsPlayer,
  question: v =>
    say`Your traps kill ${quantity(v.asked?.left ?? 0, 'zombie')} adjacent to ${place(v.asked?.at ?? '')}. Choose a zombie.`,
  moves: {
    'trap-kill': {
      ...oneOf<'trap-kills'>('ZT-137', (s, { at }) => trapTargets(s, at), 'Choose a zombie adjacent to the building.'),
      label: ({ at, moved }) => say`Kill a zombie ${within(at)}${moved ? ' that has moved' : ''}`,
      take(s, { at: square, moved }, cx, { at, left, player }) {
        trapKills(s, { square: locNamed(square), moved }, player, cx)
        trapsKill(s, { at, left: left - 1, player }, cx)
      },
    },
  },
  first: { rule: 'ZT-D20', text: 'First choose the zombie that your trap kills.' },
  timeout: (s, { at }) => defaultTrapMove(s, at),
}

function trapTargets(s: State, at: Building): readonly Named<'trap-kill'>[] {
  return BOARD.contacts[at].flatMap(square => {
    const moved = movedAt(s, square)
    return [...(s.zombies[square] > moved ? [TRAP_KILL[square]] : []), ...(moved > 0 ? [TRAP_KILL_MOVED[square]] : [])]
  })
}

export function defaultTrapMove(s: State, at: Building): Named<'trap-kill'> {
  const { square, moved } = defaultTrapKill(s, at)
  return (moved ? TRAP_KILL_MOVED : TRAP_KILL)[square]
}

/** ZT-117 Without a living owner: zombies that have not moved first, from the square with the most. */
function defaultTrapKill(s: State, at: Building): { square: Loc; moved: boolean } {
  const squares = BOARD.contacts[at]
  const fullest = (count: (square: Loc) => number): Loc =>
    squares.reduce((best, square) => (count(square) > count(best) ? square : best))
  const unmoved = fullest(square => (nextIsMoved(s, square) ? 0 : s.zombies[square]))
  if (!nextIsMoved(s, unmoved)) return { square: unmoved, moved: false }
  return { square: fullest(square => s.zombies[square]), moved: true }
}

/** ZT-137 The zombie goes to the owner's kill pile; without an owner it leaves the game. */
function trapKills(
  s: State,
  { square, moved }: { square: Loc; moved: boolean },
  player: PlayerId | null,
  cx: Cx,
): void {
  takeZombie(s, square, moved)
  if (player === null) s.gone += 1
  else s.kills[player] += 1
  cx.emit?.({
    event: 'trap-killed',
    rule: 'ZT-137',
    seat: player === null ? null : seatOf(player),
    at: nameOf(square),
  })
}

/** ZT-139 From a contact square a pawn may tear down the outermost card. */
export function mayTearDown(s: State, pawn: PawnId): boolean {
  const at = BOARD.contactOf[s.pawns[pawn].at as Loc]
  return at !== null && wallCount(s, at) > 0
}

/** ZT-139 The card is shown and discarded. ZT-140 A trap hurts the pawn, unless the building is its own. */
export const tearDown = action<'tear-down'>({
  rule: 'ZT-139',
  label: ({ pawn }, v) => say`${byPawn(v, pawn)}Tear down the outermost barricade`,
  each: (_s, pawn) => [TEAR_DOWN[pawn]],
  needs: [
    [
      'ZT-139',
      (s, { pawn }) => mayTearDown(s, pawnNamed(pawn)),
      'Your pawn must be on a square adjacent to a building with barricades.',
    ],
  ],
  take(s, { pawn: name }, cx) {
    const pawn = pawnNamed(name)
    const at = BOARD.contactOf[s.pawns[pawn].at as Loc] as Building
    const [card] = takeTop(s.walls, at, 1)
    const own = s.owners[at] === ownerOf(s, pawn)
    s.discard.push(card)
    cx.barrier('reveal')
    cx.emit?.({ event: 'torn-down', rule: 'ZT-139', pawn: name, at: nameOf(at), card: idOf(card) })
    if (FACES[card].trap > 0 && !own) cx.next({ step: 'damage', pawn, cause: 'trap', flees: false })
    if (wallCount(s, at) > 0) checkCollapse(s, at, cx)
    else if (own) emptiedByOwner(s, at, cx)
    else loseIfUnheld(s, at, cx)
  },
})
