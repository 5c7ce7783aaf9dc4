import type { AnyMove, Reason } from '@holdout/engine'
import type { Preview } from '@holdout/host'
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { asksTwice, settings } from '../client/settings.ts'
import { play as playSound } from '../client/sound.ts'
import type { Answer, Hint, TableClient } from '../client/table-client.ts'
import { EndPanel } from './end-panel.tsx'
import { HandOver } from './hand-over.tsx'
import { useTableKeys } from './keys.ts'
import { LazySheets } from './lazy-sheets.tsx'
import { type OpenSheet, type Room, RoomProvider } from './room.ts'
import type { TableModule } from './table-props.ts'
import './table-room.css'

/** A table that is played at: what is chosen and not yet made, what lies open, and what was refused. */
export function TableRoom({
  client,
  module,
  id,
  children,
}: {
  readonly client: TableClient
  readonly module: TableModule
  readonly id: string | null
  /** What lies over the table besides the game: an online table's connection, chat, seats. */
  readonly children?: ReactNode
}) {
  const state = useSyncExternalStore(
    useCallback(listener => client.subscribe(listener), [client]),
    () => client.state,
  )
  const [draft, setDraft] = useState<AnyMove | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [hint, setHint] = useState<Hint | null>(null)
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const [notice, setNotice] = useState<Reason | null>(null)
  const away = useAway()
  const { scene, news } = state

  // Nobody is hurried while they read, look away, or asked for a rest; what lies open to choose from does not stop the clock.
  const reading = sheet !== null && sheet.kind !== 'choices'
  useEffect(() => client.rest(reading || away), [client, reading, away])

  // A new scene: what was chosen in the old one is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scene itself is the reason
  useEffect(() => {
    setDraft(null)
    setHint(null)
    setNotice(null)
  }, [scene])

  useEffect(() => {
    for (const sound of new Set(news.flatMap(({ event }) => module.sounds[event.event] ?? []))) playSound(sound)
  }, [news, module])

  useEffect(() => {
    setPreview(null)
    if (!draft || !settings.value.help) return
    let stale = false
    void client.preview(draft).then(found => stale || setPreview(found))
    return () => {
      stale = true
    }
  }, [draft, client])

  // Whose turn it is stands in the tab's title, so that one sees it from another window.
  const mine = state.phase.kind === 'ask'
  useEffect(() => {
    document.title = `${mine ? 'Your turn · ' : ''}${state.title} · Holdout`
  }, [mine, state.title])

  const room = useMemo<Room>(() => {
    const told = (answer: Promise<Answer>): void => {
      void answer.then(result => {
        if (!result.ok) setNotice(result)
      })
    }
    const make = (move: AnyMove): void => told(client.play(move))
    return {
      state,
      mode: 'play',
      draft,
      preview,
      hint,
      choose(move) {
        const choice = scene.choices.find(other => other.move === move)
        const grave = choice?.kind === 'standing'
        const hurried = state.clocks.some(({ running, seats }) => running && seats.includes(scene.who))
        if (grave || (asksTwice(settings.value, hurried) && draft !== move)) setDraft(move)
        else make(move)
      },
      confirm: () => draft && make(draft),
      cancel: () => setDraft(null),
      undo: () => told(client.undo()),
      redo: () => told(client.redo()),
      reset: () => told(client.reset()),
      pass: () => client.pass(),
      hurry: () => client.hurry(),
      pause: on => client.pause(on),
      askHint: () => void client.hint().then(setHint),
      open: setSheet,
      why: setNotice,
    }
  }, [state, scene, draft, preview, hint, client])

  useTableKeys(room, sheet !== null)
  const Table = module.Table
  const handOver = state.phase.kind === 'hand-over' ? state.phase.to : null
  return (
    <RoomProvider value={room}>
      <Table scene={scene} news={news} names={state.names} draft={draft} choose={room.choose} review={false} />
      {state.pausedBy !== null && <Paused by={state.pausedBy} goOn={() => client.pause(false)} />}
      {notice && <Notice reason={notice} close={() => setNotice(null)} />}
      {sheet && <LazySheets sheet={sheet} close={() => setSheet(null)} id={id} />}
      {handOver !== null && <HandOver name={state.names[handOver]} ready={() => client.ready()} />}
      {scene.outcome && <EndPanel id={id} />}
      {children}
    </RoomProvider>
  )
}

/** Whether the page is out of sight: another tab, a locked screen. */
function useAway(): boolean {
  return useSyncExternalStore(
    listener => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.visibilityState === 'hidden',
  )
}

function Paused({ by, goOn }: { readonly by: string; readonly goOn: () => void }) {
  return (
    <div className="paused" role="status">
      <p>The night stands still: {by} asked for it.</p>
      <button type="button" className="button button--main" onClick={goOn}>
        Go on
      </button>
    </div>
  )
}

/** Why something could not be done: a sentence and the rule, where one looks, until it is put away. */
function Notice({ reason, close }: { readonly reason: Reason; readonly close: () => void }) {
  return (
    <div className="notice" role="alert">
      <p>
        {reason.say} {reason.why && <span className="notice__rule">{reason.why}</span>}
      </p>
      <button type="button" className="button button--quiet" onClick={close}>
        Got it
      </button>
    </div>
  )
}
