import { plain } from '@holdout/words'
import { useEffect, useRef } from 'react'
import { Phrase } from '../parts/phrase.tsx'
import { tableText } from '../text/table.ts'
import { useRoom } from './room.ts'
import { movePointer } from './use-pointed.ts'
import './choice-list.css'

/**
 * All legal moves as text, then the unavailable ones with the reason. Digits and arrows move the focus, Enter chooses.
 */
export function ChoiceList({ close }: { readonly close: () => void }) {
  const { state, choose, why } = useRoom()
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
  const press = (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): void => {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('.choice') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    if (event.key === 'ArrowDown') buttons[Math.min(buttons.length - 1, at + 1)]?.focus()
    else if (event.key === 'ArrowUp') buttons[Math.max(0, at - 1)]?.focus()
    else if (/^\d$/.test(event.key)) {
      const number = Number(typed.current + event.key) <= buttons.length ? typed.current + event.key : event.key
      typed.current = number
      buttons[Number(number) - 1]?.focus()
    } else return
    event.preventDefault()
  }
  // A sheet that closes at the same moment can leave the focus on the page; keys must work then too.
  useEffect(() => {
    const lost = (event: KeyboardEvent): void => {
      if (document.activeElement === document.body) press(event)
    }
    document.addEventListener('keydown', lost)
    return () => document.removeEventListener('keydown', lost)
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keys that move the focus between the buttons inside
    <div ref={list} className="choices" onKeyDown={press}>
      {ordered.length === 0 && <p>{tableText.choices.none}</p>}
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
                {kind === 'standing' && <small>{tableText.choices.anyTime}</small>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {barred.length > 0 && (
        <>
          <h3>{tableText.choices.unavailable}</h3>
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
