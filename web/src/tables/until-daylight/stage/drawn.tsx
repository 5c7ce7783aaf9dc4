import { type Event, isEventCard, titleOf, type View } from '@holdout/until-daylight/table'
import { useGameInfo } from '../../../client/game-info.ts'
import { Icon } from '../../../parts/icon.tsx'
import type { PictureProps } from '../../../table/stage/beats.ts'
import { pictureOf } from '../pictures.ts'

type Drew = Extract<Event, { event: 'drew' }>

/** A card from the rubble with its text. */
export function Drawn({ event }: PictureProps<View, Drew>) {
  const info = useGameInfo('until-daylight')
  return (
    <div className="stage-row dl-drawn">
      <div className={`stage-card stage-turn ${isEventCard(event.card) ? 'dl-drawn__event' : ''}`}>
        <b>{titleOf(event.card)}</b>
        <Icon of={pictureOf(event.card)} />
      </div>
      <p>{info?.cards.find(({ id }) => id === event.card)?.text}</p>
    </div>
  )
}
