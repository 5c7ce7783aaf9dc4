import type { Scene } from '@holdout/table'
import { type Move, textOfCard, type View, zombieNamed } from '@holdout/thirty-seconds/table'
import { plain } from '@holdout/words'
import { OddsMark } from '../../table/odds-mark.tsx'
import type { Selection } from '../../table/selection.ts'
import { useSession } from '../../table/session.ts'
import { Picture, Zombie } from './art.tsx'
import { odds } from './odds.ts'
import { handOf, PIECE } from './pieces.ts'
import { type Reader, readOn } from './reader.ts'
import { text } from './text.ts'
import { whyNotCard } from './why-not.ts'

/** The cards in hand with their cost. A card that cannot be used now is gray, and pressing it says why. */
export function Hand({ scene, pick, read }: { scene: Scene<View, Move>; pick: Selection<Move>; read: Reader }) {
  const { view } = scene
  const cards = handOf(view)
  if (cards === null)
    return (
      <p className="ts-hand-hidden">
        {text.hand.hidden(
          view.handCount.supplies,
          view.handCount.tactics,
          view.zombieHandCount.zombies,
          view.zombieHandCount.tactics,
        )}
      </p>
    )
  return (
    <ul
      className="ts-hand"
      style={{ '--cards': cards.length } as React.CSSProperties}
      aria-label={text.hand.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {cards.length === 0 && <li className="ts-hand-hidden">{text.hand.none}</li>}
      {cards.map((card, i) => (
        <li key={`${card}/${i}`}>
          <HandCard
            card={card}
            copy={cards.slice(0, i).filter(other => other === card).length}
            {...{ scene, pick, read }}
          />
        </li>
      ))}
    </ul>
  )
}

function HandCard({
  card,
  copy,
  scene,
  pick,
  read,
}: {
  card: string
  /** Number of equal cards before it in the hand. */
  copy: number
  scene: Scene<View, Move>
  pick: Selection<Move>
  read: Reader
}) {
  const { why } = useSession()
  const piece = PIECE.card(card)
  // Of equal cards, as many are marked as were pressed: two of them can be traded together.
  const chosen = pick.picked.filter(one => one === piece).length > copy
  const live = chosen || pick.can(piece)
  const { title, text: description, short, tiny } = textOfCard(card)
  const price = pick.can(piece) ? priceOf(pick, card) : null
  const block = pick.open.map(({ move }) => move).find(move => move.move === 'block' && move.card === card)
  const reason = live ? null : whyNotCard(scene, card)
  const note = `${description}${reason ? ` ${text.notNow(reason.text, reason.rule)}` : ''}`
  const press = pick.button(piece)
  const isZombie = zombieNamed(card) !== undefined
  return (
    <button
      {...press}
      className={`ts-tactic ${isZombie ? 'ts-tactic--dead' : ''} ${live ? (chosen ? 'can is-chosen' : pick.isPicked(piece) ? 'can' : pick.mark(piece)) : 'ts-tactic--wait'}`}
      aria-pressed={chosen}
      aria-label={text.hand.card(title, price, note)}
      title={note}
      {...readOn(read, title, note)}
      onClick={() => {
        if (live) press.onClick()
        else if (reason) why(reason)
      }}
    >
      <span className="ts-tactic-head">
        {isZombie ? <Zombie of={card} /> : <Picture of={card} />}
        {price && <span className={`ts-price ${price === text.gear.free ? 'ts-price--free' : ''}`}>{price}</span>}
        {block && <OddsMark of={odds(scene.view, block)} />}
      </span>
      <span className="ts-tactic-name">{title}</span>
      <span className="ts-tactic-note">{short}</span>
      <span className="ts-tactic-tiny">{tiny}</span>
    </button>
  )
}

/** The cost of playing a card, read from the text of its choice. */
function priceOf(pick: Selection<Move>, card: string): string | null {
  const choice = pick.open.find(({ move }) => move.move !== 'trade' && 'card' in move && move.card === card)
  return (choice && /\((\dE|free)\)/.exec(plain(choice.text))?.[1]) ?? null
}
