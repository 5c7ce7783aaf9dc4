import undoArrow from 'icon:anticlockwise-rotation'
import type { Hint, TableState } from '@holdout/client'
import { plain, type Phrase as Sentence } from '@holdout/engine'
import { type ReactNode, useEffect, useRef } from 'react'
import { settings } from '../client/settings.ts'
import { Icon } from '../parts/icon.tsx'
import { Phrase } from '../parts/phrase.tsx'
import { tableText } from '../text/table.ts'
import { Chance } from './odds-mark.tsx'
import { useOnlineParts } from './online-parts.ts'
import { canEverUndo, useRoom } from './room.ts'
import { useShownLog } from './shown-log.ts'
import './prompt.css'

/** What a table shows in the prompt while a move is chosen in several presses. */
export interface PromptWords {
  readonly ask?: ReactNode
  /** Instead of the question of the rules, while a move waits for confirmation. */
  readonly drafted?: ReactNode
  readonly note?: ReactNode
  /** Instead of a hint: what the piece under the pointer means, or what is being played back. */
  readonly about?: ReactNode
  /** Cancels the selection. */
  readonly cancel?: () => void
  /** The main button while the selection is complete but is no single move, such as a path of several steps. */
  readonly main?: { readonly text: string; press(): void }
}

/** The open decision, the result of the chosen move, and the buttons. */
export function Prompt({ words }: { readonly words?: PromptWords | undefined }) {
  const { draft, hint } = useRoom()
  const foretold = useConsequence() ?? words?.about ?? null
  const advice = draft ? null : hint
  // In a lesson the hint is always there, without reasons: it must not hide what the table says.
  const isLong = advice && (advice.reasons || advice.best) && !words?.ask
  const note = foretold ?? (isLong ? null : (words?.note ?? (advice ? null : <Waiting />)))
  const box = useRef<HTMLDivElement>(null)
  // Text that scrolls must be reachable by keyboard; other text is no stop. Measured when the browser has laid it out
  // anyway: a measurement in each render would lay out the whole table once more.
  useEffect(() => {
    const { current } = box
    if (!current) return
    const observer = new ResizeObserver(() => {
      if (current.scrollHeight > current.clientHeight) current.tabIndex = 0
      else current.removeAttribute('tabindex')
    })
    for (const element of [current, ...current.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="prompt">
      <div className="prompt__words" ref={box}>
        <p className="prompt__ask">{(draft ? words?.drafted : words?.ask) || <Question />}</p>
        <p
          className="prompt__note"
          data-hint={advice !== null || undefined}
          data-foretold={foretold !== null || undefined}
        >
          {words?.ask && note}
          {words?.ask && note && advice && foretold === null && ' · '}
          {advice && (
            // The result of the pointed move takes the place of the hint, whose piece stays marked.
            <span className={foretold === null ? 'prompt__hint' : 'prompt__hint visually-hidden'}>
              <HintWords hint={advice} />
              {!words?.ask && note !== null && ' · '}
            </span>
          )}
          {!words?.ask && note}
        </p>
      </div>
      <PromptButtons words={words} />
    </div>
  )
}

/** Undo, the second button and the main button, each in a place of its own. */
function PromptButtons({ words }: { readonly words?: PromptWords | undefined }) {
  const room = useRoom()
  const { state } = room
  const { undoBlocked } = state
  return (
    <div className="prompt__buttons">
      {canEverUndo(state) && (
        <button
          type="button"
          className="button prompt__undo"
          data-piece="undo"
          aria-label={tableText.prompt.undo}
          aria-disabled={undoBlocked !== null}
          title={undoBlocked ? undoBlocked.text : tableText.prompt.undoHelp}
          onClick={() => (undoBlocked ? room.why(undoBlocked) : room.undo())}
        >
          <Icon of={undoArrow} />
          <span>{tableText.prompt.undo}</span>
        </button>
      )}
      <SecondButton cancel={room.draft ? room.cancel : words?.cancel} />
      <MainButton own={words?.main} />
    </div>
  )
}

/** Cancel while something is selected; otherwise the way to pass, to skip or to redo. */
function SecondButton({ cancel }: { readonly cancel: (() => void) | undefined }) {
  const room = useRoom()
  const online = useOnlineParts()
  const { phase, canRedo } = room.state
  const [press, words] = cancel
    ? [cancel, tableText.prompt.cancel]
    : phase.kind === 'ask' && phase.optional
      ? [room.pass, tableText.prompt.pass]
      : phase.kind === 'bot' && !online
        ? [room.hurry, tableText.prompt.skipBot]
        : canRedo
          ? [room.redo, tableText.prompt.redo]
          : [null, null]
  if (press === null) return null
  return (
    <button type="button" className="button prompt__cancel" onClick={press}>
      {words}
    </button>
  )
}

/** Confirms the draft, shows the result, or opens the list of choices. */
function MainButton({ own }: { readonly own: PromptWords['main'] }) {
  const room = useRoom()
  const { scene, names } = room.state
  const drafted = room.draft && scene.choices.find(({ move }) => move === room.draft)
  const mine = scene.choices.filter(({ kind }) => kind !== 'standing')
  if (drafted || own || room.showEnd) {
    const words = drafted ? plain(drafted.text, names) : (own?.text ?? tableText.prompt.showResult)
    const press = drafted ? room.confirm : (own?.press ?? room.showEnd ?? undefined)
    return (
      <button type="button" className="button button--main prompt__main" title={words} onClick={press}>
        <span>{words}</span>
      </button>
    )
  }
  if (mine.length === 0) return null
  return (
    <button type="button" className="button button--open prompt__main" onClick={() => room.open({ kind: 'choices' })}>
      {tableText.prompt.choices(mine.length)}
    </button>
  )
}

/** The open decision, or the players the table is waiting for. */
function Question() {
  const { state } = useRoom()
  const { scene, names, phase } = state
  const own = scene.decisions.find(({ text, kind }) => text !== null && kind === 'must')
  const step = stepInOf(state)
  if (scene.outcome) return <Phrase of={scene.outcome.text} names={names} />
  if (phase.kind === 'failed') return tableText.prompt.rulesFailed
  if (own?.text) return <Phrase of={own.text} names={names} />
  if (phase.kind === 'bot') return tableText.prompt.thinking(names[phase.seat])
  // A player who can step in is not only waiting.
  if (step && (phase.kind === 'ask' || phase.kind === 'wait')) return <Phrase of={step} names={names} />
  return waitingFor(state)
}

/** The players who must decide now. */
function waitingFor({ scene, names }: TableState): string {
  const must = scene.decisions.filter(({ kind }) => kind === 'must')
  return tableText.prompt.waitingFor([...new Set(must.map(({ seat }) => names[seat] ?? seat))])
}

/** The decision of a player who can step in out of turn, if there is a move to step in with. */
function stepInOf({ scene }: TableState): Sentence | null {
  if (!scene.choices.some(({ kind }) => kind === 'may')) return null
  return scene.decisions.find(({ text, kind }) => text !== null && kind === 'may')?.text ?? null
}

/** The latest log line, while no move is chosen. A player who can step in reads that, and who must decide. */
function Waiting() {
  const { state } = useRoom()
  const last = useShownLog().at(-1)
  if (state.phase.kind === 'failed') return state.phase.message
  const step = state.phase.kind === 'ask' ? null : stepInOf(state)
  if (step) return state.phase.kind === 'wait' ? waitingFor(state) : <Phrase of={step} names={state.names} />
  return last ? <Phrase of={last.text} names={state.names} /> : null
}

/** The hint with its reasons: the results of the move in the table's own words, if it has some. */
function HintWords({ hint }: { readonly hint: Hint }) {
  const { state, module, hintPreview } = useRoom()
  const { names, scene } = state
  const own = hintPreview && module.consequence?.(hintPreview, hint.move as never, scene.view as never, names)
  return (
    <>
      {tableText.prompt.hint}
      <Phrase of={hint.text} names={names} />
      {(own ? [[own]] : (hint.reasons ?? [])).map((reason, i) => (
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
  const { scene, names } = state
  const odds = settings.value.counts && module.odds?.(scene.view as never, move as never)
  const chance = odds && <Chance of={odds} key="chance" />
  if (!preview) return draft && settings.value.help ? tableText.prompt.calculating : null
  const own = module.consequence?.(preview, move as never, scene.view as never, names)
  if (own)
    return (
      <>
        {own} <span className="prompt__chance">{chance}</span>
      </>
    )
  const told = preview.log.filter(({ event }) => !module.unsaid?.includes(event.event))
  const lines = told.slice(0, 3)
  const more = told.length - lines.length
  if (lines.length === 0 && preview.certain && !chance) return null
  return (
    <>
      {chance}
      {lines.map(({ text }, i) => (
        <span key={i}>
          <Phrase of={text} names={names} />{' '}
        </span>
      ))}
      {more > 0 && tableText.prompt.moreEvents(more)}
      {!preview.certain && !chance && (lines.length > 0 ? tableText.prompt.unknownLater : tableText.prompt.unknown)}
    </>
  )
}
