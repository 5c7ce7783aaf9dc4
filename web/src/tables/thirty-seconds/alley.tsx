import type { LogLine, Scene } from '@holdout/table'
import {
  cardIn,
  type Event,
  type Move,
  type RowView,
  reachOf,
  STREET,
  targetAt,
  type View,
  wholeRow,
} from '@holdout/thirty-seconds/table'
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react'
import { useSteps } from '../../board/use-steps.ts'
import type { Selection } from '../../table/selection.ts'
import { Floor } from './floor.tsx'
import { type Moments, momentsOf } from './moments.ts'
import { Pawn } from './pawn.tsx'
import { PIECE, readPiece } from './pieces.ts'
import type { Reader } from './reader.ts'
import { text } from './text.ts'
import { useShot } from './use-shot.ts'
import { WalkStep } from './walk-step.tsx'
import { Warehouse } from './warehouse.tsx'
import { Zombie } from './zombie.tsx'

interface AlleyProps {
  readonly scene: Scene<View, Move>
  readonly pick: Selection<Move>
  readonly name: string
  /** The possible targets; the index in the list gives its key. */
  readonly targets: readonly string[]
  readonly read: Reader
}

/** The 10 rows of the alley: zombies above the numbers, things and Survivor below, the street at the end. */
export function Alley({ news, ...props }: AlleyProps & { readonly news: readonly LogLine<Event>[] }) {
  const { scene, pick, name } = props
  const { view } = scene
  const moments = momentsOf(news)
  const reach = reachOfPicked(view, pick)
  const pawn = useRef<HTMLDivElement>(null)
  useSteps(pawn, view.row)
  useShot(pawn, moments.shot === null ? null : String(moments.shot), scene.seq)
  // Where the alley does not fit, it shows the Survivor.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the Survivor walks
  useEffect(() => void pawn.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), [view.row])
  return (
    <ol
      className="ts-alley"
      aria-label={text.alley.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      style={{ '--row': Math.min(view.row, STREET) } as CSSProperties}
    >
      <li className="ts-light" aria-hidden="true" />
      {view.rows.map((row, i) => (
        <AlleyRow
          key={i}
          number={i + 1}
          row={row}
          moments={moments}
          range={rangeOf(reach, i + 1)}
          pawn={pawn}
          {...props}
        />
      ))}
      <li className={`ts-street ${view.row === STREET ? 'is-here' : ''}`}>
        <i className="ts-lamp" data-stage />
        <b>{text.alley.street}</b>
        <span>{text.alley.streetHelp}</span>
        <WalkStep row={STREET} view={view} pick={pick} />
        {view.row === STREET && <Pawn view={view} name={name} at={pawn} lost={moments.lost} />}
      </li>
    </ol>
  )
}

/** The rows that the selected weapon, or its selected use, reaches. */
function reachOfPicked(view: View, pick: Selection<Move>): ReturnType<typeof reachOf> {
  const picked = pick.picked.map(readPiece)
  const slot = picked.find(({ kind }) => kind === 'slot')
  const weapon = slot ? cardIn(view, Number(slot.of)) : null
  const use = picked.find(({ kind }) => kind === 'use')?.of.replace('+token', '') ?? null
  return weapon ? reachOf(weapon, view.row, use) : null
}

/** The class of a row within the reach of the selected weapon. */
function rangeOf(reach: { from: number; to: number } | null, row: number): string {
  if (!reach || row < reach.from || row > reach.to) return ''
  return `ts-in-range ${row === reach.from ? 'ts-range-start' : ''} ${row === reach.to ? 'ts-range-end' : ''}`
}

function AlleyRow({
  number,
  row,
  scene,
  pick,
  name,
  moments,
  range,
  targets,
  pawn,
  read,
}: AlleyProps & {
  readonly number: number
  readonly row: RowView
  readonly moments: Moments
  readonly range: string
  readonly pawn: RefObject<HTMLDivElement | null>
}) {
  const { view } = scene
  const here = view.row === number
  const ground = PIECE.at(wholeRow(number))
  return (
    <li className={`ts-row ${here ? 'ts-row--here' : ''} ${range}`} aria-label={text.alley.row(number)}>
      <div className="ts-zombie-side">
        {row.zombies.map((zombie, i) => (
          <Zombie
            key={`${zombie.zombie}/${i}`}
            zombie={zombie}
            at={targetAt(number, i + 1)}
            digit={targets.indexOf(PIECE.at(targetAt(number, i + 1))) + 1}
            {...{ scene, pick, moments }}
          />
        ))}
        {number === 1 && <Warehouse view={view} pick={pick} />}
      </div>
      <div className="ts-row-number">{number}</div>
      <div className="ts-survivor-side">
        {here && <Pawn view={view} name={name} at={pawn} lost={moments.lost} />}
        <Floor row={row} here={here} pick={pick} read={read} />
        <WalkStep row={number} view={view} pick={pick} />
        {(pick.can(ground) || pick.isPicked(ground)) && (
          <button
            {...pick.button(ground)}
            className={`ts-step ${pick.mark(ground)}`}
            aria-label={text.alley.throwLabel(number)}
          >
            <b>{text.alley.throwHere}</b>
          </button>
        )}
      </div>
    </li>
  )
}
