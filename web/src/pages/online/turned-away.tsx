import { Link } from 'wouter'
import { LoadAgainButton } from '../../parts/load-again-button.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import { onlineTableText } from '../../text/online-table.ts'

/** Says why this visitor cannot join a table, and where to go next. */
export function TurnedAway({
  because,
  canLoadAgain = false,
}: {
  readonly because: string
  readonly canLoadAgain?: boolean
}) {
  return (
    <SitePage title={onlineTableText.title} here="/online" heading={onlineTableText.cannotJoin}>
      <p role="alert">{because}</p>
      <p className="page__row">
        {canLoadAgain && <LoadAgainButton main />}
        <Link href="/online" className="button">
          {onlineTableText.otherTables}
        </Link>
      </p>
    </SitePage>
  )
}
