import type { Seat } from '@holdout/engine'
import { textOfCard, type View } from '@holdout/viral-dawn/table'
import type { PromptWords } from '../../table/prompt.tsx'
import { standing, winsWithout } from './advice.ts'
import type { Choosing } from './choosing.ts'
import type { Offers } from './offers.ts'
import { InlineCard } from './playing-card.tsx'
import { splitOf } from './split.ts'

/** The question while a card has been picked up and nothing is chosen yet. */
export function promptWords(
  view: View,
  names: Readonly<Record<Seat, string>>,
  { begun, leaveOff }: Choosing,
  offers: Offers,
  help: boolean,
): PromptWords | undefined {
  const { card, take, purging } = begun
  if (take !== null) {
    const from = view.places.find(({ laid }) => laid.includes(take))
    return {
      ask: (
        <>
          Take <InlineCard code={take} /> from {from && names[from.seat]}: keep it, or discard it?
        </>
      ),
      note: 'Kept, it is laid at your place.',
      cancel: leaveOff,
    }
  }
  if (card === null) return undefined
  const own = view.places.find(({ seat }) => seat === view.me)
  if (purging) {
    const winning = help && own?.laid.some(code => winsWithout(own.laid, code, view.options))
    return {
      ask: (
        <>
          Discard <InlineCard code={card} />, and purge which of your laid cards?
        </>
      ),
      note: winning ? 'One of them wins the game.' : 'It goes to the discard pile on top of the hand card.',
      cancel: leaveOff,
    }
  }
  const canLay = offers.lay !== null && own
  const after = canLay ? splitOf([...own.laid, card], view.options.expertTens).short : null
  return {
    ask: (
      <>
        What do you do with <InlineCard code={card} />?
      </>
    ),
    note: `${help && canLay ? `Once it is laid, ${standing(after, 'you')} ` : ''}${where(view, offers) ?? textOfCard(card)}`,
    cancel: leaveOff,
  }
}

/** Where to press besides the buttons. */
function where(view: View, offers: Offers): string | null {
  if (offers.aiming) return 'Or choose a laid card of a rival to take it.'
  if (view.places.some((_place, at) => offers.place(at))) return 'Or choose a player, who loses a turn.'
  return null
}
