import type { Scene } from '@holdout/table'
import { capital } from '@holdout/words'
import {
  BOARD,
  buildingAt,
  challengersIn,
  type Move,
  placeName,
  textOfCard,
  type View,
} from '@holdout/zombie-town/table'
import { type CSSProperties, lazy, type RefObject, Suspense, useCallback, useRef, useState } from 'react'
import type { Names } from '../../parts/names.ts'
import { done, type KeyMap, useKeys } from '../../table/keys.ts'
import { useSession } from '../../table/session.ts'
import { TableSheet } from '../../table/table-sheet.tsx'
import { Building } from './building.tsx'
import { descriptionOf, happened, type News } from './data.ts'
import { Drawing } from './drawing.tsx'
import { tagOf } from './effects.ts'
import { readPiece } from './pieces.ts'
import { Square } from './square.tsx'
import { text } from './text.ts'
import { HOUSES, placeAt, SIZE, STREETS, spotOf, startSquares } from './town.ts'
import { useLook, type Zoom } from './use-look.ts'
import type { Picking } from './use-turn.ts'
import './map.css'
import './houses.css'
import './figures.css'

/** What is drawn over the ground can load later. */
const Lines = lazy(async () => ({ default: (await import('./overlay.tsx')).Lines }))
const Shots = lazy(async () => ({ default: (await import('./overlay.tsx')).Shots }))

/** The town from above, in a box that scrolls where it does not fit. */
export function TownMap({
  scene,
  pick,
  news,
  names,
  hovered,
  hover,
}: {
  readonly scene: Scene<View, Move>
  readonly pick: Picking
  readonly news: News
  readonly names: Names
  /** The place that the pointer or the keyboard focus is on. */
  readonly hovered: string | null
  readonly hover: (at: string | null) => void
}) {
  const { view } = scene
  const { mode } = useSession()
  const box = useRef<HTMLDivElement>(null)
  const isReview = mode === 'review'
  // A phone opens with the whole town where there is nothing to press, and where the choice is among all houses.
  const [chosen, setZoom] = useState<Zoom | null>(null)
  const opensWhole = (isReview || pick.step === 'home') && matchMedia('(pointer: coarse)').matches
  const zoom = chosen ?? (opensWhole ? 'fit' : 1)
  const [details, setDetails] = useState<string | null>(null)
  const look = useLook(box, scene, pick, news)
  const graves = startSquares(view.options['start-squares'])
  const own = view.pawns.find(({ pawn }) => pawn === pick.pawn)
  useMapKeys(box, own?.at ?? null)

  // The whole town is for viewing: there a tap zooms in and moves nothing. Only a home base is chosen from all houses.
  const press = (at: string): void => {
    // In a replay a building opens its house card.
    if (isReview) return HOUSES.includes(at) ? setDetails(at) : undefined
    if (zoom !== 'fit' || pick.step === 'home') return pick.pressPlace(at)
    setZoom(1)
    requestAnimationFrame(() => look(at, false))
  }
  const path = pathOf(pick, hovered)
  const end = path.at(-1)
  const ghost = pick.plan || pick.walks.some(walk => walk.path.at(-1) === end) ? path[0] : undefined
  const walker = pick.plan?.pawn ?? pick.pawn
  const latest = useLatest(press)
  const common = (at: string) => ({
    at,
    view,
    news,
    mark: pick.marks.get(at),
    onPath: stepOn(path, at),
    ghost: ghost && at === end && !pick.walking ? walker : null,
    tag: tagOf(pick, at, at === end && ghost ? path.length - 1 : 0),
    press: latest,
    hover,
  })
  return (
    <div
      className="zt-map always-night"
      data-choosing={pick.marks.size > 0}
      data-card={readPiece(pick.selection.picked[0] ?? '').kind === 'card'}
      data-walking={pick.walking}
      data-zoom={zoom === 'fit' ? 'fit' : undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only says where the pointer is */}
      <div
        ref={box}
        className="zt-box"
        tabIndex={isReview || pick.marks.size === 0 ? 0 : undefined} // it may scroll, and nothing in it takes the focus
        onPointerLeave={() => hover(null)}
        onBlur={() => hover(null)}
      >
        <div className="zt-town">
          <div className="zt-ground" style={{ '--dawn': dawnOf(view) } as CSSProperties} aria-hidden="true" />
          <Coordinates />
          {STREETS.map(at => (
            <Square key={at} isGrave={graves.has(at)} isIdle={isReview} {...common(at)} />
          ))}
          <p
            className="zt-cemetery"
            key={happened(news, 'refilled').length > 0 ? `rose ${scene.seq}` : 'still'}
            data-stage
          >
            <b>{view.cemetery}</b> <span>{text.map.cemetery}</span>
          </p>
          {HOUSES.map(at => (
            <Building
              key={at}
              {...common(at)}
              isHomeChoice={pick.step === 'home'}
              owner={ownerOf(view, at, names)}
              challengers={
                pick.me && pick.marks.get(at)?.can === 'end' && pick.step !== 'home'
                  ? challengersIn(view, at, pick.me.seat)
                      .map(seat => names[seat])
                      .join(', ')
                  : ''
              }
            />
          ))}
          <Suspense fallback={null}>
            <Lines view={view} path={path} step={zombieStep(pick)} />
            <Shots key={scene.seq} view={view} news={news} />
          </Suspense>
        </div>
      </div>
      <div className="zt-tools">
        <button type="button" aria-pressed={zoom === 'fit'} onClick={() => setZoom(zoom === 'fit' ? 1 : 'fit')}>
          {text.map.wholeTown}
        </button>
        {own?.at && (
          <button
            type="button"
            onClick={() => {
              setZoom(1)
              requestAnimationFrame(() => look(own.at as string, false))
            }}
          >
            <Drawing of="walk" />
            {text.map.myPawn}
          </button>
        )}
        {/* The cemetery can be out of sight here. */}
        <i data-stage />
      </div>
      {details && (
        <TableSheet
          title={`${capital(placeName(details))} ${titleOfHouse(view, details)}`.trim()}
          close={() => setDetails(null)}
        >
          <p>{textOfHouse(view, details)}</p>
          <p>{descriptionOf(scene, details, names)}</p>
        </TableSheet>
      )}
    </div>
  )
}

/** The same function at each render, which calls the latest one: places are drawn again only if they change. */
function useLatest(act: (at: string) => void): (at: string) => void {
  const latest = useRef(act)
  latest.current = act
  return useCallback(at => latest.current(at), [])
}

/** Opacity of the dawn, a little more every day. */
function dawnOf({ day, lastDay }: View): number {
  return Math.max(0, Math.min(1, (day - 1) / Math.max(1, lastDay - 1)))
}

function titleOfHouse(view: View, at: string): string {
  const house = buildingAt(view, at)?.house
  return house ? textOfCard(house).title : ''
}

/** Whose house it is, for its label. */
function ownerOf(view: View, at: string, names: Names): string | null {
  const owner = buildingAt(view, at)?.owner ?? null
  return owner && text.places.ownedBy(owner === view.who ? null : names[owner])
}

function textOfHouse(view: View, at: string): string {
  const house = buildingAt(view, at)?.house
  return house ? textOfCard(house).text : text.places.unknownHouse
}

/** The path to show, from the pawn: the planned one, the steps made so far, or the one to the hovered place. */
function pathOf(pick: Picking, hovered: string | null): readonly string[] {
  const { view, plan, walks } = pick
  const chain = view.asked?.chain ?? []
  const way = plan ?? walks.find(({ path }) => path.at(-1) === hovered) ?? null
  const walker = way?.pawn ?? view.asked?.pawn
  const from = view.pawns.find(({ pawn }) => pawn === walker)?.at
  if (!from || (!way && chain.length === 0)) return []
  // While the path is being walked, its first squares can be part of the chain already.
  const rest = (way?.path ?? []).filter(place => !chain.includes(place))
  return [from, ...chain, ...rest]
}

function stepOn(path: readonly string[], at: string): number | null {
  const step = path.indexOf(at, 1)
  return step > 0 ? step : null
}

/** A zombie's step that is not confirmed yet, or that the hint advises. */
function zombieStep({ draft, hint }: Picking): readonly string[] {
  const move = draft ?? hint
  return move?.move === 'zombie' || move?.move === 'push' ? [move.from, move.to] : []
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const KEYS = {
  arrow: { keys: Object.keys(ARROWS), label: '← →', does: null },
  home: { keys: ['Home'], label: 'Home', does: null },
} satisfies KeyMap

/** On the map, arrows move the focus from square to square, also across the cemetery; Home moves it to the own pawn. */
function useMapKeys(box: RefObject<Element | null>, home: string | null): void {
  const focused = (): HTMLElement | null =>
    document.activeElement instanceof HTMLElement && box.current?.contains(document.activeElement)
      ? document.activeElement
      : null
  const focus = (place: string): true =>
    done(() => box.current?.querySelector<HTMLElement>(`[data-at="${place}"]`)?.focus())
  const walk = (key: string): boolean => {
    const at = focused()?.dataset.at
    if (!at) return false
    let { row, col } = spotOf(at)
    for (let i = 0; i < SIZE; i++) {
      row += ARROWS[key][0]
      col += ARROWS[key][1]
      const place = placeAt(row, col)
      if (place !== null && place !== at) return focus(place)
    }
    return false
  }
  useKeys(KEYS, { arrow: walk, home: () => home !== null && focused() !== null && focus(home) }, 'table')
}

/** The names of columns and rows, so that a player can find a square such as J7. */
function Coordinates() {
  return [...BOARD.columns].flatMap((letter, i) => [
    <span key={letter} className="zt-coordinate" style={{ gridArea: `1 / ${i + 2}` }} aria-hidden="true">
      {letter}
    </span>,
    <span key={i} className="zt-coordinate" style={{ gridArea: `${i + 2} / 1` }} aria-hidden="true">
      {i + 1}
    </span>,
  ])
}
