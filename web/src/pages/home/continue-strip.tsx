import { SHELF } from '@holdout/catalog'
import type { TableInfo } from '@holdout/protocol'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { sortGames } from '../../client/my-games.ts'
import { isMyTurn, isOffered, pathOf, useMyTables } from '../../client/my-tables.ts'
import { type Save, saves, storageFull } from '../../client/save-list.ts'
import { useStore } from '../../client/store.ts'
import { GamePicture } from '../../parts/game-picture.tsx'
import { NightBar } from '../../parts/night-bar.tsx'
import { continueText } from '../../text/home.ts'
import { copyOf, moveCount, playersText, timeAgo } from '../../text/matches.ts'

/**
 * Games to continue, on this device and online: two on a wide screen, one on a phone, and the link to all. Online
 * tables that wait for this person come first. Empty if there is nothing to continue.
 */
export function ContinueStrip() {
  const all = useStore(saves)
  const full = useStore(storageFull)
  const { tables, wrong } = useMyTables()
  const { turn, waiting, finished } = sortGames(all, wrong === null ? (tables ?? []) : [])
  const open = [...turn, ...waiting.filter(({ table }) => table?.status === 'playing')]
  const count = turn.length + waiting.length + finished.length
  if (all.length === 0 && open.length === 0 && !full) return null
  return (
    <section className="continue" aria-label={continueText.label}>
      {open
        .slice(0, 2)
        .map(({ save, table }) =>
          save ? <SavedCard key={save.id} save={save} /> : <OnlineCard key={table.id} table={table} />,
        )}
      {(count > 2 || open.length < count || full) && (
        <Link href="/saved" className="continue__all">
          {full ? continueText.full : continueText.allMyGames(count)} ›
        </Link>
      )}
    </section>
  )
}

function SavedCard({ save }: { readonly save: Save }) {
  return (
    <Card
      href={`/play/${save.id}`}
      game={save.game}
      copyAt={save.copyAt}
      state={
        <>
          <b>{save.turn === undefined ? continueText.yourTurn : continueText.turnOf(save.turn)}</b>{' '}
          {save.stands ?? moveCount(save.moves)}, {playersText(save.players)}
        </>
      }
      when={save.played}
    >
      {save.progress > 0 && <NightBar at={save.progress} />}
    </Card>
  )
}

function OnlineCard({ table }: { readonly table: TableInfo }) {
  const { game, seats, moves, lastMove, lastText, created, host } = table
  const names = (list: TableInfo['seats']): string[] => [...new Set(list.map(({ name }) => name))]
  const others = names(seats.filter(({ you, kind }) => !you && kind !== 'open'))
  const asked = names(seats.filter(seat => seat.toMove))
  if (isOffered(table))
    return (
      <Card
        href={pathOf(table, true)}
        game={game}
        state={<b>{continueText.rematch(host)}</b>}
        when={created}
        go={continueText.join}
      />
    )
  const turn = isMyTurn(table)
    ? continueText.yourTurn
    : asked.length > 0
      ? continueText.waitingFor(asked)
      : continueText.inProgress
  return (
    <Card
      href={pathOf(table)}
      game={game}
      state={
        <>
          <b>{turn}</b> {continueText.online(others)}
          {lastText ? `. ${lastText}` : `, ${moveCount(moves)}`}
        </>
      }
      when={lastMove ?? created}
    />
  )
}

function Card(props: {
  readonly href: string
  readonly game: string
  /** The move of another game that this one was continued from. */
  readonly copyAt?: number | undefined
  readonly state: ReactNode
  readonly when: number
  readonly go?: string
  readonly children?: ReactNode
}) {
  const title = SHELF.find(({ slug }) => slug === props.game)?.title ?? props.game
  const ago = timeAgo(props.when, Date.now())
  return (
    <Link href={props.href} className="saved">
      <GamePicture slug={props.game} className="saved__mark" />
      <span className="saved__words">
        <span className="saved__name">{props.copyAt === undefined ? title : copyOf(title, props.copyAt)}</span>
        <span className="saved__state">
          {props.state}
          {ago && <span className="saved__ago">, {ago}</span>}
        </span>
        {props.children}
      </span>
      <span className="saved__go">{props.go ?? continueText.continue}</span>
    </Link>
  )
}
