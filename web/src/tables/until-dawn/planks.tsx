import type { Anchor } from './anchors.ts'

/** The planks of an opening: a dashed gap if there are none, splinters if it is breached. */
export function Planks({
  gap: { gap, half, upright },
  wall,
  count,
  broken,
}: {
  readonly gap: Anchor
  readonly wall: number
  readonly count: number
  readonly broken: boolean
}) {
  const long = half + wall * 0.7
  const thick = wall * 0.78
  const step = Math.min(thick + 1, (wall * 2.4) / Math.max(1, count - 1))
  // Planks are drawn for a horizontal wall with the room below it; the group rotates them into place.
  const turn = upright ? (gap.x < wall * 2 ? -90 : 90) : 0
  return (
    <g transform={`translate(${gap.x} ${gap.y}) rotate(${turn})`}>
      {broken && <Splinters half={half} wall={wall} />}
      {!broken && count === 0 && (
        <path
          d={`M${-half} 0H${half}`}
          stroke="var(--ud-danger-line)"
          strokeWidth={wall * 0.2}
          strokeDasharray={`${wall * 0.3} ${wall * 0.34}`}
        />
      )}
      {Array.from({ length: count }, (_, i) => (
        <g
          key={i}
          transform={`translate(${(i % 3) * 2 - 2} ${i * step - wall * 0.25}) rotate(${[-3, 2.5, -1.5][i % 3]})`}
        >
          <g className="ud-plank">
            <rect
              x={-long}
              y={-thick / 2}
              width={long * 2}
              height={thick}
              rx="2"
              fill="var(--ud-plank)"
              stroke="var(--ud-plank-edge)"
              strokeWidth="1.5"
            />
            <path
              d={`M${-long + 6} ${-thick * 0.15}H${long - 14}M${-long + 18} ${thick * 0.22}H${long - 5}`}
              stroke="var(--wood-dark)"
              strokeWidth="1.2"
            />
            <circle cx={-long + 6} r="1.8" fill="var(--ud-nail)" />
            <circle cx={long - 6} r="1.8" fill="var(--ud-nail)" />
          </g>
        </g>
      ))}
    </g>
  )
}

function Splinters({ half, wall }: { half: number; wall: number }) {
  const teeth = Array.from({ length: 9 }, (_, i) => {
    const x = -half + (half * 2 * (i + 0.5)) / 9
    return `L${x} ${i % 2 ? wall * 0.7 : -wall * 0.1}`
  })
  return (
    <>
      <path d={`M${-half} ${-wall / 2}${teeth.join('')}L${half} ${-wall / 2}Z`} fill="var(--ud-gap)" />
      <path
        d={`M${-half * 0.9} ${wall * 1.3}l${half * 0.5} ${-wall * 0.4}M${half * 0.1} ${wall * 1.6}l${half * 0.6} ${-wall * 0.8}M${-half * 0.5} ${wall * 2.2}l${half * 0.3} ${-wall * 0.5}`}
        stroke="var(--wood)"
        strokeWidth={wall * 0.36}
        strokeLinecap="round"
      />
    </>
  )
}
