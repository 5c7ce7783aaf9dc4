import { textOfCard } from '@holdout/zombie-town/table'
import { movePointer } from '../../table/use-pointed.ts'
import { CardFace } from './card.tsx'
import { cardOf, drawnAs, hintOf, type Option } from './choices.ts'
import { faceOf, type News } from './data.ts'
import type { Desk } from './use-desk.ts'
import { useWhy } from './use-why.ts'
import './hand.css'

/** The own hand. A card that can be used glows; one that has several uses asks which. */
export function Hand({ desk, news }: { readonly desk: Desk; readonly news: News }) {
  const { tell } = useWhy()
  const { me, view, step } = desk
  if (!me?.hand || !me.alive) return null
  const limit = 3 * desk.pawns.length
  const cards = me.hand
  const fresh = newest(news, me.seat)
  const usesOf = (id: string): readonly Option[] =>
    desk.options.filter(({ move }) => drawnAs(move, step) === 'hand' && cardOf(move) === id)
  return (
    <section className="zt-hand" aria-label="Your hand">
      <h2>
        Your hand{' '}
        <span>
          {cards.length} of {limit}
        </span>
      </h2>
      {cards.length === 0 && <p className="zt-hand__none">No cards.</p>}
      <ul>
        {cards.map((id, i) => {
          const uses = usesOf(id)
          const key = `card ${id}`
          const chosen = desk.armed === key || uses.some(({ move }) => move === desk.draft)
          const foot = footOf(uses)
          return (
            <li key={`${id} ${cards.slice(0, i).filter(other => other === id).length}`}>
              <button
                type="button"
                className={`paper zt-card ${uses.length > 0 ? 'can' : 'is-idle'} ${chosen ? 'is-chosen' : hintOf(desk, uses)}`}
                aria-label={`${textOfCard(id).title}. ${textOfCard(id).text} ${uses.length > 0 ? foot : 'Not usable now: why?'}`}
                {...movePointer(uses.length === 1 ? uses[0].move : null)}
                onClick={() =>
                  uses.length > 0
                    ? desk.press(uses, key)
                    : tell(({ whyNotCard }) => whyNotCard(view, faceOf(id).kind, desk.pawn))
                }
              >
                <CardFace id={id} foot={foot} isNew={fresh !== null && cards.lastIndexOf(fresh) === i} />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The last card that came into this hand in what has just happened. */
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
  if (kinds.has('event')) return 'play now · free'
  if (kinds.has('discard')) return 'discard'
  if (kinds.has('build')) return kinds.has('store') ? 'build or store' : 'build'
  if (kinds.size === 1 && kinds.has('store')) return 'store'
  return '1 action'
}
