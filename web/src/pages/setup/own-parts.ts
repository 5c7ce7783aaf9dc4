import { type ComponentType, useEffect, useState } from 'react'
import type { Chair } from './plan.ts'

export interface SeatsPictureProps {
  readonly chairs: readonly Chair[]
  /** The most seats the game can have. */
  readonly places: number
}

/** The parts that a game adds to its setup page, in `tables/<slug>/setup/index.tsx`. */
export interface SetupParts {
  /** Over the seats, instead of the game's picture. */
  readonly SeatsPicture?: ComponentType<SeatsPictureProps>
  /** Beside the main options: what they lead to. */
  readonly Preview?: ComponentType<{ readonly options: Readonly<Record<string, unknown>> }>
}

const PARTS = import.meta.glob<SetupParts>('../../tables/*/setup/index.tsx')
const NONE: SetupParts = {}

/** The parts of a game; none while they load. */
export function useSetupParts(slug: string): SetupParts {
  const [parts, setParts] = useState(NONE)
  useEffect(() => {
    let stale = false
    const load = PARTS[`../../tables/${slug}/setup/index.tsx`]
    load?.().then(
      found => stale || setParts(found),
      () => {}, // without a connection the page works without them
    )
    return () => {
      stale = true
    }
  }, [slug])
  return parts
}
