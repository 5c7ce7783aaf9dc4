import broken from 'icon:broken-heart'
import miss from 'icon:cancel'
import person from 'icon:person'
import wall from 'icon:planks'
import head from 'icon:skull-crack'
import body from 'icon:t-shirt'
import trophy from 'icon:trophy'
import { type Event, titleOf, type View } from '@holdout/until-daylight/table'
import { Die } from '../../../parts/die.tsx'
import { Icon } from '../../../parts/icon.tsx'
import type { PictureProps } from '../../../table/stage/beats.ts'
import { pictureOf } from '../pictures.ts'
import { stageText } from './text.ts'

type Of<K extends Event['event']> = PictureProps<View, Extract<Event, { event: K }>>

/** Dice as they lie: heads first. */
export function Rolled({ event }: Of<'rolled' | 'rerolled' | 'volley'>) {
  const { heads, bodies, misses } = event
  const dice = [
    ...Array.from({ length: heads }, () => 'head' as const),
    ...Array.from({ length: bodies }, () => 'body' as const),
    ...Array.from({ length: misses }, () => 'miss' as const),
  ]
  return (
    <div className="stage-row dl-rolled">
      {dice.map((face, i) => (
        <Die
          key={i}
          face={<Icon of={{ head, body, miss }[face]} />}
          say={stageText.dice[face]}
          className={`dl-die--${face} stage-turn`}
        />
      ))}
    </div>
  )
}

/** An enemy that was hit: the card with its stamp. */
export function Felled({ event }: Of<'felled' | 'trap-sprung'>) {
  const falls = event.event === 'felled' || event.felled
  return (
    <div className="stage-row">
      <div className={`stage-card dl-horde--${event.card} ${falls ? 'stage-falls' : ''}`}>
        <b>{titleOf(event.card)}</b>
        <Icon of={pictureOf(event.card)} />
        <span>{falls ? stageText.falls : stageText.holds}</span>
      </div>
    </div>
  )
}

/** What happens to a player or an area, with a picture and a word. */
export function Blow({ event }: Of<'hurt' | 'died' | 'barricade-broken' | 'survivor-killed' | 'saved' | 'achieved'>) {
  const [picture, word, good] = blowOf(event)
  return (
    <div className="stage-row dl-blow" data-tone={good ? 'good' : 'bad'}>
      <Icon of={picture} />
      <strong className="stage-word" data-tone={good ? 'good' : 'bad'}>
        {word}
      </strong>
    </div>
  )
}

function blowOf(event: Of<'hurt' | 'died' | 'barricade-broken' | 'survivor-killed' | 'saved' | 'achieved'>['event']) {
  switch (event.event) {
    case 'hurt':
      return [broken, stageText.health(event.health), false] as const
    case 'died':
      return [head, stageText.died, false] as const
    case 'barricade-broken':
      return [wall, stageText.broken, false] as const
    case 'survivor-killed':
      return [person, stageText.survivor, false] as const
    case 'saved':
      return [person, stageText.saved(event.count), true] as const
    case 'achieved':
      return [trophy, stageText.achieved(event.xp), true] as const
  }
}
