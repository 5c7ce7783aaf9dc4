import { plain } from '@holdout/engine'
import { buildingAt, textOfCard } from '@holdout/zombie-town/table'
import type { Names } from '../../parts/names.ts'
import { movePointer } from '../../table/use-pointed.ts'
import { CardFace } from './card.tsx'
import { drawnAs, hintOf, type Option } from './choices.ts'
import { text } from './text.ts'
import type { Desk } from './use-desk.ts'

/** Cards that a player looks at (drawn, dealt at the start, or stored), with the choices for each. */
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
              <CardFace id={id} foot={id === desk.view.chosen ? text.card.chosen : undefined} />
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
              {uses.length === 0 && desk.step === 'keep' && <small>{text.card.notKept}</small>}
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
    return buildingAt(view, at)?.stored.find(({ seat }) => seat === me?.seat)?.cards ?? []
  }
  return [...(view.chosen === null ? [] : [view.chosen]), ...(view.looked ?? [])]
}

/** One or two words, because the card is shown above. */
function shortOf({ move }: Option): string {
  switch (move.move) {
    case 'return':
    case 'put-back':
      return move.to === 'top' ? text.cardUses.top : text.cardUses.bottom
    case 'choose':
      return move.use === 'take' ? text.cardUses.take : text.cardUses.trigger
    case 'trigger':
      return text.cardUses.trigger
    case 'keep':
      return text.cardUses.keep
    case 'take-stored':
      return text.cardUses.unpack
    default:
      return text.cardUses.take
  }
}
