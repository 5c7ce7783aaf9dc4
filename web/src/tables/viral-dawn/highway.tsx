import type { CSSProperties } from 'react'

/** The road to the Safe Zone. `near` sets the color of the sky: 0 night, 1 dawn. */
export function Highway({ near }: { readonly near: number }) {
  return (
    <svg
      className="vd-highway"
      viewBox="0 0 1140 590"
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ '--near': `${Math.round(near * 100)}%` } as CSSProperties}
    >
      <defs>
        <linearGradient id="vd-sky" x2="0" y2="1">
          <stop offset="0" className="vd-sky-high" />
          <stop offset=".5" className="vd-sky-middle" />
          <stop offset=".8" className="vd-sky-low" />
          <stop offset="1" className="vd-sky-edge" />
        </linearGradient>
        <linearGradient id="vd-land" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: 'var(--vd-land-far)' }} />
          <stop offset="1" style={{ stopColor: 'var(--vd-land-near)' }} />
        </linearGradient>
        <radialGradient id="vd-sun">
          <stop offset="0" style={{ stopColor: 'var(--vd-sun)' }} />
          <stop offset=".35" style={{ stopColor: 'var(--vd-sun-ring)', stopOpacity: 0.75 }} />
          <stop offset="1" style={{ stopColor: 'var(--vd-sun-glow)', stopOpacity: 0 }} />
        </radialGradient>
      </defs>
      <rect width="1140" height="250" fill="url(#vd-sky)" />
      <ellipse className="vd-sun" cx="570" cy="246" rx="360" ry="120" fill="url(#vd-sun)" />
      <path
        d="M0 236l90-22 120 14 140-30 130 24 90-14 120 20 150-32 130 26 170-18v50H0z"
        style={{ fill: 'var(--vd-hills)' }}
      />
      <rect y="244" width="1140" height="350" fill="url(#vd-land)" />
      <path d="M548 236h44L1010 590H130z" style={{ fill: 'var(--vd-asphalt)' }} />
      <path d="M548 236L130 590M592 236l418 354" style={{ stroke: 'var(--vd-asphalt-edge)' }} strokeWidth="3" />
      <path
        d="M570 240v24M570 282v34M570 342v50M570 424v70"
        style={{ stroke: 'var(--vd-asphalt-lane)' }}
        strokeWidth="7"
      />
    </svg>
  )
}
