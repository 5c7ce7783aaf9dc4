import type { Seat } from '@holdout/engine'
import { NO_PLAYERS, type Player, playerOf, SEATS } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { type Card, CODES, cardOf, FACES, KIND } from '../data/load.ts'
import {
  ACE,
  type Action,
  type Count,
  DISCARD,
  DISCARD_AND_PURGE,
  END_TURN,
  type FreePurge,
  JACK,
  KEEP_ALL,
  kingMoves,
  LAY,
  PASS,
  PURGE,
  PURGE_DONE,
} from '../moves.ts'
import {
  isFirstLap,
  LAYABLE,
  LAYABLE_WITH_ACES,
  layoutOf,
  leftOf,
  mayBeLaid,
  playersIn,
  type State,
  type Steps,
} from '../state.ts'
import { playAce } from './ace.ts'
import { afterDrawing, drawForTurn } from './drawing.ts'
import { callCount, counts } from './honor.ts'
import { playJack } from './jack.ts'
import { playKing } from './king.ts'
import { discardFromHand, takeOut } from './piles.ts'
import { BY_LAYING, BY_PURGING, checkForWinner, overrun } from './winning.ts'

const ONE_SEAT: readonly (readonly Seat[])[] = SEATS.map(seat => [seat])
const ACT = { step: 'turn-action', mayStop: false, counted: NO_PLAYERS } as const
const TURN_ENDS = { step: 'end-turn' } as const

export function asksOnTurn(s: State): readonly Seat[] {
  return ONE_SEAT[s.onTurn]
}

export function asksHonorHighest(_s: State, { player }: { readonly player: Player }): readonly Seat[] {
  return ONE_SEAT[player]
}

/** VD-21 A turn starts with a draw. VD-38 A player who owes a lost turn does not draw and does not act. */
export function beginTurn(s: State, _step: object, cx: Cx): void {
  const player = s.onTurn
  if (s.owes[player] > 0) return loseTurn(s, player, cx)
  cx.barrier('turn')
  cx.emit?.({
    event: 'turn-began',
    rule: 'VD-20',
    seat: SEATS[player],
    turn: s.turns + 1,
    lap: Math.floor(s.turns / playersIn(s)) + 1,
  })
  if (s.options['honor-mode']) return cx.next({ step: 'honour-draw', counted: NO_PLAYERS })
  drawForTurn(s, player, cx)
  if (s.options.purge === 'free') return afterDrawing(s, { mayStop: false, counted: NO_PLAYERS }, cx)
  cx.next(ACT)
}

/** VD-38 The player owes one lost turn less. The lost turn counts as a turn. */
function loseTurn(s: State, player: Player, cx: Cx): void {
  s.owes[player] -= 1
  cx.emit?.({ event: 'turn-lost', rule: 'VD-38', seat: SEATS[player], owes: s.owes[player] })
  cx.next(TURN_ENDS)
}

/** VD-D1 The actions of the player whose turn it is, and VD-D8 in honor mode the counts that players may call. */
export function offerTurnAction(s: State, step: Steps['turn-action'], seat: Seat, list: (Action | Count)[]): void {
  const { options, onTurn: player } = s
  if (options['honor-mode']) {
    counts(s, step, seat, list)
    if (SEATS[player] !== seat) return
    if (step.mayStop) list.push(END_TURN) // VD-77
  }
  const hand = s.hands[player]
  const layout = s.layouts[s.places[player]]
  const purging = options.purge === 'with-discard' ? layout.length : 0
  const size = hand.length
  if (size === 0) {
    list.push(PASS) // VD-32
    for (let j = 0; j < purging; j++) list.push(PURGE[layout[j]])
    return
  }
  const firstLap = isFirstLap(s)
  const discards = !(firstLap && options['first-lap-must-lay'] && holdsLayable(s, hand))
  const layable = options['ace-lay'] ? LAYABLE_WITH_ACES : LAYABLE
  for (let i = 0; i < size; i++) {
    const card = hand[i]
    if (layable[card]) list.push(LAY[card]) // VD-24
    if (discards) {
      list.push(DISCARD[card]) // VD-25
      if (purging > 0) purges(DISCARD_AND_PURGE[card], layout, list) // VD-26
    }
    if (ATTACKS[card] && !firstLap) attacks(s, player, card, list) // VD-35
  }
}

function purges(moves: readonly Action[], layout: readonly Card[], list: (Action | Count)[]): void {
  for (let j = 0; j < layout.length; j++) list.push(moves[layout[j]])
}

/** VD-27 Only Jack, King and Ace are played as attacks on a player's own turn; Queens and Jokers are answers. */
function attacks(s: State, player: Player, card: Card, list: (Action | Count)[]): void {
  switch (KIND[card]) {
    case 'jack':
      return jackTargets(s, player, card, list)
    case 'king':
      return kingTargets(s, player, card, list)
    case 'ace':
      list.push(ACE[card])
  }
}

const ATTACKS: readonly boolean[] = KIND.map(kind => kind === 'jack' || kind === 'king' || kind === 'ace')

/** VD-37 Any other player, even one who already owes a lost turn. */
function jackTargets(s: State, player: Player, card: Card, list: (Action | Count)[]): void {
  const moves = JACK[card]
  const count = s.places.length
  for (let other = 0; other < count; other++) if (other !== player) list.push(moves[other])
}

/** VD-41, VD-44 Any laid card of another player, to keep or to discard. */
function kingTargets(s: State, player: Player, card: Card, list: (Action | Count)[]): void {
  const moves = kingMoves(card)
  const count = s.places.length
  for (let other = 0; other < count; other++) {
    if (other === player) continue
    const theirs = s.layouts[s.places[other]]
    const onThem = moves[other]
    for (let i = 0; i < theirs.length; i++) {
      const pair = onThem[theirs[i]]
      list.push(pair[1], pair[0])
    }
  }
}

function holdsLayable(s: State, hand: readonly Card[]): boolean {
  for (const card of hand) if (mayBeLaid(s, card)) return true
  return false
}

/** VD-23 Carries out the one action of the turn. */
export function takeTurnAction(s: State, step: Steps['turn-action'], seat: Seat, move: Action | Count, cx: Cx): void {
  switch (move.move) {
    case 'lay':
      return lay(s, cardOf(move.card), cx)
    case 'discard':
      discard(s, cardOf(move.card), cx)
      return cx.next(TURN_ENDS)
    case 'discard-and-purge':
      discard(s, cardOf(move.card), cx)
      return purge(s, cardOf(move.purge), 'VD-26', cx)
    case 'jack':
      return playJack(s, cardOf(move.card), playerOf(move.on), cx)
    case 'king':
      return playKing(s, cardOf(move.card), { on: playerOf(move.on), card: cardOf(move.take), keep: move.keep }, cx)
    case 'ace':
      return playAce(s, cardOf(move.card), cx)
    case 'purge':
      return purge(s, cardOf(move.card), 'VD-32', cx)
    case 'count':
      return callCount({ ...step, step: 'turn-action' }, seat, move, cx)
    case 'pass':
      return pass(s, cx)
    case 'end-turn':
      return endWithoutAction(s, cx)
  }
}

/** VD-24 Puts a card from hand into the layout VD-11 at the player's own place. */
function lay(s: State, card: Card, cx: Cx): void {
  const player = s.onTurn
  const layout = layoutOf(s, player)
  const first = !layout.some(other => FACES[other].suit === FACES[card].suit)
  takeOut(s.hands[player], card)
  layout.push(card)
  cx.barrier('reveal')
  cx.emit?.({
    event: 'laid',
    rule: isFirstLap(s) ? 'VD-36' : 'VD-24',
    seat: SEATS[player],
    card: CODES[card],
    place: s.places[player],
    first,
  })
  if (!checkForWinner(s, player, BY_LAYING, cx)) cx.next(TURN_ENDS)
}

/** VD-25 A discarded card has no effect. */
function discard(s: State, card: Card, cx: Cx): void {
  discardFromHand(s, s.onTurn, card, cx)
  cx.emit?.({ event: 'discarded', rule: 'VD-25', seat: SEATS[s.onTurn], card: CODES[card] })
}

/**
 * VD-26 With a discard, or VD-32 alone with an empty hand. VD-82 The check for a winner comes after both cards are
 * discarded.
 */
function purge(s: State, card: Card, rule: 'VD-26' | 'VD-32', cx: Cx): void {
  removeLaid(s, s.onTurn, card, rule, cx)
  if (!checkForWinner(s, s.onTurn, BY_PURGING, cx)) cx.next(TURN_ENDS)
}

function removeLaid(s: State, player: Player, card: Card, rule: string, cx: Cx): void {
  takeOut(layoutOf(s, player), card)
  s.discard.push(card)
  cx.emit?.({ event: 'purged', rule, seat: SEATS[player], card: CODES[card], place: s.places[player] })
}

/** VD-32 With an empty hand a player may pass. */
function pass(s: State, cx: Cx): void {
  cx.emit?.({ event: 'passed', rule: 'VD-32', seat: SEATS[s.onTurn] })
  cx.next(TURN_ENDS)
}

/** VD-77 Honor mode: a player may end the turn without an action and then holds too many cards. */
function endWithoutAction(s: State, cx: Cx): void {
  const cards = s.hands[s.onTurn].length
  cx.emit?.({ event: 'ended-without-action', rule: 'VD-77', seat: SEATS[s.onTurn], cards })
  cx.next(TURN_ENDS)
}

/** VD-D6 Cards are chosen one at a time and purged together, or nothing is purged. */
export function offerFreePurge(s: State, step: Steps['free-purge'], seat: Seat, list: (FreePurge | Count)[]): void {
  counts(s, step, seat, list)
  if (SEATS[s.onTurn] !== seat) return
  list.push(KEEP_ALL)
  if (step.chosen.length > 0) list.push(PURGE_DONE)
  for (const card of layoutOf(s, s.onTurn)) if (!step.chosen.includes(card)) list.push(PURGE[card])
}

export function takeFreePurge(s: State, step: Steps['free-purge'], seat: Seat, move: FreePurge | Count, cx: Cx): void {
  switch (move.move) {
    case 'count':
      return callCount({ ...step, step: 'free-purge' }, seat, move, cx)
    case 'purge':
      return cx.next({ ...step, step: 'free-purge', chosen: [...step.chosen, cardOf(move.card)] })
    case 'keep-all':
      return cx.next({ step: 'turn-action', mayStop: step.mayStop, counted: step.counted })
    case 'purge-done':
      return purgeChosen(s, step, cx)
  }
}

/** VD-R09 Purges the chosen cards in the order they were laid, then checks for a winner. */
function purgeChosen(s: State, step: Steps['free-purge'], cx: Cx): void {
  for (const card of layoutOf(s, s.onTurn).filter(laid => step.chosen.includes(laid)))
    removeLaid(s, s.onTurn, card, 'VD-R09', cx)
  if (checkForWinner(s, s.onTurn, BY_PURGING, cx)) return
  cx.next({ step: 'turn-action', mayStop: step.mayStop, counted: step.counted })
}

/** VD-20 The next turn belongs to the player who now sits to the left. VD-72 At the lap limit the game is overrun. */
export function endTurn(s: State, _step: object, cx: Cx): void {
  s.turns += 1
  const count = s.places.length
  if (s.turns === count) cx.emit?.({ event: 'attacks-unlocked', rule: 'VD-34' })
  if (s.options['lap-limit'] > 0 && s.turns >= count * s.options['lap-limit']) return overrun(s, cx)
  s.onTurn = leftOf(s, s.onTurn)
  beginTurn(s, _step, cx)
}

/** VD-D1 On time-out: discard the card drawn last, or lay the last layable card if only laying is allowed. */
export function defaultAction(s: State): Action {
  const hand = s.hands[s.onTurn]
  if (hand.length === 0) return PASS
  if (isFirstLap(s) && s.options['first-lap-must-lay'] && holdsLayable(s, hand))
    return LAY[hand.findLast(card => mayBeLaid(s, card)) as Card]
  return DISCARD[hand[hand.length - 1]]
}

export function keepAll(): FreePurge {
  return KEEP_ALL
}
