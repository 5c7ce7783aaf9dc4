import { plain } from '@holdout/engine'
import type { Told } from '@holdout/table'
import { useState } from 'react'
import { useRoom } from './room.ts'
import { useUntold } from './told.ts'

/** Announces each event to screen readers once, when the table shows it, then the open decision. Visually hidden. */
export function Announcer() {
  const { scene, names } = useRoom().state
  const untold = useUntold()
  const { lines, beat } = useNewLines()
  const asked = scene.asked.find(({ say }) => say !== null)
  const said = lines.map(({ say }) => plain(say, names))
  if (untold === 0) {
    if (scene.outcome) said.push(plain(scene.outcome.say, names))
    else if (asked?.say) said.push(plain(asked.say, names))
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
  readonly news: readonly Told[]
  /** Length of the log that has been announced. */
  readonly upTo: number
  readonly lines: readonly Told[]
  /** Number of playback steps so far. */
  readonly beat: number
}

/** The log lines shown since the last announcement. */
function useNewLines(): Said {
  const { mode, state } = useRoom()
  const untold = useUntold()
  const { log, news } = state
  const { who } = state.scene
  const upTo = Math.max(0, log.length - untold)
  const [said, setSaid] = useState<Said>(() => ({
    who,
    news,
    upTo,
    lines: log.slice(log.length - news.length, upTo),
    beat: 0,
  }))
  if (said.who === who && said.news === news && said.upTo === upTo) return said
  const isNew = news !== said.news && news.length > 0
  // Includes the lines of an earlier playback that was cut short. A replay jumps, so there only the move itself counts.
  const first = isNew ? log.length - news.length : said.upTo
  const from = isNew && mode === 'play' ? Math.min(said.upTo, first) : first
  const lines = said.who === who || isNew ? log.slice(from, upTo) : []
  const next = { who, news, upTo, lines, beat: said.news === news ? said.beat + 1 : 0 }
  setSaid(next)
  return next
}
