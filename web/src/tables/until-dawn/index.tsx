import type { Event, Move, View } from '@holdout/until-dawn/table'
import { Phrase } from '../../parts/phrase.tsx'
import { TableFrame } from '../../table/frame.tsx'
import { useRoom } from '../../table/room.ts'
import { hear } from '../../table/sounds.ts'
import type { EndWords, KeyHelp, TableModule, TableProps } from '../../table/table-props.ts'
import { movePointer } from '../../table/use-pointed.ts'
import { Actions } from './actions.tsx'
import { AIMS } from './aims.ts'
import { Board } from './board.tsx'
import { type Choosing, useChoosing } from './choosing.ts'
import { Household } from './household.tsx'
import { KEYS, useOwnKeys } from './keys.ts'
import { Placing } from './placing.tsx'
import { Playback } from './playback.tsx'
import { text } from './text.ts'
import { TimeTrack } from './time-track.tsx'
import { usePlayback } from './use-playback.ts'
import './until-dawn.css'
import './board.css'
import './cards.css'
import './cabin.css'
import './dock.css'

/** Until Dawn: the cabin at night, for 1 player. */
export function Table({ scene, news, names, draft, hint, review }: TableProps<View, Move, Event>) {
  const { stage, told, playback, skip } = usePlayback(scene, news, review, review ? null : sound)
  const choosing = useChoosing(scene, draft, hint, review || told !== null)
  useOwnKeys(choosing, told && skip)
  const { aim } = choosing
  const prompt = told
    ? { ask: text.prompt.playback, note: text.prompt.playbackHelp }
    : aim !== null && aim !== 'place'
      ? { ask: AIMS[aim].ask, note: PRESS_HELP, cancel: choosing.leave }
      : undefined
  return (
    <TableFrame
      className={`t-until-dawn ${told ? 'is-telling' : ''}`}
      playback={playback}
      night={<TimeTrack view={stage} />}
      side={<Household stage={stage} name={names.john ?? text.cabin.john} asked={choosing.asked !== null} />}
      hand={scene.outcome || review ? null : <Hand scene={scene} choosing={choosing} stage={stage} />}
      {...(prompt ? { prompt } : {})}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the Skip button and Escape do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className="ud-ground" onClick={told ? skip : undefined}>
        <Board stage={stage} choosing={choosing} />
        {told && <Playback told={told} skip={skip} />}
      </div>
    </TableFrame>
  )
}

/** Below the board: the actions or the card to place, and a row of all other choices. */
function Hand({
  scene,
  choosing,
  stage,
}: Pick<TableProps<View, Move, Event>, 'scene'> & { choosing: Choosing; stage: View }) {
  const { choose, state } = useRoom()
  const others =
    choosing.asked === null ? [] : scene.choices.filter(({ move, kind }) => kind !== 'standing' && !drawn(move))
  return (
    <>
      {stage.drawn ? <Placing card={stage.drawn} choosing={choosing} /> : <Actions view={stage} choosing={choosing} />}
      {others.length > 0 && (
        <div className="ud-others">
          {others.map(({ move, say }) => (
            <button
              key={JSON.stringify(move)}
              type="button"
              className={`button button--open ${move === choosing.draft ? 'is-chosen' : ''}`}
              {...movePointer(move)}
              onClick={() => choose(move)}
            >
              <Phrase of={say} names={state.names} />
            </button>
          ))}
        </div>
      )}
    </>
  )
}

/** Whether this table draws the move outside the row. */
function drawn({ move }: Move): boolean {
  return DRAWN.includes(move)
}

const DRAWN: readonly Move['move'][] = [
  'barricade',
  'shoot',
  'jasper',
  'treat',
  'pass',
  'advance',
  'place',
  'use-jasper',
]

const PRESS_HELP = (
  <>
    {text.prompt.press}
    <span className="ud-keys">{text.prompt.pressKeys}</span>
    {text.prompt.pressEnd}
  </>
)

export const hearsItself = true

export const followUp: Move = { move: 'advance' }

export { consequence } from './consequence.ts'

function sound(event: Event): void {
  const name = sounds[event.event]
  if (name) hear([name])
}

export const keys: readonly KeyHelp[] = KEYS

export function progress({ time, night }: View): number {
  return time / night
}

export const endWords: EndWords = text.end

export const sounds: TableModule['sounds'] = {
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
}
