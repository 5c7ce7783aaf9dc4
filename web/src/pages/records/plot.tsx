import { titleOfGame } from '../../parts/game-title.ts'
import type { PlotPoint } from '../../records/statistics.ts'
import { dateText } from '../../text/matches.ts'
import { recordsText } from '../../text/records.ts'

const WIDTH = 600
const HEIGHT = 160
const EDGE = 8

/** A value over time as dots, with the mean of the last games as a line, and the same as a table. */
export function Plot({
  title,
  note,
  empty,
  points,
  range: [from, to],
  say,
}: {
  readonly title: string
  readonly note: string
  /** Shown without points. */
  readonly empty: string
  readonly points: readonly PlotPoint[]
  readonly range: readonly [number, number]
  readonly say: (value: number) => string
}) {
  const x = (i: number): number =>
    points.length < 2 ? WIDTH / 2 : EDGE + (i * (WIDTH - 2 * EDGE)) / (points.length - 1)
  const y = (value: number): number => {
    const part = (Math.min(to, Math.max(from, value)) - from) / (to - from)
    return HEIGHT - EDGE - part * (HEIGHT - 2 * EDGE)
  }
  const middle = (from + to) / 2
  return (
    <section className="panel rec-plot" aria-label={title}>
      <h2>{title}</h2>
      {points.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <>
          <div className="rec-plot__frame">
            <span className="rec-plot__scale" aria-hidden="true">
              <span>{say(to)}</span>
              <span>{say(middle)}</span>
              <span>{say(from)}</span>
            </span>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              {[to, middle, from].map(value => (
                <line key={value} className="rec-plot__line" x1="0" x2={WIDTH} y1={y(value)} y2={y(value)} />
              ))}
              <polyline
                className="rec-plot__mean"
                points={points.map(({ mean }, i) => `${x(i)},${y(mean)}`).join(' ')}
              />
              {points.map(({ game, value }, i) => (
                <line
                  key={game.id}
                  className="rec-plot__dot"
                  data-won={game.ending === 'won'}
                  x1={x(i)}
                  x2={x(i)}
                  y1={y(value)}
                  y2={y(value)}
                />
              ))}
            </svg>
          </div>
          <p className="rec-note">{note}</p>
          <details>
            <summary>{recordsText.table}</summary>
            <div className="rec-scroll">
              <table className="rec-table">
                <thead>
                  <tr>
                    <th scope="col">{recordsText.when}</th>
                    <th scope="col">{recordsText.game}</th>
                    <th scope="col">{recordsText.value}</th>
                    <th scope="col">{recordsText.mean}</th>
                  </tr>
                </thead>
                <tbody>
                  {points.toReversed().map(({ game, value, mean }) => (
                    <tr key={game.id}>
                      <th scope="row">{game.ended > 0 ? dateText(game.ended) : recordsText.unknownDate}</th>
                      <td>{titleOfGame(game.game)}</td>
                      <td>{say(value)}</td>
                      <td>{say(mean)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </section>
  )
}
