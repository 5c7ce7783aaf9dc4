import { memo } from 'react'

const STONES = [
  [5.35, 5.5, -2],
  [6.2, 5.35, 0],
  [7.75, 5.45, -6],
  [8.5, 5.6, 3],
  [5.3, 6.5, 6],
  [8.55, 6.6, -5],
  [5.35, 7.55, -7],
  [8.5, 7.6, -7],
  [5.6, 8.45, -9],
  [6.5, 8.5, 3],
  [7.4, 8.45, 8],
  [8.35, 8.5, 0],
] as const
const BUSHES = [
  [2.55, 2.6, 0.36],
  [3.3, 3.35, 0.26],
  [11.45, 2.6, 0.34],
  [11.4, 11.4, 0.36],
  [10.6, 11.6, 0.24],
  [2.6, 11.4, 0.34],
  [3.45, 10.6, 0.26],
  [4.5, 2.5, 0.22],
  [9.5, 2.45, 0.22],
  [2.5, 9.5, 0.24],
] as const
const LAMPS = [
  [7, 2],
  [12, 7],
  [7, 12],
  [2, 7],
  [1.5, 1.5],
  [12.5, 1.5],
  [1.5, 12.5],
  [12.5, 12.5],
] as const

/** The drawn ground: soil around the cemetery, grass, the street loop and yards. It shows how far out a square is. */
export const Ground = memo(function Ground() {
  return (
    <svg className="zt-ground" viewBox="0 0 14 14" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <radialGradient id="zt-mist">
          <stop offset="0" stopColor="#9dc4a8" stopOpacity=".5" />
          <stop offset="1" stopColor="#9dc4a8" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="zt-lamp">
          <stop offset="0" stopColor="#ffe2a6" stopOpacity=".3" />
          <stop offset="1" stopColor="#ffe2a6" stopOpacity="0" />
        </radialGradient>
        <pattern id="zt-grass" width=".5" height=".5" patternUnits="userSpaceOnUse">
          <path d="M.1 .2v-.08M.35 .42v-.08M.3 .12v-.06" stroke="#3f5637" strokeWidth=".03" />
        </pattern>
      </defs>
      <rect width="14" height="14" fill="#333b42" />
      <rect x="1.5" y="1.5" width="11" height="11" fill="#25331f" />
      <rect x="1.5" y="1.5" width="11" height="11" fill="url(#zt-grass)" />
      <g fill="none">
        <rect x="1.5" y="1.5" width="11" height="11" stroke="#454f5a" strokeWidth="1.06" />
        <rect x="1.5" y="1.5" width="11" height="11" stroke="#3a434d" strokeWidth=".94" />
        <rect x="1.5" y="1.5" width="11" height="11" stroke="#b3ac7d" strokeWidth=".04" strokeDasharray=".32 .34" />
      </g>
      <path fill="#3a434d" d="M6.5 2h1v2.2h-1zM6.5 9.8h1v2.2h-1zM2 6.5h2.2v1H2zM9.8 6.5h2.2v1H9.8z" />
      <path
        stroke="#8c939a"
        strokeWidth=".09"
        d="M6.55 2.12h.9M6.55 2.32h.9M6.55 2.52h.9M6.55 11.88h.9M6.55 11.68h.9M6.55 11.48h.9M2.12 6.55v.9M2.32 6.55v.9M2.52 6.55v.9M11.88 6.55v.9M11.68 6.55v.9M11.48 6.55v.9"
      />
      <rect x="4" y="4" width="6" height="6" rx=".35" fill="#3a3325" />
      <rect x="4.1" y="4.1" width="5.8" height="5.8" rx=".3" fill="#453c2b" />
      <g fill="#2b4025" stroke="#18240f" strokeWidth=".06">
        {BUSHES.map(([x, y, r]) => (
          <circle key={`${x}/${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <g fill="url(#zt-lamp)">
        {LAMPS.map(([x, y]) => (
          <circle key={`${x}/${y}`} cx={x} cy={y} r="1.4" />
        ))}
      </g>
      <rect x="5" y="5" width="4" height="4" fill="#131c13" />
      <circle cx="7" cy="7" r="2.6" fill="url(#zt-mist)" />
      <g fill="none" stroke="#7d8e83">
        <path d="M5.06 5.06H8.94V8.94H5.06z" strokeWidth=".14" strokeDasharray=".05 .13" />
        <path d="M5.06 5.06H8.94V8.94H5.06z" strokeWidth=".03" />
      </g>
      <g fill="#6f8076" stroke="#0b0f14" strokeWidth=".04">
        {STONES.map(([x, y, turn]) => (
          <path
            key={`${x}/${y}`}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            d="M-.16 .22V-.08a.16.16 0 0 1 .32 0V.22z"
          />
        ))}
      </g>
    </svg>
  )
})
