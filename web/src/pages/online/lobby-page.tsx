import { SHELF } from '@holdout/catalog'
import type { ClockId } from '@holdout/engine'
import type { TableInfo } from '@holdout/protocol'
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { api } from '../../client/api.ts'
import { sortGames } from '../../client/my-games.ts'
import { useJoinCode } from '../../client/use-join-code.ts'
import { GamePicture } from '../../parts/game-picture.tsx'
import { Segments } from '../../parts/segments.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import { Unreachable } from '../../parts/unreachable.tsx'
import { inLobby, type LobbyFilter } from './table-info.ts'
import { TableList } from './table-list.tsx'
import { useMe } from './use-me.ts'
import './online.css'
import { commonText } from '../../text/common.ts'
import { lobbyText } from '../../text/lobby.ts'
import { tablesText } from '../../text/tables.ts'

/** How often the lists are fetched again, in ms. */
const LOOK_MS = 5_000
/** How many of this person's games are shown here; another page has all of them. */
const FEW = 5

/** The lobby: continue a game, open a table, join one by its code or from the list. */
export default function LobbyPage() {
  const { tables, mine, wrong, look } = useTables()
  const { turn, waiting } = sortGames([], mine)
  const going = [...turn, ...waiting].flatMap(({ table }) => table ?? [])
  return (
    <SitePage title={lobbyText.title} here="/online" heading={lobbyText.heading} lead={lobbyText.lead}>
      {wrong && <Unreachable because={wrong} retry={look} />}
      {going.length > 0 && (
        <section className="panel" aria-label={lobbyText.myTables}>
          <h2>{lobbyText.myTables}</h2>
          <TableList tables={going.slice(0, FEW)} empty="" />
        </section>
      )}
      <section className="panel" aria-label={lobbyText.openTable}>
        <h2>{lobbyText.openTable}</h2>
        <ul className="host-tiles">
          {SHELF.map(({ slug, title, players }) => (
            <li key={slug}>
              <Link href={`/host/${slug}`} className="host-tile">
                <GamePicture slug={slug} className="host-tile__picture" />
                <b>{title}</b>
                <small>{lobbyText.players(players)}</small>
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

interface Tables {
  readonly tables: readonly TableInfo[] | null
  readonly mine: readonly TableInfo[]
  readonly wrong: string | null
  /** Fetches the lists again. */
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
  const none = filter.aim === 'sit' ? lobbyText.noneToJoin : lobbyText.noneToWatch
  return (
    <section className="panel" aria-label={lobbyText.publicTables}>
      <h2>{lobbyText.publicTables}</h2>
      <div className="lobby__filters">
        <Segments
          name="aim"
          label={lobbyText.show}
          value={filter.aim}
          choices={[
            ['sit', lobbyText.toJoin],
            ['watch', lobbyText.toWatch],
          ]}
          set={aim => setFilter({ ...filter, aim })}
        />
        <label className="field">
          <span>{lobbyText.game}</span>
          <select
            className="select"
            value={filter.game}
            onChange={event => setFilter({ ...filter, game: event.target.value })}
          >
            <option value="">{lobbyText.anyGame}</option>
            {SHELF.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{lobbyText.timer}</span>
          <select
            className="select"
            value={filter.pace}
            onChange={event => setFilter({ ...filter, pace: event.target.value as ClockId | '' })}
          >
            <option value="">{lobbyText.anyTimer}</option>
            {Object.entries(tablesText.timers).map(([id, title]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </div>
      <TableList tables={shown} empty={wrong ? lobbyText.needsServer : tables === null ? commonText.loading : none} />
    </section>
  )
}

function JoinByCode() {
  const { code, setCode, submit } = useJoinCode()
  return (
    <form className="panel" onSubmit={submit} aria-label={lobbyText.joinTable}>
      <h2>{lobbyText.joinTable}</h2>
      <div className="lobby__filters">
        <label className="field lobby__code">
          <span>{lobbyText.code}</span>
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
          {lobbyText.join}
        </button>
      </div>
    </form>
  )
}

function WhoIAm({ games }: { readonly games: number }) {
  const { me } = useMe()
  if (!me) return null
  return (
    <p className="lobby__me">
      {lobbyText.playAs}
      <b>{me.name}</b>
      {me.login === null ? lobbyText.guest : '.'} <Link href="/account">{lobbyText.account}</Link> ·{' '}
      <Link href="/saved">{lobbyText.allMyGames(games)}</Link>
    </p>
  )
}
