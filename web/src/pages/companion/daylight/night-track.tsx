import { LAST_ROUND } from '../../../companion/daylight.ts'

/** Ten rounds as one night that warms; the last becomes a counter of cycles. */
export function NightTrack({ round, cycle }: { readonly round: number; readonly cycle: number }) {
  const rounds = Array.from({ length: LAST_ROUND }, (_, i) => i + 1)
  return (
    <ol className="night-track" aria-label={`Round ${round} of ${LAST_ROUND}`}>
      {rounds.map(number => (
        <li
          key={number}
          className={number < round ? 'is-past' : number === round ? 'is-now' : 'is-to-come'}
          aria-current={number === round ? 'step' : undefined}
        >
          {number}
          {number === LAST_ROUND && cycle > 0 && <small> · cycle {cycle}</small>}
        </li>
      ))}
    </ol>
  )
}
