import type { Seat } from '@holdout/engine'
import {
  type Code,
  faceOf,
  LACKS,
  standingOf,
  standingWithout,
  textOfCard,
  type View,
  winsByLaying,
} from '@holdout/viral-dawn/table'
import type { ReactNode } from 'react'
import type { PromptWords } from '../../table/prompt.tsx'
import { queenText } from './consequence.ts'
import { layingText } from './laying-text.ts'
import type { Offers } from './offers.ts'
import { InlineCard } from './playing-card.tsx'
import { text } from './text.ts'

/** The prompt while a card is picked and no move is chosen yet. */
export function promptText(
  view: View,
  names: Readonly<Record<Seat, string>>,
  offers: Offers,
  cancel: () => void,
  help: boolean,
  pointed: Code | null,
  happening: { readonly title: ReactNode; readonly text: ReactNode } | null,
): PromptWords | undefined {
  const { card, taking, purging } = offers
  if (taking !== null) {
    const from = view.places.find(({ laid }) => laid.includes(taking))
    return {
      ask: (
        <>
          {text.prompt.take}
          <InlineCard code={taking} />
          {text.prompt.takeFrom(from ? names[from.seat] : null)}
        </>
      ),
      note: (
        <>
          {takingText(view, names, taking)} {help && <b>{warningFor(view, taking, names)}</b>}
        </>
      ),
      cancel,
    }
  }
  const own = view.places.find(({ seat }) => seat === view.me)
  if (card === null) {
    const isPlayable = pointed !== null && view.hand.includes(pointed) && view.question?.asked === 'turn-action'
    if (isPlayable && offers.hand(pointed).state === 'can') return { note: cardNote(view, pointed, help) }
    if (happening === null) return undefined
    const asksMe = offers.row.length > 0 || offers.aiming
    return asksMe
      ? { note: answerText(view, offers, names) ?? happening.text }
      : { ask: happening.title, note: happening.text }
  }
  if (purging) {
    const winning = help && own?.laid.some(code => standingWithout(own.laid, code, view.options).short === 0)
    return {
      ask: (
        <>
          {text.prompt.discard}
          <InlineCard code={card} />
          {text.prompt.purge}
        </>
      ),
      note: winning ? text.prompt.purgeWins : text.prompt.purgeNote,
      cancel,
    }
  }
  const canLay = offers.lay !== null && own
  const isNumber = faceOf(card).kind === 'number'
  return {
    ask: (
      <>
        {text.prompt.use}
        <InlineCard code={card} />
        {text.prompt.useEnd}
      </>
    ),
    note: [canLay && layingText(view, card, help), where(view, offers) ?? (canLay && isNumber ? '' : textOfCard(card))]
      .filter(Boolean)
      .join(' '),
    cancel,
  }
}

/** What a Queen would do, or why the viewer has none to play; null if no attack waits for an answer. */
function answerText(view: View, offers: Offers, names: Readonly<Record<Seat, string>>): string | null {
  if (view.question?.asked !== 'queen-answer') return null
  return offers.row.some(({ does }) => does === 'queen') ? queenText(view, names) : LACKS['queen-answer'].text
}

/** What a hand card does, before it is picked. */
function cardNote(view: View, card: Code, help: boolean): string {
  const isNumber = faceOf(card).kind === 'number'
  return [layingText(view, card, help), isNumber ? '' : textOfCard(card)].filter(Boolean).join(' ')
}

/** What else can be pressed, besides the buttons. */
function where(view: View, offers: Offers): string | null {
  if (offers.aiming) return text.prompt.aim
  if (view.places.some(({ seat }) => offers.player(seat))) return text.prompt.aimPlayer
  return null
}

/** Where both players stand after the card was taken and kept. */
function takingText(view: View, names: Readonly<Record<Seat, string>>, taking: Code): string {
  const from = view.places.find(({ laid }) => laid.includes(taking))
  const own = view.places.find(({ seat }) => seat === view.me)
  if (!from || !own) return ''
  const mine = standingOf([...own.laid, taking], view.options['expert-tens']).short
  const theirs = standingWithout(from.laid, taking, view.options).short
  return `${text.result.ifKept(mine)} ${text.result.after(names[from.seat], theirs)}`
}

/** A warning that losing the card could make its owner win, or that keeping it wins. */
export function warningFor(view: View, taking: Code, names: Readonly<Record<string, string>>): string | null {
  const victim = view.places.find(({ laid }) => laid.includes(taking))
  const own = view.places.find(({ seat }) => seat === view.me)
  if (own && winsByLaying(own.laid, taking, view.options)) return text.fate.winsForYou
  if (victim && standingWithout(victim.laid, taking, view.options).short === 0)
    return text.fate.winsForVictim(names[victim.seat])
  return null
}
