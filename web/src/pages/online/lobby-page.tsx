import { SHELF } from '@holdout/catalog'
import type { TableInfo } from '@holdout/protocol'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { api } from '../../client/api.ts'
import { GamePicture } from '../../parts/game-picture.tsx'
import { Segments } from '../../parts/segments.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import { Unreachable } from '../../parts/unreachable.tsx'
import type { ClockId } from '../setup/clocks.ts'
import { TableList } from './table-list.tsx'
import { inLobby, inOrder, type LobbyFilter, PACES } from './table-words.ts'
import { useMe } from './use-me.ts'
import './online.css'

/** How often the lists are looked at again, in ms. */
const LOOK_MS = 5_000
/** So many of one's own games are shown here; the others have a page of their own. */
const FEW = 5

/** Open a table, join one by its code, sit down at one that waits, go on with one's own. */
export default function LobbyPage() {
  const { tables, mine, wrong, look } = useTables()
  const going = inOrder(mine).filter(({ status }) => status !== 'over')
  return (
    <SitePage
      title="Online tables"
      here="/online"
      heading="Play with others"
      lead="Open a table and send the link, or sit down at one that waits. A name is all it takes."
    >
      {wrong && <Unreachable because={wrong} retry={look} />}
      {going.length > 0 && (
        <section className="panel" aria-label="My tables">
          <h2>My tables</h2>
          <TableList tables={going.slice(0, FEW)} empty="" />
        </section>
      )}
      <section className="panel" aria-label="Open a table">
        <h2>Open a table</h2>
        <ul className="host-tiles">
          {SHELF.map(({ slug, title, players }) => (
            <li key={slug}>
              <Link href={`/host/${slug}`} className="host-tile">
                <GamePicture slug={slug} className="host-tile__picture" />
                <b>{title}</b>
                <small>{playersOf(players)}</small>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <JoinByCode />
      <PublicTables tables={tables} wrong={wrong !== null} />
      <WhoIAm games={mine.length} />
    </SitePage>
  )
}

function playersOf([from, to]: readonly [number, number]): string {
  if (to === 1) return '1 player, others watch'
  return from === to ? `${to} players` : `${from}–${to} players`
}

interface Tables {
  readonly tables: readonly TableInfo[] | null
  readonly mine: readonly TableInfo[]
  readonly wrong: string | null
  /** Asks the server again, at once. */
  readonly look: () => void
}

function useTables(): Tables {
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null)
  const [mine, setMine] = useState<readonly TableInfo[]>([])
  const [wrong, setWrong] = useState<string | null>(null)
  const look = useCallback((): void => {
    Promise.all([api.publicTables(), api.myTables()]).then(
      ([all, own]) => {
        setTables(all)
        setMine(own)
        setWrong(null)
      },
      (error: Error) => setWrong(error.message),
    )
  }, [])
  useEffect(() => {
    look()
    const timer = setInterval(look, LOOK_MS)
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [look])
  return { tables, mine, wrong, look }
}

function PublicTables({ tables, wrong }: { readonly tables: readonly TableInfo[] | null; readonly wrong: boolean }) {
  const [filter, setFilter] = useState<LobbyFilter>({ game: '', aim: 'sit', pace: '' })
  const shown = (wrong ? [] : (tables ?? [])).filter(table => inLobby(table, filter))
  const none =
    filter.aim === 'sit' ? 'No public table like that waits just now. Open one!' : 'Nobody plays in public just now.'
  return (
    <section className="panel" aria-label="Public tables">
      <h2>Public tables</h2>
      <div className="lobby__filters">
        <Segments
          name="aim"
          label="What for"
          value={filter.aim}
          choices={[
            ['sit', 'To sit down at'],
            ['watch', 'To watch'],
          ]}
          set={aim => setFilter({ ...filter, aim })}
        />
        <label className="field">
          <span>Game</span>
          <select
            className="select"
            value={filter.game}
            onChange={event => setFilter({ ...filter, game: event.target.value })}
          >
            <option value="">all games</option>
            {SHELF.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>Clock</span>
          <select
            className="select"
            value={filter.pace}
            onChange={event => setFilter({ ...filter, pace: event.target.value as ClockId | '' })}
          >
            <option value="">any</option>
            {Object.entries(PACES).map(([id, words]) => (
              <option key={id} value={id}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </div>
      <TableList tables={shown} empty={wrong ? 'No list without the server.' : tables === null ? 'Looking …' : none} />
    </section>
  )
}

function JoinByCode() {
  const [code, setCode] = useState('')
  const [, go] = useLocation()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const id = codeIn(code)
    if (id !== '') go(`/table/${encodeURIComponent(id)}`)
  }
  return (
    <form className="panel" onSubmit={submit} aria-label="Join a table">
      <h2>Join a table</h2>
      <div className="lobby__filters">
        <label className="field lobby__code">
          <span>Code or link that somebody sent you</span>
          <input
            className="input"
            value={code}
            onChange={event => setCode(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </label>
        <button type="submit" className="button button--open">
          Join
        </button>
      </div>
    </form>
  )
}

/** A whole link may have been pasted: the code is its last part, without what may stand behind it. */
function codeIn(text: string): string {
  return text.trim().split('/').at(-1)?.split('?')[0].toLowerCase() ?? ''
}

function WhoIAm({ games }: { readonly games: number }) {
  const { me } = useMe()
  if (!me) return null
  return (
    <p className="lobby__me">
      Here you are <b>{me.name}</b>
      {me.login === null ? ', a guest of this browser.' : '.'} <Link href="/account">Name and account</Link> ·{' '}
      <Link href="/games">All my games{games > 0 && ` (${games})`}</Link>
    </p>
  )
}
