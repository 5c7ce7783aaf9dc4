import type { TableInfo } from '@holdout/protocol'
import { replayPath } from '@holdout/protocol/pages'
import { useState } from 'react'
import { Link } from 'wouter'
import { pageLink } from '../../client/address.ts'
import { decline, isMyTurn, isOffered, pathOf } from '../../client/my-tables.ts'
import { GamePicture } from '../../parts/game-picture.tsx'
import { commonText } from '../../text/common.ts'
import { moveCount, timeAgo, waitText } from '../../text/matches.ts'
import { copyText, tablesText } from '../../text/tables.ts'
import { CopyButton } from './copy-button.tsx'
import { endOf, paceOf, playersAt, turnOf } from './table-info.ts'

/** A list of tables with a button for each. */
export function TableList({ tables, empty }: { readonly tables: readonly TableInfo[]; readonly empty: string }) {
  if (tables.length === 0) return <p className="lobby__empty">{empty}</p>
  return (
    <ul className="lobby">
      {tables.map(table => (
        <TableRow key={table.id} table={table} />
      ))}
    </ul>
  )
}

/** One table: the game, who plays, whose turn it is since when or who won, and the last move. */
export function TableRow({ table, note }: { readonly table: TableInfo; readonly note?: string }) {
  const { title, status, seats } = table
  const house = table.houseRules.filter(name => name !== 'players' && name !== 'people').length
  const mark = isMyTurn(table) ? tablesText.yourTurn : isOffered(table) ? tablesText.rematch : null
  const facts = [
    ...(note === undefined ? [] : [note]),
    tablesText.timers[paceOf(table)],
    ...(status === 'waiting' ? [] : [moveCount(table.moves)]),
    ...(house > 0 ? [tablesText.houseRules(house)] : []),
    ...(status === 'over' ? [endOf(table)] : []),
    ...(status === 'playing' ? [`${turnOf(table)} ${sinceOf(table)}`.trim()] : [whenOf(table)]),
  ]
  return (
    <li className="lobby__table">
      <GamePicture slug={table.game} className="lobby__picture" />
      <div className="lobby__words">
        <h3>
          {title} {mark && <em className="lobby__turn">{`${mark} ${isMyTurn(table) ? sinceOf(table) : ''}`.trim()}</em>}
        </h3>
        <p>{playersAt(seats)}</p>
        {isOffered(table) && <p>{`${tablesText.offersRematch(table.host)} ${tablesText.seatHeld}`}</p>}
        <p>{facts.filter(part => part !== '').join(' · ')}</p>
        {status === 'playing' && table.lastText && <p>{tablesText.lastMove(table.lastText)}</p>}
      </div>
      <RowActions table={table} which={`${title}, ${playersAt(seats)}`} />
    </li>
  )
}

function RowActions({ table, which }: { readonly table: TableInfo; readonly which: string }) {
  const [wrong, setWrong] = useState<string | null>(null)
  const { id, status } = table
  if (status === 'over')
    return (
      <div className="lobby__acts">
        <Link
          href={replayPath(id)}
          className="button button--open"
          aria-label={tablesText.labelOf(commonText.replay, which)}
        >
          {commonText.replay}
        </Link>
        <CopyButton
          link={pageLink(replayPath(id))}
          title={copyText.copyLink}
          label={tablesText.copyReplayLink(which)}
        />
      </div>
    )
  const offered = isOffered(table)
  const action = actionOf(table)
  return (
    <div className="lobby__acts">
      <Link
        href={pathOf(table, offered)}
        className="button button--open"
        aria-label={tablesText.labelOf(action, which)}
      >
        {action}
      </Link>
      {offered && (
        <button
          type="button"
          className="button button--quiet"
          aria-label={tablesText.labelOf(tablesText.decline, which)}
          onClick={() => decline(table).catch((error: Error) => setWrong(error.message))}
        >
          {tablesText.decline}
        </button>
      )}
      {wrong && <p role="alert">{wrong}</p>}
    </div>
  )
}

function actionOf(table: TableInfo): string {
  const mine = table.seats.some(({ you }) => you)
  if (isOffered(table)) return tablesText.joinRematch
  if (table.status === 'waiting') return mine ? tablesText.open : tablesText.join
  return mine ? tablesText.continue : tablesText.watch
}

/** How long the game has been waiting for its next move. */
function sinceOf({ lastMove, created }: TableInfo): string {
  return waitText(lastMove ?? created, Date.now())
}

/** The time of the last move, or of the opening if there is none. */
function whenOf({ lastMove, created }: TableInfo): string {
  const now = Date.now()
  return lastMove === undefined ? tablesText.opened(timeAgo(created, now)) : timeAgo(lastMove, now)
}
