import type { ReactNode } from 'react'
import type { endFacts } from './end-facts.ts'

/**
 * The score of all players, the best first: a row for each. With many parts each player has a column instead, because
 * the names of the parts would not fit side by side.
 */
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
  const player = ({ seat, name }: (typeof rows)[number]) => (
    <>
      {face(seat)}
      <span className="end__player">
        {name}
        {level(seat) && <small>{level(seat)}</small>}
      </span>
    </>
  )
  const marks = ({ seat }: (typeof rows)[number]) => ({ 'data-won': winners.includes(seat), 'data-me': seat === me })
  const isWide = parts.length > 3
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className="end__scores" data-wide={isWide} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {isWide
              ? rows.map(row => (
                  <th key={row.seat} scope="col" {...marks(row)}>
                    {player(row)}
                  </th>
                ))
              : parts.map(part => (
                  <th key={part} scope="col">
                    {part}
                  </th>
                ))}
          </tr>
        </thead>
        <tbody>
          {isWide
            ? parts.map(part => (
                <tr key={part}>
                  <th scope="row">{part}</th>
                  {rows.map(row => (
                    <td key={row.seat} {...marks(row)}>
                      {row.values[part] ?? '–'}
                    </td>
                  ))}
                </tr>
              ))
            : rows.map(row => (
                <tr key={row.seat} {...marks(row)}>
                  <th scope="row">{player(row)}</th>
                  {parts.map(part => (
                    <td key={part}>{row.values[part] ?? '–'}</td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  )
}
