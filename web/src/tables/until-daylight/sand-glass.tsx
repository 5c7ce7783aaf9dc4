import { Ring } from '../../parts/ring.tsx'

/** How the search is running out: calmly, and without a number where the gong is to surprise. */
export function SandGlass({ clock }: { readonly clock: { readonly left: number; readonly of: number } | null }) {
  if (!clock)
    return (
      <p className="sand" role="img" aria-label="The sand runs; nobody knows when the gong comes">
        <span className="sand__glass" aria-hidden="true" />
        until the gong
      </p>
    )
  return (
    <p className="sand" role="timer" aria-label={`About ${Math.ceil(clock.left / 1000)} seconds left`}>
      <Ring part={clock.left / clock.of}>{Math.ceil(clock.left / 1000)}</Ring>
    </p>
  )
}
