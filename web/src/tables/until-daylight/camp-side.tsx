import type { View } from '@holdout/until-daylight/table'
import type { Names } from '../../parts/names.ts'

/** What all share: the piles, the supply, what comes next, and what was won so far. */
export function CampSide({ view, names }: { readonly view: View; readonly names: Names }) {
  const saved = view.players.reduce((sum, player) => sum + player.saved, 0)
  return (
    <section className="camp-side" aria-label="The camp">
      <div className="decks">
        <Deck count={view.piles[0]} title="rubble A" />
        <Deck count={view.piles[1]} title="rubble B" />
        <Deck count={view.rubbleDiscard.length} title="used" kind="open" />
        <Deck count={view.horde} title="horde" kind="horde" />
        <Deck count={view.hordeDiscard.length} title="used" kind="open" />
      </div>
      <p>
        Supply: <b>{view.barricades}</b> barricades, <b>{view.traps}</b> traps
      </p>
      <p>
        Next wave: <b>{view.nextWave}</b> cards
        {view.carAlarms > 0 && `, with ${view.carAlarms} car ${view.carAlarms === 1 ? 'alarm' : 'alarms'}`}
      </p>
      <p>
        Saved: <b>{saved}</b> {saved === 1 ? 'survivor' : 'survivors'}
        {saved > 0 ? ', enough to win so far' : '; one is needed to win'}
      </p>
      {view.turnOf !== null && (
        <ol className="order" aria-label="Order of turns">
          {orderOf(view).map(seat => (
            <li key={seat} aria-current={seat === view.turnOf ? 'step' : undefined}>
              {seat === view.you ? 'You' : (names[seat] ?? seat).replace(/ \([^)]*\)$/, '')}
            </li>
          ))}
          {view.phase === 'combat' && <li>Horde</li>}
        </ol>
      )}
    </section>
  )
}

/** DL-69 Clockwise: in a fight from whoever was caught, in a search from the starter. */
function orderOf({ players, phase, receiver, starter }: View): string[] {
  const first = phase === 'combat' ? receiver : starter
  const from = Math.max(
    0,
    players.findIndex(({ seat }) => seat === first),
  )
  return [...players.slice(from), ...players.slice(0, from)].map(({ seat }) => seat)
}

function Deck({ count, title, kind = 'rubble' }: { count: number; title: string; kind?: 'rubble' | 'horde' | 'open' }) {
  return (
    <span className={`deck deck--${kind}`}>
      <b>{count}</b>
      {title}
    </span>
  )
}
