import { drawOdds, RESHUFFLE, titleOfCard } from '@holdout/viral-dawn/table'
import { Card, CardSlot } from '../../board/card.tsx'
import { Pile } from '../../board/pile.tsx'
import { OddsMark } from '../../table/odds-mark.tsx'
import { TableSheet } from '../../table/table-sheet.tsx'
import { useDrawn } from './drawn.ts'
import { classOf } from './offers.ts'
import { printedOn, suitOf } from './playing-card.tsx'
import { text } from './text.ts'

/** The discard pile: pressing it discards the picked card, or shows its cards. */
export function DiscardPile({ look }: { readonly look: () => void }) {
  const { view, offers, origins } = useDrawn()
  const { discard, discarded, question } = view
  // A card that attacks hangs over its target until it is answered.
  const top = discarded.at(question?.asked === 'queen-answer' ? -2 : -1) ?? null
  return (
    <Pile
      data-pile="discard"
      word={text.piles.discard}
      count={discard}
      className={offers.discard ? classOf(offers.discard) : ''}
      button={{
        type: 'button',
        'aria-label': text.piles.discardLabel(discard, top === null ? '' : titleOfCard(top)),
        onClick: look,
        ...offers.discard?.button,
      }}
    >
      {top === null ? (
        <CardSlot className="vd-slot">{text.piles.empty}</CardSlot>
      ) : (
        <Card
          key={top}
          printed={printedOn(top)}
          label={null}
          className="vd-card"
          data-suit={suitOf(top)}
          data-travel={`card:${top}`}
          data-at="discard"
          data-from={origins.get(top)}
          data-ms="240"
        />
      )}
    </Pile>
  )
}

/** The draw pile: backs and a count. With the honor rules, pressing it draws. */
export function DrawPile() {
  const { view, offers, winner } = useDrawn()
  const odds = winner === null ? drawOdds(view) : null
  return (
    <Pile
      data-pile="draw"
      data-travel="draw"
      data-at="draw"
      word={text.piles.draw}
      count={view.draw}
      button={offers.draw?.button ?? null}
      className={offers.draw ? classOf(offers.draw) : ''}
      more={
        odds &&
        odds.chance > 0 && (
          <span className="vd-pile__odds">
            <OddsMark of={odds} /> {text.piles.wins}
          </span>
        )
      }
    >
      {view.draw === 0 ? <CardSlot className="vd-slot">{text.piles.empty}</CardSlot> : undefined}
    </Pile>
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
            <Card printed={printedOn(code)} label={titleOfCard(code)} className="vd-card" data-suit={suitOf(code)} />
          </li>
        ))}
      </ol>
      <p className="vd-through__note">{`${RESHUFFLE.text} (${RESHUFFLE.rule})`}</p>
    </TableSheet>
  )
}
