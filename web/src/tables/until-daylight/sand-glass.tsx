import { Ring } from '../../parts/ring.tsx'
import { text } from './text.ts'

/** The time left for the search; without a number if the gong comes at an unknown time. */
export function SandGlass({ clock }: { readonly clock: { readonly left: number; readonly of: number } | null }) {
  if (!clock)
    return (
      <p className="dl-sand" role="img" aria-label={text.search.hiddenClock}>
        <span className="dl-sand__glass" aria-hidden="true" />
        {text.search.untilGong}
      </p>
    )
  return (
    <p className="dl-sand" role="timer" aria-label={text.search.secondsLeft(Math.ceil(clock.left / 1000))}>
      <Ring part={clock.left / clock.of}>{Math.ceil(clock.left / 1000)}</Ring>
    </p>
  )
}
