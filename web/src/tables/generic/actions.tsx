import { plain } from '@holdout/words'
import { Phrase } from '../../parts/phrase.tsx'
import { useChoosing } from '../../table/choosing.ts'
import { useSession } from '../../table/session.ts'
import { movePointer } from '../../table/use-pointed.ts'
import { text } from './text.ts'
import type { Touch } from './use-touch.ts'

/** The moves that need no further piece, then those that are not allowed now, with the reason. */
export function Actions({ touch }: { readonly touch: Touch }) {
  const { state, why } = useSession()
  const { draft } = useChoosing()
  const { actions, barred, hint, isOnly } = touch
  if (actions.length + barred.length === 0) return null
  return (
    <ul className="gt-actions" aria-label={text.actions}>
      {actions.map(({ move, text }) => (
        <li key={JSON.stringify(move)}>
          <button
            type="button"
            className={`gt-action button button--open ${isOnly && !draft ? 'button--main' : ''} ${move === hint ? 'is-hinted' : ''}`}
            aria-pressed={move === draft}
            {...movePointer(move)}
            onClick={() => touch.take(move)}
          >
            <span>
              <Phrase of={text} names={state.names} />
            </span>
          </button>
        </li>
      ))}
      {barred.map(({ move, text, reason }) => (
        <li key={JSON.stringify(move)}>
          <button
            type="button"
            className="gt-action button"
            aria-disabled={true}
            title={reason.text}
            onClick={() => why(reason)}
          >
            <span>
              {plain(text, state.names)}
              <small>{reason.text}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
