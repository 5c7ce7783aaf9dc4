import type { CSSProperties } from 'react'
import { LAST_SECONDS } from '../table/clock-bar.tsx'
import './clock.css'

/**
 * Whose time runs: `act` the viewer's turn, `answer` an answer that is due, `choose` a quiet choice between turns,
 * `still` the viewer's turn while others answer, `theirs` the time of another player, `none` no clock at all.
 */
type ClockKind = 'act' | 'answer' | 'choose' | 'still' | 'theirs' | 'none'

export interface ClockFace {
  readonly kind: ClockKind
  /** The viewer's time in ms; null shows a dark face without digits. */
  readonly time: { readonly left: number; readonly of: number; readonly running: boolean } | null
  readonly word: string
  readonly label: string
}

/** From this many seconds on, the ring warns. */
const LOW_SECONDS = 10

/** One honest dial: it counts only the viewer's own seconds, and is a dark moon at all other times. */
export function Clock({ kind, time, word, label }: ClockFace) {
  const seconds = time && Math.ceil(time.left / 1000)
  const style = { '--left': time?.left ?? 0, '--of': time?.of ?? 1 } as CSSProperties
  return (
    <div
      className="kit-clock"
      data-clock={kind}
      data-low={seconds !== null && seconds <= LOW_SECONDS}
      data-last={time?.running && seconds !== null && seconds <= LAST_SECONDS}
      style={style}
      role="timer"
      aria-label={label}
    >
      <b>{seconds}</b>
      {word && <span>{word}</span>}
    </div>
  )
}
