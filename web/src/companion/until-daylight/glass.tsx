import { searchText } from './text.ts'

/** An hourglass that does not show when the gong sounds. `left` is the sand in the upper half, 1 to 0. */
export function Glass({ left, still }: { readonly left: number; readonly still: boolean }) {
  const above = 62 * left
  const below = 62 * (1 - left)
  return (
    <svg className="sandglass" viewBox="0 0 120 200" role="img" aria-label={searchText.sand}>
      <defs>
        <clipPath id="glass-inside">
          <path d="M20 22 H100 V62 C100 84 68 90 68 100 C68 110 100 116 100 138 V178 H20 V138 C20 116 52 110 52 100 C52 90 20 84 20 62 Z" />
        </clipPath>
      </defs>
      <g clipPath="url(#glass-inside)" fill="var(--sand)">
        <path d={`M14 ${96 - above} Q60 ${100 - above} 106 ${96 - above} V100 H14 Z`} />
        {!still && <rect x="58.5" y="92" width="3" height="90" />}
        <path d={`M14 ${178 - below} Q60 ${160 - below * 1.05} 106 ${178 - below} V182 H14 Z`} />
      </g>
      <path
        d="M20 22 V62 C20 84 52 90 52 100 C52 110 20 116 20 138 V178 M100 22 V62 C100 84 68 90 68 100 C68 110 100 116 100 138 V178"
        fill="none"
        stroke="#d9c59a"
        strokeWidth="5"
      />
      <rect x="8" y="8" width="104" height="15" fill="#7a5a30" stroke="#d9c59a" strokeWidth="2" />
      <rect x="8" y="177" width="104" height="15" fill="#7a5a30" stroke="#d9c59a" strokeWidth="2" />
    </svg>
  )
}
