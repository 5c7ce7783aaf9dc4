import type { LogLine } from '@holdout/table'
import { type Event, isEventCard, type Move, titleOf, type View } from '@holdout/until-daylight/table'
import { Pile } from '../../board/pile.tsx'
import { fileUrl } from '../../client/address.ts'
import { useGameInfo } from '../../client/game-info.ts'
import type { Names } from '../../parts/names.ts'
import { useTimeLeft } from '../../table/clocks.tsx'
import type { Selection } from '../../table/selection.ts'
import { useSession } from '../../table/session.ts'
import { useShownLog } from '../../table/shown-log.ts'
import { Glass } from './glass.tsx'
import { moodAt, useSearchPart } from './mood.ts'
import { Picture } from './picture.tsx'
import { PIECE } from './pieces.ts'
import { text } from './text.ts'

const NEXT = PIECE.button('next')

interface SearchProps {
  readonly view: View
  readonly pick: Selection<Move>
  readonly names: Names
}

/** The search: two heaps, the hourglass and Next between them, and the found card beside its heap. */
export function Search({ view, pick, names }: SearchProps) {
  const { mode } = useSession()
  const clock = useTimeLeft().find(({ id }) => id.startsWith('search/')) ?? null
  const part = useSearchPart(view.timed && view.turnOf !== null, clock)
  const isMine = view.turnOf !== null && view.turnOf === view.you
  const found = useFound(view)
  return (
    <section
      className="dl-search"
      aria-label={text.search.label}
      data-mood={view.timed && view.turnOf ? moodAt(part) : undefined}
      data-mine={isMine}
      data-timed={view.timed}
      style={{ '--gone': part } as React.CSSProperties}
    >
      {(['A', 'B'] as const).map((pile, i) => {
        const piece = PIECE.pile(pile)
        const isOpen = pick.can(piece) || pick.isPicked(piece)
        return (
          <Pile
            key={pile}
            word={text.search.pile(pile)}
            count={view.piles[i]}
            className={`dl-heap ${pick.mark(piece)}`}
            data-heap={pile}
            data-travel={`pile/${pile}`}
            data-at={pile}
            button={isOpen ? { ...pick.button(piece), 'aria-label': text.search.draw(pile, view.piles[i]) } : null}
          >
            <img className="dl-heap__rubble" src={fileUrl('camp/heap.svg')} alt="" draggable={false} />
            <span className="back dl-heap__deck" data-empty={view.piles[i] === 0}>
              {view.piles[i]}
            </span>
          </Pile>
        )
      })}
      <div className="dl-search__middle" data-stage={view.phase === 'pause' || undefined}>
        {view.timed && <Glass clock={clock} />}
        <p className="dl-search__note">
          {view.timed ? text.search.caught(isMine) : text.search.turn(view.searchTurn ?? 1)}
        </p>
        {mode === 'play' && view.phase === 'search' && (
          <button
            {...pick.button(NEXT)}
            className={`button dl-search__next ${view.asked?.spent ? 'button--main' : ''} ${pick.mark(NEXT)}`}
            disabled={!pick.can(NEXT)}
            aria-label={text.search.sayNext}
            aria-keyshortcuts="Space"
          >
            {isMine ? text.search.nextIs(nameAfter(view, names)) : text.search.next}
            <kbd>{text.search.spaceBar}</kbd>
          </button>
        )}
      </div>
      {found && <Found {...found} view={view} names={names} />}
    </section>
  )
}

/** Who searches after the player who does now. */
function nameAfter({ players, turnOf }: View, names: Names): string {
  const at = players.findIndex(({ seat }) => seat === turnOf)
  const { seat } = players[(at + 1) % players.length]
  return names[seat] ?? seat
}

type Drew = Extract<Event, { event: 'drew' }>

/** The card that the searching player has found in this search turn. */
function useFound({ phase, turnOf }: View): Drew | null {
  const log = useShownLog() as readonly LogLine<Event>[]
  if (phase !== 'search') return null
  const began = log.findLastIndex(({ event }) => event.event === 'passed-next' || event.event === 'search-began')
  const drew = log.slice(began + 1).findLast(({ event }) => event.event === 'drew')?.event
  return drew?.event === 'drew' && drew.who === turnOf ? drew : null
}

function Found({ card, who, pile, view, names }: Drew & { readonly view: View; readonly names: Names }) {
  const info = useGameInfo('until-daylight')
  return (
    <article
      className="dl-found"
      key={`${who}/${card}`}
      data-pile={pile}
      data-event={isEventCard(card) || undefined}
      data-travel="card/found"
      data-at={`${who}/${card}`}
      data-from={`pile/${pile}`}
    >
      <em>{text.search.found(who === view.you ? null : (names[who] ?? who))}</em>
      <Picture of={card} />
      <h3>{titleOf(card)}</h3>
      <p>{info?.cards.find(({ id }) => id === card)?.text}</p>
    </article>
  )
}
