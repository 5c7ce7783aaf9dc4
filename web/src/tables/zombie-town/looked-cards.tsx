import type { Scene } from '@holdout/table'
import { plain } from '@holdout/words'
import { buildingAt, type Move, textOfCard, type View } from '@holdout/zombie-town/table'
import type { Names } from '../../parts/names.ts'
import { useSession } from '../../table/session.ts'
import { CardFace } from './card.tsx'
import type { Option } from './data.ts'
import { PIECE, readPiece } from './pieces.ts'
import { tell } from './tell.ts'
import { text } from './text.ts'
import type { Picking } from './use-turn.ts'

/** Whether cards to look at are part of the decision. */
export function isLooking(pick: Picking): boolean {
  return cardsOf(pick).length > 0
}

/** Cards that a player looks at (drawn, dealt at the start, stored or discarded). A press takes one. */
export function LookedCards({ scene, pick, names }: LookedProps) {
  const { view, step } = pick
  const cards = cardsOf(pick)
  const isShutOut = step === 'keep' && cards.some(id => pick.selection.uses(PIECE.looked(id)).length === 0)
  if (cards.length === 0) return null
  return (
    <>
      <ul className="zt-looked">
        {cards.map((id, i) => {
          const isChosen = i === 0 && id === view.chosen
          const uses = isChosen ? [] : usesOf(pick, id)
          return (
            <li key={`${id} ${i}`}>
              <LookedCard id={id} isChosen={isChosen} scene={scene} pick={pick} />
              <div className="zt-looked__uses">
                {uses.map(({ use, piece, say }) => (
                  <button
                    {...pick.selection.button(piece)}
                    key={piece}
                    className={`button button--open ${pick.selection.mark(piece)}`}
                    aria-label={plain(say, names)}
                  >
                    {text.cardUses[use]}
                  </button>
                ))}
              </div>
            </li>
          )
        })}
      </ul>
      {isShutOut && <p className="zt-looked__note">{text.card.notKept}</p>}
    </>
  )
}

interface LookedProps {
  readonly scene: Scene<View, Move>
  readonly pick: Picking
  readonly names: Names
}

/** The card itself: a press keeps or takes it, or says why that is not possible. */
function LookedCard({
  id,
  isChosen,
  scene,
  pick,
}: Omit<LookedProps, 'names'> & { readonly id: string; readonly isChosen: boolean }) {
  const { mode, why } = useSession()
  const piece = PIECE.looked(id)
  const can = !isChosen && pick.selection.can(piece)
  const face = <CardFace id={id} foot={isChosen ? text.card.chosen : undefined} />
  const { title, text: effect } = textOfCard(id)
  // A replay offers no moves.
  if (mode === 'review')
    return (
      <div className="zt-card kit-card is-idle" title={effect}>
        {face}
      </div>
    )
  const button = pick.selection.button(piece)
  return (
    <button
      {...button}
      className={`zt-card kit-card ${can ? 'can' : 'is-idle'} ${pick.selection.mark(piece)}`}
      title={effect}
      aria-label={text.hand.card(title, effect, can ? text.card.press : text.hand.unusable)}
      onClick={() => (can ? button.onClick() : void tell(scene, { looked: id }, why))}
    >
      {face}
    </button>
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

function cardsOf({ view, me, step, options, pawn, selection }: Picking): readonly string[] {
  if (step === 'main') return selection.next.map(readPiece).flatMap(({ kind, of }) => (kind === 'looked' ? [of] : []))
  if (step === 'keep') return options.length > 0 ? (me?.dealt ?? []) : []
  if (step === 'pick-stored') {
    const at = view.pawns.find(other => other.pawn === (view.asked?.pawn ?? pawn))?.at ?? null
    return buildingAt(view, at)?.stored.find(({ seat }) => seat === me?.seat)?.cards ?? []
  }
  return [...(view.chosen === null ? [] : [view.chosen]), ...(view.looked ?? [])]
}
