import type { LogLine } from '@holdout/table'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { endText } from '../../text/end.ts'

/** The last event that turned the match, with a link into the replay. */
export function EndMoment({
  id,
  moment,
  children,
}: {
  readonly id: string
  readonly moment: LogLine
  readonly children: ReactNode
}) {
  return (
    <section className="end-card" aria-label={endText.moment}>
      <h3>
        {endText.moment} <small>{endText.moveNumber(moment.at)}</small>
      </h3>
      <p className="end-card__say">{children}</p>
      <p className="end-card__foot">
        {moment.rule && <span>{moment.rule}</span>}
        <Link href={`/replay/${id}?move=${moment.at}`} className="end-card__link">
          {endText.seeMoment}
        </Link>
      </p>
    </section>
  )
}
