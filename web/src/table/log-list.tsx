import hourglass from 'icon:sands-of-time'
import type { LogLine } from '@holdout/table'
import { plain } from '@holdout/words'
import { memo, useEffect, useRef, useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import type { Names } from '../parts/names.ts'
import { Phrase } from '../parts/phrase.tsx'
import { openedText } from '../text/opened.ts'
import { tableText } from '../text/table.ts'
import { type TableSession, useSession } from './session.ts'
import { useShownLog } from './shown-log.ts'
import './log-list.css'

/** How many lines are shown at first, and how many more a press adds. */
const PAGE = 60

/** A line with the routine lines after it, which are folded. */
interface Entry {
  readonly line: LogLine
  readonly folded: readonly LogLine[]
}

/**
 * The log as a story by turns, newest line last. Routine lines are folded into the line before them. *Why?* shows the
 * rule of a line and its details; a card opens its text.
 */
export function LogList() {
  const room = useSession()
  const { state, module } = room
  const { turns = ['turn-began'], routine = [] } = module
  const log = useShownLog()
  const end = useRef<HTMLLIElement>(null)
  const [most, setMost] = useState(PAGE)
  const recent = log.slice(-most)
  const before = log.length - recent.length
  const entries = foldedBy(module.gatherLog?.(recent) ?? recent, event => routine.includes(event))
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
      {before > 0 && (
        <button type="button" className="button button--quiet" onClick={() => setMost(most + 5 * PAGE)}>
          {openedText.log.earlier}
        </button>
      )}
      <ol className="log__lines">
        {entries.map(({ line, folded }, i) => (
          <Line
            key={`${line.at}/${before + i}`}
            line={line}
            folded={folded}
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

function foldedBy(lines: readonly LogLine[], isRoutine: (event: string) => boolean): readonly Entry[] {
  const entries: (Entry & { readonly folded: LogLine[] })[] = []
  for (const line of lines) {
    const last = entries.at(-1)
    if (last && isRoutine(line.event.event)) last.folded.push(line)
    else entries.push({ line, folded: [] })
  }
  return entries
}

/** One line. It does not change unless lines are folded into it, so a press on the table does not draw it again. */
const Line = memo(
  function Line({
    line: { text, rule, event },
    folded,
    names,
    isTurn,
    room,
  }: Entry & {
    readonly names: Names
    /** Whether it begins a turn: then it is the heading of the lines after it. */
    readonly isTurn: boolean
    readonly room: { readonly current: TableSession }
  }) {
    const isTimeOut = event.event === 'time-out'
    const [open, setOpen] = useState(false)
    return (
      <>
        <li
          className={isTimeOut ? 'log__line log__line--time-out' : isTurn ? 'log__line log__line--turn' : 'log__line'}
        >
          <span>
            {isTimeOut && <Icon of={hourglass} />}
            <Phrase of={text} names={names} chips />
          </span>
          {folded.length > 0 && (
            <button
              type="button"
              className="log__more"
              aria-expanded={open}
              aria-label={openedText.log.folded(folded.length)}
              title={openedText.log.folded(folded.length)}
              onClick={() => setOpen(!open)}
            >
              {open ? '−' : openedText.log.more(folded.length)}
            </button>
          )}
          {rule && (
            <button
              type="button"
              className="log__why"
              onClick={() => room.current.open({ kind: 'why', say: plain(text, names), rule, event })}
            >
              {openedText.log.why}
            </button>
          )}
        </li>
        {open &&
          folded.map((line, i) => (
            <li key={i} className="log__line log__line--routine">
              <Phrase of={line.text} names={names} chips />
            </li>
          ))}
      </>
    )
  },
  (a, b) => a.line === b.line && a.folded.length === b.folded.length && a.names === b.names && a.isTurn === b.isTurn,
)

/** The names as the same object until one changes. The worker sends them with each move. */
function useEqual(names: Names): Names {
  const kept = useRef(names)
  if (kept.current !== names && JSON.stringify(kept.current) !== JSON.stringify(names)) kept.current = names
  return kept.current
}
