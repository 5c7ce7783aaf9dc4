import { Link } from 'wouter'
import { Phrase } from '../parts/phrase.tsx'
import { tableText } from '../text/table.ts'
import { endFacts } from './end-facts.ts'
import { useOnlineParts } from './online-parts.ts'
import { useRoom } from './room.ts'
import './end-panel.css'

/** The outcome, its facts, and what to do next. The player can close it to view the table. */
export function EndPanel({ id, putAside }: { readonly id: string | null; readonly putAside: () => void }) {
  const { state, module } = useRoom()
  const online = useOnlineParts()
  const { outcome } = state.scene
  if (!outcome) return null
  const { single, parts, rows } = endFacts(outcome.facts, state.seats, state.names, module.endWords ?? {})
  const winners = outcome.winners.map(seat => state.names[seat] ?? seat)
  const won = outcome.winners.some(seat => state.people.includes(seat))
  return (
    <div className="end" role="dialog" aria-label={tableText.end.label} data-won={won}>
      <p className="end__sky" aria-hidden="true" />
      <h2>
        <Phrase of={outcome.text} names={state.names} />
      </h2>
      <dl className="end__facts">
        {state.seats.length > 1 && (
          <div>
            <dt>{tableText.end.winners(winners.length)}</dt>
            <dd>{winners.join(', ') || tableText.end.noWinner}</dd>
          </div>
        )}
        {single.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{tableText.end.moves}</dt>
          <dd>{state.scene.seq}</dd>
        </div>
        {state.seed !== '' && (
          <div>
            <dt>{tableText.end.seed}</dt>
            <dd>{state.seed}</dd>
          </div>
        )}
      </dl>
      {parts.length > 0 && (
        <div className="end__scores" data-wide={parts.length > 3}>
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
                <tr key={seat} data-won={outcome.winners.includes(seat)}>
                  <th scope="row">{name}</th>
                  {parts.map(part => (
                    <td key={part}>{values[part] ?? '–'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="end__next">
        {id && (
          <Link href={`/replay/${id}`} className="button">
            {tableText.end.replay}
          </Link>
        )}
        {state.seed !== '' && (
          <Link href={`/setup/${state.slug}?seed=${encodeURIComponent(state.seed)}`} className="button">
            {tableText.end.sameDeal}
          </Link>
        )}
        {online ? (
          online.next
        ) : (
          <Link href={`/setup/${state.slug}`} className="button button--main">
            {tableText.end.newGame}
          </Link>
        )}
        <button type="button" className="button button--quiet" onClick={putAside}>
          {tableText.end.viewTable}
        </button>
      </div>
    </div>
  )
}
