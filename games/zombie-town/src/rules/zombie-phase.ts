import { type Reason, say } from '@holdout/engine'
import { quantity } from '@holdout/words'
import { NO_SEATS, only, type PlayerId, playerAt, seatOf } from '../codes.ts'
import type { Ask, Cx, MoveOf } from '../cx.ts'
import { BOARD, BUILDINGS, distance, isBuilding, LOCATIONS, type Loc, locNamed, nameOf } from '../data/board.ts'
import { FULL, pawnsEach } from '../limits.ts'
import { END_ACTIONS, type Move, type Named, ZOMBIE_MOVES } from '../moves.ts'
import { Place, place } from '../say/parts.ts'
import { anyPawnAt, isAlive, playerCount, type State, type Steps } from '../state.ts'
import { best, clock } from './asked.ts'
import { checkPressure } from './barricades.ts'
import { playEvent } from './event-cards.ts'
import { offerZombieMove } from './fast.ts'
import { repels } from './fireworks.ts'
import { dropGun } from './guns-and-stores.ts'
import { farFrom, isOnTurn, isPlace, NOT_YOUR_TURN, ON_TURN, PLACE_EXISTS } from './needs.ts'
import { nextIsMoved, putZombie, takeZombie } from './pieces.ts'
import { mayStepIn, stepInQuestion } from './windows.ts'
import { isBarricaded, isGuarded, mayMoveZombie } from './zombie-steps.ts'

/** ZT-150, ZT-205 As many zombies as the day number, twice that with two players. The number is fixed now. */
export function zombiePhase(s: State, _step: object, cx: Cx): void {
  if (!isAlive(s, s.active)) return // ZT-118
  s.moved.length = 0
  const count = (s.day + s.options['extra-zombies']) * pawnsEach(playerCount(s))
  cx.emit?.({ event: 'zombie-phase', rule: 'ZT-150', seat: seatOf(s.active), count })
  cx.next({ step: 'zombie-move', left: count })
}

function canMoveFrom(s: State, from: Loc, guarded: boolean): boolean {
  if (s.zombies[from] === 0 || nextIsMoved(s, from)) return false
  for (const step of BOARD.zombieSteps[from]) if (mayMoveZombie(s, step, guarded)) return true
  return false
}

/** ZT-151 Whether a move is left and possible. Starting squares are checked first, because they usually have one. */
function owesMove(s: State, left: number): boolean {
  if (left === 0 || !isAlive(s, s.active)) return false
  const guarded = isGuarded(s)
  for (const from of BOARD.starts) if (canMoveFrom(s, from, guarded)) return true
  for (let from = 0; from < LOCATIONS; from++) if (canMoveFrom(s, from, guarded)) return true
  return false
}

const CHOOSE_ZOMBIE = 'Choose a zombie that has not moved yet, then the square it moves to.'

type Step = { readonly from: string; readonly to: string }

const stepOf = ({ from, to }: Step) => BOARD.zombieSteps[locNamed(from)].find(step => nameOf(step.to) === to)

/** ZT-152, ZT-153 A zombie that has not moved goes one step. */
const moveZombie: MoveOf<'zombie', Steps['zombie-move']> = {
  rule: 'ZT-152',
  label: ({ from, to }) => say`Move a zombie from ${place(from)} to ${place(to)}`,
  candidates: (s, _step, seat) => (isOnTurn(s, seat) ? placesWithZombies(s).flatMap(from => ZOMBIE_MOVES[from]) : []),
  /** Zombies that have moved, steps that are blocked, a place without zombies, and a place too far away. */
  tempting(s, _step, seat) {
    if (!isOnTurn(s, seat)) return []
    const places = placesWithZombies(s)
    const empty = farFrom(s, 0)
    return [
      ...places.flatMap(from => (nextIsMoved(s, from) ? ZOMBIE_MOVES[from].slice(0, 1) : ZOMBIE_MOVES[from])),
      zombieTo(empty, BOARD.zombieSteps[empty][0].to),
      ...places
        .filter(from => !nextIsMoved(s, from))
        .slice(0, 1)
        .map(from => zombieTo(from, farFrom(s, from))),
    ]
  },
  exists: [['ZT-152', (_s, { from }) => isPlace(from), CHOOSE_ZOMBIE], PLACE_EXISTS],
  needs: [
    ON_TURN,
    ['ZT-152', (s, { from }) => s.zombies[locNamed(from)] > 0, CHOOSE_ZOMBIE],
    ['ZT-153', (s, { from }) => !nextIsMoved(s, locNamed(from)), 'A zombie moves only once in a zombie phase.'],
    [
      'ZT-21',
      (_s, { from, to }) => BOARD.steps[locNamed(from)].includes(locNamed(to)),
      'A zombie moves 1 step to a touching square, or between a building and its 4 adjacent squares, and never back toward the cemetery.',
    ],
    ['ZT-25', (_s, move) => stepOf(move) !== undefined, 'Zombies never move back toward the cemetery.'],
    [
      'ZT-28',
      (s, { to }) => s.zombies[locNamed(to)] < FULL,
      (_s, { to }) => `${Place(to).text} already has ${FULL} zombies, the most allowed.`,
    ],
    ['ZT-138', (s, { to }) => !isBarricaded(s, locNamed(to)), 'Zombies cannot enter a building with a barricade.'],
    [
      'ZT-176',
      (s, move) => !repels(s, stepOf(move)?.towards ?? null),
      'Fireworks keep zombies from moving in this direction.',
    ],
  ],
  elsewhere: (s, _move, seat) =>
    s.agenda[s.agenda.length - 1].step === 'main' && isOnTurn(s, seat) ? ACTIONS_FIRST : null,
  take(s, { from, to }, cx, { left }) {
    cx.next({ step: 'zombie-move', left: left - 1 })
    const at = locNamed(to)
    takeZombie(s, locNamed(from), false)
    putZombie(s, at, true)
    cx.emit?.({ event: 'zombie-moved', rule: 'ZT-152', from, to })
    // ZT-154 First the collapse check, then the arrival.
    if (isBuilding(at) || anyPawnAt(s, at)) cx.next({ step: 'zombie-arrives', at, moved: true, first: null })
    checkPressure(s, at, cx)
  },
}

const ACTIONS_FIRST: Reason = { rule: 'ZT-30', text: 'You move zombies after your actions. End your actions first.' }

function placesWithZombies(s: State): readonly Loc[] {
  return s.zombies.flatMap((count, loc) => (count > 0 ? [loc] : []))
}

function zombieTo(from: Loc, to: Loc): Named<'zombie'> {
  return { move: 'zombie', from: nameOf(from), to: nameOf(to) }
}

/** ZT-151 The active player, while moves are left and one is legal. */
export const zombieMove: Ask<'zombie-move'> = {
  rule: 'ZT-D21',
  asks: (s, { left }) => (owesMove(s, left) ? only(s.active) : NO_SEATS),
  may: mayStepIn,
  clock,
  question: (v, { kind }) =>
    kind === 'may' ? stepInQuestion(v) : say`Which zombie do you move? ${quantity(v.asked?.left ?? 0, 'move')} left.`,
  moves: { zombie: moveZombie, event: playEvent, 'drop-gun': dropGun },
  tempting: () => [END_ACTIONS],
  first: (s, _step, seat) => (isOnTurn(s, seat) ? MUST_MOVE : NOT_YOUR_TURN),
  timeout: (s, _step, seat, legal) => nearestEnemy(s, playerAt(seat), legal),
  offer: offerZombieMove,
}

const MUST_MOVE: Reason = { rule: 'ZT-151', text: 'You must move zombies now, until no moves are left.' }

/** The first forward move toward the nearest enemy building. */
function nearestEnemy<M extends Move>(s: State, player: PlayerId, legal: readonly M[]): M {
  const far = (to: Loc): number => {
    let least = LOCATIONS
    for (let b = 0; b < BUILDINGS; b++) {
      const owner = s.owners[b]
      if (owner !== null && owner !== player) least = Math.min(least, distance(to, b))
    }
    return least
  }
  return best(legal, move => {
    if (move.move !== 'zombie') return Number.NEGATIVE_INFINITY
    const from = locNamed(move.from)
    const to = locNamed(move.to)
    return (BOARD.ring[to] > BOARD.ring[from] ? 1000 : 0) - far(to)
  })
}

/** ZT-156 Puts a zombie from the cemetery on each starting square without zombies and pawns. ZT-157 In this order. */
export function refill(s: State, _step: object, cx: Cx): void {
  if (!isAlive(s, s.active)) return // ZT-118
  s.moved.length = 0
  let count = 0
  for (let i = 0; i < s.options['start-squares']; i++) {
    const at = BOARD.starts[i]
    if (s.cemetery === 0) break
    if (s.zombies[at] > 0 || anyPawnAt(s, at)) continue
    s.cemetery -= 1
    s.zombies[at] = 1
    count += 1
  }
  if (count > 0) cx.emit?.({ event: 'refilled', rule: 'ZT-156', count, cemetery: s.cemetery })
}
