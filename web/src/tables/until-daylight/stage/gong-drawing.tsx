import { fileUrl } from '../../../client/address.ts'

/** The gong in its frame before a forest at dusk. `struck`: it swings and rings. */
export function GongDrawing({ struck }: { readonly struck: boolean }) {
  return (
    <>
      <img className="dl-gong__sky" src={fileUrl('camp/dusk.svg')} alt="" />
      <svg className={`dl-gong__gong ${struck ? 'is-struck' : ''}`} viewBox="0 0 546 546" aria-hidden="true">
        <defs>
          <radialGradient id="dl-bronze" cx=".4" cy=".34" r=".75">
            <stop stopColor="#ffe2a0" />
            <stop stopColor="#dca044" offset=".3" />
            <stop stopColor="#a4641f" offset=".7" />
            <stop stopColor="#5d3410" offset="1" />
          </radialGradient>
        </defs>
        <g className="dl-gong__rings" fill="none" stroke="#ffd991" strokeWidth="3">
          <circle cx="273" cy="262" r="196" />
          <circle cx="273" cy="262" r="226" />
          <circle cx="273" cy="262" r="256" />
        </g>
        <path
          fill="#4a2f1a"
          d="M74 98h20v436H74zM452 98h20v436h-20zM48 84h450l14 24H34zM52 526h64l10 16H42zM430 526h64l10 16h-84z"
        />
        <path stroke="#c9a56a" strokeWidth="5" d="M192 108 206 146M354 108 340 146" />
        <g className="dl-gong__disc">
          <circle cx="273" cy="262" r="152" fill="#5d3410" />
          <circle cx="273" cy="262" r="147" fill="url(#dl-bronze)" />
          <g fill="none" stroke="#5d3410" strokeWidth="3" opacity=".55">
            <circle cx="273" cy="262" r="130" />
            <circle cx="273" cy="262" r="104" />
            <circle cx="273" cy="262" r="78" />
          </g>
          <circle cx="273" cy="262" r="50" fill="url(#dl-bronze)" />
        </g>
        <g className="dl-gong__mallet">
          <g transform="rotate(33 300 282)">
            <rect fill="#4a2f1a" x="316" y="272" width="210" height="13" rx="6" />
            <rect fill="#dccfb2" x="286" y="254" width="56" height="49" rx="20" />
          </g>
        </g>
      </svg>
    </>
  )
}
