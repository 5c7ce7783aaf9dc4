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
        <ellipse rx="104" ry="64" fill="#7c2f2b" stroke="#d9b98a" strokeWidth="3" strokeDasharray="3 4" />
        <ellipse rx="90" ry="53" fill="none" stroke="#e2b26a" strokeWidth="4" />
        <ellipse rx="76" ry="43" fill="#5b2330" stroke="#c98d57" strokeWidth="2" />
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
          <rect x="-46" y="-22" width="92" height="44" rx="5" fill="#7d5731" stroke="#3a2512" strokeWidth="2" />
          <circle r="34" fill="url(#ud-lamp)" />
          <circle className="ud-plan__lamp" r="10" fill="#ffe8b8" stroke="#8a5a1c" strokeWidth="3" />
        </g>
      )}
      <g transform={`translate(${w - 5.6 * em} ${1.8 * em}) scale(${em / 16})`}>
        <rect width="46" height="40" rx="4" fill="#22262b" stroke="#0b0d10" strokeWidth="2" />
        <rect x="8" y="14" width="30" height="16" rx="3" fill="#ff9a3d" />
        <path d="M13 30q4-14 8 0 4-10 9 0" fill="#ffe08a" />
      </g>
    </>
  )
}

/** Rebecca's bed, with her in it or empty. */
function Bed({ x, y, em, empty }: { x: number; y: number; em: number; empty: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${em / 16})`}>
      <rect width="118" height="88" rx="6" fill="#4a3420" stroke="#2a1b0d" strokeWidth="2" />
      <rect x="6" y="6" width="106" height="76" rx="5" fill="#d9d2c3" />
      <rect x="81" y="22" width="28" height="44" rx="8" fill="#f4efe4" />
      {empty ? (
        <>
          <path d="M6 6h34l14 24-20 16 12 36H6z" fill="#3f5d73" />
          <path d="M58 30l18 8M52 46l22 4M60 62l16-6" stroke="#8f1d14" strokeWidth="5" strokeLinecap="round" />
        </>
      ) : (
        <>
          <path d="M6 6h72v76H6z" fill="#3f5d73" />
          <path d="M24 6v76M42 6v76M60 6v76M6 31h72M6 57h72" stroke="#55788f" strokeWidth="3" />
          <circle cx="92" cy="44" r="12" fill="#e0b594" />
          <path d="M92 31q18 1 16 14-2 12-16 13 8-13 0-27z" fill="#5a3522" />
        </>
      )}
    </g>
  )
}

function Patterns() {
  return (
    <defs>
      <radialGradient id="ud-lamp">
        <stop offset="0" stopColor="#ffdc9a" stopOpacity=".85" />
        <stop offset=".5" stopColor="#ffb84d" stopOpacity=".28" />
        <stop offset="1" stopColor="#ffb84d" stopOpacity="0" />
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
          <stop offset="0" stopColor="#ffca73" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffb84d" stopOpacity="0" />
        </linearGradient>
      ))}
      <pattern id="ud-floor" width="188" height="51" patternUnits="userSpaceOnUse">
        <path fill="#6a4a2c" d="M0 0h188v51H0z" />
        <path fill="#5f4127" d="M0 17h188v17H0z" />
        <path fill="#654629" d="M0 34h188v17H0z" />
        <path stroke="#3d2916" fill="none" d="M0 .5h188M0 17.500h188M0 34.500h188M52 0v17M150 17v17M96 34v17" />
      </pattern>
      <pattern id="ud-log-h" width="60" height="9" patternUnits="userSpaceOnUse">
        <path fill="#5b4029" d="M0 0h60v9H0z" />
        <path fill="#7a583a" d="M0 1h60v3H0z" />
        <path fill="#2c1d10" d="M0 8h60v1H0z" />
      </pattern>
      <pattern id="ud-log-v" width="9" height="60" patternUnits="userSpaceOnUse">
        <path fill="#5b4029" d="M0 0h9v60H0z" />
        <path fill="#7a583a" d="M1 0h3v60H1z" />
        <path fill="#2c1d10" d="M8 0h1v60H8z" />
      </pattern>
    </defs>
  )
}
