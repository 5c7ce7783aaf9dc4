import undoArrow from 'icon:anticlockwise-rotation'
import { plain } from '@holdout/engine'
import type { ReactNode } from 'react'
import { Icon } from '../parts/icon.tsx'
import { Phrase } from '../parts/phrase.tsx'
import { useOnlineParts } from './online-parts.ts'
import { useRoom } from './room.ts'
import './prompt.css'

/** What a table says while something is chosen in several presses: its own question, and how to leave off. */
export interface PromptWords {
  readonly ask?: ReactNode
  readonly note?: ReactNode
  /** Leaves off what was begun. */
  readonly cancel?: () => void
}

/** One sentence that says what is asked, what will come of the chosen move, and the one filled button. */
export function Prompt({ words }: { readonly words?: PromptWords | undefined }) {
  const room = useRoom()
  const online = useOnlineParts()
  const { state, draft } = room
  const { scene, names, undoBlocked, canRedo } = state
  const mine = scene.choices.filter(({ kind }) => kind !== 'standing')
  const drafted = draft && scene.choices.find(({ move }) => move === draft)
  const leave = draft ? room.cancel : words?.cancel
  return (
    <div className="prompt">
      <div className="prompt__words">
        <p className="prompt__ask">{(!draft && words?.ask) || <Question />}</p>
        <p className="prompt__note">{drafted ? <Consequence /> : (words?.note ?? <Waiting />)}</p>
      </div>
      <div className="prompt__buttons">
        <button
          type="button"
          className="button prompt__undo"
          aria-label="Undo"
          aria-disabled={undoBlocked !== null}
          title={undoBlocked ? undoBlocked.say : 'Take back (U)'}
          onClick={() => (undoBlocked ? room.why(undoBlocked) : room.undo())}
        >
          <Icon of={undoArrow} />
          <span>Undo</span>
        </button>
        {canRedo && (
          <button type="button" className="button" onClick={room.redo}>
            Redo
          </button>
        )}
        {leave && (
          <button type="button" className="button" onClick={leave}>
            Cancel
          </button>
        )}
        {state.phase.kind === 'bot' && !online && (
          <button type="button" className="button" onClick={room.hurry}>
            Skip
          </button>
        )}
        {state.phase.kind === 'ask' && state.phase.optional && (
          <button type="button" className="button" onClick={room.pass}>
            Let it pass
          </button>
        )}
        {mine.length > 0 && !drafted && (
          <button type="button" className="button button--open" onClick={() => room.open({ kind: 'choices' })}>
            Choices ({mine.length})
          </button>
        )}
        {drafted && (
          <button type="button" className="button button--main" onClick={room.confirm}>
            {plain(drafted.say, names)}
          </button>
        )}
      </div>
    </div>
  )
}

/** What is asked, or who is waited for. */
function Question() {
  const { state } = useRoom()
  const { scene, names, phase } = state
  const own =
    scene.asked.find(({ say, kind }) => say !== null && kind === 'must') ?? scene.asked.find(({ say }) => say !== null)
  if (scene.outcome) return <Phrase of={scene.outcome.say} names={names} />
  if (phase.kind === 'failed') return 'Something is wrong with the rules here.'
  if (own?.say) return <Phrase of={own.say} names={names} />
  if (phase.kind === 'bot') return `${names[phase.seat]} is thinking …`
  const asked = [...new Set(scene.asked.filter(({ kind }) => kind === 'must').map(({ seat }) => names[seat] ?? seat))]
  return asked.length > 0 ? `Waiting for ${asked.join(', ')}.` : 'Waiting …'
}

/** The last thing that happened, while nothing is chosen. */
function Waiting() {
  const { state, hint } = useRoom()
  const last = state.log.at(-1)
  if (state.phase.kind === 'failed') return state.phase.say
  if (hint)
    return (
      <>
        Hint: <Phrase of={hint.say} names={state.names} />
        {(hint.because ?? []).map((reason, i) => (
          <span key={i}>
            {i === 0 ? ' · Why: ' : ' '}
            <Phrase of={reason} names={state.names} />
          </span>
        ))}
      </>
    )
  return last ? <Phrase of={last.say} names={state.names} /> : null
}

/** What will come of the draft, up to the first unknown. */
function Consequence() {
  const { preview, state } = useRoom()
  if (!preview) return 'Working out what follows …'
  const lines = preview.told.slice(0, 3)
  const more = preview.told.length - lines.length
  return (
    <>
      {lines.map(({ say }, i) => (
        <span key={i}>
          <Phrase of={say} names={state.names} />{' '}
        </span>
      ))}
      {more > 0 && `And ${more} more. `}
      {!preview.certain && 'What follows then, nobody can know yet.'}
    </>
  )
}
