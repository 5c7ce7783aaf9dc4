import type { ReactNode } from 'react'
import { play } from '../../client/sound.ts'

/** Rolls dice, with a sound. */
export function RollButton({
  roll,
  kind = 'main',
  children,
}: {
  readonly roll: () => void
  readonly kind?: 'main' | 'open'
  readonly children: ReactNode
}) {
  return (
    <button
      type="button"
      className={`button button--${kind}`}
      onClick={() => {
        play('dice')
        roll()
      }}
    >
      {children}
    </button>
  )
}
