import type { TableInfo } from '@holdout/protocol'
import { Link } from 'wouter'
import { isMyTurn } from '../../client/my-tables.ts'
import { GamePicture } from '../../parts/game-picture.tsx'
import { agoOf, movesOf } from '../../parts/save-words.ts'
import { CopyButton, linkTo } from './copy-button.tsx'
import { companyAt, endOf, PACES, paceOf, turnOf } from './table-words.ts'

/** Tables, one a row, and the way to each. */
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
  const which = `${title}, ${companyAt(seats)}`
  return (
    <li className="lobby__table">
      <GamePicture slug={table.game} className="lobby__picture" />
      <div className="lobby__words">
        <h3>
          {title} {isMyTurn(table) && <em className="lobby__turn">your turn</em>}
        </h3>
        <p>{companyAt(seats)}</p>
        <p>
          {[
            ...(note === undefined ? [] : [note]),
            PACES[paceOf(table)],
            ...(status === 'gathering' ? [] : [movesOf(table.moves)]),
            ...(house > 0 ? [house === 1 ? '1 house rule' : `${house} house rules`] : []),
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
            <Link href={`/replay/online-${id}`} className="button button--open" aria-label={`Replay: ${which}`}>
              Replay
            </Link>
            <CopyButton
              link={linkTo(`/replay/online-${id}`)}
              title="Copy link"
              label={`Copy link to the replay: ${which}`}
            />
          </>
        ) : (
          <Link href={`/table/${id}`} className="button button--open" aria-label={`${wayTo(table, mine)}: ${which}`}>
            {wayTo(table, mine)}
          </Link>
        )}
      </div>
    </li>
  )
}

function wayTo({ status }: TableInfo, mine: boolean): string {
  if (status === 'gathering') return mine ? 'Go there' : 'Sit down'
  return mine ? 'Go on' : 'Watch'
}

/** The time of the last move; of a table without one, when it was opened. */
function whenOf({ status, lastMove, created }: TableInfo): string {
  const now = Date.now()
  if (lastMove === undefined) return `opened ${agoOf(created, now)}`
  return status === 'playing' ? `last move ${agoOf(lastMove, now)}` : agoOf(lastMove, now)
}
