import type { Seat } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import {
  attackCardOf,
  type CardId,
  isZombie,
  isZombieTactic,
  nameOf,
  supplyOf,
  zombieOf,
  zombieTacticOf,
} from '../data/load.ts'
import { type Moves, PASS, type Played, type ZombieAct } from '../moves.ts'
import { cardIn, NO_SLOT, SLOTS } from '../slots.ts'
import {
  findZombie,
  isDamaged,
  isFrozen,
  isWeapon,
  mightHold,
  rowAt,
  type State,
  SURVIVOR,
  tacticInHand,
  ZOMBIE,
  type Zombie,
  zombieAt,
} from '../state.ts'
import { targetAt } from '../targets.ts'
import { spoil } from './attack.ts'
import { mayPoorAim } from './attack-choices.ts'
import { discardFromHand, discardZombieCard, drawAttackCard, zombieInHand } from './decks.ts'
import { fling } from './moving.ts'
import { dropSlot } from './supplies.ts'
import { lineOf } from './zombie-attack.ts'
import {
  asksChooseAdvance,
  eachZombie,
  holdsZombie,
  mayRise,
  movesBy,
  offerSending,
  rises,
  roomInTen,
  sendFromHand,
  waysOf,
} from './zombie-turn.ts'

/** TS-110, TS-154 The cards of the own Action Phase, each only if it can change something. */
export function ownCards(s: State, list: ZombieAct[]): void {
  const seen: string[] = []
  for (const held of s.zombieHand) {
    if (!isZombieTactic(held)) continue
    const tactic = zombieTacticOf(held)
    if (tactic.when !== 'own' || seen.includes(tactic.id) || s.energy < tactic.cost) continue
    seen.push(tactic.id)
    cardActs(s, held, tactic.id, list)
  }
}

function cardActs(s: State, held: CardId, card: string, list: ZombieAct[]): void {
  const { effect } = zombieTacticOf(held)
  switch (effect.do) {
    case 'stay-in-play':
    case 'search':
      list.push({ move: 'play', card })
      break
    case 'horde':
      if (roomInTen(s) > 0 && holdsZombie(s)) list.push({ move: 'play', card })
      break
    case 'march':
      if (asksChooseAdvance(s, { pack: true, done: [] }).length > 0) list.push({ move: 'play', card })
      break
    case 'damage-weapon':
      for (const slot of SLOTS) if (mayBeDamaged(s, cardIn(s, slot))) list.push({ move: 'play', card, slot })
      break
    case 'drop':
      for (const slot of SLOTS) if (cardIn(s, slot) !== null) list.push({ move: 'play', card, slot })
      break
    case 'strike':
      for (const target of strikers(s, effect.by)) list.push({ move: 'play', card, target })
      break
    case 'move':
      eachZombie(s, (zombie, row, target) => {
        if (!zombie.down) for (const by of waysOf(s, zombie, row)) list.push({ move: 'play', card, target, by })
      })
      break
    case 'rise': {
      const down: number[] = []
      eachZombie(s, (zombie, _row, target) => {
        if (mayRise(s, zombie)) down.push(target)
      })
      for (let i = 0; i < down.length; i++) {
        list.push({ move: 'play', card, target: down[i] })
        for (let j = i + 1; j < down.length; j++) list.push({ move: 'play', card, target: down[i], second: down[j] })
      }
    }
  }
}

function mayBeDamaged(s: State, card: CardId | null): boolean {
  return card !== null && isWeapon(card) && supplyOf(card).class !== 'grenade' && !isDamaged(s, card)
}

/** The zombies in the Survivor's row that may attack with Frenzy, Tackle or Ground Swipe. */
function strikers(s: State, by: 'has-attacked' | 'standing' | 'down'): number[] {
  if (isFrozen(s, s.row) || (by === 'standing' && s.down)) return []
  return rowAt(s, s.row).zombies.flatMap((zombie, at) => {
    const fits = by === 'has-attacked' ? zombie.attacked : by === 'down' ? zombie.down : !zombie.down
    return fits && zombie.time === 0 ? [targetAt(s.row, at + 1)] : []
  })
}

/** TS-110 Pays for a card and announces it with all its choices. */
export function playZombieCard(s: State, act: Extract<ZombieAct, { move: 'play' }>, cx: Cx): void {
  const card = tacticInHand(s.zombieHand, act.card) as CardId
  s.energy -= zombieTacticOf(card).cost
  cx.next({ step: 'announce-card', ...choicesOf(s, card, act) })
}

interface Choices {
  readonly target?: number
  readonly second?: number
  readonly by?: number
  readonly slot?: number
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
  const { card, zombie } = played
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
  cx.next({ ...payload(played), step: mayCancel ? 'may-cancel' : 'card-works' })
}

function payload({ card, zombie, other, by, slot }: Played): Played {
  return { card, zombie, other, by, slot }
}

/** TS-D15 Lost Opportunity. */
export function offerMayCancel(s: State, _step: object, _seat: Seat, list: Moves['may-cancel'][]): void {
  list.push(PASS)
  if (tacticInHand(s.hand, 'lost-opportunity') !== null) list.push({ move: 'cancel' })
}

export function takeMayCancel(s: State, played: Played, _seat: Seat, { move }: Moves['may-cancel'], cx: Cx): void {
  if (move === 'pass') return cx.next({ ...payload(played), step: 'card-works' })
  discardFromHand(s, tacticInHand(s.hand, 'lost-opportunity') as CardId)
  cx.emit?.({ event: 'cancelled', rule: 'TS-70', card: nameOf(played.card) })
}

/** Carries out the effect of a Zombie Tactics card. */
export function cardWorks(s: State, { card, zombie, other, by, slot }: Played, cx: Cx): void {
  const { effect } = zombieTacticOf(card)
  const first = zombie === null ? null : findZombie(s, zombie)
  switch (effect.do) {
    case 'stay-in-play':
      takeBack(s, card)
      s.inPlay.push(card)
      return
    case 'spoil':
      return spoil(s, 'TS-63', cx)
    case 'block':
      return flailingArms(s, cx)
    case 'fling':
      return fling(s, slot, effect.rows, cx)
    case 'search':
      return cx.next({ step: 'search-deck' })
    case 'horde':
      return cx.next({ step: 'send-horde', left: effect.upTo })
    case 'damage-weapon':
      takeBack(s, card)
      s.damaged.push({ weapon: cardIn(s, slot) as CardId, card })
      return cx.emit?.({ event: 'weapon-damaged', rule: 'TS-70', card: nameOf(cardIn(s, slot) as CardId) })
    case 'strike':
      if (first) cx.next({ step: 'zombie-attack', zombie: first.card, line: strikeLine(effect.line, first) })
      return
    case 'move':
      if (first) movesBy(s, first, by, 'TS-104', cx)
      return
    case 'march':
      return cx.next({ step: 'advance', pack: true, done: [] })
    case 'drop':
      return dropSlot(s, slot, 'TS-54', cx)
    case 'rise':
      for (const one of [zombie, other]) {
        const found = one === null ? null : findZombie(s, one)
        if (found) rises(s, found, 'TS-70', cx)
      }
  }
}

/** Moves a card that stays in play off the discard pile. */
function takeBack(s: State, card: CardId): void {
  s.zombieTactics.used.splice(s.zombieTactics.used.indexOf(card), 1)
}

function strikeLine(line: 'posture' | 'B' | 'C', zombie: Zombie): 'A' | 'B' | 'C' {
  return line === 'posture' ? lineOf(zombie) : line
}

/** Flailing Arms: draws a Zombie Attack card, line A. Anything but a miss blocks. */
function flailingArms(s: State, cx: Cx): void {
  const face = attackCardOf(drawAttackCard(s, ZOMBIE, cx))
  const success = face.A !== 'miss'
  cx.emit?.({ event: 'block', rule: 'TS-63', seat: ZOMBIE, card: face.id, line: 'A', success })
  if (success) spoil(s, 'TS-63', cx)
}

export function offerSearchDeck(s: State, _step: object, _seat: Seat, list: Moves['search-deck'][]): void {
  const names = [...new Set(s.zombies.draw.map(nameOf))].sort()
  for (const card of names) list.push({ move: 'take', card })
  if (names.length === 0) list.push(PASS)
}

/** Time-out: the topmost boss, or else the top card. */
export function usualSearchDeck(s: State): Moves['search-deck'] {
  const top = s.zombies.draw.findLast(card => zombieOf(card).tier === 'boss') ?? s.zombies.draw.at(-1)
  return top === undefined ? PASS : { move: 'take', card: nameOf(top) }
}

/** TS-D23 New Blood: takes any card of the Zombie deck, hidden from the Survivor. Then the deck is shuffled. */
export function takeSearchDeck(s: State, _step: object, _seat: Seat, move: Moves['search-deck'], cx: Cx): void {
  if (move.move === 'take') {
    const name = move.card
    const at = s.zombies.draw.findIndex(card => nameOf(card) === name)
    const [card] = s.zombies.draw.splice(at, 1)
    s.zombieHand.push(card)
    cx.emit?.({ event: 'drew', rule: 'TS-110', seat: ZOMBIE, deck: 'zombie', card: name })
  }
  cx.chance.shuffle('zombies', s.zombies.draw)
  cx.barrier('reveal')
  cx.emit?.({ event: 'reshuffled', rule: 'TS-110', deck: 'zombies' })
}

/** TS-D24 Zombie Horde: zombies from the hand, one after another, while row 10 has room. */
export function asksSendHorde(s: State, { left }: { readonly left: number }): readonly Seat[] {
  return left > 0 && roomInTen(s) > 0 && holdsZombie(s) ? [ZOMBIE] : []
}

export function offerSendHorde(s: State, _step: object, _seat: Seat, list: Moves['send-horde'][]): void {
  offerSending(s, list)
  list.push(PASS)
}

/** Time-out: the zombie with the most health. */
export function usualSendHorde(s: State): Moves['send-horde'] {
  const most = s.zombieHand.filter(isZombie).reduce((a, b) => (zombieOf(b).health > zombieOf(a).health ? b : a))
  return { move: 'send', card: nameOf(most) }
}

export function takeSendHorde(
  s: State,
  { left }: { readonly left: number },
  _seat: Seat,
  move: Moves['send-horde'],
  cx: Cx,
): void {
  if (move.move === 'pass') return
  sendFromHand(s, zombieInHand(s, move.card), 'TS-111', cx)
  cx.next({ step: 'send-horde', left: left - 1 })
}

/** TS-63 The Zombie player may spoil or block a success that is not automatic. */
export function offerZombieReacts(s: State, _step: object, _seat: Seat, list: Moves['zombie-reacts'][]): void {
  list.push(PASS)
  const aimed = s.attack !== null && mayPoorAim(s.attack)
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
  for (const slot of SLOTS) {
    const card = cardIn(s, slot)
    if (card !== null && isWeapon(card)) list.push({ move: 'play', card: 'stumble', slot })
  }
}

export function takeMayStumble(s: State, _step: object, _seat: Seat, move: Moves['may-stumble'], cx: Cx): void {
  if (move.move === 'play') playInWindow(s, move, 'may-stumble', cx)
}
