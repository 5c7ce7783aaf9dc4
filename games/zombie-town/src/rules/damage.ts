import { say } from '@holdout/engine'
import { type PawnId, pawnName, seatOf } from '../codes.ts'
import type { Ask, Cx } from '../cx.ts'
import { BOARD, distance, isBuilding, LOCATIONS, type Loc, locNamed, nameOf } from '../data/board.ts'
import { handLimit, LONGEST_WALK } from '../limits.ts'
import { FLEE, SACRIFICE, TAKE_DAMAGE } from '../moves.ts'
import { fighter } from '../say/fighters.ts'
import { Piece, piece, place } from '../say/parts.ts'
import { takeAll } from '../stacks.ts'
import {
  anyPawnAt,
  carriedBy,
  carriedCount,
  type Harm,
  isClosedTo,
  livingPawns,
  livingPlayers,
  ownerOf,
  playerCount,
  type State,
} from '../state.ts'
import { oneOf, otherMoves, pawnsOwner } from './asked.ts'
import { lastOneAlive } from './days.ts'
import { noTwin, survivorIn, withoutTwins } from './needs.ts'
import { discardSurvivor, survivorNamed } from './pieces.ts'
import { putPawn } from './possession.ts'

/** ZT-113 Instead of 1 damage from any source, the player may sacrifice a carried survivor. */
export function damage(s: State, harm: Harm, cx: Cx): void {
  if (carriedCount(s, harm.pawn) > 0) cx.next({ ...harm, step: 'sacrifice' })
  else hurt(s, harm, cx)
}

export const sacrifice: Ask<'sacrifice'> = {
  rule: 'ZT-D14',
  ...pawnsOwner,
  question: v => say`${Piece(v.asked?.pawn ?? '')} is about to take 1 damage. Sacrifice a survivor instead?`,
  moves: {
    'take-damage': {
      rule: 'ZT-113',
      label: () => say`Take 1 damage`,
      candidates: [TAKE_DAMAGE],
      take: (s, _move, cx, harm) => hurt(s, harm, cx),
    },
    sacrifice: {
      rule: 'ZT-113',
      label: ({ survivor }, v) => say`Sacrifice ${fighter(v, survivor)} instead`,
      candidates: (s, { pawn }) => withoutTwins(carriedBy(s, pawn)).map(({ id }) => SACRIFICE[id]),
      exists: [
        [
          'ZT-113',
          (s, { survivor }, { pawn }) => survivorIn(carriedBy(s, pawn), survivor) !== undefined,
          'You can sacrifice only a survivor that this pawn carries.',
        ],
        noTwin('ZT-113', ({ survivor }) => survivor),
      ],
      take(s, { survivor }, cx, { pawn, flees }) {
        discardSurvivor(s, survivorNamed(s, survivor))
        cx.emit?.({ event: 'sacrificed', rule: 'ZT-113', pawn: pawnName(pawn), survivor })
        if (flees) cx.next({ step: 'flee', pawn })
      },
    },
  },
  first: { rule: 'ZT-D14', text: 'First take the damage, or sacrifice a survivor.' },
  timeout: (s, { pawn }, _seat, legal) => legal[s.pawns[pawn].health === 1 ? 1 : 0],
}

/** ZT-111 Damage lowers the health by 1. ZT-125 A pawn that takes damage in its home base must always flee. */
function hurt(s: State, { pawn, cause, flees }: Harm, cx: Cx): void {
  const piece = s.pawns[pawn]
  const at = piece.at as Loc
  const player = ownerOf(s, pawn)
  const atHome = isBuilding(at) && s.homes[at] && s.owners[at] === player && cause !== 'trap'
  piece.health -= 1
  cx.emit?.({ event: 'wounded', rule: 'ZT-112', pawn: pawnName(pawn), health: piece.health, cause })
  if (piece.health === 0) {
    die(s, pawn, cx)
    if (atHome && s.outcome === null) cx.next({ step: 'home-defended', at, player })
  } else if (atHome) cx.next({ step: 'flee', pawn }, { step: 'home-defended', at, player })
  else if (flees) cx.next({ step: 'flee', pawn })
}

/**
 * ZT-116 The pawn leaves the board; its guns, the survivors it carried and (with no pawn left) the hand are discarded.
 */
function die(s: State, pawn: PawnId, cx: Cx): void {
  const piece = s.pawns[pawn]
  const player = ownerOf(s, pawn)
  const at = piece.at as Loc
  for (const gun of piece.guns) s.discard.push(gun.card)
  piece.guns = []
  for (const survivor of carriedBy(s, pawn)) discardSurvivor(s, survivor)
  cx.emit?.({ event: 'pawn-died', rule: 'ZT-116', pawn: pawnName(pawn), seat: seatOf(player), at: nameOf(at) })
  putPawn(s, pawn, null, cx)
  if (livingPawns(s, player) > 0) {
    if (s.hands.sizes[player] > handLimit(livingPawns(s, player))) cx.next({ step: 'discard', player }) // ZT-208
    return
  }
  if (s.hands.sizes[player] > 0) cx.barrier('reveal') // the hand is shown
  s.discard.push(...takeAll(s.hands, player))
  s.died[player] = playerCount(s) - livingPlayers(s) + 1
  cx.emit?.({ event: 'player-died', rule: 'ZT-116', seat: seatOf(player) })
  lastOneAlive(s, cx)
}

/** ZT-114 The places to which a pawn may flee: the first of these sets that is not empty. */
function fleePlaces(s: State, pawn: PawnId): Loc[] {
  const from = s.pawns[pawn].at as Loc
  const player = ownerOf(s, pawn)
  const free = (loc: Loc): boolean => s.zombies[loc] === 0 && !isClosedTo(s, loc, player)
  // (1) distance 3 with a clear way
  let reached: Loc[] = [from]
  for (let step = 1; step <= LONGEST_WALK; step++) {
    const next: Loc[] = []
    for (const loc of reached)
      for (const to of BOARD.steps[loc])
        if (distance(from, to) === step && free(to) && !next.includes(to)) next.push(to)
    reached = next
  }
  if (reached.length > 0) return reached.sort((a, b) => a - b)
  // (2) distance 3, whatever is in between; (3) the same at distance 4 and more
  for (let far = LONGEST_WALK; far < LOCATIONS; far++) {
    const places: Loc[] = []
    for (let loc = 0; loc < LOCATIONS; loc++) if (distance(from, loc) === far && free(loc)) places.push(loc)
    if (places.length > 0) return places
  }
  return [from]
}

/** ZT-114, ZT-115 The pawn is put there at no cost. Only the destination is entered. */
export const flee: Ask<'flee'> = {
  rule: 'ZT-D15',
  ...pawnsOwner,
  question: v => say`Where does ${piece(v.asked?.pawn ?? '')} flee to?`,
  tempting(s, step, seat) {
    const places = fleePlaces(s, step.pawn)
    return [...otherMoves(s, step, seat), FLEE[FLEE.findIndex((_, loc) => !places.includes(loc))]]
  },
  moves: {
    flee: {
      ...oneOf<'flee'>(
        'ZT-114',
        (s, { pawn }) => fleePlaces(s, pawn).map(loc => FLEE[loc]),
        'Flee to one of the offered places: 3 squares away if possible, without zombies and not closed to you.',
      ),
      label: ({ to }) => say`Flee to ${place(to)}`,
      take(s, { to: name }, cx, { pawn }) {
        const from = s.pawns[pawn].at as Loc
        const to = locNamed(name)
        cx.emit?.({ event: 'fled', rule: 'ZT-114', pawn: pawnName(pawn), from: nameOf(from), to: name })
        putPawn(s, pawn, to, cx)
        cx.next({ step: 'enter', pawn, at: to, way: null })
      },
    },
  },
  first: { rule: 'ZT-D15', text: 'First choose where your pawn flees to.' },
  timeout: (s, { pawn }) => FLEE[bestFlight(s, pawn)],
}

/**
 * Prefers an own building, then a building without pawns, then the street square with the fewest zombies within 2
 * squares.
 */
function bestFlight(s: State, pawn: PawnId): Loc {
  const places = fleePlaces(s, pawn)
  const player = ownerOf(s, pawn)
  const own = places.find(loc => isBuilding(loc) && s.owners[loc] === player)
  if (own !== undefined) return own
  const empty = places.find(loc => isBuilding(loc) && !anyPawnAt(s, loc))
  if (empty !== undefined) return empty
  const near = (loc: Loc): number => BOARD.inRange[loc].reduce((sum, other) => sum + s.zombies[other], 0)
  return [...places].sort((a, b) => near(a) - near(b) || (nameOf(a) < nameOf(b) ? -1 : 1))[0]
}
