import { oddsOf, type PawnView, type View } from '@holdout/zombie-town/table'
import { memo } from 'react'
import { settings } from '../../client/settings.ts'
import { useStore } from '../../client/store.ts'
import { movePointer } from '../../table/use-pointed.ts'
import { adjacentBuilding } from './adjacent.ts'
import { type News, zombiesAt } from './data.ts'
import { Pawn, Zombies } from './figures.tsx'
import type { Mark } from './marks.ts'
import { PIECE } from './pieces.ts'
import { text } from './text.ts'
import { spotOf } from './town.ts'

export interface PlaceProps {
  readonly at: string
  readonly view: View
  readonly mark: Mark | undefined
  readonly news: News
  /** The number of the step on the planned path; null off the path. */
  readonly onPath: number | null
  /** At the end of a planned path: the pawn that would stand there. */
  readonly ghost: string | null
  /** What pressing it costs and does, on a tag of two lines; null without one. */
  readonly tag: string | null
  readonly press: (at: string) => void
  readonly hover: (at: string | null) => void
}

/** The grid area of a square. The first row and column are the rim, where the roofs of the houses end. */
function areaOf(at: string): string {
  const { row, col } = spotOf(at)
  return `${row + 2} / ${col + 2}`
}

export function classOf(kind: string, mark: Mark | undefined, more: readonly (string | false)[] = []): string {
  return [
    kind,
    mark?.can === 'end' && 'is-end can',
    mark?.later && 'is-later',
    mark?.can === 'start' && 'is-start',
    mark?.chosen && 'is-picked',
    mark?.begun && 'is-begun',
    mark?.hint && 'is-hint',
    ...more,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What pressing a place does, for the end of its label. */
export function deedOf(mark: Mark | undefined): string {
  if (!mark?.can) return ''
  const state = mark.chosen ? text.places.chosen : mark.begun ? text.places.begun : ''
  return `${text.places.deed(mark.verb, mark.steps, mark.fight)}${state}`
}

export function pawnsAt(view: View, at: string): readonly PawnView[] {
  return view.pawns.filter(pawn => pawn.at === at)
}

export function crowdOf(view: View, at: string): string {
  const zombies = zombiesAt(view, at)
  const phase = view.asked?.step === 'zombie-move'
  const moved = zombies && phase && zombies.moved > 0 ? text.places.moved(zombies.moved) : ''
  return (
    (zombies ? `${text.places.zombies(zombies.count)}${moved}` : '') +
    pawnsAt(view, at)
      .map(({ pawn }) => text.places.pawn(pawn))
      .join('')
  )
}

/** Whether a place looks the same: each press makes new marks. */
export function isSamePlace<P extends PlaceProps>(a: P, b: P): boolean {
  const isSame = (name: keyof P): boolean => name === 'mark' || a[name] === b[name]
  return (Object.keys(a) as (keyof P)[]).every(isSame) && isSameMark(a.mark, b.mark)
}

function isSameMark(a: Mark | undefined, b: Mark | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  return (Object.keys(a) as (keyof Mark)[]).every(name => a[name] === b[name])
}

interface SquareProps extends PlaceProps {
  readonly isGrave: boolean
  /** Whether it only shows what is there, as in a replay. */
  readonly isIdle: boolean
}

/** A square of the street. */
export const Square = memo(function Square(props: SquareProps) {
  const { at, view, mark, news, onPath, press, hover, isGrave, isIdle } = props
  const zombies = zombiesAt(view, at)
  const pawns = pawnsAt(view, at)
  const place = {
    className: classOf('zt-square', mark, [isGrave && 'is-grave', onPath !== null && 'is-path']),
    style: { gridArea: areaOf(at) },
    'data-at': at,
    'data-piece': PIECE.place(at),
    'aria-label': `${at}${crowdOf(view, at)}${adjacentBuilding(at)}${deedOf(mark)}`,
  }
  const content = (
    <>
      {zombies && (
        <Zombies
          at={at}
          count={zombies.count}
          moved={zombies.moved}
          phase={view.asked?.step === 'zombie-move'}
          news={news}
        />
      )}
      {pawns.map(({ pawn, seat }) => (
        <Pawn key={pawn} pawn={pawn} seat={seat} news={news} />
      ))}
      <Notes {...props} />
    </>
  )
  if (isIdle)
    return (
      <div role="img" {...place}>
        {content}
      </div>
    )
  return (
    <button
      type="button"
      {...place}
      tabIndex={mark?.can ? 0 : -1}
      {...movePointer(mark?.move)}
      onClick={() => press(at)}
      onPointerEnter={() => hover(at)}
      onFocus={() => hover(at)}
    >
      {content}
    </button>
  )
}, isSamePlace)

/** What lies on a place while a move is chosen: the chance to hit, the number of the step, the price, and a ghost. */
export function Notes({ view, mark, onPath, ghost, tag }: PlaceProps) {
  const { counts } = useStore(settings)
  const odds = mark?.shot && counts ? oddsOf(view, mark.shot) : null
  const seat = view.pawns.find(({ pawn }) => pawn === ghost)?.seat
  const [does, cost] = tag?.split('|') ?? []
  return (
    <>
      {ghost && seat && (
        <span className="zt-ghost">
          <Pawn pawn={ghost} seat={seat} news={NO_NEWS} />
        </span>
      )}
      {onPath !== null && (
        <span className="zt-step" aria-hidden="true">
          {onPath}
        </span>
      )}
      {mark && mark.fight > 0 && (
        <span className="zt-cost" aria-hidden="true">
          {Array.from({ length: mark.fight }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      )}
      {odds && <em className="odds zt-odds">{text.percent(odds.chance)}</em>}
      {does && (
        <span className="zt-tag" aria-hidden="true">
          <b>{does}</b>
          {cost}
        </span>
      )}
    </>
  )
}

const NO_NEWS: News = []
