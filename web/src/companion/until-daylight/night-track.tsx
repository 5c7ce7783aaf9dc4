import { LAST_ROUND } from '@holdout/until-daylight/table'
import { daylightText } from './text.ts'

/** The track of 10 rounds; the last one also counts the cycles of the last fight. */
export function NightTrack({ round, cycle }: { readonly round: number; readonly cycle: number }) {
  const rounds = Array.from({ length: LAST_ROUND }, (_, i) => i + 1)
  return (
    <ol className="night-track" aria-label={daylightText.roundOf(round, LAST_ROUND)}>
      {rounds.map(number => (
        <li
          key={number}
          className={number < round ? 'is-past' : number === round ? 'is-now' : 'is-to-come'}
          aria-current={number === round ? 'step' : undefined}
        >
          {number}
          {number === LAST_ROUND && cycle > 0 && <small>{daylightText.cycle(cycle)}</small>}
        </li>
      ))}
    </ol>
  )
}
