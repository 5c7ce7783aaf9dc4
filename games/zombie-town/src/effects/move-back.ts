import { say } from '@holdout/engine'
import { holding, onslaught, woundCost } from '../bot/worth.ts'
import { couldPress } from '../bot/zombies.ts'
import type { PawnId, PlayerId } from '../codes.ts'
import type { Ask, Cx } from '../cx.ts'
import { BOARD, type Building, distance, isBuilding, type Loc, locNamed, nameOf } from '../data/board.ts'
import { FULL } from '../limits.ts'
import { type Move, type Named, PUSH } from '../moves.ts'
import { anyOf, best, cardsPlayer, oneOf } from '../rules/asked.ts'
import { checkCollapse } from '../rules/barricades.ts'
import { nextIsMoved, putZombie, takeZombie } from '../rules/pieces.ts'
import { place } from '../say/parts.ts'
import { adjacentZombies, playerCount, type State, type Steps, wallCount, wallTotal } from '../state.ts'
import type { Effect } from './effect.ts'

/** ZT-170 Each zombie on the four contact squares moves back once. ZT-163 Only from a building. */
export const moveBack: Effect = {
  where: 'building',
  works(s, _player, pawn) {
    const at = pawn === null ? null : s.pawns[pawn].at
    if (at === null || !isBuilding(at)) return false
    return BOARD.contacts[at].some(from => s.zombies[from] > 0 && hasRoomBehind(s, from))
  },
  take(s, player, pawn, cx) {
    const at = s.pawns[pawn as PawnId].at as Building
    cx.next({ step: 'move-back', player, at, left: BOARD.contacts[at].map(square => s.zombies[square]), gone: [] })
  },
  bot: {
    worth: 1,
    judge: (s, me, pawn) => judgePushing(s, me, pawn as PawnId),
    triggered: () => 0.6,
    keeps: () => true,
    answers: { 'move-back': (s, me, _step, moves) => best(moves, move => pushWorth(s, me, move)) },
  },
}

function hasRoomBehind(s: State, from: Loc): boolean {
  return BOARD.back[from].some(to => s.zombies[to] < FULL)
}

type Pushing = Steps['move-back']

/** The zombies that still have to move, each with the squares that have room. */
function pushes(s: State, { at, left }: Pushing): readonly Named<'push'>[] {
  return BOARD.contacts[at].flatMap((from, i) =>
    left[i] === 0 ? [] : PUSH[from].filter((_, j) => s.zombies[BOARD.back[from][j]] < FULL),
  )
}

/** ZT-170 The card's player chooses the order and the squares. */
export const pushBack: Ask<'move-back'> = {
  rule: 'ZT-D23',
  ...cardsPlayer,
  question: v => say`Which zombie adjacent to ${place(v.asked?.at ?? '')} moves back, and where to?`,
  moves: {
    push: {
      ...oneOf<'move-back'>(
        'ZT-170',
        pushes,
        `Move an adjacent zombie 1 step back, to a square with fewer than ${FULL} zombies.`,
      ),
      label: ({ from, to }) => say`Move a zombie back from ${place(from)} to ${place(to)}`,
      take: (s, { from, to }, cx, step) => push(s, step, locNamed(from), locNamed(to), cx),
    },
  },
  first: { rule: 'ZT-D23', text: 'First choose the zombie that moves back, and where to.' },
  timeout: anyOf,
}

/** ZT-170 When all have moved, the zombies arrive in the same order. */
function push(s: State, { player, at, left, gone }: Pushing, from: Loc, to: Loc, cx: Cx): void {
  const moved = nextIsMoved(s, from)
  takeZombie(s, from, moved)
  putZombie(s, to, moved)
  cx.emit?.({ event: 'zombie-pushed', rule: 'ZT-170', from: nameOf(from), to: nameOf(to) })
  const still = left.map((count, i) => (BOARD.contacts[at][i] === from ? count - 1 : count))
  const done = [...gone, { to, moved }]
  const next: Pushing = { player, at, left: still, gone: done }
  const open = BOARD.contacts[at].some((square, i) => still[i] > 0 && hasRoomBehind(s, square))
  if (open) return cx.next({ ...next, step: 'move-back' })
  cx.next(...done.map(each => ({ step: 'zombie-arrives' as const, at: each.to, moved: each.moved, first: null })))
  checkCollapse(s, at, cx)
}

/**
 * The gain from moving zombies back from an own wall before it collapses, or from an own pawn that cannot stop them.
 */
function judgePushing(s: State, me: PlayerId, pawn: PawnId): number {
  const at = s.pawns[pawn].at as Building
  const adjacent = adjacentZombies(s, at)
  if (wallCount(s, at) === 0) {
    const { wound } = onslaught(s, pawn, Math.min(adjacent, s.day))
    return wound * (woundCost(s, pawn) + (s.owners[at] === me ? 2 : 0)) * 0.7
  }
  if (s.owners[at] !== me) return -1
  const spare = wallTotal(s, at) - adjacent
  return spare <= Math.min(2, couldPress(s, at)) ? holding(s, at) * 0.4 : -1
}

/** The worth of a square to move a zombie back to: away from own pawns. */
function pushWorth(s: State, me: PlayerId, move: Move): number {
  if (move.move !== 'push') return 0
  const to = locNamed(move.to)
  let worth = 0
  for (let pawn = me; pawn < s.pawns.length; pawn += playerCount(s)) {
    const { at } = s.pawns[pawn]
    if (at !== null) worth += at === to ? -5 : distance(at, to) * 0.1
  }
  return worth
}
