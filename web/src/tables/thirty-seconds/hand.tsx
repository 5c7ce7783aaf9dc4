import { plain } from '@holdout/engine'
import type { Move, View } from '@holdout/thirty-seconds/table'
import { textOfCard } from '@holdout/thirty-seconds/table'
import { Icon } from '../../parts/icon.tsx'
import { useRoom } from '../../table/room.ts'
import type { Narrowing } from '../../table/use-narrowing.ts'
import { bare, pictureOf } from './pictures.ts'

/** The cards in hand with what they cost; what cannot be used now is grey paper and says why. */
export function Hand({ view, pick }: { view: View; pick: Narrowing<Move> }) {
  const { state, why } = useRoom()
  const cards = handOf(view)
  if (cards === null)
    return (
      <p className="hand-hidden">
        Survivor: {view.handCount.supplies} supplies, {view.handCount.tactics} tactics. Zombies:{' '}
        {view.zombieHandCount.zombies} zombies, {view.zombieHandCount.tactics} tactics.
      </p>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard, also when no card in it can be pressed
    <ul className="hand" aria-label="Hand" tabIndex={0}>
      {cards.length === 0 && <li className="hand-hidden">No cards in hand.</li>}
      {cards.map((card, i) => {
        const anchor = anchorOf(pick, card)
        const { title, text } = textOfCard(card)
        const price = anchor === null ? null : priceOf(pick, anchor)
        const barred = state.scene.barred.find(
          ({ move }) => 'card' in move && typeof move.card === 'string' && bare(move.card) === bare(card),
        )
        const body = (
          <>
            <span className="tactic-name">{title}</span>
            <Icon of={pictureOf(card)} />
            <span className="tactic-note">{text}</span>
            {price && <span className={`price ${price === 'free' ? 'price--free' : ''}`}>{price}</span>}
          </>
        )
        if (anchor !== null)
          return (
            <li key={`${card}/${i}`}>
              <button
                type="button"
                className={`tactic ${pick.mark(anchor)}`}
                aria-pressed={pick.isPicked(anchor)}
                aria-label={`${title}${price ? `, ${price}` : ''}. ${text}`}
                title={text}
                onClick={() => pick.press(anchor)}
              >
                {body}
              </button>
            </li>
          )
        return (
          <li key={`${card}/${i}`}>
            {barred ? (
              <button
                type="button"
                className="tactic tactic--wait"
                aria-label={`${title}: why not?`}
                onClick={() => why(barred.reason)}
              >
                {body}
              </button>
            ) : (
              <div className="tactic tactic--wait">{body}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** What lies before whoever looks: what is searched or looked at first, else the hand; null: it is hidden. */
export function handOf(view: View): readonly string[] | null {
  return view.search ?? view.lookedAt?.concat(view.hand ?? []) ?? view.hand ?? view.zombieHand
}

/** What playing it costs, as the choice itself says it. */
function priceOf(pick: Narrowing<Move>, anchor: string): string | null {
  const choice = pick.open.find(({ move }) => 'card' in move && `card:${move.card}` === anchor)
  return (choice && /\((\dE|free)\)/.exec(plain(choice.say))?.[1]) ?? null
}

/** The moves name a card as it stands in the hand, or without its values. */
export function anchorOf(pick: Narrowing<Move>, card: string): string | null {
  for (const name of [card, bare(card)]) {
    const anchor = `card:${name}`
    if (pick.can(anchor) || pick.isPicked(anchor)) return anchor
  }
  return null
}
