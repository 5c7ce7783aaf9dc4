import { clockTime, type Event, type Move, type View } from '@holdout/until-dawn/table'
import { quantity } from '@holdout/words'
import { useMemo } from 'react'
import { settings } from '../../client/settings.ts'
import { useStore } from '../../client/store.ts'
import { TableFrame } from '../../table/frame.tsx'
import type { PromptWords } from '../../table/prompt.tsx'
import { defineTable, type TableProps } from '../../table/table-props.ts'
import { aboutOf } from './about.ts'
import { Actions } from './actions.tsx'
import { AIMS } from './aims.ts'
import { Board } from './board.tsx'
import { consequence } from './consequence.ts'
import { headlineOf } from './headline.ts'
import { Household } from './household.tsx'
import { KEYS, useOwnKeys } from './keys.ts'
import { KnownCards } from './known-cards.tsx'
import { Outlook } from './outlook.tsx'
import { Placing } from './placing.tsx'
import { Playback } from './playback.tsx'
import { odds } from './risk.tsx'
import { text } from './text.ts'
import { TimeTrack } from './time-track.tsx'
import { type Picking, usePicking } from './use-picking.ts'
import { usePlayback } from './use-playback.ts'
import './until-dawn.css'
import './board.css'
import './cards.css'
import './cabin.css'
import './phone.css'
import './dock.css'

/** Until Dawn: the cabin at night, for 1 player. */
function Table(props: TableProps<View, Move, Event>) {
  const { scene, news, names, review } = props
  const { stage: shown, told, playback, skip } = usePlayback(scene, news, review)
  const { counts } = useStore(settings)
  const stage = useMemo(() => ({ ...shown, memory: counts ? shown.known : null }), [shown, counts])
  const picking = usePicking(props, review || told !== null)
  useOwnKeys(picking, told && skip)
  const prompt = told
    ? { ask: headlineOf(told.event.event), about: text.prompt.playbackHelp }
    : { ...promptOf(picking, stage), about: aboutOf(picking, stage) }
  const hand = stage.drawn ? (
    <Placing card={stage.drawn} picking={picking} />
  ) : (
    <Actions view={stage} picking={picking} />
  )
  return (
    <TableFrame
      className={`t-until-dawn ${told ? 'is-telling' : ''}`}
      playback={playback}
      night={<TimeTrack view={stage} />}
      side={
        <>
          <Household stage={stage} name={names.john ?? text.cabin.john} asked={picking.asked !== null} />
          {!review && stage.open === null && <KnownCards known={shown.known} />}
        </>
      }
      hand={scene.outcome || review ? null : hand}
      prompt={prompt}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the Skip button and Escape do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className="ud-ground" onClick={told ? skip : undefined}>
        <Board stage={stage} picking={picking} />
        {told && <Playback told={told} skip={skip} />}
      </div>
    </TableFrame>
  )
}

/** The prompt of an action; empty for the question of the rules. */
function promptOf({ asked, aim, spot, leave }: Picking, view: View): PromptWords {
  const { time, zombieTime } = view
  const drafted = text.prompt.goOn
  if (aim !== null && aim !== 'place') return { ask: AIMS[aim].ask, drafted, note: PRESS_HELP, cancel: leave }
  if (spot !== null) return { ask: text.prompt.atEntrance(spot), cancel: leave }
  if (asked !== 'choose-action') return {}
  // 1 line, so that the board keeps its height.
  return time === zombieTime
    ? { ask: text.prompt.begin, drafted, note: text.prompt.beginHelp }
    : { ask: text.prompt.goOn, drafted, note: <Outlook view={view} /> }
}

const PRESS_HELP = (
  <>
    {text.prompt.press}
    <span className="ud-keys">{text.prompt.pressKeys}</span>
    {text.prompt.pressEnd}
  </>
)

export const table = defineTable<View, Move, Event>({
  Table,
  keys: KEYS,
  followUp: { move: 'advance' },
  consequence,
  odds,
  turns: ['turn-began', 'zombie-turn-began'],
  routine: ['step-began', 'drew', 'bite-tested'],
  stands: ({ time, night, ammo }) => `${clockTime(time, night)}, ${quantity(ammo, 'shell')}`,
  progress: ({ time, night }) => time / night,
  loadCounts: () => import('./counts.ts'),
  loadTips: () => import('./tips.ts'),
  ambience: 'forest',
  sounds: {
    barricaded: 'hammer',
    shot: 'shot',
    'jasper-sent': 'step',
    treated: 'draw',
    scratched: 'hit',
    wandered: 'step',
    breached: 'breach',
    howled: 'howl',
    drew: 'draw',
    placed: 'place',
    'put-into-bite-pile': 'place',
    moved: 'step',
    'bite-tested': 'bite',
    'rebecca-turned': 'bite',
    'jasper-killed': 'hit',
    'final-assault-began': 'gong',
    'turn-began': 'turn',
    survived: 'dawn',
    overrun: 'defeat',
    'john-turned': 'defeat',
  },
})
