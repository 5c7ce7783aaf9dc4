import type { PlayableTable } from '@holdout/table'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useSyncExternalStore } from 'react'
import { tableText } from '../text/table.ts'
import { LazySheets } from './lazy-sheets.tsx'
import { Paused } from './notices.tsx'
import { useOnlineParts } from './online-parts.ts'
import { useOpenSheet } from './opened-sheet.ts'
import { OverlaysProvider } from './overlays.ts'
import { BestMoves, PlayBoard } from './play-board.tsx'
import { PlayChoosing } from './play-choosing.tsx'
import { usePlayOverlays } from './play-overlays.tsx'
import { usePlaySession } from './play-session.ts'
import { RecapPlace } from './recap/recap-place.tsx'
import { type OpenSheet, SessionProvider } from './session.ts'
import { UnshownProvider } from './shown-log.ts'
import type { TableModule } from './table-props.ts'
import { useDraft } from './use-draft.ts'
import { useAway, useUsed } from './use-presence.ts'
import { usePressGuard } from './use-press-guard.ts'
import './table-room.css'

const EndScreen = lazy(async () => ({ default: (await import('./end/end-screen.tsx')).EndScreen }))
const Recap = lazy(() => import('./recap/recap.tsx'))
const AfterPress = lazy(() => import('./after-press.tsx'))
const HandOver = lazy(async () => ({ default: (await import('./hand-over.tsx')).HandOver }))

/** A table in play, with what lies over it: the open sheet, the hint, notices and the end. */
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
  const { scene, phase, pausedBy, seats } = state
  const mine = phase.kind === 'ask'
  const { sheet, open: openSheet, close } = useOpenSheet(state)
  const { value: overlays, toggleLog, say, why, acted, unshown, showsEnd, putAside } = usePlayOverlays(state, module)
  const over = scene.outcome !== null
  // After the end the log is a sheet over the result.
  const open = useCallback(
    (chosen: OpenSheet) => (chosen.kind === 'log' && !over ? toggleLog() : openSheet(chosen)),
    [over, toggleLog, openSheet],
  )
  const { draft, setDraft, cancel } = useDraft(scene)
  const guard = usePressGuard(scene.seq)
  const made = useCallback(() => {
    guard.made()
    acted()
  }, [guard, acted])
  const session = usePlaySession(client, state, module, { cancel, open, why, say, made })
  const away = useAway()
  const used = useUsed()

  // The clock stops while the player reads a sheet or the page is hidden. The list of choices does not stop it.
  const reading = (sheet !== null && sheet.kind !== 'choices') || (module.rests?.(scene.view) ?? false)
  // Bots wait for the playback, unless that would stop a clock.
  const playing = typeof unshown === 'number' && seats.length > 1
  const watching = playing && !state.clocks.some(({ running }) => running)
  useEffect(() => client.rest(reading || away || watching), [client, reading, away, watching])

  // The tab title says whose turn it is, so that it can be seen from another window.
  useEffect(() => {
    document.title = tableText.tab(state.title, mine)
  }, [mine, state.title])

  const online = useOnlineParts()
  const mayPause = online?.pauseBlocked == null
  const handOver = phase.kind === 'hand-over' ? phase.to : null
  return (
    <SessionProvider value={session}>
      <OverlaysProvider value={overlays}>
        <PlayChoosing client={client} id={id} draft={draft} setDraft={setDraft} guard={guard} say={say}>
          <PlayBoard />
          {pausedBy !== null && (
            <Paused by={pausedBy} goOn={mayPause ? () => client.pause(false) : null}>
              {online?.chat}
            </Paused>
          )}
          {sheet && (
            <UnshownProvider value={unshown ?? 0}>
              <LazySheets sheet={sheet} close={close} id={id} />
            </UnshownProvider>
          )}
          <Suspense fallback={null}>{used && <AfterPress away={away} />}</Suspense>
          {id && seats.length > 1 && (
            <Suspense fallback={scene.seat !== 'table' && !over && <RecapPlace />}>
              <Recap id={id} />
            </Suspense>
          )}
          <Suspense fallback={null}>
            {mine && <BestMoves />}
            {handOver !== null && overlays.allShown && (
              <HandOver name={state.names[handOver]} ready={() => client.ready()} />
            )}
            {showsEnd && <EndScreen id={id} putAside={putAside} />}
          </Suspense>
          {children}
        </PlayChoosing>
      </OverlaysProvider>
    </SessionProvider>
  )
}
