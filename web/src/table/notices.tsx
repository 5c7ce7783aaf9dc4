import type { Reason } from '@holdout/engine'
import type { LogLine } from '@holdout/table'
import type { ReactNode } from 'react'
import type { Names } from '../parts/names.ts'
import { Phrase } from '../parts/phrase.tsx'
import { tableText } from '../text/table.ts'

/** Says that the match is paused. Without `goOn` the viewer cannot resume it. */
export function Paused({
  by,
  goOn,
  children,
}: {
  readonly by: string
  readonly goOn: (() => void) | null
  /** The chat of an online table. */
  readonly children?: ReactNode
}) {
  return (
    <section className="paused" aria-label={tableText.overTable.paused}>
      <p role="status">{tableText.overTable.pausedBy(by)}</p>
      {goOn && (
        <button type="button" className="button button--main" onClick={goOn}>
          {tableText.overTable.resume}
        </button>
      )}
      {children}
    </section>
  )
}

/**
 * Says why something could not be done, with the rule id, until the player closes it. `askUndo`: the others could agree
 * to it.
 */
export function Notice({
  reason,
  askUndo = null,
  close,
}: {
  readonly reason: Reason
  readonly askUndo?: (() => void) | null
  readonly close: () => void
}) {
  return (
    <div className="notice" role="alert">
      <p>
        {reason.text} {reason.rule && <span className="notice__rule">{reason.rule}</span>}
      </p>
      {askUndo && (
        <button
          type="button"
          className="button"
          onClick={() => {
            close()
            askUndo()
          }}
        >
          {tableText.overTable.askUndo}
        </button>
      )}
      <button type="button" className="button button--quiet" onClick={close}>
        {tableText.overTable.close}
      </button>
    </div>
  )
}

/**
 * The actions of other players against the viewer, in a place of their own: it covers nothing and takes no presses.
 * Screen readers get it from the announcer.
 */
export function Hits({ lines, names }: { readonly lines: readonly LogLine[]; readonly names: Names }) {
  return (
    <section className="hits" aria-label={tableText.overTable.hits}>
      {lines.map(({ text }, i) => (
        <p key={i}>
          <Phrase of={text} names={names} />
        </p>
      ))}
    </section>
  )
}
