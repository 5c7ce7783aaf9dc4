import type { Scene } from '@holdout/table'
import { handLimit, type Move, textOfCard, type View } from '@holdout/zombie-town/table'
import { Card } from '../../board/card.tsx'
import { HandFan } from '../../board/hand.tsx'
import { useSession } from '../../table/session.ts'
import { CardFace } from './card.tsx'
import { laidCards, type News, type Option } from './data.ts'
import { PIECE } from './pieces.ts'
import { tell } from './tell.ts'
import { text } from './text.ts'
import type { Picking } from './use-turn.ts'
import './hand.css'

interface HandProps {
  readonly scene: Scene<View, Move>
  readonly pick: Picking
  readonly news: News
}

/** The player's hand. A card that can be used glows; one with several uses asks which. */
export function Hand({ scene, pick, news }: HandProps) {
  const { me } = pick
  const limit = handLimit(pick.pawns.length)
  if (!me?.hand || !me.alive || limit === 0) return null // before the home bases are chosen
  const cards = without(me.hand, laidCards(pick.view))
  const fresh = newest(news, me.seat)
  return (
    <section className="zt-hand" aria-label={text.hand.label} data-over={cards.length > limit || undefined}>
      <HandFan label={`${text.hand.label}, ${text.hand.count(cards.length, limit)}`} empty={text.hand.none}>
        {cards.map((id, i) => ({
          key: `${id} ${cards.slice(0, i).filter(other => other === id).length}`,
          card: (
            <HandCard
              id={id}
              isFirst={cards.indexOf(id) === i}
              isNew={fresh !== null && cards.lastIndexOf(fresh) === i}
              scene={scene}
              pick={pick}
            />
          ),
        }))}
      </HandFan>
    </section>
  )
}

function HandCard({
  id,
  isFirst,
  isNew,
  scene,
  pick,
}: Omit<HandProps, 'news'> & { readonly id: string; readonly isFirst: boolean; readonly isNew: boolean }) {
  const { mode, why } = useSession()
  const piece = PIECE.card(id)
  const uses = pick.selection.uses(piece)
  const isUsable = uses.length > 0 || pick.selection.can(piece)
  const button = pick.selection.button(piece)
  const { title, text: effect } = textOfCard(id)
  const foot = footOf(uses)
  const face = <CardFace id={id} foot={foot} isNew={isNew} />
  // A replay offers no moves.
  if (mode === 'review')
    return (
      <Card printed={{}} label={text.hand.card(title, effect, '')} className="zt-card">
        {face}
      </Card>
    )
  return (
    <Card
      printed={{}}
      label={text.hand.card(title, effect, isUsable ? foot : text.hand.unusable)}
      className={`zt-card ${isUsable ? 'can' : 'is-idle'} ${isFirst ? pick.selection.mark(piece) : ''}`}
      button={{
        ...button,
        onClick: () => (isUsable ? button.onClick() : void tell(scene, { card: id, pawn: pick.pawn }, why)),
      }}
    >
      {face}
    </Card>
  )
}

/** The cards of a hand that are not being built. */
function without(hand: readonly string[], laid: readonly string[]): readonly string[] {
  const left = [...hand]
  for (const card of laid) left.splice(left.indexOf(card), 1)
  return left
}

/** The newest card in this hand, by the new events. */
function newest(news: News, seat: string): string | null {
  for (const { event } of [...news].reverse()) {
    const came = event.event === 'took' || event.event === 'fetched' || event.event === 'stored-taken'
    if (came && event.seat === seat) return event.card
  }
  return null
}

function footOf(uses: readonly Option[]): string {
  const kinds = new Set(uses.map(({ move }) => move.move))
  if (kinds.size === 0) return ''
  if (kinds.has('event')) return text.hand.event
  if (kinds.has('discard')) return text.hand.discard
  if (kinds.size === 1 && kinds.has('store')) return text.hand.store
  return text.hand.action
}
