import { plain } from '@holdout/engine'
import { buildingAt, type Move, textOfCard } from '@holdout/zombie-town/table'
import type { Names } from '../../parts/names.ts'
import { CardFace } from './card.tsx'
import type { Option } from './data.ts'
import { PIECE } from './pieces.ts'
import { text } from './text.ts'
import type { Picking } from './use-picking.ts'

/** Whether the player must decide about the cards that they look at. */
export function isLooking({ options, step }: Picking): boolean {
  return step !== 'main' && options.some(({ move }) => useIn(move) !== null)
}

/** Cards that a player looks at (drawn, dealt at the start, or stored), with the choices for each. */
export function LookedCards({ pick, names }: { readonly pick: Picking; readonly names: Names }) {
  const { view, step } = pick
  const cards = cardsOf(pick)
  if (cards.length === 0) return null
  return (
    <ul className="zt-looked">
      {cards.map((id, i) => {
        const isChosen = i === 0 && id === view.chosen
        const uses = isChosen ? [] : usesOf(pick, id)
        return (
          <li key={`${id} ${i}`}>
            <div className={`paper zt-card ${uses.length > 0 ? '' : 'is-idle'}`} title={textOfCard(id).text}>
              <CardFace id={id} foot={isChosen ? text.card.chosen : undefined} />
            </div>
            <div className="zt-looked__uses">
              {uses.map(({ use, piece, say }) => (
                <button
                  {...pick.button(piece)}
                  key={piece}
                  className={`button button--open ${pick.mark(piece)}`}
                  aria-label={plain(say, names)}
                >
                  {text.cardUses[use]}
                </button>
              ))}
              {uses.length === 0 && step === 'keep' && <small>{text.card.notKept}</small>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type Use = keyof typeof text.cardUses

/** What a move does with a card that the player looks at; null if it does not concern one. */
function useIn(move: Move): Use | null {
  switch (move.move) {
    case 'keep':
    case 'take':
    case 'trigger':
    case 'take-stored':
      return move.move
    case 'choose':
      return move.use
    case 'return':
    case 'put-back':
      return move.to
    default:
      return null
  }
}

function usesOf({ options, step }: Picking, card: string) {
  if (step === 'main') return []
  return options.flatMap(({ move, text }: Option) => {
    const use = useIn(move)
    return use !== null && (!('card' in move) || move.card === card)
      ? [{ use, say: text, piece: PIECE.use(use, card) }]
      : []
  })
}

function cardsOf({ view, me, step, options, pawn }: Picking): readonly string[] {
  if (step === 'keep') return options.length > 0 ? (me?.dealt ?? []) : []
  if (step === 'pick-stored') {
    const at = view.pawns.find(other => other.pawn === (view.asked?.pawn ?? pawn))?.at ?? null
    return buildingAt(view, at)?.stored.find(({ seat }) => seat === me?.seat)?.cards ?? []
  }
  return [...(view.chosen === null ? [] : [view.chosen]), ...(view.looked ?? [])]
}
