import { useDrawn } from './drawn.ts'
import { text } from './text.ts'

/** Wins so far, the dealer, and the credit. */
export function MatchPanel() {
  const { view, names } = useDrawn()
  const { players, game, options, winsNeeded, dealer } = view
  return (
    <section className="vd-match" aria-label={text.match.label}>
      <h2>{options.games === 1 ? text.match.single : text.match.title(game, options.games, winsNeeded)}</h2>
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
        {text.match.deals(names[dealer])} <Credit />
      </p>
    </section>
  )
}

/** The same in one line, where there is no side panel. */
export function MatchLine() {
  const { view, names } = useDrawn()
  const { players, game, options } = view
  const won = players.filter(({ wins }) => wins > 0).map(({ seat, wins }) => `${names[seat]} ${wins}`)
  return (
    <p className="vd-match-line">
      {options.games > 1 && text.match.line(game, options.games, won)}
      <Credit />
    </p>
  )
}

/** The designer asks that changed versions are marked as adaptations. */
function Credit() {
  return <span>{text.match.credit}</span>
}
