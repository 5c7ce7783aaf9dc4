import { Link } from 'wouter'
import { lookAtMyTables, useMyTables } from '../../client/my-tables.ts'
import { SitePage } from '../../parts/site-page.tsx'
import { Unreachable } from '../../parts/unreachable.tsx'
import { TableList } from './table-list.tsx'
import { inOrder } from './table-words.ts'
import './online.css'

/** All games of mine on this server: those to go on with, and those to look back at. */
export default function GamesPage() {
  const { tables, wrong } = useMyTables()
  const all = inOrder(tables ?? [])
  const going = all.filter(({ status }) => status !== 'over')
  const over = all.filter(({ status }) => status === 'over')
  return (
    <SitePage
      title="My online games"
      here="/online"
      lead="Games on this server that you opened or came to. Whoever has the link of a finished one can watch its replay."
    >
      {wrong && <Unreachable because={wrong} retry={() => void lookAtMyTables()} />}
      {tables === null && !wrong && <p>Looking …</p>}
      {tables !== null && (
        <>
          <section className="panel" aria-label="Going on">
            <h2>Going on</h2>
            <TableList tables={going} empty="None just now." />
          </section>
          <section className="panel" aria-label="Finished">
            <h2>Finished</h2>
            <TableList tables={over} empty="None yet." />
          </section>
        </>
      )}
      <p className="page__row">
        <Link href="/online" className="button">
          All tables
        </Link>
        <Link href="/saved" className="button button--quiet">
          Games on this device
        </Link>
      </p>
    </SitePage>
  )
}
