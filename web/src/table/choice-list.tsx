import { plain } from '@holdout/words'
import { useEffect, useRef } from 'react'
import { Phrase } from '../parts/phrase.tsx'
import { openedText } from '../text/opened.ts'
import { useChoosing } from './choosing.ts'
import { DIGITS, done, type KeyMap, useKeys } from './keys.ts'
import { useSession } from './session.ts'
import { movePointer } from './use-pointed.ts'
import './choice-list.css'

const KEYS = {
  down: { keys: ['ArrowDown'], label: '↓', does: null },
  up: { keys: ['ArrowUp'], label: '↑', does: null },
  digit: { keys: ['0', ...DIGITS], label: '0–9', does: null },
} satisfies KeyMap

/**
 * All legal moves as text, then the unavailable ones with the reason. Digits and arrows move the focus, Enter chooses.
 */
export function ChoiceList({ close }: { readonly close: () => void }) {
  const { state, why } = useSession()
  const { choose } = useChoosing()
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef('')
  const { choices, barred } = state.scene
  const ordered = [...choices].sort((a, b) => RANK[a.kind] - RANK[b.kind])
  const { seq } = state.scene
  // The list can change while it is open: keyboard focus then returns to its first choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each new list
  useEffect(() => {
    typed.current = ''
    if (!list.current?.contains(document.activeElement))
      list.current?.closest('dialog')?.querySelector<HTMLElement>('.choice')?.focus()
  }, [seq, ordered.length])
  /** Moves the focus within the list. Without focus on the page, such as after another sheet has closed, also into it. */
  const move = (to: (buttons: readonly HTMLButtonElement[], at: number) => number): boolean => {
    const { activeElement } = document
    if (!list.current || (activeElement !== document.body && !list.current.contains(activeElement))) return false
    const buttons = [...list.current.querySelectorAll<HTMLButtonElement>('.choice')]
    return done(() => buttons[to(buttons, buttons.indexOf(activeElement as HTMLButtonElement))]?.focus())
  }
  const acts = {
    down: () => move(({ length }, at) => Math.min(length - 1, at + 1)),
    up: () => move((_, at) => Math.max(0, at - 1)),
    digit: (key: string) =>
      move(({ length }) => {
        typed.current = Number(typed.current + key) <= length ? typed.current + key : key
        return Number(typed.current) - 1
      }),
  }
  useKeys(KEYS, acts, 'table', list)
  return (
    <div ref={list} className="choices">
      {ordered.length === 0 && <p>{openedText.choices.none}</p>}
      <ol>
        {ordered.map(({ move, text, kind }, i) => (
          <li key={JSON.stringify(move)}>
            <button
              type="button"
              className="choice"
              data-kind={kind}
              {...movePointer(move)}
              data-first={i === 0 ? true : undefined}
              onClick={() => {
                close()
                choose(move)
              }}
            >
              <span className="choice__number">{i + 1}</span>
              <span>
                <Phrase of={text} names={state.names} />
                {kind === 'standing' && <small>{openedText.choices.anyTime}</small>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {barred.length > 0 && (
        <>
          <h3>{openedText.choices.unavailable}</h3>
          <ul>
            {barred.map(({ move, text, reason }) => (
              <li key={JSON.stringify(move)}>
                <button type="button" className="choice choice--barred" onClick={() => why(reason)}>
                  <span>{plain(text, state.names)}</span>
                  <small>
                    {reason.text} {reason.rule}
                  </small>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const RANK = { must: 0, may: 1, standing: 2 } as const
