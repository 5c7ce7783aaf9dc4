import { type Night, nameOf } from '../../../companion/daylight.ts'
import type { Kept } from '../../../companion/kept-state.ts'
import type { Parts } from '../use-parts.ts'
import { Fighters } from './fighters.tsx'
import { NightTrack } from './night-track.tsx'
import { Stage } from './stage.tsx'
import { Team } from './team.tsx'
import { WaveBar } from './wave-bar.tsx'

/** The night as it goes: the track, what happens now, the wave, and everybody's wheels. */
export function NightTab({ night, parts }: { readonly night: Kept<Night>; readonly parts: Parts }) {
  const { state } = night
  if (state.phase === 'team') return <Team night={night} />
  return (
    <>
      <NightTrack round={state.round} cycle={state.cycle} />
      <Stage night={night} parts={parts} />
      {parts.isOn('wave') && state.phase !== 'over' && <WaveBar night={night} />}
      {parts.isOn('wheels') && <Fighters night={night} leads={parts.isOn('leader')} />}
      {parts.isOn('leader') && (
        <p className="visually-hidden" role="status">
          {state.leader === null
            ? 'Nobody leads yet.'
            : `${nameOf(state.fighters[state.leader].character)} leads; that advantage counts double.`}
        </p>
      )}
    </>
  )
}
