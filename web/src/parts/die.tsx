import type { ReactNode } from 'react'
import './die.css'

/** A bone die. `face` is what it shows; `say` the same in words. */
export function Die({
  face,
  say,
  className = '',
}: {
  readonly face: ReactNode
  readonly say: string
  readonly className?: string
}) {
  return (
    <span className={`die ${className}`} role="img" aria-label={say}>
      {face}
    </span>
  )
}
