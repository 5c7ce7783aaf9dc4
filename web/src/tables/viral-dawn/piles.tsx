import { drawOdds, RESHUFFLE, titleOfCard } from '@holdout/viral-dawn/table'
import { OddsMark } from '../../table/odds-mark.tsx'
import { TableSheet } from '../../table/table-sheet.tsx'
import { useDrawn } from './drawn.ts'
import { classOf } from './layout.tsx'
import { CardPrint, suitOf } from './playing-card.tsx'
import { text } from './text.ts'

/** The discard pile: pressing it discards the picked card, or shows its cards. */
export function DiscardPile({ look }: { readonly look: () => void }) {
  const { view, offers, origins } = useDrawn()
  const { discard, discarded, question } = view
  const top = discarded.at(-1) ?? null
  const attack = question?.asked === 'queen-answer' || question?.asked === 'reversal-take'
  return (
    <div className="vd-pile">
      <button
        type="button"
        className={`vd-pile__top ${offers.discard ? classOf(offers.discard) : ''}`}
        aria-label={text.piles.discardLabel(discard, top === null ? '' : titleOfCard(top))}
        data-attack={attack}
        onClick={look}
        {...offers.discard?.button}
      >
        {top === null ? (
          <span className="vd-slot">{text.piles.empty}</span>
        ) : (
          <span
            key={top}
            className="vd-card"
            data-suit={suitOf(top)}
            data-travel={`card:${top}`}
            data-at="discard"
            data-from={origins.get(top)}
          >
            <CardPrint code={top} />
          </span>
        )}
      </button>
      <span>
        {text.piles.discard} <b>{discard}</b>
      </span>
    </div>
  )
}

/** The draw pile: backs and a count. With the honor rules, pressing it draws. */
export function DrawPile() {
  const { view, offers, winner } = useDrawn()
  const odds = winner === null ? drawOdds(view) : null
  const backs =
    view.draw === 0 ? <span className="vd-slot">{text.piles.empty}</span> : <span className="back vd-pile__back" />
  return (
    <div className="vd-pile" data-few={view.draw < 4}>
      {offers.draw ? (
        <button {...offers.draw.button} className={`vd-pile__top ${classOf(offers.draw)}`} data-travel="draw">
          {backs}
        </button>
      ) : (
        <span className="vd-pile__top" aria-hidden="true" data-travel="draw">
          {backs}
        </span>
      )}
      <span>
        {text.piles.draw} <b>{view.draw}</b>
        {odds && odds.chance > 0 && (
          <span className="vd-pile__odds">
            <OddsMark of={odds} /> {text.piles.wins}
          </span>
        )}
      </span>
    </div>
  )
}

/** All discarded cards, newest first. */
export function DiscardSheet({ close }: { readonly close: () => void }) {
  const { view } = useDrawn()
  const { discard, discarded } = view
  return (
    <TableSheet title={text.piles.discardTitle(discard)} close={close}>
      {discard > discarded.length && <p>{text.piles.onlyTop}</p>}
      {discard === 0 && <p>{text.piles.none}</p>}
      <ol className="t-viral-dawn vd-through">
        {[...discarded].reverse().map(code => (
          <li key={code}>
            <span className="vd-card" role="img" aria-label={titleOfCard(code)} data-suit={suitOf(code)}>
              <CardPrint code={code} />
            </span>
          </li>
        ))}
      </ol>
      <p className="vd-through__note">{`${RESHUFFLE.text} (${RESHUFFLE.rule})`}</p>
    </TableSheet>
  )
}
