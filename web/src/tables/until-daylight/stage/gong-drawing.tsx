/** The gong in its frame before a forest at dusk. `struck`: it swings and rings. */
export function GongDrawing({ struck }: { readonly struck: boolean }) {
  return (
    <>
      <svg className="dl-gong__sky" viewBox="0 0 1000 700" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path
          className="dl-gong__far"
          transform="scale(1.2 1)"
          d="M0 560V330l30-70 22 40 26-86 30 92 20-38 24 50 32-108 32 100 22-42 24 54 32-114 34 112 22-44 24 50 32-100 32 98 24-42 26 54 30-120 34 114 24-50 22 54 32-102 32 94 24-38 26 50 30-110 34 108 22-44 24 50 32-112 32 108 22-42 26 54V560Z"
        />
        <path
          className="dl-gong__near"
          transform="scale(1.15 1)"
          d="M0 700V430l44-64 30 44 36-74 36 82 34-42 32 50 42-86 42 86 34-44 32 52 42-92 40 86 36-46 34 54 40-88 42 92 34-50 32 50 42-86 40 86 36-50 34 54 42-94 40 88V700Z"
        />
      </svg>
      <svg className={`dl-gong__gong ${struck ? 'is-struck' : ''}`} viewBox="0 0 546 546" aria-hidden="true">
        <defs>
          <radialGradient id="dl-bronze" cx=".4" cy=".34" r=".75">
            <stop className="dl-bronze--1" />
            <stop className="dl-bronze--2" offset=".3" />
            <stop className="dl-bronze--3" offset=".7" />
            <stop className="dl-bronze--4" offset="1" />
          </radialGradient>
        </defs>
        <g className="dl-gong__rings">
          <circle cx="273" cy="262" r="196" />
          <circle cx="273" cy="262" r="226" />
          <circle cx="273" cy="262" r="256" />
        </g>
        <path
          className="dl-gong__wood"
          d="M74 98h20v436H74zM452 98h20v436h-20zM48 84h450l14 24H34zM52 526h64l10 16H42zM430 526h64l10 16h-84z"
        />
        <path className="dl-gong__rope" d="M192 108 206 146M354 108 340 146" />
        <g className="dl-gong__disc">
          <circle cx="273" cy="262" r="152" className="dl-gong__rim" />
          <circle cx="273" cy="262" r="147" fill="url(#dl-bronze)" />
          <circle cx="273" cy="262" r="130" className="dl-gong__groove" />
          <circle cx="273" cy="262" r="104" className="dl-gong__groove" />
          <circle cx="273" cy="262" r="78" className="dl-gong__groove" />
          <circle cx="273" cy="262" r="50" fill="url(#dl-bronze)" />
        </g>
        <g className="dl-gong__mallet">
          <g transform="rotate(33 300 282)">
            <rect className="dl-gong__wood" x="316" y="272" width="210" height="13" rx="6" />
            <rect className="dl-gong__head" x="286" y="254" width="56" height="49" rx="20" />
          </g>
        </g>
      </svg>
    </>
  )
}
