import { capital } from '@holdout/words'
import { type BuildingView, isClosed, isTight, placeName, textOfCard } from '@holdout/zombie-town/table'
import { type CSSProperties, lazy, memo, Suspense } from 'react'
import { movePointer } from '../../table/use-pointed.ts'
import { colorOf, happened, laidAt, wallTotal, zombiesAt } from './data.ts'
import { Drawing } from './drawing.tsx'
import { Chip, Pawn, Zombies } from './figures.tsx'
import { PIECE } from './pieces.ts'
import { classOf, crowdOf, deedOf, isSamePlace, Notes, type PlaceProps, pawnsAt } from './square.tsx'
import { text } from './text.ts'
import { type Side, sideOf, spotOf } from './town.ts'

/** Only needed when homes are chosen. */
const HomeReasons = lazy(async () => ({ default: (await import('./home-reasons.tsx')).HomeReasons }))

/** A house stands on its two squares and on the rim behind them. */
const AREAS: Readonly<Record<Side, (row: number, col: number) => string>> = {
  n: (_row, col) => `1 / ${col + 2} / 3 / ${col + 4}`,
  s: (_row, col) => `15 / ${col + 2} / 17 / ${col + 4}`,
  e: (row, _col) => `${row + 2} / 15 / ${row + 4} / 17`,
  w: (row, _col) => `${row + 2} / 1 / ${row + 4} / 3`,
}

interface HouseProps extends PlaceProps {
  readonly isHomeChoice: boolean
  readonly owner: string | null
  /** Players who may challenge whoever walks in. */
  readonly challengers: string
}

/** A house seen from the south. Its roof is the house card; the windows in front are the uses that are left. */
export const Building = memo(function Building(props: HouseProps) {
  const { at, view, mark, news, onPath, press, hover, isHomeChoice, owner, challengers } = props
  const building = view.buildings.find(other => other.at === at) as BuildingView
  const { row, col } = spotOf(at)
  const side = sideOf(at)
  const title = building.house ? textOfCard(building.house).title : ''
  const zombies = zombiesAt(view, at)
  const color = building.owner !== null ? `zt-is-${colorOf(view, building.owner)} is-owned` : ''
  const laid = laidAt(view, at)
  return (
    <button
      type="button"
      className={classOf(`zt-house zt-side-${side} ${color}`, mark, [onPath !== null && 'is-path'])}
      style={{ gridArea: AREAS[side](row, col) }}
      data-at={at}
      data-piece={PIECE.place(at)}
      tabIndex={mark?.can ? 0 : -1}
      aria-label={text.places.building(
        capital(placeName(at)),
        [title, owner].filter(Boolean).join(', '),
        crowdOf(view, at),
        building.wallCount + laid.length,
        deedOf(mark),
      )}
      {...movePointer(mark?.move)}
      onClick={() => press(at)}
      onPointerEnter={() => hover(at)}
      onFocus={() => hover(at)}
    >
      <span className="zt-front" aria-hidden="true">
        {USES.map(use => (
          <i key={use} className={use <= building.counter ? '' : 'is-used'} />
        ))}
      </span>
      <span className="zt-roof">
        <b className="zt-number">{at.slice(1)}</b>
        <span className="zt-name">{title}</span>
        {isHomeChoice && mark?.move ? (
          <Suspense fallback={null}>
            <HomeReasons view={view} at={at} />
          </Suspense>
        ) : (
          <Facts building={building} challengers={challengers} />
        )}
      </span>
      {zombies && <Zombies at={at} count={zombies.count} moved={zombies.moved} phase={false} news={news} />}
      {pawnsAt(view, at).map(({ pawn, seat }) => (
        <Pawn key={pawn} pawn={pawn} seat={seat} news={news} />
      ))}
      <Flag {...props} building={building} />
      <Walls {...props} building={building} laid={laid} />
      <Notes {...props} />
    </button>
  )
}, isSamePlace)

const USES = [1, 2, 3, 4, 5]

/** The signs on the roof: ability, cards, survivors, stored cards, fireworks. */
function Facts({ building, challengers }: { readonly building: BuildingView; readonly challengers: string }) {
  const { house, pile, survivors, fireworks } = building
  const stored = building.stored.reduce((sum, { count }) => sum + count, 0)
  const armed = survivors.some(({ gun }) => (gun?.bullets ?? 0) > 0)
  return (
    <span className="zt-facts">
      {house && (
        <span data-names={house}>
          <Drawing of={house} />
        </span>
      )}
      {pile > 0 && (
        <span title={text.places.unexplored}>
          <i className="zt-mini-back" />
          {pile}
        </span>
      )}
      {survivors.length > 0 && (
        <span className="zt-people" title={text.places.survivors}>
          {survivors.map(({ id, doomed }) => (
            <span key={id} className={doomed ? 'is-danger' : ''}>
              <Drawing of="survivor" />
            </span>
          ))}
          {armed && <Drawing of="shoot" />}
        </span>
      )}
      {stored > 0 && (
        <span title={text.places.stored}>
          <Drawing of="stored" />
          {stored}
        </span>
      )}
      {fireworks.length > 0 && (
        <span className="zt-rocket" title={text.places.fireworks}>
          <Drawing of="fireworks" />
        </span>
      )}
      {challengers && (
        <em className="zt-warn" title={text.places.mayChallenge(challengers)}>
          <Drawing of="attack" />?
        </em>
      )}
    </span>
  )
}

/** Whose house it is. After a change the old flag falls and the new one rises. */
function Flag({ view, at, news, building: { owner, home } }: PlaceProps & { readonly building: BuildingView }) {
  const changed = news.findLast(
    ({ event }) => (event.event === 'claimed' || event.event === 'lost-building') && event.at === at,
  )
  const before =
    changed?.event.event === 'lost-building'
      ? changed.event.seat
      : changed?.event.event === 'claimed'
        ? changed.event.from
        : null
  return (
    <>
      {before !== null && before !== owner && (
        <span key="old" className={`zt-flag zt-is-${colorOf(view, before)} is-falling`} aria-hidden="true" />
      )}
      {owner !== null && (
        <span key={owner} className={`zt-flag ${changed ? 'is-rising' : ''}`} aria-hidden="true">
          <Chip view={view} seat={owner} />
          {home && <Drawing of="house" />}
        </span>
      )}
    </>
  )
}

interface WallProps extends PlaceProps {
  readonly building: BuildingView
  /** The barricades of an unfinished build. */
  readonly laid: readonly string[]
}

/** One row of planks for each barricade, and the sign: the zombies against the wall, unknown for a rival's. */
function Walls({ at, view, news, mark, building, laid }: WallProps) {
  const { wallCount, pressed } = building
  const count = wallCount + laid.length
  const fallen = happened(news, 'collapsed').find(other => other.at === at)
  const tight = isTight(view, at)
  return (
    <>
      {count > 0 && <Planks count={count} isNew={i => i >= wallCount || isJustBuilt(building, i, news)} />}
      {mark?.move?.move === 'build' && laid.length === 0 && <Planks is="ghost" count={1} after={count} />}
      {fallen && <Planks is="falling" count={fallen.cards.length} />}
      {(count > 0 || (building.owner !== null && pressed > 0)) && (
        <span
          key={fallen ? 'fell' : 'stands'}
          className={`zt-sign ${tight ? 'is-danger' : ''} ${fallen ? 'is-shaken' : ''}`}
          aria-hidden="true"
        >
          {pressed > 0 && (
            <>
              <Drawing of="zombie" />
              {pressed}
              <i>:</i>
            </>
          )}
          <Drawing of="wall" />
          {wallTotal(building, laid) ?? '?'}
          {isClosed(building) && <em>{text.places.closed}</em>}
        </span>
      )}
    </>
  )
}

function Planks({
  is = 'here',
  count,
  after = 0,
  isNew,
}: {
  readonly is?: 'here' | 'ghost' | 'falling'
  readonly count: number
  /** The rows before them. */
  readonly after?: number
  readonly isNew?: (row: number) => boolean
}) {
  return (
    <span className={`zt-wall is-${is}`} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <i key={i} className={isNew?.(i) ? 'is-new' : ''} style={{ '--row': i + after } as CSSProperties} />
      ))}
    </span>
  )
}

function isJustBuilt({ at }: BuildingView, i: number, news: PlaceProps['news']): boolean {
  return happened(news, 'built').some(event => event.at === at && event.walls === i + 1)
}
