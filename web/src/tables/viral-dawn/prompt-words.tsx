import type { Seat } from '@holdout/engine'
import { type Code, textOfCard, type View } from '@holdout/viral-dawn/table'
import type { PromptWords } from '../../table/prompt.tsx'
import { standing, winsWithout } from './advice.ts'
import type { Choosing } from './choosing.ts'
import { faceOf } from './faces.ts'
import { layingAdds } from './laying.ts'
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
  const isNumber = faceOf(card).kind === 'number'
  return {
    ask: (
      <>
        What do you do with <InlineCard code={card} />?
      </>
    ),
    note: [canLay && layingWords(view, card, help), where(view, offers) ?? (canLay && isNumber ? '' : textOfCard(card))]
      .filter(Boolean)
      .join(' '),
    cancel: leaveOff,
  }
}

/** "Laid, it is your health and adds no miles. Then you are five cards short." */
export function layingWords(view: View, card: Code, help: boolean): string {
  const laid = view.places.find(({ seat }) => seat === view.me)?.laid ?? []
  const adds = layingAdds(laid, card, view.options)
  if (adds === null) return ''
  const { short } = splitOf([...laid, card], view.options.expertTens)
  return `${laidWords(adds)}${help ? ` Then ${standing(short, 'you')}` : ''}`
}

function laidWords(adds: string): string {
  if (adds === 'too far') return 'Laid, it takes you past 20 miles.'
  const miles = /^([+−])(\d+) mi$/.exec(adds)
  if (!miles) return `Laid, it is your ${adds} and adds no miles.`
  const [, sign, count] = miles
  return `Laid, it ${sign === '+' ? 'adds' : 'costs'} ${count} ${count === '1' ? 'mile' : 'miles'}.`
}

/** Where to press besides the buttons. */
function where(view: View, offers: Offers): string | null {
  if (offers.aiming) return 'Or choose a laid card of a rival to take it.'
  if (view.places.some((_place, at) => offers.place(at))) return 'Or choose a player, who loses a turn.'
  return null
}
