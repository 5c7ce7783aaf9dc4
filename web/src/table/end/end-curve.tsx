import type { Analysis } from '@holdout/analysis'
import { useRef } from 'react'
import { partLabel, partsOf } from '../../pages/analysis/curve-shape.ts'
import { useSize } from '../../pages/analysis/use-size.ts'
import { percent } from '../../text/analysis.ts'
import { endText } from '../../text/end.ts'
import type { Decided } from './decided.ts'

const LEFT = 44
const TOP = 12
const FOOT = 22

/** The chance of winning over the match, with the decision that changed it most and the worth of the better move. */
export function EndCurve({ analysis, decided }: { readonly analysis: Analysis; readonly decided: Decided }) {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const { steps } = analysis
  const [first, last] = [steps[0]?.chance.value ?? 0, steps.at(-1)?.chance.value ?? 0]
  return (
    <div ref={box} className="end-curve" role="img" aria-label={endText.curve(percent(first), percent(last))}>
      {size && size.height > 40 && <Drawn analysis={analysis} decided={decided} {...size} />}
    </div>
  )
}

function Drawn({
  analysis,
  decided,
  width,
  height,
}: {
  analysis: Analysis
  decided: Decided
  width: number
  height: number
}) {
  const { steps } = analysis
  const length = Math.max(1, steps.length - 1)
  const [right, bottom] = [width - 10, height - FOOT]
  const x = (at: number): number => LEFT + ((right - LEFT) * at) / length
  const y = (chance: number): number => bottom - (bottom - TOP) * Math.min(1, Math.max(0, chance))
  const line = steps.map(
    ({ at, chance }, i) => `${i === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(chance.value).toFixed(1)}`,
  )
  const moment = decided.by === 'decision' ? decided.moment : null
  const better = decided.by === 'decision' ? (decided.better?.chance ?? null) : null
  return (
    <svg width={width} height={height} aria-hidden="true">
      {[0, 0.5, 1].map(chance => (
        <g key={chance}>
          <path className="end-curve__grid" d={`M${LEFT} ${y(chance)}H${right}`} />
          <text x={LEFT - 6} y={y(chance)} dy=".35em" textAnchor="end">
            {chance === 1 ? '100%' : chance * 100}
          </text>
        </g>
      ))}
      <Parts analysis={analysis} x={x} y={height - 5} keep={moment?.at ?? null} />
      <path className="end-curve__area" d={`${line.join('')}L${x(length)} ${bottom}L${LEFT} ${bottom}Z`} />
      <path className="end-curve__line" d={line.join('')} pathLength={1} />
      {moment && (
        <>
          <path className="end-curve__at" d={`M${x(moment.at)} ${TOP - 4}V${bottom}`} />
          {better !== null && (
            <g className="end-curve__better">
              <path
                d={`M${x(moment.at - 1)} ${y(steps[moment.at - 1]?.chance.value ?? better)}L${x(moment.at)} ${y(better)}`}
              />
              <circle cx={x(moment.at)} cy={y(better)} r="5" />
              <text
                x={x(moment.at) + (moment.at > length / 2 ? -10 : 10)}
                y={Math.max(TOP + 10, y(better) - 9)}
                textAnchor={moment.at > length / 2 ? 'end' : 'start'}
              >
                {endText.betterChance(percent(better))}
              </text>
            </g>
          )}
          <circle className="end-curve__dot" cx={x(moment.at)} cy={y(steps[moment.at]?.chance.value ?? 0)} r="6" />
        </>
      )}
    </svg>
  )
}

/** The first and the last part of the match, and that of the decision, as far as there is room between them. */
function Parts({
  analysis,
  x,
  y,
  keep,
}: {
  analysis: Analysis
  x: (at: number) => number
  y: number
  keep: number | null
}) {
  const parts = partsOf(analysis)
  const wanted = [
    parts[0],
    parts.at(-1),
    keep === null ? undefined : parts.find(({ from, to }) => from <= keep && keep <= to),
    ...parts.slice(1, -1),
  ]
  const placed: { at: number; half: number; label: string; anchor: 'start' | 'middle' | 'end' }[] = []
  for (const part of wanted) {
    if (!part) continue
    const label = partLabel(part.part, 100)
    const anchor = part === parts[0] ? 'start' : part === parts.at(-1) ? 'end' : 'middle'
    const at = x(anchor === 'start' ? part.from : anchor === 'end' ? part.to : (part.from + part.to) / 2)
    const half = label.length * 4 + 8
    const middle = anchor === 'start' ? at + half : anchor === 'end' ? at - half : at
    if (label === '' || placed.some(one => Math.abs(one.at - middle) < one.half + half)) continue
    placed.push({ at: middle, half, label, anchor: 'middle' })
  }
  return placed.map(({ at, label }) => (
    <text key={at} x={at} y={y} textAnchor="middle">
      {label}
    </text>
  ))
}
