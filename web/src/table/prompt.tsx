import undoArrow from 'icon:anticlockwise-rotation'
import type { Reason } from '@holdout/engine'
import type { Hint, LogLine } from '@holdout/table'
import { plain } from '@holdout/words'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { settings } from '../client/settings.ts'
import { Icon } from '../parts/icon.tsx'
import { Phrase } from '../parts/phrase.tsx'
import { tableText } from '../text/table.ts'
import { useChoosing } from './choosing.ts'
import { saysTheSame, stepInOf, textOf, whoActs } from './headline.ts'
import { Chance } from './odds-mark.tsx'
import { useOnlineParts } from './online-parts.ts'
import { useOverlays } from './overlays.ts'
import { canEverUndo, useSession } from './session.ts'
import { useShownLog } from './shown-log.ts'
import './prompt.css'

/** The part of the prompt that a table adds while a move is chosen in several presses. */
export interface PromptWords {
  readonly ask?: ReactNode
  /** Instead of the question of the rules, while a move waits for confirmation. */
  readonly drafted?: ReactNode
  readonly note?: ReactNode
  /** The only answer is given for the player: they need no clock. */
  readonly answered?: boolean
  /** Instead of a hint: what the piece under the pointer means, or what is being played back. */
  readonly about?: ReactNode
  /** Cancels the selection. */
  readonly cancel?: () => void
  /** The main button while the selection is complete but is no single move, such as a path of several steps. */
  readonly main?: { readonly text: string; press(): void }
}

/**
 * The open decision, the result of the chosen move, and the buttons. `telling`: the log line that is being played back.
 */
export function Prompt({
  words,
  telling = null,
}: {
  readonly words?: PromptWords | undefined
  readonly telling?: LogLine | null
}) {
  const { state } = useSession()
  const { draft, hint } = useChoosing()
  const { refusal, hits } = useOverlays()
  const [undoPointed, pointUndo] = useState(false)
  const result = useConsequence()
  const reason = refusal ?? (undoPointed ? state.undoBlocked : null)
  const foretold = reason ? <Why reason={reason} /> : (result ?? words?.about ?? null)
  const advice = draft ? null : hint
  // In a lesson the hint is always there, without reasons: it must not hide what the table says.
  const isLong = advice && (advice.reasons || advice.best) && !words?.ask
  const note = foretold ?? (isLong ? null : (words?.note ?? (advice ? null : <Waiting telling={telling} />)))
  const box = useStickyHeight(`${state.scene.seat}/${state.scene.seq}`)
  const said = foretold === null && words?.ask ? textOf(words.note, state.names) : ''
  return (
    <div className="prompt" ref={box}>
      <div className="prompt__words">
        <p className="prompt__ask">{(draft ? words?.drafted : words?.ask) || <Question telling={telling} />}</p>
        <p
          className="prompt__note"
          data-hint={advice !== null || undefined}
          data-foretold={foretold !== null || undefined}
        >
          {hits && foretold === null && <HitLine lines={hits} />}
          {words?.ask && note}
          {words?.ask && note && advice && foretold === null && ' · '}
          {advice && (
            // The result of the pointed move takes the place of the hint, whose piece stays marked.
            <span className={foretold === null ? 'prompt__hint' : 'prompt__hint visually-hidden'}>
              <HintWords hint={advice} said={said} />
              {!words?.ask && note !== null && ' · '}
            </span>
          )}
          {!words?.ask && note}
        </p>
      </div>
      <PromptButtons words={words} pointUndo={pointUndo} />
    </div>
  )
}

/**
 * Keeps the largest height that the prompt needed for this decision: a result that appears under the pointer and takes
 * another line must not move the board to and fro.
 */
function useStickyHeight(decision: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each decision starts with the usual height
  useEffect(() => {
    const { current } = box
    if (!current) return
    let most = 0
    const observer = new ResizeObserver(() => {
      if (current.offsetHeight <= most) return
      most = current.offsetHeight
      current.style.minHeight = `${most}px`
    })
    const reset = (): void => {
      most = 0
      current.style.minHeight = ''
    }
    observer.observe(current)
    addEventListener('resize', reset)
    return () => {
      observer.disconnect()
      removeEventListener('resize', reset)
      reset()
    }
  }, [decision])
  return box
}

/** The actions of others against the viewer, where there is no column for them. */
function HitLine({ lines }: { readonly lines: readonly LogLine[] }) {
  const { names } = useSession().state
  return (
    <span className="prompt__hits">
      {lines.map(({ text }, i) => (
        <span key={i}>
          <Phrase of={text} names={names} />{' '}
        </span>
      ))}
    </span>
  )
}

/** Why something is not possible. */
function Why({ reason: { text, rule } }: { readonly reason: Reason }) {
  return (
    <span role="status">
      {text} {rule}
    </span>
  )
}

/** Undo, the second button and the main button, each in a place of its own. */
function PromptButtons({
  words,
  pointUndo,
}: {
  readonly words?: PromptWords | undefined
  /** Called when Undo gets or loses the pointer or the focus: the prompt says why it is blocked. */
  readonly pointUndo: (on: boolean) => void
}) {
  const { state, why, undo, cancel } = useSession()
  const { draft } = useChoosing()
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
          onClick={() => (undoBlocked ? why(undoBlocked) : undo())}
          onPointerEnter={({ pointerType }) => pointUndo(pointerType === 'mouse')}
          onPointerLeave={() => pointUndo(false)}
          onFocus={({ currentTarget }) => pointUndo(currentTarget.matches(':focus-visible'))}
          onBlur={() => pointUndo(false)}
        >
          <Icon of={undoArrow} />
          <span>{tableText.prompt.undo}</span>
        </button>
      )}
      <SecondButton cancel={draft ? cancel : words?.cancel} />
      <MainButton own={words?.main} />
    </div>
  )
}

/** Cancel while something is selected; otherwise the way to pass, to skip or to redo. */
function SecondButton({ cancel }: { readonly cancel: (() => void) | undefined }) {
  const room = useSession()
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
  const { state, open } = useSession()
  const { draft, confirm } = useChoosing()
  const { showEnd } = useOverlays()
  const { scene, names } = state
  const drafted = draft && scene.choices.find(({ move }) => move === draft)
  const mine = scene.choices.filter(({ kind }) => kind !== 'standing')
  if (drafted || own || showEnd) {
    const words = drafted ? plain(drafted.text, names) : (own?.text ?? tableText.prompt.showResult)
    const press = drafted ? confirm : (own?.press ?? showEnd ?? undefined)
    return (
      <button type="button" className="button button--main prompt__main" title={words} onClick={press}>
        <span>{words}</span>
      </button>
    )
  }
  if (mine.length === 0) return null
  return (
    <button type="button" className="button button--open prompt__main" onClick={() => open({ kind: 'choices' })}>
      {tableText.prompt.choices(mine.length)}
    </button>
  )
}

/** The open decision, or who acts. */
function Question({ telling }: { readonly telling: LogLine | null }) {
  const { state } = useSession()
  const { scene, names, phase } = state
  const own = scene.decisions.find(({ text, kind }) => text !== null && kind === 'must')
  const step = stepInOf(state)
  if (scene.outcome) return <Phrase of={scene.outcome.text} names={names} />
  if (phase.kind === 'failed') return tableText.prompt.rulesFailed
  if (own?.text) return <Phrase of={own.text} names={names} />
  // A player who can step in is not only waiting.
  if (step) return <Phrase of={step} names={names} />
  return whoActs(state, telling)
}

/** The latest log line, while no move is chosen. A player who can step in reads who acts. */
function Waiting({ telling }: { readonly telling: LogLine | null }) {
  const { state } = useSession()
  const { phase, scene, names } = state
  const last = useShownLog().at(-1)
  if (phase.kind === 'failed') return phase.message
  const decides = scene.decisions.some(({ text, kind }) => text !== null && kind === 'must')
  if (stepInOf(state) && !decides && phase.kind !== 'ask' && !scene.outcome) return whoActs(state, telling)
  if (!last) return null
  const isSaid = scene.outcome !== null && saysTheSame(plain(last.text, names), plain(scene.outcome.text, names))
  return <span className="prompt__last">{!isSaid && <Phrase of={last.text} names={names} />}</span>
}

/** The hint with its reasons, unless the prompt says them already. What the move does shows when it is pointed at. */
function HintWords({ hint, said }: { readonly hint: Hint; readonly said: string }) {
  const { names } = useSession().state
  const reasons = (hint.reasons ?? []).filter(reason => !saysTheSame(said, plain(reason, names)))
  return (
    <>
      {tableText.prompt.hint}
      <Phrase of={hint.text} names={names} />
      {reasons.map((reason, i) => (
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
  const { state, module } = useSession()
  const { preview, draft, pointed } = useChoosing()
  const move = draft ?? pointed
  if (!move) return null
  const { scene, names } = state
  const odds = settings.value.counts && module.odds?.(scene.view, move)
  const chance = odds && <Chance of={odds} key="chance" />
  if (!preview) return draft && settings.value.help ? tableText.prompt.calculating : null
  const own = module.consequence?.(preview, move, scene.view, names)
  // The result of a pointed move must not read as if it had happened.
  const lead = draft || own?.startsWith(tableText.prompt.ifStart) ? null : tableText.prompt.ifChosen
  if (own)
    return (
      <>
        {lead}
        {own} <span className="prompt__chance">{chance}</span>
      </>
    )
  const visible = preview.log.filter(({ event }) => !module.unsaid?.includes(event.event))
  const lines = visible.slice(0, 3)
  const more = visible.length - lines.length
  if (lines.length === 0 && preview.certain && !chance) return null
  return (
    <>
      {chance}
      {lines.length > 0 && lead}
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
