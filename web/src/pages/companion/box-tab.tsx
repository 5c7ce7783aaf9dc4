import { Link } from 'wouter'
import { boxOf } from '../../companion/boxes.ts'
import { useKept } from '../../companion/kept-state.ts'
import type { Parts } from './use-parts.ts'

const NOTHING_DONE: { readonly done: readonly number[] } = { done: [] }

/** What every box has: the set-up to tick off, the page to print, the cards and the rules. */
export function BoxTab({
  slug,
  parts,
  open,
}: {
  readonly slug: string
  readonly parts: Parts
  readonly open: (book: 'rules' | 'cards') => void
}) {
  const { state, set } = useKept(`companion:${slug}:setup`, NOTHING_DONE)
  const steps = boxOf(slug)?.setup ?? []
  const toggle = (step: number): void =>
    set(({ done }) => ({ done: done.includes(step) ? done.filter(other => other !== step) : [...done, step] }))
  return (
    <div className="stack">
      <h2>Look it up</h2>
      <p className="page__row">
        <button type="button" className="button" onClick={() => open('cards')}>
          Every card
        </button>
        <button type="button" className="button" onClick={() => open('rules')}>
          Rules, searched
        </button>
        <Link href={`/companion/${slug}/aid`} className="button">
          Player aid to print
        </Link>
        <Link href={`/learn/${slug}`} className="button">
          Learn it
        </Link>
      </p>
      {parts.isOn('set-up') && (
        <>
          <h2>Set-up</h2>
          <ol className="set-up">
            {steps.map((step, i) => (
              <li key={step}>
                <label>
                  <input type="checkbox" checked={state.done.includes(i)} onChange={() => toggle(i)} />
                  <span>{step}</span>
                </label>
              </li>
            ))}
          </ol>
          <p className="page__row">
            <span role="status">
              {state.done.length} of {steps.length} done
            </span>
            {state.done.length > 0 && (
              <button type="button" className="button button--quiet" onClick={() => set(NOTHING_DONE)}>
                Untick all
              </button>
            )}
          </p>
        </>
      )}
    </div>
  )
}
