import type { Cx } from '../cx.ts'
import { type CardId, nameOf } from '../data/load.ts'
import type { Choices, Played } from '../moves.ts'
import { NO_SLOT } from '../slots.ts'
import { mightHold, type State, SURVIVOR, tacticInHand, ZOMBIE, zombieAt } from '../state.ts'
import { discardZombieCard } from './decks.ts'

/** TS-110 Announces a card with all its choices. */
export function playZombieCard(s: State, act: { readonly card: string }, cx: Cx): void {
  const card = tacticInHand(s.zombieHand, act.card) as CardId
  cx.next({ step: 'announce-card', ...choicesOf(s, card, act) })
}

/** Announces a reaction in the Survivor's turn. Afterward the same window opens again. */
export function playInWindow(s: State, act: Reaction, window: 'may-stumble' | 'zombie-reacts', cx: Cx): void {
  cx.next({ step: window })
  playZombieCard(s, act, cx)
}

type Reaction = Parameters<typeof playZombieCard>[1]

function choicesOf(s: State, card: CardId, act: object): Played {
  const { target, second, by, slot } = act as Choices
  return {
    card,
    zombie: target === undefined ? null : zombieAt(s, target).card,
    other: second === undefined ? null : zombieAt(s, second).card,
    by: by ?? 0,
    slot: slot ?? NO_SLOT,
  }
}

/** Shows and discards the card. TS-D15 Lost Opportunity may cancel it, in either Action Phase. */
export function announceCard(s: State, played: Played, cx: Cx): void {
  const { card, zombie, other, by, slot } = played
  discardZombieCard(s, card)
  cx.barrier('reveal')
  cx.emit?.({
    event: 'played',
    rule: 'TS-110',
    seat: ZOMBIE,
    card: nameOf(card),
    zombie: zombie === null ? null : nameOf(zombie),
    target: null,
  })
  const mayCancel = mightHold(s, SURVIVOR, 'lost-opportunity')
  cx.next({ card, zombie, other, by, slot, step: mayCancel ? 'may-cancel' : 'card-works' })
}
