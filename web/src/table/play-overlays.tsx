import type { Reason } from '@holdout/engine'
import type { TableState } from '@holdout/table'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { Notice } from './notices.tsx'
import { useOnlineParts } from './online-parts.ts'
import type { Overlays, PieceReason } from './overlays.ts'
import { isClockRunning } from './session.ts'
import type { TableModule } from './table-props.ts'
import { useAtMove } from './use-at-move.ts'
import { useAtRest } from './use-at-rest.ts'
import { useHits } from './use-hits.ts'
import { useLogDrawer } from './use-log-drawer.ts'
import { usePressed } from './use-pressed.ts'

/** How long a notice stays while a clock runs, in ms. */
const NOTICE_MS = 6_000

/** What lies over a table in play, and how the rest of the table shows it. */
export function usePlayOverlays(state: TableState, module: TableModule) {
  const { scene, undoBlocked } = state
  const over = scene.outcome !== null
  const { unshown, report } = useUnshownLines(`${scene.seat}/${scene.seq}`)
  const allShown = unshown === null
  const ended = useAtRest(over && allShown)
  const [aside, setAside] = useState(false)
  if (aside && !over) setAside(false)
  const { hits, acted } = useHits(state, module)
  const [notice, say] = useAtMove<Reason>(scene)
  const hurried = isClockRunning(state, module)
  // While a clock runs the player has no time to close it.
  useEffect(() => {
    if (!notice || !hurried) return
    const timer = setTimeout(() => say(null), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [notice, hurried, say])
  const { logOpen, closeLog, toggleLog } = useLogDrawer(state, hurried)
  const askUndo = useOnlineParts()?.askUndo ?? null
  const [callout, setCallout] = useAtMove<PieceReason>(scene)
  const pressed = usePressed()
  const why = useCallback(
    (reason: Reason, piece?: string) => {
      const at = pressed() ?? [...document.querySelectorAll(`[data-piece="${piece}"]`)].at(-1) // the last is in the dock
      // A notice has room for a button.
      const asks = askUndo !== null && reason.text === undoBlocked?.text
      setCallout(at && !asks ? { reason, at } : null)
      say(at && !asks ? null : reason)
    },
    [askUndo, undoBlocked, pressed, setCallout, say],
  )
  const value = useMemo<Overlays>(
    () => ({
      notice: notice && !hurried && (
        <Notice reason={notice} askUndo={notice.text === undoBlocked?.text ? askUndo : null} close={() => say(null)} />
      ),
      refusal: hurried ? notice : null,
      hits: hits.length > 0 && allShown && !over ? hits : null,
      callout,
      endCallout: () => setCallout(null),
      logOpen,
      closeLog,
      allShown,
      shown: report,
      showEnd: ended && aside ? () => setAside(false) : null,
    }),
    [
      notice,
      say,
      hurried,
      undoBlocked,
      askUndo,
      hits,
      allShown,
      over,
      callout,
      setCallout,
      logOpen,
      closeLog,
      report,
      ended,
      aside,
    ],
  )
  return { value, toggleLog, say, why, acted, unshown, showsEnd: ended && !aside, putAside: () => setAside(true) }
}

/**
 * How many log lines of this position the table has not shown yet: null when its playback is over, and undefined until
 * the table has said so.
 */
function useUnshownLines(at: string) {
  const [now, setNow] = useState<{ readonly at: string; readonly unshown: number | null } | null>(null)
  const report = useCallback(
    (unshown: number | null) =>
      setNow(before => (before?.at === at && before.unshown === unshown ? before : { at, unshown })),
    [at],
  )
  return { unshown: now?.at === at ? now.unshown : undefined, report }
}
