import type { SeatsPictureProps } from '../../../pages/setup/own-parts.ts'
import camp from '../../../parts/pictures/camp.svg?no-inline'
import { seatColor } from '../../../parts/seat-badge.tsx'

type Spot = readonly [x: number, y: number]

/** The position of the logs around the fire, by seat. */
const LOGS: readonly Spot[] = [
  [136, 190],
  [504, 190],
  [226, 232],
  [414, 232],
  [220, 158],
  [420, 158],
]

/** The camp with a figure for each seat. Decoration for assistive technology. */
export function SeatsPicture({ chairs, places }: SeatsPictureProps) {
  return (
    <svg
      className="camp dl-camp is-night"
      viewBox="0 0 640 270"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <image href={camp} width="640" height="270" />
      {LOGS.slice(chairs.length, places).map(spot => (
        <FreeLog key={String(spot)} at={spot} />
      ))}
      {chairs
        .map((chair, place) => ({ chair, place, at: LOGS[place] }))
        .sort((a, b) => a.at[1] - b.at[1]) // near figures cover those behind them
        .map(({ chair, place, at }) => (
          <Sitter key={chair.id} place={place} bot={chair.kind !== 'person'} at={at} />
        ))}
    </svg>
  )
}

function FreeLog({ at: [x, y] }: { readonly at: Spot }) {
  return (
    <rect
      x={x - 32}
      y={y + 8}
      width="64"
      height="14"
      rx="7"
      className="dl-log dl-log--free"
      strokeDasharray="4 4"
      strokeWidth="1.5"
    />
  )
}

/** A person has a round head, a bot a square one with an aerial. */
function Sitter({ place, bot, at: [x, y] }: { readonly place: number; readonly bot: boolean; readonly at: Spot }) {
  return (
    <g className="camp__sitter" style={{ translate: `${x}px ${y}px`, fill: seatColor(place) }}>
      <ellipse cy="20" rx="34" ry="10" fill="black" opacity=".4" />
      <rect x="-32" y="8" width="64" height="14" rx="7" className="dl-log" />
      <path d="M-16 12c0-38 32-38 32 0z" />
      {bot ? <path d="M-10-36h20v20h-20zM-1-36v-7h2v7z" /> : <circle cy="-26" r="11" />}
      <text y="6" textAnchor="middle" fontWeight="800" fontSize="17" className="dl-sitter">
        {String.fromCharCode(65 + place)}
      </text>
    </g>
  )
}
