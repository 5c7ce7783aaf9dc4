/** The scenery of the road, loaded after the table: sky, sun, hills, land, asphalt and what stands beside it. */
export default function Scenery() {
  return (
    <>
      <svg className="vd-sky" viewBox="0 0 1366 106" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <linearGradient id="vd-sky" x2="0" y2="1">
            <stop offset="0" className="vd-sky-high" />
            <stop offset=".4" className="vd-sky-middle" />
            <stop offset=".78" className="vd-sky-low" />
            <stop offset="1" className="vd-sky-edge" />
          </linearGradient>
        </defs>
        <rect width="1366" height="106" fill="url(#vd-sky)" />
        <path className="vd-stars" d={STARS} />
        <path
          className="vd-clouds"
          d="M430 58q60-14 130-5 50-11 110 1-60 10-120 5-60 7-120-1zM760 42q80-12 150 1 60-4 90 4-80 11-140 3-60 4-100-8z"
        />
      </svg>
      <svg className="vd-sun" viewBox="-100 -100 200 200" aria-hidden="true">
        <defs>
          <radialGradient id="vd-sun">
            <stop offset="0" stopColor="#fff6d8" />
            <stop offset=".2" stopColor="#ffe2a0" stopOpacity=".85" />
            <stop offset=".5" stopColor="#ff9d55" stopOpacity=".4" />
            <stop offset="1" stopColor="#e2603f" stopOpacity="0" />
          </radialGradient>
        </defs>
        <circle r="100" fill="url(#vd-sun)" />
        <circle r="18" fill="#fff3c9" />
      </svg>
      <svg className="vd-hills" viewBox="0 0 1366 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 46l80-24 110 14 120-30 90 26 110-14 70 18 90-10h146l80 10 70-18 90 12 120-22 110 26 80-12v38H0z" />
        <path className="vd-town" d="M560 58V40h22V30h16v14h18V26h10v-8h8v8h10v18h20V34h26v12h18V30h22v16h20v12z" />
      </svg>
      <svg className="vd-ground" viewBox="0 0 1366 540" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <linearGradient id="vd-land" gradientUnits="userSpaceOnUse" x2="0" y2="540">
            <stop offset="0" className="vd-land-far" />
            <stop offset=".2" className="vd-land-middle" />
            <stop offset=".7" className="vd-land-near" />
          </linearGradient>
          <linearGradient id="vd-asphalt" gradientUnits="userSpaceOnUse" x2="0" y2="540">
            <stop offset="0" className="vd-asphalt-far" />
            <stop offset=".14" className="vd-asphalt-middle" />
            <stop offset=".6" className="vd-asphalt-near" />
          </linearGradient>
        </defs>
        <rect width="1366" height="2160" fill="url(#vd-land)" />
        <path d="M683 0L-2209 2160h5784z" fill="url(#vd-asphalt)" />
        {/* Edges and lanes meet at the horizon; at 284 the road is as wide as four lanes of 190. */}
        <path className="vd-edge" d="M683 0L-2209 2160M683 0L3575 2160" />
        <path className="vd-lane" d={`${LANE(0)}${LANE(-190)}${LANE(190)}`} />
        <path className="vd-crack" d="M610 250l14 18-9 14 22 24M905 300l30 12 8 18 26 8M470 170l10 12-4 12" />
      </svg>
      <Beside side="left" />
      <Beside side="right" />
    </>
  )
}

/** The dashes of a lane that is so far from the middle where the road begins. They get longer toward the viewer. */
const LANE = (aside: number): string =>
  [
    [56, 70],
    [84, 104],
    [122, 150],
    [176, 214],
    [250, 300],
    [352, 420],
  ]
    .map(([from, to]) => `M${683 + (aside * from) / 284} ${from}L${683 + (aside * to) / 284} ${to}`)
    .join('')

const STARS = [
  [40, 20],
  [120, 46],
  [210, 14],
  [300, 58],
  [398, 24],
  [470, 12],
  [556, 34],
  [760, 18],
  [840, 30],
  [930, 16],
  [1010, 40],
  [1100, 22],
  [1190, 50],
  [1270, 18],
  [1330, 44],
]
  .map(([x, y]) => `M${x} ${y}h2v2h-2z`)
  .join('')

const ZOMBIE = 'M2-37a6 6 0 1 1 .1 0zM-6-30Q2-34 9-29L8-14 10 0H5L2-12-3 0H-8L-5-14zM-4-27L-19-24l-1 3 16 0z'

/** A dead tree, wires, and the dead themselves, at the side of the road. They keep their proportions. */
function Beside({ side }: { readonly side: 'left' | 'right' }) {
  return (
    <svg className="vd-beside" data-side={side} viewBox="0 0 340 300" aria-hidden="true">
      <g className="vd-pole">
        <path d="M250 20v96M232 28h36M236 40h28" />
        <path d="M160 0v130M136 12h48M142 26h36" />
      </g>
      <g className="vd-dead">
        <path d={ZOMBIE} transform="translate(196 150) scale(.8)" />
        <path d={ZOMBIE} transform="translate(222 146) scale(.68)" />
        <path d={ZOMBIE} transform="translate(262 152) scale(.74)" />
        <path d={ZOMBIE} transform="translate(286 132) scale(.4)" />
      </g>
      <path
        className="vd-tree"
        d="M44 300q5-60 1-110L18 150l4-4 22 28 0-44-20-38 4-2 18 30 6-44 5 1-3 50 24-32 4 3-26 42v50l30-40 4 3-34 54q-2 50 4 93z"
      />
      <path className="vd-tree" d="M306 172q2-30 0-52l-16-26 3-2 14 20 2-30 4 1-1 34 14-20 3 2-16 28q0 24 2 45z" />
    </svg>
  )
}
