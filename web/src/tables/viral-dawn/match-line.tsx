import { useDrawn } from './drawn.ts'
import { text } from './text.ts'

/** The wins so far, and the credit: the designer asks that changed versions are marked as adaptations. */
export function MatchLine() {
  const { view, names } = useDrawn()
  const { players, options, winsNeeded } = view
  const won = players.filter(({ wins }) => wins > 0).map(({ seat, wins }) => `${names[seat]} ${wins}`)
  return (
    <p className="vd-match-line">
      {options.games > 1 && <span>{text.match.line(won, winsNeeded)}</span>} <span>{text.match.credit}</span>
    </p>
  )
}
