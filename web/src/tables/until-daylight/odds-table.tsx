import { type Move, rollOdds, titleOf, type View } from '@holdout/until-daylight/table'
import { settings } from '../../client/settings.ts'
import { useStore } from '../../client/store.ts'
import type { Selection } from '../../table/selection.ts'
import { PIECE } from './pieces.ts'
import { text } from './text.ts'

/** The numbers of dice that can be rolled, each with the chance that so many enemies fall. The rows are the buttons. */
export function OddsTable({ view, pick }: { readonly view: View; readonly pick: Selection<Move> }) {
  const { counts } = useStore(settings)
  const { attack } = view
  if (!attack || attack.choices.length === 0 || !pick.open.some(({ move }) => move.move === 'roll')) return null
  const odds = counts ? rollOdds(view) : []
  return (
    <section className="dl-odds" aria-label={text.odds.label(titleOf(attack.with))}>
      <p className="dl-odds__head">
        <b>{text.odds.title(titleOf(attack.with))}</b>
        {odds.length > 0 && [1, 2, 3].map(count => <span key={count}>{text.odds.fall(count)}</span>)}
      </p>
      {attack.choices.map(({ ammo, dice }) => {
        const piece = PIECE.roll(ammo)
        const chances = odds.find(row => row.ammo === ammo)?.atLeast
        return (
          <button
            key={ammo}
            {...pick.button(piece)}
            className={`dl-odds__row ${pick.mark(piece)}`}
            aria-label={text.odds.row(dice, ammo, chances?.map(text.odds.percent))}
          >
            <span>
              <b>{text.odds.dice(dice)}</b> {ammo > 0 && text.odds.ammo(ammo)}
            </span>
            {chances?.map((chance, i) => (
              <span key={i}>{text.odds.percent(chance)}</span>
            ))}
          </button>
        )
      })}
    </section>
  )
}
