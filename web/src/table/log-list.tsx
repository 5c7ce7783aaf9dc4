import { plain } from '@holdout/engine'
import { useEffect, useRef } from 'react'
import { Phrase } from '../parts/phrase.tsx'
import { useRoom } from './room.ts'
import './log-list.css'

/** What happened, the newest last; every line answers "why?" with its rule. */
export function LogList({ long = false }: { readonly long?: boolean }) {
  const { state, open } = useRoom()
  const end = useRef<HTMLLIElement>(null)
  const lines = long ? state.log : state.log.slice(-60)
  const { length } = state.log
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [length])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="log" aria-label="Log" tabIndex={0}>
      <ol className="log__lines">
        {lines.map(({ say, rule, at }, i) => (
          <li key={`${at}/${state.log.length - lines.length + i}`} className="log__line">
            <span>
              <Phrase of={say} names={state.names} />
            </span>
            {rule && (
              <button
                type="button"
                className="log__why"
                onClick={() => open({ kind: 'why', say: plain(say, state.names), rule })}
              >
                <span>why?</span> {rule}
              </button>
            )}
          </li>
        ))}
        <li ref={end} className="log__end" aria-hidden="true" />
      </ol>
    </section>
  )
}
