import { SHELF } from '@holdout/catalog'
import type { TableInfo } from '@holdout/protocol'
import { tablePath } from '@holdout/protocol/pages'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { isMyTurn, useMyTables } from '../../client/my-tables.ts'
import { type Save, saves, storageFull } from '../../client/save-list.ts'
import { useStore } from '../../client/store.ts'
import { GamePicture } from '../../parts/game-picture.tsx'
import { NightBar } from '../../parts/night-bar.tsx'
import { continueText } from '../../text/home.ts'
import { moveCount, playersText, timeAgo } from '../../text/matches.ts'

/**
 * Games to continue, on this device and online: two on a wide screen, one on a phone, and the link to all. Online
 * tables where it is this person's turn come first, because others are waiting. Empty if there is nothing to continue.
 */
export function ContinueStrip() {
  const all = useStore(saves)
  const full = useStore(storageFull)
  const { tables, wrong } = useMyTables()
  const playing = wrong === null ? (tables ?? []).filter(isMine) : []
  const local = all.filter(({ outcome }) => outcome === null).map(save => <SavedCard key={save.id} save={save} />)
  const turns = playing.filter(isMyTurn).map(table => <OnlineCard key={table.id} table={table} />)
  const others = playing.filter(table => !isMyTurn(table)).map(table => <OnlineCard key={table.id} table={table} />)
  const open = [...turns, ...local, ...others]
  const count = all.length + (wrong === null ? (tables ?? []).length : 0)
  if (all.length === 0 && open.length === 0 && !full) return null
  return (
    <section className="continue" aria-label={continueText.label}>
      {open.slice(0, 2)}
      {(count > 2 || open.length < count || full) && (
        <Link href="/saved" className="continue__all">
          {full ? continueText.full : continueText.allMyGames(count)} ›
        </Link>
      )}
    </section>
  )
}

function isMine({ status, seats }: TableInfo): boolean {
  return status === 'playing' && seats.some(({ you }) => you)
}

function SavedCard({ save }: { readonly save: Save }) {
  return (
    <Card
      href={`/play/${save.id}`}
      game={save.game}
      state={
        <>
          <b>{continueText.yourTurn}</b> {moveCount(save.moves)}, {playersText(save.players)}
        </>
      }
      when={save.played}
    >
      {save.progress > 0 && <NightBar at={save.progress} />}
    </Card>
  )
}

function OnlineCard({ table }: { readonly table: TableInfo }) {
  const { id, game, seats, moves, lastMove, created } = table
  const names = (list: TableInfo['seats']): string[] =>
    list.map(({ kind, name }) => (kind === 'bot' ? continueText.bot : name))
  const others = names(seats.filter(({ you }) => !you))
  const asked = names(seats.filter(seat => seat.toMove))
  const turn = isMyTurn(table)
    ? continueText.yourTurn
    : asked.length > 0
      ? continueText.waitingFor([...new Set(asked)])
      : continueText.inProgress
  return (
    <Card
      href={tablePath(id)}
      game={game}
      state={
        <>
          <b>{turn}</b> {continueText.online([...new Set(others)])}, {moveCount(moves)}
        </>
      }
      when={lastMove ?? created}
    />
  )
}

function Card(props: {
  readonly href: string
  readonly game: string
  readonly state: ReactNode
  readonly when: number
  readonly children?: ReactNode
}) {
  const title = SHELF.find(({ slug }) => slug === props.game)?.title ?? props.game
  const ago = timeAgo(props.when, Date.now())
  return (
    <Link href={props.href} className="saved">
      <GamePicture slug={props.game} className="saved__mark" />
      <span className="saved__words">
        <span className="saved__name">{title}</span>
        <span className="saved__state">
          {props.state}
          {ago && <span className="saved__ago">, {ago}</span>}
        </span>
        {props.children}
      </span>
      <span className="saved__go">{continueText.continue}</span>
    </Link>
  )
}
