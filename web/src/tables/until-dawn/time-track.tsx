import person from 'icon:person'
import zombie from 'icon:shambling-zombie'
import sunrise from 'icon:sunrise'
import { clockTime, type View } from '@holdout/until-dawn/table'
import type { CSSProperties } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { many } from './words.ts'

/** The night as a sky from dusk to dawn: the round black marker of the zombies, the white diamond of the time, and what is owed between them. */
export function TimeTrack({ view: { time, zombieTime, night } }: { readonly view: View }) {
  const owed = time - zombieTime
  const clock = clockTime(time, night)
  const said = owed === 0 ? 'no card steps owed' : `${many(owed, 'card step')} owed`
  // The note sits on whichever side of the markers has room for it.
  const late = zombieTime > night - time
  return (
    <div
      className="ud-track"
      style={{ '--time': time, '--zombie': zombieTime, '--spaces': night + 1 } as CSSProperties}
      role="img"
      aria-label={`${clock}, space ${time} of ${night}. The zombies' marker is on ${zombieTime}: ${said}. Dawn at ${clockTime(night, night)}.`}
    >
      <div className="ud-track__sky" />
      <div className="ud-track__gone" />
      <div className="ud-track__owed" />
      <span className={`ud-track__end ${late ? '' : 'is-covered'}`}>{clockTime(0, night)}</span>
      <span className="ud-track__marker ud-track__marker--zombie">
        <Icon of={zombie} />
      </span>
      <span className="ud-track__marker ud-track__marker--time">
        <Icon of={person} />
      </span>
      <span className={`ud-track__note ${late ? 'is-before' : ''}`}>
        <b>{clock}</b>
        {owed > 0 ? (
          <>
            {' · '}
            {owed}
            <span className="ud-track__word">{owed === 1 ? ' card step' : ' card steps'}</span> owed
          </>
        ) : (
          <span className="ud-track__word"> · no card steps owed</span>
        )}
      </span>
      <span className="ud-track__dawn">
        <Icon of={sunrise} />
      </span>
    </div>
  )
}
