/** A hidden pile: backs and a count. What lies in it is nowhere in the page. */
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
    <div
      className={`pile ${className}`}
      role="img"
      aria-label={`${title}: ${count === 0 ? 'empty' : `${count} cards`}`}
    >
      <div className={`pile__cards ${count === 0 ? 'is-empty' : ''}`}>
        {Array.from({ length: Math.min(3, count) }, (_, i) => (
          <span key={i} className="back" />
        ))}
        <span className="pile__count">{count === 0 ? '–' : count}</span>
      </div>
      <span>{title}</span>
    </div>
  )
}
