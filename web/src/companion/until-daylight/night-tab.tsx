import type { Parts } from '../../pages/companion/use-parts.ts'
import type { Stored } from '../stored-state.ts'
import { Fighters } from './fighters.tsx'
import { NightTrack } from './night-track.tsx'
import { Stage } from './stage.tsx'
import { Team } from './team.tsx'
import { daylightText } from './text.ts'
import { type Night, nameOf } from './tracker.ts'
import { WaveBar } from './wave-bar.tsx'

/** The night: the round track, the current phase, the wave, and the wheels. */
export function NightTab({ night, parts }: { readonly night: Stored<Night>; readonly parts: Parts }) {
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
            ? daylightText.noLeader
            : daylightText.leaderBonus(nameOf(state.fighters[state.leader].character))}
        </p>
      )}
    </>
  )
}
