import backwards from 'icon:backward-time'
import sunrise from 'icon:sunrise'
import grave from 'icon:tombstone'
import { type Event, placeName, type View } from '@holdout/zombie-town/table'
import { Icon } from '../../../parts/icon.tsx'
import type { Act, PictureProps, StageModule } from '../../../table/stage/beats.ts'
import { DRAWINGS } from '../drawings.ts'
import { stageText } from './text.ts'
import './stage.css'

/** The rule of a day that comes back. */
const TURN_BACK = 'ZT-172'

type Of<K extends Event['event']> = Extract<Event, { event: K }>
type Props<K extends Event['event']> = PictureProps<View, Of<K>>

/** Combat cards that are turned: the number at which each hits. */
function Cards({ codes, who }: { readonly codes: string; readonly who?: string }) {
  return (
    <div className="zt-turned">
      {who && <span>{who}</span>}
      <div className="stage-row">
        {codes.split(' ').map((code, i) => (
          <b key={i} className="stage-turn zt-turned__card">
            {code === 'J' ? stageText.jammed : code}
          </b>
        ))}
      </div>
    </div>
  )
}

function Shot({ event }: Props<'shot' | 'fired-on-unarmed'>) {
  return (
    <div className="stage-row">
      <Cards codes={event.cards} />
      <strong className="stage-word" data-tone={event.hit ? 'good' : 'bad'}>
        {event.hit ? stageText.hit : stageText.miss}
      </strong>
    </div>
  )
}

function Clash({ event }: Props<'clashed'>) {
  return (
    <div className="stage-row">
      <Cards codes={event.attackerCards} who={stageText.attacker} />
      <span>{stageText.against}</span>
      <Cards codes={event.targetCards} who={stageText.defender} />
    </div>
  )
}

/** A picture and a word. */
function Sight({
  event,
  log,
}: Props<'day-changed' | 'zombie-appeared' | 'zombie-killed' | 'pawn-died' | 'collapsed' | 'game-over'>) {
  const [icon, word, tone] = sightOf(event, log.at(-1)?.rule ?? null)
  return (
    <div className="stage-row zt-sight" data-tone={tone}>
      <Icon of={icon} />
      <strong className="stage-word" data-tone={tone}>
        {word}
      </strong>
    </div>
  )
}

function sightOf(
  event: Props<'day-changed' | 'zombie-appeared' | 'zombie-killed' | 'pawn-died' | 'collapsed' | 'game-over'>['event'],
  rule: string | null,
) {
  switch (event.event) {
    case 'day-changed':
      return rule === TURN_BACK
        ? ([backwards, stageText.dayAgain(event.day), 'calm'] as const)
        : ([sunrise, stageText.day(event.day), 'calm'] as const)
    case 'zombie-appeared':
      return [DRAWINGS.zombie, stageText.first(placeName(event.at)), 'bad'] as const
    case 'zombie-killed':
      return [DRAWINGS.kill, stageText.killed, 'good'] as const
    case 'pawn-died':
      return [grave, stageText.died, 'bad'] as const
    case 'collapsed':
      return [DRAWINGS.wall, stageText.collapsed(event.cards.length), 'bad'] as const
    case 'game-over':
      return [sunrise, stageText.over, 'calm'] as const
  }
}

const shot: Act<View, Of<'shot' | 'fired-on-unarmed'>> = { Picture: Shot, beats: () => [{ ms: 900 }] }
const clashed: Act<View, Of<'clashed'>> = { Picture: Clash, beats: () => [{ ms: 1100 }] }
const sight = (
  ms: number,
): Act<View, Of<'day-changed' | 'zombie-killed' | 'pawn-died' | 'collapsed' | 'game-over'>> => ({
  Picture: Sight,
  beats: () => [{ ms }],
})
/** Only the first zombie of a day has a picture. */
const appeared: Act<View, Of<'zombie-appeared'>> = {
  Picture: Sight,
  beats(_event, { log }) {
    const dawn = log.findLastIndex(({ event }) => (event as Event).event === 'day-changed')
    const isFirst = log.slice(dawn + 1, -1).every(({ event }) => (event as Event).event !== 'zombie-appeared')
    return isFirst ? [{ ms: 900 }] : []
  },
}

/** The moments of the town: dawn, the first zombie of a day, shots, clashes, deaths and fallen barricades. */
export const acts: StageModule['acts'] = {
  'day-changed': sight(900),
  'zombie-appeared': appeared,
  shot,
  'fired-on-unarmed': shot,
  clashed,
  'zombie-killed': sight(450),
  'pawn-died': sight(1200),
  collapsed: sight(900),
  'game-over': sight(1400),
}
