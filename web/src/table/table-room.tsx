import type { AnyMove, Reason, Result } from '@holdout/engine'
import type { Hint, PlayableTable } from '@holdout/table'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { countHint } from '../client/hints-used.ts'
import { asksTwice, settings } from '../client/settings.ts'
import { tableText } from '../text/table.ts'
import { useEveryKey } from './keys.ts'
import { LazySheets } from './lazy-sheets.tsx'
import { Notice, Paused } from './notices.tsx'
import { useOnlineParts } from './online-parts.ts'
import { isOutdated, type OpenedSheet } from './opened-sheet.ts'
import { isClockRunning, type OpenSheet, type Room, RoomProvider } from './room.ts'
import { useRoomKeys } from './room-keys.ts'
import { UnshownProvider } from './shown-log.ts'
import type { TableModule } from './table-props.ts'
import { useAtMove } from './use-at-move.ts'
import { useAtRest } from './use-at-rest.ts'
import { isSame, useDraft } from './use-draft.ts'
import { useHits } from './use-hits.ts'
import { usePressGuard } from './use-press-guard.ts'
import { usePressed } from './use-pressed.ts'
import './table-room.css'

const EndScreen = lazy(async () => ({ default: (await import('./end/end-screen.tsx')).EndScreen }))
const Recap = lazy(() => import('./recap/recap.tsx'))
const AfterPress = lazy(() => import('./after-press.tsx'))
const HintPanel = lazy(() => import('./hint/hint-panel.tsx'))
const HandOver = lazy(async () => ({ default: (await import('./hand-over.tsx')).HandOver }))

/** A table in play: holds the draft, the open sheet, the hint and the notices around a game's table. */
export function TableRoom({
  client,
  module,
  id,
  children,
}: {
  readonly client: PlayableTable
  readonly module: TableModule
  readonly id: string | null
  /** Drawn over the table: an online table's connection, chat and seats. */
  readonly children?: ReactNode
}) {
  const state = useSyncExternalStore(
    useCallback(listener => client.subscribe(listener), [client]),
    () => client.state,
  )
  const { scene, newLines } = state
  const mine = state.phase.kind === 'ask'
  const { draft, pointed, preview, upcoming, setDraft } = useDraft(client, scene, module.followUp)
  const [hint, setHint] = useAtMove<Hint>(scene)
  const [notice, setNotice] = useAtMove<Reason>(scene)
  const hurried = isClockRunning(state, module)
  // While a clock runs the player has no time to close it.
  useEffect(() => {
    if (!notice || !hurried) return
    const timer = setTimeout(() => setNotice(null), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [notice, hurried, setNotice])
  const [callout, setCallout] = useAtMove<NonNullable<Room['callout']>>(scene)
  const endCallout = useCallback(() => setCallout(null), [setCallout])
  const pressed = usePressed()
  const guard = usePressGuard(scene.seq)
  const over = scene.outcome !== null
  const [opened, setOpened] = useState<OpenedSheet | null>(null)
  const hits = useHits(state, module)
  /** How many log lines of this position the table has not shown yet; null when its playback is over. */
  const at = `${scene.seat}/${scene.seq}`
  const [shown, setShown] = useState<{ readonly at: string; readonly unshown: number | null }>({ at: '', unshown: 0 })
  const report = useCallback(
    (unshown: number | null) => setShown(now => (now.at === at && now.unshown === unshown ? now : { at, unshown })),
    [at],
  )
  const allShown = shown.at === at && shown.unshown === null
  const ended = useAtRest(over && allShown)
  const [aside, setAside] = useState(false)
  if (aside && !over) setAside(false)
  const away = useAway()
  const used = useUsed()
  const sent = useSent()

  const outdated = opened !== null && isOutdated(opened, { mine, over })
  if (outdated) setOpened(null)
  // A list that was opened early has filled: from now on it closes with its decision.
  else if (opened?.sheet.kind === 'choices' && mine && !opened.mine) setOpened({ ...opened, mine })
  const sheet = outdated ? null : (opened?.sheet ?? null)

  // The clock stops while the player reads a sheet or the page is hidden. The list of choices does not stop it.
  const reading = (sheet !== null && sheet.kind !== 'choices') || (module.rests?.(scene.view as never) ?? false)
  // Bots wait for the playback, unless that would stop a clock.
  const playing = shown.at === at && shown.unshown !== null && state.seats.length > 1
  const watching = playing && !state.clocks.some(({ running }) => running)
  useEffect(() => client.rest(reading || away || watching), [client, reading, away, watching])
  // A sheet would cover the message that says who paused.
  const { pausedBy } = state
  const online = useOnlineParts()
  const mayPause = online?.pauseBlocked == null
  const askUndo = online?.askUndo ?? null
  useEffect(() => {
    if (pausedBy !== null) setOpened(null)
  }, [pausedBy])

  // The tab title says whose turn it is, so that it can be seen from another window.
  useEffect(() => {
    document.title = tableText.tab(state.title, mine)
  }, [mine, state.title])

  useEffect(() => {
    if (sent.at !== scene.seq) sent.at = null // the move has arrived; after an undo the same number comes again
  }, [sent, scene.seq])

  const room = useMemo<Room>(() => {
    const noticeOf = (answer: Promise<Result>): void => {
      void answer.then(result => {
        if (!result.ok) setNotice(result)
      })
    }
    // A double press is one move: no second one is sent until the first is shown or rejected.
    const make = async (move: AnyMove): Promise<boolean> => {
      if (sent.at === scene.seq) return true
      sent.at = scene.seq
      guard.made()
      hits.acted()
      const answer = client.play(move)
      noticeOf(answer)
      const { ok } = await answer.catch(() => ({ ok: false }))
      if (!ok) sent.at = null
      return ok
    }
    const open = (next: OpenSheet): void => setOpened({ sheet: next, mine, over })
    return {
      state,
      mode: 'play',
      module,
      draft,
      pointed,
      preview,
      upcoming,
      hint,
      allShown,
      showEnd: ended && aside ? () => setAside(false) : null,
      refusal: hurried ? notice : null,
      notice: notice && !hurried && (
        <Notice
          reason={notice}
          askUndo={notice.text === state.undoBlocked?.text ? askUndo : null}
          close={() => setNotice(null)}
        />
      ),
      choose(move) {
        if (guard.isSecond()) return
        const choice = scene.choices.find(other => other.move === move)
        const grave = choice?.kind === 'standing'
        const timed = state.clocks.some(({ running, seats }) => running && seats.includes(scene.seat))
        if (grave || (asksTwice(settings.value, timed) && draft !== move)) setDraft(move)
        else void make(move)
      },
      follow: make,
      prepare(move) {
        const choice = scene.choices.find(other => isSame(other.move, move))
        if (choice) setDraft(choice.move)
      },
      confirm: () => void (draft && make(draft)),
      cancel: () => setDraft(null),
      undo: () => noticeOf(client.undo()),
      redo: () => noticeOf(client.redo()),
      reset: () => noticeOf(client.reset()),
      pass: () => client.pass(),
      hurry: () => client.hurry(),
      pause: on => client.pause(on),
      askHint: quick => {
        if (state.hintsBlocked) return setNotice(state.hintsBlocked)
        void client.hint(quick).then(found => {
          if (!found) return setNotice(NO_HINT)
          setHint(found)
          if (!quick && id !== null) countHint(id)
        })
      },
      open,
      shown: report,
      hits: hits.lines.length > 0 && allShown && !scene.outcome ? hits.lines : null,
      callout,
      why(reason, piece) {
        const at = pressed() ?? [...document.querySelectorAll(`[data-piece="${piece}"]`)].at(-1) // the last is in the dock
        // A notice has room for a button.
        const asks = askUndo !== null && reason.text === state.undoBlocked?.text
        setCallout(at && !asks ? { reason, at } : null)
        setNotice(at && !asks ? null : reason)
      },
      endCallout,
    }
  }, [
    askUndo,
    state,
    scene,
    mine,
    over,
    module,
    draft,
    pointed,
    preview,
    upcoming,
    hint,
    allShown,
    notice,
    hurried,
    callout,
    setCallout,
    endCallout,
    pressed,
    sent,
    guard,
    client,
    setDraft,
    setHint,
    setNotice,
    hits,
    id,
    ended,
    aside,
    report,
  ])

  useRoomKeys(room)
  const { Table } = module
  const hinted = hint && (scene.choices.find(({ move }) => isSame(move, hint.move))?.move ?? null)
  // The table renders again only when its props change: a render in between would cut its animations short.
  const table = useMemo(
    () => (
      <Table
        scene={scene}
        news={newLines}
        names={state.names}
        draft={draft}
        hint={hinted}
        choose={room.choose}
        review={false}
      />
    ),
    [Table, scene, newLines, state.names, draft, hinted, room.choose],
  )
  const handOver = state.phase.kind === 'hand-over' ? state.phase.to : null
  return (
    <RoomProvider value={room}>
      {table}
      {state.pausedBy !== null && (
        <Paused by={state.pausedBy} goOn={mayPause ? () => client.pause(false) : null}>
          {online?.chat}
        </Paused>
      )}
      {sheet && (
        <UnshownProvider value={shown.unshown ?? 0}>
          <LazySheets sheet={sheet} close={() => setOpened(null)} id={id} />
        </UnshownProvider>
      )}
      <Suspense fallback={null}>{used && <AfterPress away={away} />}</Suspense>
      <Suspense fallback={null}>
        {hint?.best && mine && <HintPanel hint={hint} show={setHint} />}
        {handOver !== null && allShown && <HandOver name={state.names[handOver]} ready={() => client.ready()} />}
        {id && state.seats.length > 1 && <Recap id={id} />}
        {ended && !aside && <EndScreen id={id} putAside={() => setAside(true)} />}
      </Suspense>
      {children}
    </RoomProvider>
  )
}

/** How long a notice stays while a clock runs, in ms. */
const NOTICE_MS = 6_000

const NO_HINT: Reason = { rule: null, text: tableText.menu.noHint }

/**
 * The move number at which a move was sent that the table does not show yet. Meanwhile the table is marked as busy, for
 * screen readers and for tests.
 */
function useSent(): { at: number | null } {
  const [sent] = useState(() => ({
    now: null as number | null,
    get at() {
      return this.now
    },
    set at(seq) {
      this.now = seq
      document.querySelector('.frame')?.setAttribute('aria-busy', String(seq !== null))
    },
  }))
  return sent
}

/** Whether the page is hidden: another tab or a locked screen. */
function useAway(): boolean {
  return useSyncExternalStore(
    listener => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.visibilityState === 'hidden',
  )
}

/** Whether the pointer or a key was used. */
function useUsed(): boolean {
  const [used, setUsed] = useState(false)
  useEffect(() => {
    const done = new AbortController()
    for (const name of ['pointermove', 'pointerdown', 'click'])
      addEventListener(name, () => setUsed(true), { once: true, signal: done.signal })
    return () => done.abort()
  }, [])
  useEveryKey(used ? null : () => setUsed(true))
  return used
}
