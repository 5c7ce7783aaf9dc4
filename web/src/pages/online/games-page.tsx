import { Link } from 'wouter'
import { fetchMyTables, useMyTables } from '../../client/my-tables.ts'
import { SitePage } from '../../parts/site-page.tsx'
import { Unreachable } from '../../parts/unreachable.tsx'
import { inOrder } from './table-info.ts'
import { TableList } from './table-list.tsx'
import './online.css'
import { commonText } from '../../text/common.ts'
import { onlineGamesText } from '../../text/lobby.ts'

/** This person's games on this server: in progress, and finished. */
export default function GamesPage() {
  const { tables, wrong } = useMyTables()
  const all = inOrder(tables ?? [])
  const going = all.filter(({ status }) => status !== 'over')
  const over = all.filter(({ status }) => status === 'over')
  return (
    <SitePage title={onlineGamesText.title} here="/online" lead={onlineGamesText.lead}>
      {wrong && <Unreachable because={wrong} retry={() => void fetchMyTables()} />}
      {tables === null && !wrong && <p>{commonText.loading}</p>}
      {tables !== null && (
        <>
          <section className="panel" aria-label={onlineGamesText.inProgress}>
            <h2>{onlineGamesText.inProgress}</h2>
            <TableList tables={going} empty={onlineGamesText.noneInProgress} />
          </section>
          <section className="panel" aria-label={onlineGamesText.finished}>
            <h2>{onlineGamesText.finished}</h2>
            <TableList tables={over} empty={onlineGamesText.noneFinished} />
          </section>
        </>
      )}
      <p className="page__row">
        <Link href="/online" className="button">
          {onlineGamesText.onlineTables}
        </Link>
        <Link href="/saved" className="button button--quiet">
          {onlineGamesText.onThisDevice}
        </Link>
      </p>
    </SitePage>
  )
}
