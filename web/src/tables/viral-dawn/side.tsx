import { useDrawn } from './drawn.ts'

/** Games won so far, who deals, and whose game it is. */
export function MatchPanel() {
  const { view, names } = useDrawn()
  const { players, game, options, winsNeeded, dealer } = view
  return (
    <section className="vd-match" aria-label="Match">
      <h2>{options.games === 1 ? 'A single game' : `Game ${game} of ${options.games} · ${winsNeeded} wins needed`}</h2>
      {options.games > 1 && (
        <ul>
          {players.map(({ seat, wins }) => (
            <li key={seat}>
              {names[seat]}
              <b>{wins}</b>
            </li>
          ))}
        </ul>
      )}
      <p>
        {names[dealer] === 'You' ? 'You deal.' : `${names[dealer]} deals.`} <Credit />
      </p>
    </section>
  )
}

/** The same in a line, where there is no side. */
export function MatchLine() {
  const { view, names } = useDrawn()
  const { players, game, options } = view
  const won = players.filter(({ wins }) => wins > 0).map(({ seat, wins }) => `${names[seat]} ${wins}`)
  return (
    <p className="vd-match-line">
      {options.games > 1 && `Game ${game} of ${options.games}. Won so far: ${won.join(', ') || 'none'}. `}
      <Credit />
    </p>
  )
}

/** The designer asks that the original is not changed: what we play is an adaptation, and says so. */
function Credit() {
  return <span>Game by Skyler Rankin, adapted.</span>
}
