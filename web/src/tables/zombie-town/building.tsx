import { capital } from '@holdout/words'
import { type BuildingView, isClosed, isTight, type Move, placeName, type View } from '@holdout/zombie-town/table'
import { lazy, memo, Suspense } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { movePointer } from '../../table/use-pointed.ts'
import { colorOf, happened, laidAt, wallTotal, zombiesAt } from './data.ts'
import { Chip, Pawn, Zombies } from './figures.tsx'
import { ICONS, iconOf } from './icons.ts'
import { PIECE } from './pieces.ts'
import { areaOf, classOf, crowdOf, deedOf, HitChance, isSamePlace, type PlaceProps, pawnsAt, Step } from './square.tsx'
import { text } from './text.ts'
import { type Side, sideOf, spotOf } from './town.ts'

/** Only needed when homes are chosen. */
const HomeReasons = lazy(async () => ({ default: (await import('./home-reasons.tsx')).HomeReasons }))

/** A building from above: its number, its owner, who is inside, and one plank for each barricade. */
export const Building = memo(function Building(props: PlaceProps & { readonly title: string }) {
  const { at, view, mark, news, onPath, press, hover, title } = props
  const building = view.buildings.find(other => other.at === at) as BuildingView
  const zombies = zombiesAt(view, at)
  const pawns = pawnsAt(view, at)
  const owned = building.owner !== null ? `zt-is-${colorOf(view, building.owner)} is-owned` : ''
  const laid = laidAt(view, at).length
  const fallen = happened(news, 'collapsed').find(other => other.at === at)
  return (
    <button
      type="button"
      className={classOf(`zt-house zt-side-${sideOf(at)} ${owned}`, mark, [
        isClosed(building) && 'is-closed',
        onPath !== null && 'is-path',
        (pawns.length > 0 || zombies !== null) && 'is-full',
      ])}
      style={{ gridArea: areaOf(at) }}
      data-at={at}
      data-piece={PIECE.place(at)}
      tabIndex={mark?.can ? 0 : -1}
      aria-label={text.places.building(
        capital(placeName(at)),
        title,
        crowdOf(view, at),
        building.wallCount + laid,
        deedOf(mark),
      )}
      {...movePointer(mark?.move)}
      onClick={() => press(at)}
      onPointerEnter={() => hover(at)}
      onFocus={() => hover(at)}
    >
      <span className="zt-roof" aria-hidden="true">
        <i />
        <i />
      </span>
      <span className="zt-number" aria-hidden="true">
        {at.slice(1)}
      </span>
      {zombies && <Zombies at={at} count={zombies.count} moved={zombies.moved} phase={false} news={news} />}
      {pawns.map(({ pawn, seat }) => (
        <Pawn key={pawn} pawn={pawn} seat={seat} news={news} />
      ))}
      {/* The owner's own pawn says whose building it is: both together cannot be read. */}
      {building.owner !== null && !pawns.some(({ seat }) => seat === building.owner) && (
        <Chip view={view} seat={building.owner} />
      )}
      {building.fireworks.length > 0 && (
        <span className="zt-rocket" aria-hidden="true">
          <Icon of={ICONS.fireworks} />
        </span>
      )}
      {building.wallCount + laid > 0 && (
        <span className="zt-wall" aria-hidden="true">
          {Array.from({ length: building.wallCount + laid }, (_, i) => (
            <i key={i} className={i >= building.wallCount || isJustBuilt(building, i, news) ? 'is-new' : ''} />
          ))}
        </span>
      )}
      {fallen && (
        <span className="zt-wall is-falling" aria-hidden="true">
          {fallen.cards.map((_, i) => (
            <i key={i} />
          ))}
        </span>
      )}
      <Step mark={mark} onPath={onPath} />
      {mark?.shot && <HitChance view={view} shot={mark.shot} />}
    </button>
  )
}, isSamePlace)

function isJustBuilt({ at }: BuildingView, i: number, news: PlaceProps['news']): boolean {
  return happened(news, 'built').some(event => event.at === at && event.walls === i + 1)
}

const RIM: Readonly<Record<Side, (row: number, col: number) => string>> = {
  n: (_row, col) => `1 / ${col + 2} / 2 / ${col + 6}`,
  s: (_row, col) => `17 / ${col + 2} / 18 / ${col + 6}`,
  e: (row, _col) => `${row + 2} / 17 / ${row + 6} / 18`,
  w: (row, _col) => `${row + 2} / 1 / ${row + 6} / 2`,
}

/** The house card next to its building: its uses, the cards there, and the adjacent zombies against the barricades. */
export const Plate = memo(function Plate({
  at,
  view,
  words,
  challengers,
  offer,
  open,
  hover,
  title,
}: {
  readonly at: string
  readonly view: View
  /** The game's description of the building. */
  readonly words: string
  readonly challengers: string
  /** The move that makes it the home base, if it can be chosen now. */
  readonly offer: Move | null
  readonly open: (at: string) => void
  readonly hover: (piece: string | null) => void
  readonly title: string
}) {
  const building = view.buildings.find(other => other.at === at) as BuildingView
  const { row, col } = spotOf(at)
  const side = sideOf(at)
  const owned = building.owner !== null ? `zt-is-${colorOf(view, building.owner)} is-owned` : ''
  const stored = building.stored.reduce((sum, { count }) => sum + count, 0)
  const armed = building.survivors.some(({ gun }) => (gun?.bullets ?? 0) > 0)
  const doomed = building.survivors.some(survivor => survivor.doomed)
  return (
    <button
      type="button"
      className={`zt-plate zt-side-${side} ${owned}`}
      style={{ gridArea: RIM[side](row, col) }}
      aria-label={text.places.houseCard(placeName(at), words)}
      {...movePointer(offer)}
      onClick={() => open(at)}
      onPointerEnter={() => hover(PIECE.plate(at))}
      onPointerLeave={() => hover(null)}
      onFocus={() => hover(PIECE.plate(at))}
    >
      <b>{title || capital(placeName(at))}</b>
      {building.house && (
        <span className="zt-uses" title={text.places.usesLeft}>
          <Icon of={iconOf(building.house)} />
          {building.counter}
          <em>/5</em>
        </span>
      )}
      {offer ? (
        <Suspense fallback={null}>
          <HomeReasons view={view} at={at} />
        </Suspense>
      ) : (
        <span className="zt-facts">
          {building.home && (
            <span title={text.places.homeBase}>
              <Icon of={ICONS.house} />
            </span>
          )}
          <span title={text.places.unexplored}>
            <i className="zt-mini-back" />
            {building.pile}
          </span>
          {stored > 0 && (
            <span title={text.places.stored}>
              <Icon of={ICONS.stored} />
              {stored}
            </span>
          )}
          {building.survivors.length > 0 && (
            <span title={text.places.survivors}>
              <Icon of={ICONS.survivor} />
              {building.survivors.length}
              {armed && <Icon of={ICONS.shoot} />}
              {doomed && <em className="is-danger">{text.places.doomed}</em>}
            </span>
          )}
          <Pressure building={building} laid={laidAt(view, at)} tight={isTight(view, at)} />
          {challengers && (
            <em className="zt-warn" title={text.places.mayChallenge(challengers)}>
              <Icon of={ICONS.attack} />?
            </em>
          )}
        </span>
      )}
    </button>
  )
})

/** Adjacent zombies against the value of the barricades, which is unknown for a rival's building. */
function Pressure({
  building,
  laid,
  tight,
}: {
  readonly building: BuildingView
  readonly laid: readonly string[]
  readonly tight: boolean
}) {
  if (building.wallCount + laid.length === 0 && building.pressed === 0) return null
  const total = wallTotal(building, laid)
  return (
    <span className={tight ? 'zt-pressure is-danger' : 'zt-pressure'}>
      <Icon of={ICONS.zombie} />
      {building.pressed} <em>{text.places.versus}</em> <Icon of={ICONS.wall} />
      {total ?? '?'}
      {isClosed(building) && (
        <em className="zt-closed" title={text.places.closed}>
          <span>{text.places.closed}</span>
        </em>
      )}
    </span>
  )
}
