import person from 'icon:person'
import zombie from 'icon:shambling-zombie'
import sunrise from 'icon:sunrise'
import { clockTime, type View } from '@holdout/until-dawn/table'
import type { CSSProperties } from 'react'
import { Icon } from '../../parts/icon.tsx'
import { tells } from '../../table/names/names.ts'
import { text } from './text.ts'

/**
 * The time track from dusk to dawn, with the markers of the zombies and of the time, and the card steps owed between
 * them.
 */
export function TimeTrack({ view: { time, zombieTime, night } }: { readonly view: View }) {
  const owed = time - zombieTime
  const clock = clockTime(time, night)
  // The note is on the side of the markers that has room for it.
  const late = zombieTime > night - time
  return (
    <div
      className="ud-track"
      style={{ '--time': time, '--zombie': zombieTime, '--spaces': night + 1 } as CSSProperties}
      role="img"
      {...tells(text.tells.trackTitle, text.tells.track)}
      aria-label={text.track.label(clock, time, night, zombieTime, text.track.owed(owed), clockTime(night, night))}
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
            <span className="ud-track__word">{text.track.steps(owed)}</span>
            {text.track.owedEnd}
          </>
        ) : (
          <span className="ud-track__word">{text.track.noneOwed}</span>
        )}
      </span>
      <span className="ud-track__dawn">
        <Icon of={sunrise} />
      </span>
    </div>
  )
}
