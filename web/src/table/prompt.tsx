import undoArrow from 'icon:anticlockwise-rotation'
import { plain, type Phrase as Sentence } from '@holdout/engine'
import type { ReactNode } from 'react'
import { settings } from '../client/settings.ts'
import type { Hint, TableState } from '../client/table-client.ts'
import { Icon } from '../parts/icon.tsx'
import { Phrase } from '../parts/phrase.tsx'
import { tableText } from '../text/table.ts'
import { useOnlineParts } from './online-parts.ts'
import { canEverUndo, useRoom } from './room.ts'
import { useToldLog } from './told.ts'
import './prompt.css'

/** What a table shows in the prompt while a move is chosen in several presses. */
export interface PromptWords {
  readonly ask?: ReactNode
  readonly note?: ReactNode
  /** Cancels the selection. */
  readonly cancel?: () => void
}

/** The open decision, the result of the chosen move, and the buttons. */
export function Prompt({ words }: { readonly words?: PromptWords | undefined }) {
  const room = useRoom()
  const online = useOnlineParts()
  const { state, draft, hint } = room
  const { scene, names, undoBlocked, canRedo } = state
  const mine = scene.choices.filter(({ kind }) => kind !== 'standing')
  const drafted = draft && scene.choices.find(({ move }) => move === draft)
  const leave = draft ? room.cancel : words?.cancel
  const foretold = useConsequence()
  return (
    <div className="prompt">
      <div className="prompt__words">
        <p className="prompt__ask">{(!draft && words?.ask) || <Question />}</p>
        <p
          className={`prompt__note ${hint && !draft ? 'prompt__note--hint' : ''}`}
          data-foretold={foretold !== null || undefined}
        >
          {hint && !draft && <HintWords hint={hint} />}
          {hint && !draft && foretold !== null && ' · '}
          {foretold ?? (hint && !draft ? null : (words?.note ?? <Waiting />))}
        </p>
      </div>
      <div className="prompt__buttons">
        {canEverUndo(state) && (
          <button
            type="button"
            className="button prompt__undo"
            aria-label={tableText.prompt.undo}
            aria-disabled={undoBlocked !== null}
            title={undoBlocked ? undoBlocked.say : tableText.prompt.undoHelp}
            onClick={() => (undoBlocked ? room.why(undoBlocked) : room.undo())}
          >
            <Icon of={undoArrow} />
            <span>{tableText.prompt.undo}</span>
          </button>
        )}
        {room.showEnd && (
          <button type="button" className="button button--main" onClick={room.showEnd}>
            {tableText.prompt.showResult}
          </button>
        )}
        {canRedo && (
          <button type="button" className="button" onClick={room.redo}>
            {tableText.prompt.redo}
          </button>
        )}
        {leave && (
          <button type="button" className="button" onClick={leave}>
            {tableText.prompt.cancel}
          </button>
        )}
        {state.phase.kind === 'bot' && !online && (
          <button type="button" className="button" onClick={room.hurry}>
            {tableText.prompt.skipBot}
          </button>
        )}
        {state.phase.kind === 'ask' && state.phase.optional && (
          <button type="button" className="button" onClick={room.pass}>
            {tableText.prompt.pass}
          </button>
        )}
        {mine.length > 0 && !drafted && (
          <button type="button" className="button button--open" onClick={() => room.open({ kind: 'choices' })}>
            {tableText.prompt.choices(mine.length)}
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

/** The open decision, or the players the table is waiting for. */
function Question() {
  const { state } = useRoom()
  const { scene, names, phase } = state
  const own = scene.asked.find(({ say, kind }) => say !== null && kind === 'must')
  const step = stepInOf(state)
  if (scene.outcome) return <Phrase of={scene.outcome.say} names={names} />
  if (phase.kind === 'failed') return tableText.prompt.rulesFailed
  if (own?.say) return <Phrase of={own.say} names={names} />
  if (phase.kind === 'bot') return tableText.prompt.thinking(names[phase.seat])
  if (phase.kind === 'ask' && step) return <Phrase of={step} names={names} />
  const asked = [...new Set(scene.asked.filter(({ kind }) => kind === 'must').map(({ seat }) => names[seat] ?? seat))]
  return tableText.prompt.waitingFor(asked)
}

/** The decision of a player who can step in out of turn, if there is a move to step in with. */
function stepInOf({ scene }: TableState): Sentence | null {
  if (!scene.choices.some(({ kind }) => kind === 'may')) return null
  return scene.asked.find(({ say, kind }) => say !== null && kind === 'may')?.say ?? null
}

/** The latest log line, while no move is chosen. */
function Waiting() {
  const { state } = useRoom()
  const last = useToldLog().at(-1)
  if (state.phase.kind === 'failed') return state.phase.say
  const step = state.phase.kind === 'ask' ? null : stepInOf(state)
  if (step) return <Phrase of={step} names={state.names} />
  return last ? <Phrase of={last.say} names={state.names} /> : null
}

/** The hint with its reasons. */
function HintWords({ hint }: { readonly hint: Hint }) {
  const { names } = useRoom().state
  return (
    <>
      {tableText.prompt.hint}
      <Phrase of={hint.say} names={names} />
      {(hint.because ?? []).map((reason, i) => (
        <span key={i}>
          {i === 0 ? tableText.prompt.hintReason : ' '}
          <Phrase of={reason} names={names} />
        </span>
      ))}
    </>
  )
}

/** The known results of the draft or the pointed move; null if there are none. */
function useConsequence(): ReactNode {
  const { preview, state, draft, pointed, module } = useRoom()
  const move = draft ?? pointed
  if (!move) return null
  if (!preview) return draft && settings.value.help ? tableText.prompt.calculating : null
  const { scene, names } = state
  const own = module.consequence?.(preview, move as never, scene.view as never)
  if (own) return own
  const told = preview.told.filter(({ event }) => !module.unsaid?.includes(event.event))
  const lines = told.slice(0, 3)
  const more = told.length - lines.length
  if (lines.length === 0 && preview.certain) return null
  return (
    <>
      {lines.map(({ say }, i) => (
        <span key={i}>
          <Phrase of={say} names={names} />{' '}
        </span>
      ))}
      {more > 0 && tableText.prompt.moreEvents(more)}
      {!preview.certain && (lines.length > 0 ? tableText.prompt.unknownLater : tableText.prompt.unknown)}
    </>
  )
}
