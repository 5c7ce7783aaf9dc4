import type { Luck } from '@holdout/knowledge'
import { endText } from '../../text/end.ts'

/** Luck against expectation: a bar from the middle, a number and a word. */
export function LuckList({ luck }: { readonly luck: readonly Luck[] }) {
  return (
    <ul className="end-luck">
      {luck.map(one => {
        const verdict = verdictOf(one)
        const side = one.got >= one.expected ? 'over' : 'under'
        const share = Math.min(1, Math.abs(one.got - one.expected) / (2.5 * (one.deviation || 1)))
        return (
          <li key={one.title} data-verdict={verdict}>
            <span className="end-luck__title">{one.title}</span>
            <span className="end-luck__count">
              <b>{rounded(one.got)}</b> {endText.ofExpected(rounded(one.expected))}
            </span>
            <span className="end-luck__bar" data-side={side} aria-hidden="true">
              <span style={{ width: `${share * 50}%` }} />
            </span>
            <span className="end-luck__word">{endText[verdict]}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Within one standard deviation luck was average. */
function verdictOf({ got, expected, deviation, good }: Luck): 'lucky' | 'unlucky' | 'average' {
  const off = (got - expected) * (good === 'more' ? 1 : -1)
  if (Math.abs(off) <= deviation) return 'average'
  return off > 0 ? 'lucky' : 'unlucky'
}

function rounded(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1)
}
