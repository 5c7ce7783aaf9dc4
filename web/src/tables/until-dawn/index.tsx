import type { Event, Move, View } from '@holdout/until-dawn/table'
import { Phrase } from '../../parts/phrase.tsx'
import { TableFrame } from '../../table/frame.tsx'
import { useRoom } from '../../table/room.ts'
import { hear } from '../../table/sounds.ts'
import type { EndWords, KeyHelp, TableModule, TableProps } from '../../table/table-props.ts'
import { movePointer } from '../../table/use-pointed.ts'
import { ACTIONS, Actions } from './actions.tsx'
import { AIMS } from './aims.ts'
import { Board } from './board.tsx'
import { type Choosing, useChoosing } from './choosing.ts'
import { Household } from './household.tsx'
import { useKeys } from './keys.ts'
import { Placing } from './placing.tsx'
import { useStory } from './story.ts'
import { Telling } from './telling.tsx'
import { TimeTrack } from './time-track.tsx'
import './until-dawn.css'
import './board.css'
import './cards.css'
import './cabin.css'
import './dock.css'

/** The cabin at night, for one. */
export function Table({ scene, news, names, draft, hint, review }: TableProps<View, Move, Event>) {
  const { stage, told, playback, skip } = useStory(scene, news, review, review ? null : sound)
  const choosing = useChoosing(scene, draft, hint, review || told !== null)
  useKeys(choosing, told && skip)
  const { aim } = choosing
  const prompt = told
    ? { ask: 'The zombies are at it …', note: 'Press the board to skip.' }
    : aim !== null && aim !== 'place'
      ? { ask: AIMS[aim].ask, note: HOW, cancel: choosing.leave }
      : undefined
  return (
    <TableFrame
      className={`t-until-dawn ${told ? 'is-telling' : ''}`}
      playback={playback}
      night={<TimeTrack view={stage} />}
      side={<Household stage={stage} name={names.john ?? 'John'} asked={choosing.asked !== null} />}
      hand={scene.outcome || review ? null : <Hand scene={scene} choosing={choosing} stage={stage} />}
      {...(prompt ? { prompt } : {})}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut; the Skip button and Escape do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className="ud-ground" onClick={told ? skip : undefined}>
        <Board stage={stage} choosing={choosing} />
        {told && <Telling told={told} skip={skip} />}
      </div>
    </TableFrame>
  )
}

/** Below the board: the actions, or the card that is to be placed, and in a row whatever has no place of its own. */
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

/** Whether a move has its own place at this table. */
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

const HOW = (
  <>
    Press what glows<span className="ud-keys">, or 1 to 4</span>.
  </>
)

export const hearsItself = true

export const followUp: Move = { move: 'advance' }

export { consequence } from './consequence.ts'

function sound(event: Event): void {
  const name = sounds[event.event]
  if (name) hear([name])
}

export const keys: readonly KeyHelp[] = [
  ...ACTIONS.map(({ key, does }) => ({ key: key.toUpperCase(), does })),
  { key: '1–4', does: 'the entrance of that number' },
  { key: '5', does: 'the bite pile' },
  { key: '← →', does: 'walk between the places that glow' },
  { key: 'Space', does: 'skip what the zombies are doing' },
]

export function progress({ time, night }: View): number {
  return time / night
}

export const endWords: EndWords = {
  entrances: 'entrances held',
  shells: 'shells left',
  barricades: 'barricades standing',
  spaces: 'half hours survived',
  attack: 'fell in the',
}

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
