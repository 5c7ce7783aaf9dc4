import heart from 'icon:broken-heart'
import door from 'icon:exit-door'
import grab from 'icon:grab'
import dead from 'icon:half-dead'
import { attackCardNamed, type Event, textOfCard, type View } from '@holdout/thirty-seconds/table'
import { Icon } from '../../../parts/icon.tsx'
import type { Act, PictureProps, StageModule } from '../../../table/stage/beats.ts'
import { pictureOf } from '../pictures.ts'
import { stageText } from './text.ts'
import './stage.css'

type Of<K extends Event['event']> = Extract<Event, { event: K }>
type Props<K extends Event['event']> = PictureProps<View, Of<K>>

/** The line in use lights up after the card has turned, then the result. */
const CARD = [{ ms: 900 }]

/** An attack card that turns over: three lines, the one in use lit, and what it says. */
function AttackCard({ event }: Props<'attack-card' | 'zombie-attacked' | 'block' | 'critical-draw'>) {
  const face = attackCardNamed(event.card)
  const line = 'line' in event ? event.line : null
  const [word, good] = resultOf(event)
  return (
    <div className="stage-row">
      <div className="stage-card stage-turn ts-attack">
        <b>{stageText.attackCard}</b>
        <ol>
          {(['A', 'B', 'C'] as const).map(name => (
            <li key={name} className={name === line ? 'is-now' : ''}>
              <i>{name}</i> {stageText.results[face[name]]}
            </li>
          ))}
        </ol>
      </div>
      <strong className="stage-word" data-tone={good ? 'good' : 'bad'}>
        {word}
      </strong>
    </div>
  )
}

/** The word for a turned card, and whether it is good for the Survivor. */
function resultOf(
  event: Of<'attack-card' | 'zombie-attacked' | 'block' | 'critical-draw'>,
): readonly [string, boolean] {
  switch (event.event) {
    case 'attack-card':
      return [wordOf(event), event.result !== 'miss']
    case 'zombie-attacked':
      return [wordOf(event), event.result === 'miss']
    case 'block':
      return [event.success ? stageText.blocked : stageText.notBlocked, event.success]
    case 'critical-draw':
      return [event.success ? stageText.critical(event.damage) : stageText.notCritical, event.success]
  }
}

/** On line C every success is a knockdown. */
function wordOf({ line, result }: Of<'attack-card' | 'zombie-attacked'>): string {
  return stageText.results[line === 'C' && result !== 'miss' ? 'kd' : result]
}

/** A zombie that dies or comes in. */
function Zombie({ event }: Props<'killed' | 'entered'>) {
  const killed = event.event === 'killed'
  return (
    <div className="stage-row">
      <div className={`stage-card ${killed ? 'stage-falls' : 'stage-turn'}`}>
        <b>{textOfCard(event.zombie).title}</b>
        <Icon of={pictureOf(event.zombie)} />
        <span>{killed ? stageText.killed : stageText.entered(event.row)}</span>
      </div>
    </div>
  )
}

/** What happens to the Survivor. */
function Fate({ event }: Props<'hurt' | 'grabbed' | 'died' | 'escaped'>) {
  const { icon, word, good } = {
    hurt: () => ({ icon: heart, word: stageText.hurt('points' in event ? event.points : 1), good: false }),
    grabbed: () => ({ icon: grab, word: stageText.grabbed, good: false }),
    died: () => ({ icon: dead, word: stageText.died, good: false }),
    escaped: () => ({ icon: door, word: stageText.escaped, good: true }),
  }[event.event]()
  return (
    <div className="stage-row ts-fate">
      <Icon of={icon} />
      <strong className="stage-word" data-tone={good ? 'good' : 'bad'}>
        {word}
      </strong>
    </div>
  )
}

const card: Act<View, Of<'attack-card' | 'zombie-attacked' | 'block' | 'critical-draw'>> = {
  Picture: AttackCard,
  beats: () => CARD,
}
const zombie: Act<View, Of<'killed' | 'entered'>> = { Picture: Zombie, beats: () => [{ ms: 450 }] }
const fate: Act<View, Of<'hurt' | 'grabbed' | 'died' | 'escaped'>> = {
  Picture: Fate,
  beats: ({ event }) => [{ ms: event === 'died' || event === 'escaped' ? 1400 : 500 }],
}

/** The moments of the alley: cards that turn, zombies that come and die, and the Survivor's wounds. */
export const acts: StageModule['acts'] = {
  'attack-card': card,
  'zombie-attacked': card,
  block: card,
  'critical-draw': card,
  killed: zombie,
  entered: zombie,
  hurt: fate,
  grabbed: fate,
  died: fate,
  escaped: fate,
}
