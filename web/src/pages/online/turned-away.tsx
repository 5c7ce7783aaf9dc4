import { Link } from 'wouter'
import { LoadAgainButton } from '../../parts/load-again-button.tsx'
import { SitePage } from '../../parts/site-page.tsx'

/** A link that leads to no table, or to none for this visitor: why, and the ways on. */
export function TurnedAway({
  because,
  canLoadAgain = false,
}: {
  readonly because: string
  readonly canLoadAgain?: boolean
}) {
  return (
    <SitePage title="Online table" here="/online" heading="You cannot come in here.">
      <p role="alert">{because}</p>
      <p className="page__row">
        {canLoadAgain && <LoadAgainButton main />}
        <Link href="/online" className="button">
          Other tables
        </Link>
      </p>
    </SitePage>
  )
}
