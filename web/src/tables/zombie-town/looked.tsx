import { plain } from '@holdout/engine'
import { type Move, textOfCard } from '@holdout/zombie-town/table'
import type { Names } from '../../parts/names.ts'
import { movePointer } from '../../table/use-pointed.ts'
import { CardFace } from './card.tsx'
import { drawnAs, hintOf, type Option } from './choices.ts'
import { buildingOf } from './data.ts'
import type { Desk } from './use-desk.ts'

/** Cards that lie open before one player: drawn, dealt at the start, or stored; with what can be done with each. */
export function LookedCards({ desk, names }: { readonly desk: Desk; readonly names: Names }) {
  const cards = cardsOf(desk)
  if (cards.length === 0) return null
  return (
    <ul className="zt-looked">
      {cards.map((id, i) => {
        const uses = desk.options.filter(
          ({ move }) => drawnAs(move, desk.step) === 'cards' && (!('card' in move) || move.card === id),
        )
        return (
          <li key={`${id} ${i}`}>
            <div className={`paper zt-card ${uses.length > 0 ? '' : 'is-idle'}`} title={textOfCard(id).text}>
              <CardFace id={id} foot={id === desk.view.chosen ? 'chosen' : undefined} />
            </div>
            <div className="zt-looked__uses">
              {uses.map(use => (
                <button
                  type="button"
                  key={JSON.stringify(use.move)}
                  className={`button button--open ${desk.draft === use.move ? 'is-chosen' : hintOf(desk, [use])}`}
                  aria-label={plain(use.say, names)}
                  {...movePointer(use.move)}
                  onClick={() => desk.choose(use.move)}
                >
                  {shortOf(use)}
                </button>
              ))}
              {uses.length === 0 && desk.step === 'keep' && <small>events are not kept</small>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function cardsOf({ view, me, step, options, pawn }: Desk): readonly string[] {
  if (step === 'keep') return options.length > 0 ? (me?.dealt ?? []) : []
  if (step === 'pick-stored') {
    const at = view.pawns.find(other => other.pawn === (view.asked?.pawn ?? pawn))?.at ?? null
    return buildingOf(view, at)?.stored.find(({ seat }) => seat === me?.seat)?.cards ?? []
  }
  return [...(view.chosen === null ? [] : [view.chosen]), ...(view.looked ?? [])]
}

/** A word or two: the card stands above it. */
function shortOf({ move }: Option): string {
  switch (move.move) {
    case 'return':
    case 'put-back':
      return move.to === 'top' ? 'To the top' : 'To the bottom'
    case 'choose':
      return move.use === 'take' ? 'Take' : 'Let it happen'
    case 'trigger':
      return 'Let it happen'
    case 'keep':
      return 'Keep'
    default:
      return SHORT[move.move] ?? 'Take'
  }
}

const SHORT: Partial<Record<Move['move'], string>> = { take: 'Take', 'take-stored': 'Unpack' }
