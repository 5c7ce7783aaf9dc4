import { SURVIVOR, type View, ZOMBIE } from '@holdout/thirty-seconds/table'
import { LAST_SECONDS } from '../../table/clock-bar.tsx'
import { ownTime, type TimeLeft, useTimeLeft } from '../../table/clocks.tsx'
import { text } from './text.ts'

/** What the dial shows. Without `seconds` it is a dark moon. */
interface Dial {
  readonly kind: 'act' | 'answer' | 'choose' | 'still' | 'theirs' | 'none'
  readonly clock: TimeLeft | null
  readonly word: string
  readonly label: string
}

/**
 * The clock, drawn as a waning moon. It counts the viewer's own seconds only: their Action Phase, or the time of the
 * decision they are asked. A spectator sees whichever clock runs. A match without clocks shows the round.
 */
export function Moon({
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
  const { kind, clock, word, label } = dialOf(
    answered ? clocks.filter(({ mine, id }) => !mine || id.startsWith(ACTION)) : clocks,
    view,
    who,
  )
  const seconds = clock && Math.ceil(clock.left / 1000)
  const last = clock?.running && seconds !== null && seconds <= LAST_SECONDS
  const style = { '--left': clock?.left ?? 0, '--of': clock?.of ?? 1 } as React.CSSProperties
  return (
    <div className="ts-moon-clock" data-clock={kind} data-last={last} style={style} role="timer" aria-label={label}>
      <b>{seconds ?? (isTimed(view) || view.round === 0 ? '' : view.round)}</b>
      <span>{word}</span>
    </div>
  )
}

const { clock: words } = text

function isTimed({ options }: View): boolean {
  if (options.mode === 'solo' || options['clock-from-row-six']) return false
  return options['survivor-clock'] > 0 || options['zombie-clock'] > 0
}

function dialOf(clocks: readonly TimeLeft[], view: View, who: string): Dial {
  const watches = view.who !== SURVIVOR && view.who !== ZOMBIE
  const running = clocks.find(clock => clock.running)
  const own = watches ? (running ?? null) : ownTime(clocks)
  if (own) {
    const seconds = Math.ceil(own.left / 1000)
    const label = words.secondsLeft(seconds, watches ? who : words.you)
    if (watches) return { kind: 'act', clock: own, word: who, label }
    if (own.id.startsWith(ACTION)) return { kind: 'act', clock: own, word: words.yours(seconds <= LAST_SECONDS), label }
    return view.phase === null
      ? { kind: 'choose', clock: own, word: words.toChoose, label }
      : { kind: 'answer', clock: own, word: words.toAnswer, label }
  }
  const still = clocks.find(({ mine, id }) => mine && id.startsWith(ACTION))
  if (still) {
    const label = words.secondsLeft(Math.ceil(still.left / 1000), words.you)
    return { kind: 'still', clock: still, word: words.paused, label: `${label}, ${words.paused}` }
  }
  if (running) return { kind: 'theirs', clock: null, word: words.theirs, label: words.timeOf(who) }
  if (isTimed(view)) return { kind: 'none', clock: null, word: '', label: words.noneRuns }
  const setUp = view.round === 0
  return {
    kind: 'none',
    clock: null,
    word: setUp ? words.setUp : words.round,
    label: setUp ? words.noClockYet : words.noClock(view.round),
  }
}

/** How the ids of the clocks of Action Phases begin. The others belong to one decision. */
const ACTION = 'action/'
