import type { ReactNode } from 'react'
import { SeatBadge } from '../../parts/seat-badge.tsx'
import { endText } from '../../text/end.ts'
import { useSession } from '../session.ts'
import { endFacts } from './end-facts.ts'
import type { EndCell, Ended, EndPlayer, EndTable } from './ending.ts'

/** The game's own table of a result. */
export function EndTableCard({
  table: { title, note, way, rows = [], players, foot },
  ended: { me, outcome },
  names,
  face,
}: {
  readonly table: EndTable
  readonly ended: Ended
  readonly names: Readonly<Record<string, string>>
  readonly face: (seat: string) => ReactNode
}) {
  const { state } = useSession()
  return (
    <section className="end-card end-card--table" aria-label={title}>
      <h3>
        {title} {note && <small>{note}</small>}
      </h3>
      {way && (
        <div className="end-way" style={{ '--at': way.at } as object}>
          <span className="end-way__bar" aria-hidden="true" />
          <b>{way.say}</b>
          <span>{way.from}</span>
          <span>{way.to}</span>
        </div>
      )}
      {players && (
        <table className="end-scores" data-rows={players.rows.length}>
          <thead>
            <tr>
              <th scope="col">{endText.player}</th>
              {players.heads.map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.rows.map(({ seat, note: under, dead, cells }) => (
              <tr
                key={seat}
                data-me={seat === me || undefined}
                data-won={outcome.winners.includes(seat) || undefined}
                data-dead={dead || undefined}
              >
                <th scope="row">
                  <span className="end-who">
                    <span className="end-face">
                      {face(seat)}
                      <SeatBadge place={state.seats.findIndex(one => one.seat === seat)} />
                    </span>
                    <span>
                      {names[seat] ?? seat}
                      {under && <small>{under}</small>}
                    </span>
                  </span>
                </th>
                {cells.map((cell, i) => (
                  <td key={players.heads[i]}>
                    <Cell of={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > 0 && (
        <dl className="end-rows">
          {rows.map(({ name, say, bad }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd data-bad={bad || undefined}>{say}</dd>
            </div>
          ))}
        </dl>
      )}
      {foot && <p className="end-card__note">{foot}</p>}
    </section>
  )
}

function Cell({ of }: { readonly of: EndCell }) {
  if (typeof of !== 'object') return of
  const { left, of: all } = of
  return (
    <span className="end-pips" data-low={left <= all / 4 || undefined}>
      <span className="visually-hidden">{endText.leftOf(left, all)}</span>
      {Array.from({ length: all }, (_, i) => (
        <i key={i} data-left={i < left || undefined} />
      ))}
    </span>
  )
}

/** The table of a game without one of its own: the facts of the outcome by name. */
export function plainTable({ outcome, seats }: Ended, names: Readonly<Record<string, string>>): EndTable {
  const each = seats.map(seat => ({ seat }))
  const { single, parts, rows } = endFacts(outcome.facts, each, names)
  const points = (values: Readonly<Record<string, string>>): number => Number(values.points ?? 0)
  const players: readonly EndPlayer[] = rows
    .toSorted((a, b) => points(b.values) - points(a.values))
    .map(({ seat, values }) => ({ seat, cells: parts.map(part => values[part] ?? '–') }))
  return {
    title: parts.length > 0 ? endText.score : endText.facts,
    rows: single.map(([name, say]) => ({ name, say })),
    ...(parts.length > 0 ? { players: { heads: parts, rows: players } } : {}),
  }
}
