import { ENTRANCES } from '@holdout/until-dawn/table'
import { type Anchor, anchorOf, wallOf } from './anchors.ts'
import type { Layout } from './layout.ts'
import { Planks } from './planks.tsx'
import type { Stage } from './stage.ts'

/** The cabin from above: log walls, lamp, rug and bed. Light falls out of every entrance that is not breached. */
export function CabinPlan({ stage, layout }: { readonly stage: Stage; readonly layout: Layout }) {
  const { phone, em, cabin } = layout
  const { width: w, height: h } = cabin
  const wall = wallOf(layout)
  const gaps = ENTRANCES.map(at => anchorOf(at, layout))
  const dark = stage.doors.map(door => door.over !== null)
  const rug = phone ? Math.min(0.5, w / 250) : Math.min(1.1, w / 580, h / 390)
  return (
    <svg className="ud-plan" width={w} height={h} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <Patterns />
      {gaps.map((gap, at) => !dark[at] && <Beam key={at} at={at} gap={gap} layout={layout} />)}
      <rect width={w} height={h} rx={4} fill="url(#ud-floor)" />
      <rect className="ud-plan__dark" width={w} height={h} />
      <svg x="0" y="0" width={w} height={h}>
        <ellipse cx={w / 2} cy={h * 0.46} rx={w * 0.62} ry={h * 0.66} fill="url(#ud-lamp)" />
      </svg>
      {!phone && <Furniture w={w} em={em} table={!cabin.low} />}
      {!phone && <Bed x={w - 9.2 * em} y={h - wall - 6.6 * em} em={em} empty={stage.rebecca !== null} />}
      <g transform={`translate(${w / 2} ${h * cabin.rug}) scale(${rug})`}>
        <ellipse rx="104" ry="64" fill="var(--ud-rug)" stroke="var(--ud-brass)" strokeWidth="3" strokeDasharray="3 4" />
        <ellipse rx="90" ry="53" fill="none" stroke="var(--ud-rug-ring)" strokeWidth="4" />
        <ellipse rx="76" ry="43" fill="var(--ud-rug-inner)" stroke="var(--ud-rug-line)" strokeWidth="2" />
      </g>
      <Walls w={w} h={h} wall={wall} gaps={gaps} />
      {gaps.map((gap, at) => (
        <Planks key={at} gap={gap} wall={wall} count={stage.doors[at].barricades} broken={dark[at]} />
      ))}
    </svg>
  )
}

/** Log walls with a gap for each entrance. */
function Walls({ w, h, wall, gaps }: { w: number; h: number; wall: number; gaps: readonly Anchor[] }) {
  const [front, left, right, back] = gaps
  const out = wall * 0.6
  const across = (y: number, from: number, to: number): string => `M${from} ${y}H${to}V${y + wall}H${from}Z`
  const down = (x: number, from: number, to: number): string => `M${x} ${from}H${x + wall}V${to}H${x}Z`
  const top = [
    across(0, -out, left.gap.x - left.half),
    across(0, left.gap.x + left.half, right.gap.x - right.half),
    across(0, right.gap.x + right.half, w + out),
    across(h - wall, -out, w + out),
  ]
  const sides = [front, back].flatMap(({ gap, half }) => [
    down(gap.x - wall / 2, -out, gap.y - half),
    down(gap.x - wall / 2, gap.y + half, h + out),
  ])
  return (
    <g>
      <path d={top.join('')} fill="url(#ud-log-h)" />
      <path d={sides.join('')} fill="url(#ud-log-v)" />
    </g>
  )
}

/** Light that falls out through an opening. */
function Beam({ at, gap: { gap, half }, layout }: { at: number; gap: Anchor; layout: Layout }) {
  const reach = at === 1 || at === 2 ? layout.top : layout.aside
  const wide = half * (layout.phone ? 2.1 : 2.4)
  if (at === 0 || at === 3) {
    const far = gap.x + (at === 0 ? -reach : reach)
    return (
      <path
        d={`M${gap.x} ${gap.y - half}V${gap.y + half}L${far} ${gap.y + wide}V${gap.y - wide}Z`}
        fill={`url(#ud-beam-${at === 0 ? 'l' : 'r'})`}
      />
    )
  }
  const lean = layout.phone ? (at === 1 ? -1 : 1) * layout.aside * 0.55 : 0
  return (
    <path
      d={`M${gap.x - half} ${gap.y}H${gap.x + half}L${gap.x + wide + lean} ${gap.y - reach}H${gap.x - wide + lean}Z`}
      fill="url(#ud-beam-u)"
    />
  )
}

function Furniture({ w, em, table }: { w: number; em: number; table: boolean }) {
  return (
    <>
      {table && (
        <g transform={`translate(${w / 2} ${3.4 * em}) scale(${em / 16})`}>
          <rect
            x="-46"
            y="-22"
            width="92"
            height="44"
            rx="5"
            fill="var(--ud-desk)"
            stroke="var(--ud-plank-edge)"
            strokeWidth="2"
          />
          <circle r="34" fill="url(#ud-lamp)" />
          <circle
            className="ud-plan__lamp"
            r="10"
            fill="var(--ud-lamp-core)"
            stroke="var(--ud-lamp-edge)"
            strokeWidth="3"
          />
        </g>
      )}
      <g transform={`translate(${w - 4.3 * em} ${1.8 * em}) scale(${em / 16})`}>
        <rect width="46" height="40" rx="4" fill="var(--ud-stove)" stroke="var(--ud-stove-edge)" strokeWidth="2" />
        <rect x="8" y="14" width="30" height="16" rx="3" fill="var(--ud-fire)" />
        <path d="M13 30q4-14 8 0 4-10 9 0" fill="var(--ud-flame)" />
      </g>
    </>
  )
}

/** Rebecca's bed, with her in it or empty. */
function Bed({ x, y, em, empty }: { x: number; y: number; em: number; empty: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${em / 16})`}>
      <rect width="118" height="88" rx="6" fill="var(--ud-bed)" stroke="var(--ud-bed-edge)" strokeWidth="2" />
      <rect x="6" y="6" width="106" height="76" rx="5" fill="var(--ud-sheet)" />
      <rect x="81" y="22" width="28" height="44" rx="8" fill="var(--ud-pillow)" />
      {empty ? (
        <>
          <path d="M6 6h34l14 24-20 16 12 36H6z" fill="var(--ud-blanket)" />
          <path d="M58 30l18 8M52 46l22 4M60 62l16-6" stroke="var(--attack)" strokeWidth="5" strokeLinecap="round" />
        </>
      ) : (
        <>
          <path d="M6 6h72v76H6z" fill="var(--ud-blanket)" />
          <path d="M24 6v76M42 6v76M60 6v76M6 31h72M6 57h72" stroke="var(--ud-blanket-line)" strokeWidth="3" />
          <circle cx="92" cy="44" r="12" fill="var(--ud-skin)" />
          <path d="M92 31q18 1 16 14-2 12-16 13 8-13 0-27z" fill="var(--ud-hair)" />
        </>
      )}
    </g>
  )
}

function Patterns() {
  return (
    <defs>
      <radialGradient id="ud-lamp">
        <stop offset="0" stopColor="var(--ud-lamp)" stopOpacity=".85" />
        <stop offset=".5" stopColor="var(--lantern)" stopOpacity=".28" />
        <stop offset="1" stopColor="var(--lantern)" stopOpacity="0" />
      </radialGradient>
      {(['l', 'r', 'u'] as const).map(way => (
        <linearGradient
          key={way}
          id={`ud-beam-${way}`}
          x1={way === 'l' ? 1 : 0}
          x2={way === 'r' ? 1 : 0}
          y1={way === 'u' ? 1 : 0}
          y2="0"
        >
          <stop offset="0" stopColor="var(--ud-beam)" stopOpacity=".5" />
          <stop offset="1" stopColor="var(--lantern)" stopOpacity="0" />
        </linearGradient>
      ))}
      <pattern id="ud-floor" width="188" height="51" patternUnits="userSpaceOnUse">
        <path fill="var(--ud-floor-1)" d="M0 0h188v51H0z" />
        <path fill="var(--ud-floor-2)" d="M0 17h188v17H0z" />
        <path fill="var(--ud-floor-3)" d="M0 34h188v17H0z" />
        <path
          stroke="var(--ud-floor-gap)"
          fill="none"
          d="M0 .5h188M0 17.500h188M0 34.500h188M52 0v17M150 17v17M96 34v17"
        />
      </pattern>
      <pattern id="ud-log-h" width="60" height="9" patternUnits="userSpaceOnUse">
        <path fill="var(--ud-log)" d="M0 0h60v9H0z" />
        <path fill="var(--ud-log-light)" d="M0 1h60v3H0z" />
        <path fill="var(--ud-log-dark)" d="M0 8h60v1H0z" />
      </pattern>
      <pattern id="ud-log-v" width="9" height="60" patternUnits="userSpaceOnUse">
        <path fill="var(--ud-log)" d="M0 0h9v60H0z" />
        <path fill="var(--ud-log-light)" d="M1 0h3v60H1z" />
        <path fill="var(--ud-log-dark)" d="M8 0h1v60H8z" />
      </pattern>
    </defs>
  )
}
