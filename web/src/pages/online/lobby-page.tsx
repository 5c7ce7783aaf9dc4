import { SHELF } from '@holdout/catalog'
import type { TableInfo } from '@holdout/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { api } from '../../client/api.ts'
import { SitePage } from '../../parts/site-page.tsx'
import { OpenTable } from './open-table.tsx'
import './online.css'

/** Tables of others that anybody may join, and one's own games on this server. */
export default function LobbyPage() {
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null)
  const [mine, setMine] = useState<readonly TableInfo[]>([])
  const [wrong, setWrong] = useState<string | null>(null)
  const [game, setGame] = useState('')
  const [free, setFree] = useState(true)
  useEffect(() => {
    let gone = false
    const look = (): void => {
      Promise.all([api.publicTables(), api.myTables()]).then(
        ([all, own]) => {
          if (gone) return
          setTables(all)
          setMine(own)
          setWrong(null)
        },
        (error: Error) => gone || setWrong(error.message),
      )
    }
    look()
    const timer = setInterval(look, 5_000)
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [])
  const shown = (tables ?? []).filter(
    table => (game === '' || table.game === game) && (!free || table.seats.some(({ kind }) => kind === 'open')),
  )
  return (
    <SitePage
      title="Online tables"
      heading="Play with others"
      lead="Open a table and send the link, or sit down at one that waits."
    >
      {wrong && <p role="alert">{wrong}</p>}
      <JoinByCode />
      <OpenTable />
      <section className="panel" aria-label="Tables">
        <h2>Tables that wait</h2>
        <div className="lobby__filters">
          <label className="field">
            <span>Game</span>
            <select className="select" value={game} onChange={event => setGame(event.target.value)}>
              <option value="">all games</option>
              {SHELF.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <label className="check">
            <input type="checkbox" checked={free} onChange={event => setFree(event.target.checked)} />
            <span>only with a free seat</span>
          </label>
        </div>
        <TableList tables={shown} empty={tables === null ? 'Looking …' : 'No public table waits just now. Open one.'} />
      </section>
      {mine.length > 0 && (
        <section className="panel" aria-label="My games">
          <h2>My games here</h2>
          <TableList tables={mine} empty="" />
        </section>
      )}
    </SitePage>
  )
}

function TableList({ tables, empty }: { readonly tables: readonly TableInfo[]; readonly empty: string }) {
  if (tables.length === 0) return <p>{empty}</p>
  return (
    <ul className="lobby">
      {tables.map(table => (
        <li key={table.id} className="lobby__table">
          <span>
            <b>{table.title}</b> of {table.host}: {table.seats.filter(({ kind }) => kind !== 'open').length} of{' '}
            {table.seats.length} seats taken,{' '}
            {table.status === 'gathering'
              ? 'waiting'
              : table.status === 'playing'
                ? `${table.moves} moves played`
                : 'over'}
          </span>
          <Link
            href={table.status === 'over' ? `/replay/online-${table.id}` : `/table/${table.id}`}
            className="button button--open"
          >
            {table.status === 'gathering' ? 'Go there' : table.status === 'playing' ? 'Go on' : 'Replay'}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function JoinByCode() {
  const [code, setCode] = useState('')
  const [, go] = useLocation()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // A whole link may have been pasted: the code is its last part.
    const id = code.trim().split('/').at(-1)?.toLowerCase() ?? ''
    if (id !== '') go(`/table/${encodeURIComponent(id)}`)
  }
  return (
    <form className="panel lobby__filters" onSubmit={submit}>
      <label className="field">
        <span>Code or link of a table</span>
        <input className="input" value={code} onChange={event => setCode(event.target.value)} autoComplete="off" />
      </label>
      <button type="submit" className="button">
        Join
      </button>
    </form>
  )
}
