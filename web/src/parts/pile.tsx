import { pileText } from '../text/pile.ts'

/** A face-down pile: backs and a count. The cards in it are not in the page. */
export function Pile({
  count,
  title,
  className = '',
}: {
  readonly count: number
  readonly title: string
  readonly className?: string
}) {
  return (
    <div className={`pile ${className}`} role="img" aria-label={pileText.label(title, count)}>
      <div className={`pile__cards ${count === 0 ? 'is-empty' : ''}`}>
        {Array.from({ length: Math.min(3, count) }, (_, i) => (
          <span key={i} className="back" />
        ))}
        <span className="pile__count">{count === 0 ? pileText.empty : count}</span>
      </div>
      <span>{title}</span>
    </div>
  )
}
