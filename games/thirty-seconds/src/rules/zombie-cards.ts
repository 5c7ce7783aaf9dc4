import type { Seat } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import { type CardId, isZombieTactic, nameOf, type ZombieEffect, zombieTacticOf } from '../data/load.ts'
import type { ZombieRules } from '../effects/effect.ts'
import { weaponSlots } from '../effects/fling.ts'
import { zombieEffects } from '../effects/index.ts'
import { maySpoil } from '../effects/spoil.ts'
import { type Choices, type Moves, PASS, type Played, type ZombieAct } from '../moves.ts'
import { NO_SLOT } from '../slots.ts'
import { mightHold, type State, SURVIVOR, tacticInHand, ZOMBIE, zombieAt } from '../state.ts'
import { discardZombieCard } from './decks.ts'

/** TS-110, TS-154 The cards of the own Action Phase, each only if it can change something. */
export function ownCards(s: State, list: ZombieAct[]): void {
  const seen: string[] = []
  for (const held of s.zombieHand) {
    if (!isZombieTactic(held)) continue
    const tactic = zombieTacticOf(held)
    if (tactic.when !== 'own' || seen.includes(tactic.id) || s.energy < tactic.cost) continue
    seen.push(tactic.id)
    const rules = zombieEffects[tactic.effect.do] as ZombieRules<ZombieEffect>
    if ('offer' in rules) rules.offer(s, tactic.id, tactic.effect, list)
  }
}

/** TS-110 Pays for a card and announces it with all its choices. */
export function playZombieCard(s: State, act: Extract<ZombieAct, { move: 'play' }>, cx: Cx): void {
  const card = tacticInHand(s.zombieHand, act.card) as CardId
  s.energy -= zombieTacticOf(card).cost
  cx.next({ step: 'announce-card', ...choicesOf(s, card, act) })
}

/** Announces a reaction in the Survivor's turn. Afterward the same window opens again. */
function playInWindow(s: State, act: { readonly card: string }, window: 'may-stumble' | 'zombie-reacts', cx: Cx): void {
  const card = tacticInHand(s.zombieHand, act.card) as CardId
  cx.next({ step: 'announce-card', ...choicesOf(s, card, act) }, { step: window })
}

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

/** Carries out the effect of a Zombie Tactics card. */
export function cardWorks(s: State, played: Played, cx: Cx): void {
  const { effect } = zombieTacticOf(played.card)
  const rules = zombieEffects[effect.do] as ZombieRules<ZombieEffect>
  rules.take(s, effect, played, cx)
}

/** TS-63 The Zombie player may spoil or block a success that is not automatic. */
export function offerZombieReacts(s: State, _step: object, _seat: Seat, list: Moves['zombie-reacts'][]): void {
  list.push(PASS)
  const aimed = s.attack !== null && maySpoil(s.attack)
  if (aimed && tacticInHand(s.zombieHand, 'poor-aim') !== null) list.push({ move: 'play', card: 'poor-aim' })
  if (tacticInHand(s.zombieHand, 'flailing-arms') !== null) list.push({ move: 'play', card: 'flailing-arms' })
}

export function takeZombieReacts(s: State, _step: object, _seat: Seat, move: Moves['zombie-reacts'], cx: Cx): void {
  if (move.move === 'play') playInWindow(s, move, 'zombie-reacts', cx)
}

/** TS-D12 Stumble, on a weapon. */
export function offerMayStumble(s: State, _step: object, _seat: Seat, list: Moves['may-stumble'][]): void {
  list.push(PASS)
  if (tacticInHand(s.zombieHand, 'stumble') === null) return
  for (const slot of weaponSlots(s)) list.push({ move: 'play', card: 'stumble', slot })
}

export function takeMayStumble(s: State, _step: object, _seat: Seat, move: Moves['may-stumble'], cx: Cx): void {
  if (move.move === 'play') playInWindow(s, move, 'may-stumble', cx)
}
