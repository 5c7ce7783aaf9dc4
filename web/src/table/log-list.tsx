import hourglass from 'icon:sands-of-time'
import { plain } from '@holdout/engine'
import { useEffect, useRef } from 'react'
import { Icon } from '../parts/icon.tsx'
import { Phrase } from '../parts/phrase.tsx'
import { tableText } from '../text/table.ts'
import { useRoom } from './room.ts'
import { useShownLog } from './shown-log.ts'
import './log-list.css'

/** The log by turns, newest line last. A line with a rule has a button that shows it; a card opens its text. */
export function LogList({ long = false }: { readonly long?: boolean }) {
  const { state, open, module } = useRoom()
  const turns = module.turns ?? ['turn-began']
  const log = useShownLog()
  const end = useRef<HTMLLIElement>(null)
  const recent = long ? log : log.slice(-60)
  const lines = module.gatherLog?.(recent) ?? recent
  const { length } = log
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls for each new line
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [length])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="log" aria-label={tableText.frame.log} tabIndex={0}>
      <ol className="log__lines">
        {lines.map(({ text, rule, at, event }, i) => {
          const names = state.namesAt?.(at) ?? state.names
          return (
            <li key={`${at}/${log.length - recent.length + i}`} className={classOf(event.event, turns)}>
              <span>
                {event.event === 'time-out' && <Icon of={hourglass} />}
                <Phrase of={text} names={names} chips />
              </span>
              {rule && (
                <button
                  type="button"
                  className="log__why"
                  onClick={() => open({ kind: 'why', say: plain(text, names), rule })}
                >
                  <span>{tableText.log.why}</span> {rule}
                </button>
              )}
            </li>
          )
        })}
        <li ref={end} className="log__end" aria-hidden="true" />
      </ol>
    </section>
  )
}

/** A line that begins a turn is the heading of the lines after it. */
function classOf(event: string, turns: readonly string[]): string {
  if (event === 'time-out') return 'log__line log__line--time-out'
  return turns.includes(event) ? 'log__line log__line--turn' : 'log__line'
}
