import type { Known, Mark } from '@holdout/analysis'

const SIGN: Readonly<Record<Mark, string>> = {
  'good-find': '!',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
  lucky: '★',
  unlucky: '★',
  helped: '+',
  hurt: '−',
}

/** The shape of a mark around 0/0: a circle for what was good, a square for what was not, a diamond for luck. */
export function MarkShape({ mark, size = 20 }: { readonly mark: Mark; readonly size?: number }) {
  const half = size / 2
  return (
    <g className={`mark mark--${mark}`}>
      {mark === 'good-find' || mark === 'helped' ? (
        <circle r={half} />
      ) : mark === 'lucky' || mark === 'unlucky' ? (
        <rect x={-half * 0.8} y={-half * 0.8} width={size * 0.8} height={size * 0.8} rx="2" transform="rotate(45)" />
      ) : (
        <rect x={-half} y={-half} width={size} height={size} rx="4" />
      )}
      <text textAnchor="middle" dy="0.36em" fontSize={size * 0.62}>
        {SIGN[mark]}
      </text>
    </g>
  )
}

export function MarkIcon({ mark }: { readonly mark: Mark }) {
  return (
    <svg className="mark-icon" viewBox="-14 -14 28 28" aria-hidden="true">
      <MarkShape mark={mark} />
    </svg>
  )
}

/** With all cards open, a decision gets no verdict: the player could not have known. */
export function hasWord(mark: Mark, known: Known): boolean {
  return known === 'seen' || mark === 'lucky' || mark === 'unlucky'
}
