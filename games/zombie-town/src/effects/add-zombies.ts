import { say } from '@holdout/engine'
import { fallChance, rivalries } from '../bot/worth.ts'
import { collapseLoss } from '../bot/zombies.ts'
import type { PawnId, PlayerId } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { BOARD, type Building, isBuilding, type Loc, locNamed } from '../data/board.ts'
import { FULL } from '../limits.ts'
import { ADD_ZOMBIES, type Move } from '../moves.ts'
import { checkPressure } from '../rules/barricades.ts'
import { fromCemetery } from '../rules/zombie-phase.ts'
import { place } from '../say/parts.ts'
import { type State, wallCount } from '../state.ts'
import type { Effect } from './effect.ts'

/** ZT-171 Two zombies from the cemetery go to one contact square. ZT-163 Only from a building. */
export const addZombies: Effect = {
  needsPawn: true,
  works(s, _player, pawn) {
    const at = pawn === null ? null : s.pawns[pawn].at
    return at !== null && isBuilding(at) && s.cemetery > 0 && BOARD.contacts[at].some(to => s.zombies[to] < FULL)
  },
  take: (s, player, pawn, cx) => cx.next({ step: 'add-zombies', player, at: s.pawns[pawn as PawnId].at as Building }),
  questions: {
    'add-zombies': v => say`On which square adjacent to ${place(v.asked?.at ?? '')} do you add the zombies?`,
  },
  bot: {
    worth: 0.5,
    judge: (s, me, pawn) => judgeAdding(s, me, s.pawns[pawn as PawnId].at as Building),
    triggered: (s, me, pawn) => (isOwn(s, me, pawn) ? -2 : 0.5),
    keeps: isOwn,
  },
}

function isOwn(s: State, me: PlayerId, pawn: PawnId): boolean {
  return s.owners[s.pawns[pawn].at as Loc] === me
}

export function offerAddZombies(s: State, { at }: { at: Building }, _seat: string, list: Move[]): void {
  for (const square of BOARD.contacts[at]) if (s.zombies[square] < FULL) list.push(ADD_ZOMBIES[square])
}

export function takeAddZombies(s: State, _step: object, _seat: string, move: Move, cx: Cx): void {
  if (move.move !== 'add-zombies') return
  const at = locNamed(move.at)
  for (let i = 0; i < 2; i++)
    if (fromCemetery(s, at, 'ZT-171', cx)) cx.next({ step: 'zombie-arrives', at, moved: false, first: null })
  checkPressure(s, at, cx)
}

/** The gain from adding 2 zombies next to another player's wall, from inside the building. */
function judgeAdding(s: State, me: PlayerId, at: Building): number {
  const owner = s.owners[at]
  if (owner === null || owner === me || wallCount(s, at) === 0) return -1
  return fallChance(s, me, at, 2) * collapseLoss(s, at) * rivalries(s, me)[owner]
}
