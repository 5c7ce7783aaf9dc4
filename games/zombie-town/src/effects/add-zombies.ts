import { say } from '@holdout/engine'
import { fallChance, rivalries } from '../bot/worth.ts'
import { collapseLoss } from '../bot/zombies.ts'
import type { PawnId, PlayerId } from '../codes.ts'
import type { Ask } from '../cx.ts'
import { BOARD, type Building, isBuilding, type Loc, locNamed } from '../data/board.ts'
import { FULL } from '../limits.ts'
import { ADD_ZOMBIES } from '../moves.ts'
import { anyOf, cardsPlayer, oneOf, otherMoves } from '../rules/asked.ts'
import { checkPressure } from '../rules/barricades.ts'
import { fromCemetery } from '../rules/pieces.ts'
import { place } from '../say/parts.ts'
import { type State, wallCount } from '../state.ts'
import type { Effect } from './effect.ts'

/** ZT-171 Two zombies from the cemetery go to one contact square. ZT-163 Only from a building. */
export const addZombies: Effect = {
  where: 'building',
  works(s, _player, pawn) {
    const at = pawn === null ? null : s.pawns[pawn].at
    return at !== null && isBuilding(at) && s.cemetery > 0 && BOARD.contacts[at].some(to => s.zombies[to] < FULL)
  },
  take: (s, player, pawn, cx) => cx.next({ step: 'add-zombies', player, at: s.pawns[pawn as PawnId].at as Building }),
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

const hasRoom = (s: State, square: Loc): boolean => s.zombies[square] < FULL

/** ZT-171 The contact square that the zombies come to. */
export const addZombiesAt: Ask<'add-zombies'> = {
  rule: 'ZT-D23',
  ...cardsPlayer,
  question: v => say`On which square adjacent to ${place(v.asked?.at ?? '')} do you add the zombies?`,
  tempting: (s, step, seat) => [...otherMoves(s, step, seat), ADD_ZOMBIES[step.at]],
  moves: {
    'add-zombies': {
      ...oneOf<'add-zombies'>(
        'ZT-171',
        (s, { at }) => BOARD.contacts[at].filter(to => hasRoom(s, to)).map(to => ADD_ZOMBIES[to]),
        `Choose a square adjacent to the building with fewer than ${FULL} zombies.`,
      ),
      label: ({ at }) => say`Add the zombies on ${place(at)}`,
      take(s, { at: name }, cx) {
        const at = locNamed(name)
        for (let i = 0; i < 2; i++)
          if (fromCemetery(s, at, 'ZT-171', cx)) cx.next({ step: 'zombie-arrives', at, moved: false, first: null })
        checkPressure(s, at, cx)
      },
    },
  },
  first: { rule: 'ZT-D23', text: 'First choose where you add the zombies.' },
  timeout: anyOf,
}

/** The gain from adding 2 zombies next to another player's wall, from inside the building. */
function judgeAdding(s: State, me: PlayerId, at: Building): number {
  const owner = s.owners[at]
  if (owner === null || owner === me || wallCount(s, at) === 0) return -1
  return fallChance(s, me, at, 2) * collapseLoss(s, at) * rivalries(s, me)[owner]
}
