import type { Move, View } from '@holdout/until-daylight/table'
import type { Names } from '../../parts/names.ts'
import { Pile } from '../../parts/pile.tsx'
import { useTimeLeft } from '../../table/clocks.tsx'
import type { Selection } from '../../table/selection.ts'
import { moodAt, useSearchPart } from './mood.ts'
import { PIECE } from './pieces.ts'
import { SandGlass } from './sand-glass.tsx'
import { text } from './text.ts'

/** The search: the rubble piles, the searching player, and the time left. */
export function Search({
  view,
  pick,
  names,
}: {
  readonly view: View
  readonly pick: Selection<Move>
  readonly names: Names
}) {
  const clocks = useTimeLeft()
  const clock = clocks.find(({ running }) => running) ?? clocks[0] ?? null
  const part = useSearchPart(view.timed && view.turnOf !== null, clock)
  return (
    <section
      className="dl-search"
      aria-label={text.search.label}
      data-mood={view.timed && view.turnOf ? moodAt(part) : undefined}
      data-mine={view.turnOf !== null && view.turnOf === view.you}
      style={{ '--gone': part } as React.CSSProperties}
    >
      {view.timed && <SandGlass clock={clock} />}
      <p className="dl-search__who">
        {view.turnOf ? (
          <>
            <b>{names[view.turnOf] ?? view.turnOf}</b>
            {text.search.searching(names[view.turnOf] === text.you)}
          </>
        ) : (
          text.search.waiting
        )}
        {view.timed && view.turnOf && <small> {text.search.caught(view.turnOf === view.you)}</small>}
        {!view.timed && view.searchTurn !== null && <small>{text.search.turn(view.searchTurn)}</small>}
      </p>
      {(['A', 'B'] as const).map((pile, i) => {
        const piece = PIECE.pile(pile)
        return pick.can(piece) || pick.isPicked(piece) ? (
          <button
            key={pile}
            {...pick.button(piece)}
            className={`dl-search__pile ${pick.mark(piece)}`}
            aria-label={text.search.draw(pile, view.piles[i])}
          >
            <Pile count={view.piles[i]} title={text.search.pile(pile)} />
          </button>
        ) : (
          <div key={pile} className="dl-search__pile">
            <Pile count={view.piles[i]} title={text.search.pile(pile)} />
          </div>
        )
      })}
    </section>
  )
}
