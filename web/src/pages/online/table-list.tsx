import type { TableInfo } from '@holdout/protocol'
import { replayPath, tablePath } from '@holdout/protocol/pages'
import { Link } from 'wouter'
import { pageLink } from '../../client/address.ts'
import { isMyTurn } from '../../client/my-tables.ts'
import { GamePicture } from '../../parts/game-picture.tsx'
import { commonText } from '../../text/common.ts'
import { moveCount, timeAgo } from '../../text/matches.ts'
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

/** One table: the game, who plays, whose turn it is or who won, and when the last move was made. */
export function TableRow({ table, note }: { readonly table: TableInfo; readonly note?: string }) {
  const { id, title, status, seats } = table
  const house = table.houseRules.filter(name => name !== 'players' && name !== 'people').length
  const mine = seats.some(({ you }) => you)
  const which = `${title}, ${playersAt(seats)}`
  return (
    <li className="lobby__table">
      <GamePicture slug={table.game} className="lobby__picture" />
      <div className="lobby__words">
        <h3>
          {title} {isMyTurn(table) && <em className="lobby__turn">{tablesText.yourTurn}</em>}
        </h3>
        <p>{playersAt(seats)}</p>
        <p>
          {[
            ...(note === undefined ? [] : [note]),
            tablesText.timers[paceOf(table)],
            ...(status === 'waiting' ? [] : [moveCount(table.moves)]),
            ...(house > 0 ? [tablesText.houseRules(house)] : []),
            ...(status === 'over' ? [endOf(table)] : []),
            ...(isMyTurn(table) ? [] : [turnOf(table)]),
            whenOf(table),
          ]
            .filter(part => part !== '')
            .join(' · ')}
        </p>
      </div>
      <div className="lobby__acts">
        {status === 'over' ? (
          <>
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
          </>
        ) : (
          <Link
            href={tablePath(id)}
            className="button button--open"
            aria-label={tablesText.labelOf(actionOf(table, mine), which)}
          >
            {actionOf(table, mine)}
          </Link>
        )}
      </div>
    </li>
  )
}

function actionOf({ status }: TableInfo, mine: boolean): string {
  if (status === 'waiting') return mine ? tablesText.open : tablesText.join
  return mine ? tablesText.continue : tablesText.watch
}

/** The time of the last move, or of the opening if there is none. */
function whenOf({ status, lastMove, created }: TableInfo): string {
  const now = Date.now()
  if (lastMove === undefined) return tablesText.opened(timeAgo(created, now))
  return status === 'playing' ? tablesText.lastMove(timeAgo(lastMove, now)) : timeAgo(lastMove, now)
}
