import './ring.css'

/** A ring that empties to show time. `part` is what is left, 0 to 1. */
export function Ring({ part, children }: { readonly part: number; readonly children?: React.ReactNode }) {
  return (
    <span className="ring">
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle className="ring__track" cx="22" cy="22" r="19" />
        <circle
          className="ring__left"
          cx="22"
          cy="22"
          r="19"
          pathLength={1}
          strokeDasharray={`${Math.max(0, Math.min(1, part))} 1`}
        />
      </svg>
      <span className="ring__text">{children}</span>
    </span>
  )
}
