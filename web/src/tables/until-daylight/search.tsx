import type { Move, View } from '@holdout/until-daylight/table'
import { Pile } from '../../parts/pile.tsx'
import { useTimeLeft } from '../../table/clocks.tsx'
import type { Selection } from '../../table/selection.ts'
import { useSession } from '../../table/session.ts'
import { moodAt, useSearchPart } from './mood.ts'
import { PIECE } from './pieces.ts'
import { SandGlass } from './sand-glass.tsx'
import { text } from './text.ts'

const NEXT = PIECE.button('next')

/** The search: the time left, the rubble piles, and Next beside them. The headline says who searches. */
export function Search({ view, pick }: { readonly view: View; readonly pick: Selection<Move> }) {
  const { mode } = useSession()
  const clocks = useTimeLeft()
  const clock = clocks.find(({ id }) => id.startsWith('search/')) ?? null
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
      <p className="dl-search__note">
        {view.timed ? text.search.caught(view.turnOf === view.you) : text.search.turn(view.searchTurn ?? 1)}
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
      {mode === 'play' && (
        <button
          {...pick.button(NEXT)}
          className={`button dl-search__next ${view.asked?.spent ? 'button--main' : ''} ${pick.mark(NEXT)}`}
          disabled={!pick.can(NEXT)}
          aria-label={text.search.sayNext}
          aria-keyshortcuts="Space"
        >
          {text.search.next}
        </button>
      )}
    </section>
  )
}
