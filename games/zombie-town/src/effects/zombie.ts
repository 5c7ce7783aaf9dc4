import type { PawnId } from '../codes.ts'
import type { Loc } from '../data/board.ts'
import { checkPressure } from '../rules/barricades.ts'
import { fromCemetery } from '../rules/pieces.ts'
import type { Effect } from './effect.ts'

/** ZT-165 A zombie from the cemetery appears where the pawn is. The pawn faces it first. */
export const zombie: Effect = {
  where: 'pawn',
  works: (s, _player, pawn) => s.cemetery > 0 && pawn !== null && s.pawns[pawn].at !== null,
  take(s, _player, pawn, cx) {
    const at = s.pawns[pawn as PawnId].at as Loc
    if (!fromCemetery(s, at, 'ZT-165', cx)) return
    cx.next({ step: 'zombie-arrives', at, moved: false, first: pawn })
    checkPressure(s, at, cx)
  },
  bot: {
    worth: -1,
    judge: () => -1,
    triggered: (s, _me, pawn) => (s.pawns[pawn].guns.some(({ bullets }) => bullets >= 2) ? 0.8 : -2),
    keeps: () => false,
  },
}
