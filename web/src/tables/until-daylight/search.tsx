import type { Move, View } from '@holdout/until-daylight/table'
import type { Names } from '../../parts/names.ts'
import { Pile } from '../../parts/pile.tsx'
import { useTimeLeft } from '../../table/clocks.tsx'
import type { Narrowing } from '../../table/use-narrowing.ts'
import { SandGlass } from './sand-glass.tsx'

/** The search: the piles of rubble, whose hands are in them, and the sand that runs. */
export function Search({
  view,
  pick,
  names,
}: {
  readonly view: View
  readonly pick: Narrowing<Move>
  readonly names: Names
}) {
  const clocks = useTimeLeft()
  const clock = clocks.find(({ running }) => running) ?? clocks[0] ?? null
  return (
    <section className="search" aria-label="Search">
      {view.timed && <SandGlass clock={clock} />}
      <p className="search__who">
        <b>{view.turnOf ? (names[view.turnOf] ?? view.turnOf) : 'Nobody'}</b> searches
        {!view.timed && view.searchTurn !== null && <small> turn {view.searchTurn + 1}</small>}
      </p>
      {(['A', 'B'] as const).map((pile, i) => {
        const anchor = `pile:${pile}`
        const can = pick.can(anchor) || pick.isPicked(anchor)
        return can ? (
          <button
            key={pile}
            type="button"
            className={`search__pile ${pick.mark(anchor)}`}
            aria-label={`Draw from rubble ${pile}, ${view.piles[i]} cards`}
            {...pick.pointer(anchor)}
            onClick={() => pick.press(anchor)}
          >
            <Pile count={view.piles[i]} title={`Rubble ${pile}`} />
          </button>
        ) : (
          <Pile key={pile} count={view.piles[i]} title={`Rubble ${pile}`} />
        )
      })}
    </section>
  )
}
