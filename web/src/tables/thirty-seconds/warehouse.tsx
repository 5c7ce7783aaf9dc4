import { type Move, titleOf, type View } from '@holdout/thirty-seconds/table'
import { useLost } from '../../board/use-lost.ts'
import { tells } from '../../table/names/names.ts'
import type { Selection } from '../../table/selection.ts'
import { PIECE } from './pieces.ts'
import { text } from './text.ts'

/**
 * The door of the warehouse: how many zombies are inside, for the zombie player also which, who chooses there the one
 * that breaks in.
 */
export function Warehouse({ view, pick }: { readonly view: View; readonly pick: Selection<Move> }) {
  const opens = useLost(view.warehouse.length) > 0
  const known = view.warehouse.filter(card => card !== null)
  const open = [...new Set(known)].filter(card => pick.can(PIECE.inside(card)) || pick.isPicked(PIECE.inside(card)))
  const names = known.map(card => titleOf(card)).join(', ')
  return (
    <section
      className={`ts-warehouse ${open.length > 0 ? 'is-open' : ''}`}
      data-opens={opens || undefined}
      aria-label={text.alley.warehouse(view.warehouse.length)}
      {...(open.length === 0 && tells(text.alley.warehouseTitle, text.alley.warehouseHelp(names)))}
    >
      {open.length > 0 ? (
        open.map(card => (
          <button
            key={card}
            {...pick.button(PIECE.inside(card))}
            className={`ts-inside ${pick.mark(PIECE.inside(card))}`}
            aria-label={text.alley.breakIn(titleOf(card))}
          >
            {titleOf(card)}
          </button>
        ))
      ) : (
        <>
          <i className="ts-card-back ts-card-back--zombie" aria-hidden="true" />
          <span>{text.alley.inside(view.warehouse.length)}</span>
        </>
      )}
    </section>
  )
}
