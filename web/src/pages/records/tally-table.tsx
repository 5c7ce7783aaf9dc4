import type { PlayedTally } from '../../records/statistics.ts'
import { endingText, percentText, recordsText } from '../../text/records.ts'

/** Games and win rates by something; the rate also as a bar. */
export function TallyTable({
  title,
  rows,
}: {
  readonly title: string
  readonly rows: readonly { readonly key: string; readonly say: string; readonly tally: PlayedTally }[]
}) {
  if (rows.length === 0) return null
  return (
    <section className="panel" aria-label={title}>
      <h2>{title}</h2>
      <div className="rec-scroll">
        <table className="rec-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{title}</span>
              </th>
              <th scope="col">{recordsText.games}</th>
              <th scope="col">{endingText.won}</th>
              <th scope="col">{recordsText.winRate}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, say, tally }) => (
              <tr key={key}>
                <th scope="row">{say}</th>
                <td>{tally.games}</td>
                <td>{tally.won}</td>
                <td>
                  {tally.rate === null ? (
                    '–'
                  ) : (
                    <span className="rec-rate">
                      {percentText(tally.rate)}
                      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                        <rect className="rec-rate__all" width="100" height="8" />
                        <rect className="rec-rate__won" width={tally.rate * 100} height="8" />
                      </svg>
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
