import { Link } from 'wouter'
import { boxOf } from '../../companion/boxes.ts'
import { useStored } from '../../companion/stored-state.ts'
import { companionText } from '../../text/companion.ts'
import type { Parts } from './use-parts.ts'

const NOTHING_DONE: { readonly done: readonly number[] } = { done: [] }

/** The part that every companion has: setup checklist, player aid, cards and rules. */
export function BoxTab({
  slug,
  parts,
  open,
}: {
  readonly slug: string
  readonly parts: Parts
  readonly open: (book: 'rules' | 'cards') => void
}) {
  const { state, set } = useStored(`companion:${slug}:setup`, NOTHING_DONE)
  const steps = boxOf(slug)?.setup ?? []
  const toggle = (step: number): void =>
    set(({ done }) => ({ done: done.includes(step) ? done.filter(other => other !== step) : [...done, step] }))
  return (
    <div className="stack">
      <h2>{companionText.lookUp}</h2>
      <p className="page__row">
        <button type="button" className="button" onClick={() => open('cards')}>
          {companionText.allCards}
        </button>
        <button type="button" className="button" onClick={() => open('rules')}>
          {companionText.searchRules}
        </button>
        <Link href={`/companion/${slug}/aid`} className="button">
          {companionText.playerAid}
        </Link>
        <Link href={`/learn/${slug}`} className="button">
          {companionText.learn}
        </Link>
      </p>
      {parts.isOn('set-up') && (
        <>
          <h2>{companionText.setup}</h2>
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
            <span role="status">{companionText.stepsDone(state.done.length, steps.length)}</span>
            {state.done.length > 0 && (
              <button type="button" className="button button--quiet" onClick={() => set(NOTHING_DONE)}>
                {companionText.uncheckAll}
              </button>
            )}
          </p>
        </>
      )}
    </div>
  )
}
