import { SURVIVOR, type View, ZOMBIE } from '@holdout/thirty-seconds/table'
import { Clock, type ClockFace } from '../../board/clock.tsx'
import { LAST_SECONDS } from '../../table/clock-bar.tsx'
import { ownTime, type TimeLeft, useTimeLeft } from '../../table/clocks.tsx'
import { text } from './text.ts'

/**
 * The clock over the alley. It counts the viewer's own seconds only: their Action Phase, or the time of the decision
 * they are asked. A spectator sees whichever clock runs.
 */
export function Dial({
  view,
  who,
  answered,
}: {
  readonly view: View
  readonly who: string
  /** The only answer is given for the viewer: no seconds of it count. */
  readonly answered: boolean
}) {
  const clocks = useTimeLeft()
  const counted = answered ? clocks.filter(({ mine, id }) => !mine || id.startsWith(ACTION)) : clocks
  return <Clock {...faceOf(counted, view, who)} />
}

const { clock: words } = text

function faceOf(clocks: readonly TimeLeft[], view: View, who: string): ClockFace {
  const watches = view.who !== SURVIVOR && view.who !== ZOMBIE
  const running = clocks.find(clock => clock.running)
  const own = watches ? (running ?? null) : ownTime(clocks)
  if (own) {
    const seconds = Math.ceil(own.left / 1000)
    const label = words.secondsLeft(seconds, watches ? who : words.you)
    if (watches) return { kind: 'act', time: own, word: who, label }
    if (own.id.startsWith(ACTION)) return { kind: 'act', time: own, word: words.yours(seconds <= LAST_SECONDS), label }
    return view.phase === null
      ? { kind: 'choose', time: own, word: words.toChoose, label }
      : { kind: 'answer', time: own, word: words.toAnswer, label }
  }
  const still = clocks.find(({ mine, id }) => mine && id.startsWith(ACTION))
  if (still) {
    const label = words.secondsLeft(Math.ceil(still.left / 1000), words.you)
    return { kind: 'still', time: still, word: words.paused, label: `${label}, ${words.paused}` }
  }
  if (running) return { kind: 'theirs', time: null, word: words.theirs, label: words.timeOf(who) }
  return { kind: 'none', time: null, word: words.noClock, label: words.noneRuns }
}

/** How the ids of the clocks of Action Phases begin. The others belong to one decision. */
const ACTION = 'action/'
