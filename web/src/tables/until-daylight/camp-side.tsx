import { savedHint, turnOrder, type View } from '@holdout/until-daylight/table'
import type { Names } from '../../parts/names.ts'
import { text } from './text.ts'

/** What all players share: the piles, the supply, the next wave, and the survivors saved. */
export function CampSide({ view, names }: { readonly view: View; readonly names: Names }) {
  const saved = view.players.reduce((sum, player) => sum + player.saved, 0)
  return (
    <section className="dl-camp-side" aria-label={text.camp.label}>
      <div className="dl-decks">
        <Deck count={view.piles[0]} title={text.camp.rubble('A')} />
        <Deck count={view.piles[1]} title={text.camp.rubble('B')} />
        <Deck count={view.rubbleDiscard.length} title={text.camp.used} kind="open" />
        <Deck count={view.horde} title={text.camp.hordeDeck} kind="horde" />
        <Deck count={view.hordeDiscard.length} title={text.camp.used} kind="open" />
      </div>
      <p>
        {text.camp.supply}
        <b>{view.barricades}</b>
        {text.camp.barricades(view.barricades)}
        <b>{view.traps}</b>
        {text.camp.traps(view.traps)}
      </p>
      <p>
        {text.camp.nextWave}
        <b>{view.nextWave}</b>
        {text.camp.waveCards(view.nextWave)}
        {view.carAlarms > 0 && text.camp.carAlarms(view.carAlarms)}
      </p>
      <p>
        {text.camp.saved}
        <b>{saved}</b> {savedHint(saved)}
      </p>
      {view.turnOf !== null && (
        <ol className="dl-order" aria-label={text.camp.order}>
          {turnOrder(view).map(seat => (
            <li key={seat} aria-current={seat === view.turnOf ? 'step' : undefined}>
              {seat === view.you ? text.you : (names[seat] ?? seat).replace(/ \([^)]*\)$/, '')}
            </li>
          ))}
          {view.phase === 'combat' && <li>{text.camp.horde}</li>}
        </ol>
      )}
    </section>
  )
}

function Deck({ count, title, kind = 'rubble' }: { count: number; title: string; kind?: 'rubble' | 'horde' | 'open' }) {
  return (
    <span className={`dl-deck dl-deck--${kind}`}>
      <b>{count}</b>
      {title}
    </span>
  )
}
