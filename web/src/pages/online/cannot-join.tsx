import { Link } from 'wouter'
import { ReloadButton } from '../../parts/reload-button.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import { onlineTableText } from '../../text/online-table.ts'

/** Says why this visitor cannot join a table, and where to go next. */
export function CannotJoin({ because, canReload = false }: { readonly because: string; readonly canReload?: boolean }) {
  return (
    <SitePage title={onlineTableText.title} here="/online" heading={onlineTableText.cannotJoin}>
      <p role="alert">{because}</p>
      <p className="page__row">
        {canReload && <ReloadButton main />}
        <Link href="/online" className="button">
          {onlineTableText.otherTables}
        </Link>
      </p>
    </SitePage>
  )
}
