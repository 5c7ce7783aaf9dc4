import type { Reason } from '@holdout/engine'
import type { Told } from '@holdout/host'
import type { Names } from '../parts/names.ts'
import { Phrase } from '../parts/phrase.tsx'

/** The match is paused. Without `goOn`, whoever looks can only wait. */
export function Paused({ by, goOn }: { readonly by: string; readonly goOn: (() => void) | null }) {
  return (
    <div className="paused" role="status">
      <p>Paused by {by}.</p>
      {goOn && (
        <button type="button" className="button button--main" onClick={goOn}>
          Go on
        </button>
      )}
    </div>
  )
}

/** Why something could not be done: a sentence and the rule, where one looks, until it is put away. */
export function Notice({ reason, close }: { readonly reason: Reason; readonly close: () => void }) {
  return (
    <div className="notice" role="alert">
      <p>
        {reason.say} {reason.why && <span className="notice__rule">{reason.why}</span>}
      </p>
      <button type="button" className="button button--quiet" onClick={close}>
        Got it
      </button>
    </div>
  )
}

/** What the others did to whoever looks. A screen reader has heard it with everything else. */
export function Hits({
  told,
  names,
  close,
}: {
  readonly told: readonly Told[]
  readonly names: Names
  readonly close: () => void
}) {
  return (
    <section className="hits" aria-label="Done to you">
      <div>
        {told.map(({ say }, i) => (
          <p key={i}>
            <Phrase of={say} names={names} />
          </p>
        ))}
      </div>
      <button type="button" className="button button--quiet" onClick={close}>
        Got it
      </button>
    </section>
  )
}
