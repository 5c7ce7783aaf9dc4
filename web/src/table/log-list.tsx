import hourglass from 'icon:sands-of-time'
import type { LogLine } from '@holdout/table'
import { plain } from '@holdout/words'
import { memo, useEffect, useRef } from 'react'
import { Icon } from '../parts/icon.tsx'
import type { Names } from '../parts/names.ts'
import { Phrase } from '../parts/phrase.tsx'
import { tableText } from '../text/table.ts'
import { type TableSession, useSession } from './session.ts'
import { useShownLog } from './shown-log.ts'
import './log-list.css'

/** The log by turns, newest line last. A line with a rule has a button that shows it; a card opens its text. */
export function LogList({ long = false }: { readonly long?: boolean }) {
  const room = useSession()
  const { state, module } = room
  const turns = module.turns ?? ['turn-began']
  const log = useShownLog()
  const end = useRef<HTMLLIElement>(null)
  const recent = long ? log : log.slice(-60)
  const lines = module.gatherLog?.(recent) ?? recent
  const { length } = log
  const latest = useRef<TableSession>(room)
  latest.current = room
  const names = useEqual(state.names)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls for each new line
  useEffect(() => {
    // In the frame that lays out the new line anyway.
    const frame = requestAnimationFrame(() => end.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [length])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="log" aria-label={tableText.frame.log} tabIndex={0}>
      <ol className="log__lines">
        {lines.map((line, i) => (
          <Line
            key={`${line.at}/${log.length - recent.length + i}`}
            line={line}
            names={state.namesAt?.(line.at) ?? names}
            isTurn={turns.includes(line.event.event)}
            room={latest}
          />
        ))}
        <li ref={end} className="log__end" aria-hidden="true" />
      </ol>
    </section>
  )
}

/** One line. It does not change, so a press on the table does not draw it again. */
const Line = memo(function Line({
  line: { text, rule, event },
  names,
  isTurn,
  room,
}: {
  readonly line: LogLine
  readonly names: Names
  /** Whether it begins a turn: then it is the heading of the lines after it. */
  readonly isTurn: boolean
  readonly room: { readonly current: TableSession }
}) {
  const isTimeOut = event.event === 'time-out'
  return (
    <li className={isTimeOut ? 'log__line log__line--time-out' : isTurn ? 'log__line log__line--turn' : 'log__line'}>
      <span>
        {isTimeOut && <Icon of={hourglass} />}
        <Phrase of={text} names={names} chips />
      </span>
      {rule && (
        <button
          type="button"
          className="log__why"
          onClick={() => room.current.open({ kind: 'why', say: plain(text, names), rule, event })}
        >
          <span>{tableText.log.why}</span> {rule}
        </button>
      )}
    </li>
  )
})

/** The names as the same object until one changes. The worker sends them with each move. */
function useEqual(names: Names): Names {
  const kept = useRef(names)
  if (kept.current !== names && JSON.stringify(kept.current) !== JSON.stringify(names)) kept.current = names
  return kept.current
}
