import { type CSSProperties, useEffect, useLayoutEffect, useState } from 'react'
import { settings } from '../../client/settings.ts'
import { Phrase } from '../../parts/phrase.tsx'
import { useSession } from '../session.ts'
import { hear } from '../sounds.ts'
import { Skip, Speed } from './speed.tsx'
import type { Staged } from './staged.ts'
import './stage.css'

/**
 * The box of the part of the board that an event on stage takes the place of: `data-stage` marks it. Elsewhere it would
 * lie over other text, or over the player who acts. Null: the table has no such part.
 */
function useStagePlace(line: unknown): CSSProperties | null {
  const [place, setPlace] = useState<CSSProperties | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again for each event
  useLayoutEffect(() => {
    const measure = (): void => setPlace(placeOf([...document.querySelectorAll('.frame [data-stage]')]))
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [line])
  return place
}

/** Parts of a pixel do not count. */
const SLACK = 1
/** The least height of a picture, in pixels. */
const LEAST = 24

/** The last marked part that is shown: it lies over the others. Without one the prompt alone tells the event. */
function placeOf(marked: readonly Element[]): CSSProperties | null {
  if (marked.length === 0) return null
  const board = document.querySelector('.frame__board')?.getBoundingClientRect()
  const box = marked
    .filter(part => part.checkVisibility())
    .map(part => part.getBoundingClientRect())
    .findLast(({ left, right, top, bottom }) => {
      if (!board || left < board.left - SLACK || right > board.right + SLACK || bottom - top < LEAST) return false
      return top >= board.top - SLACK && bottom <= board.bottom + SLACK
    })
  return box ? { left: box.left, top: box.top, width: box.width, height: box.height } : { display: 'none' }
}

/** The event on stage: over board and dock with a bar of its own, or small over the board. */
export default function Stage({ staged: { now, unshown, skip } }: { readonly staged: Staged }) {
  const { names, namesAt, log, scene } = useSession().state
  const line = now?.line
  const { sound, buzz, hushes } = now?.beat ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each beat
  useEffect(() => {
    if (sound) hear([sound])
    if (hushes) void import('../../client/ambience.ts').then(({ hush }) => hush(hushes))
    if (buzz && !settings.value.mute) navigator.vibrate?.(buzz)
  }, [line, now?.at])
  const place = useStagePlace(line)
  if (!now || !line) return null
  const { act, ms } = now
  const told = log.slice(0, log.indexOf(line) + 1)
  const picture = (
    <act.Picture
      event={line.event}
      beat={now.at}
      log={told}
      view={scene.view}
      names={names}
      seat={scene.seat}
      // A covering picture goes on with the next event; a small one starts again.
      key={act.covers ? 'cover' : told.length}
    />
  )
  const length = { '--beat': `${ms}ms` } as CSSProperties
  const words = <Phrase of={line.text} names={namesAt?.(line.at) ?? names} />
  if (!act.covers)
    return (
      <div
        className="stage-inset always-night"
        style={{ ...length, ...place }}
        aria-hidden="true"
        data-beat={now.at}
        data-placed={place !== null || undefined}
      >
        {picture}
        <p>{words}</p>
        {unshown > 0 && <Skip press={skip} />}
      </div>
    )
  return (
    <div className="stage-cover always-night" style={length} data-beat={now.at}>
      <div className="stage-cover__picture" aria-hidden="true" onClick={skip}>
        {picture}
      </div>
      <div className="stage-bar">
        <p aria-hidden="true">{words}</p>
        <Speed />
        <Skip press={skip} />
      </div>
    </div>
  )
}
