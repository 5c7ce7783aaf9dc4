import type { ReactNode } from 'react'
import type { endFacts } from './end-facts.ts'

/** The score lines of all players, the best first. */
export function ScoreTable({
  parts,
  rows,
  winners,
  me,
  face,
  level,
}: {
  readonly parts: readonly string[]
  readonly rows: ReturnType<typeof endFacts>['rows']
  readonly winners: readonly string[]
  readonly me: string | null
  readonly face: (seat: string) => ReactNode
  /** The level of a bot; null for a person. */
  readonly level: (seat: string) => string | null
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className="end__scores" data-wide={parts.length > 3} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {parts.map(part => (
              <th key={part} scope="col">
                <span>{part}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, name, values }) => (
            <tr key={seat} data-won={winners.includes(seat)} data-me={seat === me}>
              <th scope="row">
                {face(seat)}
                <span className="end__player">
                  {name}
                  {level(seat) && <small>{level(seat)}</small>}
                </span>
              </th>
              {parts.map(part => (
                <td key={part}>{values[part] ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
