import type { LogLine } from '@holdout/table'
import { plain } from '@holdout/words'
import { useState } from 'react'
import { useSession } from './session.ts'
import { useUnshown } from './shown-log.ts'

/** Announces each event to screen readers once, when the table shows it, then the open decision. Visually hidden. */
export function Announcer() {
  const { scene, names } = useSession().state
  const unshown = useUnshown()
  const { lines, beat } = useNewLines()
  const asked = scene.decisions.find(({ text }) => text !== null)
  const said = lines.map(({ text }) => plain(text, names))
  if (unshown === 0) {
    if (scene.outcome) said.push(plain(scene.outcome.text, names))
    else if (asked?.text) said.push(plain(asked.text, names))
  }
  return (
    <p className="visually-hidden" role="status" aria-live="polite" data-testid="announcer">
      {said.join(' ')}
      {/* A screen reader stays silent if the text is unchanged, so the same sentence after another move must differ. */}
      {(scene.seq + beat) % 2 === 1 && '\u00a0'}
    </p>
  )
}

interface Said {
  readonly who: string
  readonly news: readonly LogLine[]
  /** Length of the log that has been announced. */
  readonly upTo: number
  readonly lines: readonly LogLine[]
  /** Number of playback steps so far. */
  readonly beat: number
}

/** The log lines shown since the last announcement. */
function useNewLines(): Said {
  const { mode, state } = useSession()
  const unshown = useUnshown()
  const { log, newLines } = state
  const { seat: who } = state.scene
  const upTo = Math.max(0, log.length - unshown)
  const [said, setSaid] = useState<Said>(() => ({
    who,
    news: newLines,
    upTo,
    lines: log.slice(log.length - newLines.length, upTo),
    beat: 0,
  }))
  // A pause or a clock sends the same position again, without new lines.
  const same = said.news === newLines || newLines.length === 0
  if (said.who === who && same && said.upTo === upTo) return said
  const isNew = newLines !== said.news && newLines.length > 0
  // Includes the lines of an earlier playback that was cut short. A replay jumps, so there only the move itself counts.
  const first = isNew ? log.length - newLines.length : said.upTo
  const from = isNew && mode === 'play' ? Math.min(said.upTo, first) : first
  const lines = said.who === who || isNew ? log.slice(from, upTo) : []
  const next = { who, news: newLines, upTo, lines, beat: said.news === newLines ? said.beat + 1 : 0 }
  setSaid(next)
  return next
}
