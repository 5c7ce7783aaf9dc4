import type { ReactNode } from 'react'
import './die.css'

/** A die. `face` is what it shows, `say` its label for screen readers. */
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
