import type { Analysis, Moment } from '@holdout/analysis'
import { shownParts } from '@holdout/analysis/words'
import type { Seat } from '@holdout/engine'
import { plain } from '@holdout/words'
import { type PointerEvent, useMemo, useRef } from 'react'
import type { Names } from '../../parts/names.ts'
import { seatColor } from '../../parts/seat-badge.tsx'
import { analysisText, percent, points } from '../../text/analysis.ts'
import {
  bandOf,
  barHeight,
  type CurveFrame,
  curveFrame,
  isTeam,
  lineOf,
  moveAt,
  ownCost,
  partLabel,
  partsOf,
  xOf,
  yOf,
} from './curve-shape.ts'
import { MarkShape } from './mark-shape.tsx'
import { useSize } from './use-size.ts'
import './curve.css'

/** Line patterns, so that seats can be told apart without color. The analyzed seat has a solid line. */
const DASHES = ['9 4', '2 4', '9 3 2 3', '5 3', '1 3', '12 4 2 4']

/** The chance of winning after every move, with decisions and luck below. A slider: it moves the cursor of the page. */
export function Curve({
  analysis,
  at,
  moveTo,
  names,
}: {
  readonly analysis: Analysis
  readonly at: number
  readonly moveTo: (move: number) => void
  readonly names: Names
}) {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const narrow = (size?.width ?? 0) < 560
  const frame = size && curveFrame(size.width, size.height, narrow)
  const length = analysis.steps.length - 1
  const step = analysis.steps[at]
  const scrub = (event: PointerEvent<HTMLElement>): void => {
    if (!frame || (event.type === 'pointermove' && !event.currentTarget.hasPointerCapture(event.pointerId))) return
    const mark = event.target instanceof Element ? event.target.closest<SVGElement>('[data-at]') : null
    if (mark && event.type === 'pointerdown') return moveTo(Number(mark.dataset.at))
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    moveTo(moveAt(frame, event.clientX - event.currentTarget.getBoundingClientRect().left, length))
  }
  const log = step && step.title.length > 0 ? `. ${plain(step.title, names)}` : ''
  return (
    <div
      ref={box}
      className="curve__chart always-night"
      role="slider"
      tabIndex={0}
      aria-label={analysisText.cursor}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={length}
      aria-valuenow={at}
      aria-valuetext={step ? analysisText.spoken(at, length, step.part, step.chance.value) + log : undefined}
      onPointerDown={scrub}
      onPointerMove={scrub}
    >
      {frame && (
        <svg width={frame.width} height={frame.height} aria-hidden="true">
          <Lines analysis={analysis} frame={frame} narrow={narrow} />
          {analysis.moments.map(moment => (
            <MomentMark key={moment.at} moment={moment} frame={frame} analysis={analysis} now={moment.at === at} />
          ))}
          <Cursor analysis={analysis} frame={frame} at={at} name={nameOf(analysis, names)} />
        </svg>
      )}
    </div>
  )
}

function nameOf(analysis: Analysis, names: Names): string {
  return isTeam(analysis) ? analysisText.team : (names[analysis.seat] ?? analysis.seat)
}

/** Everything that does not move with the cursor. */
function Lines({ analysis, frame, narrow }: { analysis: Analysis; frame: CurveFrame; narrow: boolean }) {
  const { left, right, top, bottom, width, height } = frame
  const drawn = useMemo(() => {
    const again = curveFrame(width, height, narrow)
    const { seat, team, seats } = analysis
    const lines = seats.map((one, place) => ({ ...one, place, path: lineOf(again, analysis, one.seat) }))
    const mine = lines.filter(one => one.seat === seat)
    return { lines: team ? mine : [...lines.filter(one => one.seat !== seat), ...mine], band: bandOf(again, analysis) }
  }, [analysis, width, height, narrow])
  const [luck, own] = shownParts(analysis)
  return (
    <>
      {[0, 0.5, 1].map(chance => (
        <g key={chance}>
          <path className="curve__grid" d={`M${left} ${yOf(frame, chance)}H${right}`} />
          <text className="curve__axis" x={left - 6} y={yOf(frame, chance)} dy="0.35em" textAnchor="end">
            {chance * 100}
          </text>
        </g>
      ))}
      <Parts analysis={analysis} frame={frame} />
      <path className="curve__band" d={drawn.band} />
      {drawn.lines.map(({ seat, place, path }) => (
        <path
          key={seat}
          className="curve__line"
          d={path}
          stroke={seatColor(place)}
          data-mine={seat === analysis.seat}
          strokeDasharray={seat === analysis.seat ? undefined : DASHES[place % DASHES.length]}
        />
      ))}
      <path className="curve__zero" d={`M${left} ${frame.decisions}H${right}M${left} ${frame.luck}H${right}`} />
      <Bars analysis={analysis} frame={frame} />
      <g className="curve__lanes">
        <text className="curve__lane--decisions" x={narrow ? left + 4 : right + 8} y={frame.decisions + 14}>
          {points(own.value)} {analysisText.decisions}
        </text>
        <text className="curve__lane--luck" x={narrow ? left + 4 : right + 8} y={frame.luck + (narrow ? 14 : 4)}>
          {points(luck.value)} {luck.part === 'luck' ? analysisText.luck : analysisText.luckAndOthers}
        </text>
      </g>
      <path className="curve__grid" d={`M${left} ${top}V${bottom}`} />
    </>
  )
}

function Parts({ analysis, frame }: { analysis: Analysis; frame: CurveFrame }) {
  const length = analysis.steps.length - 1
  return partsOf(analysis).map(({ part, from, to }, i) => {
    const x = xOf(frame, i === 0 ? 0 : from - 0.5, length)
    const end = xOf(frame, Math.min(length, to + 0.5), length)
    const label = partLabel(part, end - x)
    return (
      <g key={from}>
        {i > 0 && <path className="curve__grid" d={`M${x} ${frame.top}V${frame.height - 22}`} />}
        {label && (
          <text className="curve__axis" x={(x + end) / 2} y={frame.height - 7} textAnchor="middle">
            {label}
          </text>
        )}
      </g>
    )
  })
}

/** The two lanes: solid bars for decisions, hatched ones for luck. */
function Bars({ analysis, frame }: { analysis: Analysis; frame: CurveFrame }) {
  const { steps } = analysis
  const length = steps.length - 1
  const width = Math.min(12, Math.max(2, ((frame.right - frame.left) / Math.max(1, length)) * 0.8))
  const bar = (value: number, zero: number, at: number, kind: string) => {
    const height = barHeight(frame, value)
    if (height < 0.5) return null
    const x = xOf(frame, at, length) - width / 2
    return (
      <rect
        key={at}
        className={`curve__bar--${kind}`}
        x={x}
        y={value > 0 ? zero - height : zero}
        width={width}
        height={height}
      />
    )
  }
  return (
    <>
      <defs>
        <pattern id="luck-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" className="curve__hatch-ground" />
          <rect width="2.5" height="5" className="curve__hatch-line" />
        </pattern>
      </defs>
      {steps.map(step => {
        const cost = ownCost(analysis, step)
        return cost === null ? null : bar(cost, frame.decisions, step.at, 'decision')
      })}
      {steps.map(({ at, luck }) => (luck ? bar(luck.value, frame.luck, at, 'luck') : null))}
    </>
  )
}

function MomentMark({
  moment,
  frame,
  analysis,
  now,
}: {
  moment: Moment
  frame: CurveFrame
  analysis: Analysis
  now: boolean
}) {
  const x = xOf(frame, moment.at, analysis.steps.length - 1)
  const chance = analysis.steps[moment.at]?.chance.value ?? 0
  // Above the line, unless there is no room.
  const y = Math.max(frame.top + 2, yOf(frame, chance) - 18)
  return (
    <g className="curve__mark" data-at={moment.at} data-now={now} transform={`translate(${x} ${y})`}>
      <circle r="16" className="curve__target" />
      <MarkShape mark={moment.mark} size={18} />
    </g>
  )
}

function Cursor({ analysis, frame, at, name }: { analysis: Analysis; frame: CurveFrame; at: number; name: string }) {
  const step = analysis.steps[at]
  if (!step) return null
  const x = xOf(frame, at, analysis.steps.length - 1)
  const before = at > 0 ? analysis.steps[at - 1].chance.value : null
  const words =
    before === null ? `${name} ${percent(step.chance.value)}` : analysisText.fromTo(name, before, step.chance.value)
  const width = words.length * 7.4 + 16
  const left = Math.min(frame.right - width, Math.max(frame.left, x - width - 8))
  // In the half of the chart that the curve leaves free.
  const top = step.chance.value > 0.5 ? frame.bottom - 32 : frame.top + 4
  return (
    <g className="curve__cursor" pointerEvents="none">
      <path d={`M${x} ${frame.top - 8}V${frame.height - 22}`} />
      <circle cx={x} cy={yOf(frame, step.chance.value)} r="4.5" />
      <g transform={`translate(${left} ${top})`}>
        <rect width={width} height="24" rx="6" />
        <text x={width / 2} y="16.5" textAnchor="middle">
          {words}
        </text>
      </g>
    </g>
  )
}

/** Which line belongs to which seat. */
export function CurveLegend({ analysis, names }: { readonly analysis: Analysis; readonly names: Names }) {
  if (analysis.team || analysis.seats.length < 2) return null
  const place = (seat: Seat): number => analysis.seats.findIndex(other => other.seat === seat)
  const order = [...analysis.seats].sort((a, b) => Number(b.seat === analysis.seat) - Number(a.seat === analysis.seat))
  return (
    <ul className="curve__legend">
      {order.map(({ seat }) => (
        <li key={seat}>
          <svg width="22" height="8" aria-hidden="true">
            <path
              className="curve__line"
              d="M0 4H22"
              stroke={seatColor(place(seat))}
              data-mine={seat === analysis.seat}
              strokeDasharray={seat === analysis.seat ? undefined : DASHES[place(seat) % DASHES.length]}
            />
          </svg>
          {names[seat] ?? seat}
        </li>
      ))}
    </ul>
  )
}
