import type { DailyBoard, DailyRow } from '@holdout/protocol'
import { type DailyGame, placesOf, scoreText } from '@holdout/table/daily'
import { dailyText } from '../../text/daily.ts'
import { levelText } from '../../text/levels.ts'

type Span = DailyBoard['span']

/** The rows of a board, best first. */
export function Board({
  about,
  rows,
  span,
}: {
  readonly about: DailyGame
  readonly rows: readonly DailyRow[]
  readonly span: Span
}) {
  const { columns } = dailyText
  const places = placesOf(rows, span)
  if (rows.length === 0) return <p>{dailyText.empty}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className="daily-board__scroll" tabIndex={0}>
      <table className="daily-board">
        <thead>
          <tr>
            <th scope="col">{columns.place}</th>
            <th scope="col">{columns.player}</th>
            {span === 'day' ? (
              <th scope="col">{columns.result}</th>
            ) : (
              <>
                <th scope="col">{columns.wins}</th>
                <th scope="col">{columns.days}</th>
                <th scope="col">{columns.beaten}</th>
              </>
            )}
            <th scope="col">{columns.moves}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={row.level ?? `${row.name} ${i}`} data-you={row.you} data-bot={row.level !== null}>
              <td>{places[i]}</td>
              <th scope="row">
                {row.level !== null
                  ? dailyText.bot(levelText(row.level))
                  : row.you
                    ? dailyText.you(row.name)
                    : row.name}
              </th>
              {span === 'day' ? (
                <td>
                  <b>{row.last.won ? dailyText.won : dailyText.lost}</b> {scoreText(about.daily, row.last)}
                </td>
              ) : (
                <>
                  <td>{row.wins}</td>
                  <td>{row.days}</td>
                  <td>{row.beaten}</td>
                </>
              )}
              <td>{row.moves}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
