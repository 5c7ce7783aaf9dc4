import type { Seat } from '@holdout/engine'
import { playerOf, SEATS } from '../codes.ts'
import { type Card, KIND } from '../data/load.ts'
import {
  ACE,
  ANNOUNCE_ONE,
  ANNOUNCE_TWO,
  COUNT,
  DISCARD,
  DISCARD_AND_PURGE,
  DRAW,
  END_TURN,
  JACK,
  KEEP_ALL,
  kingMoves,
  LAY,
  type Moves,
  NO_DRAW,
  NO_JOKER,
  NO_QUEEN,
  PASS,
  PURGE,
  PURGE_DONE,
  QUEEN,
} from '../moves.ts'
import { isFirstLap, jokersIn, LAYABLE, LAYABLE_WITH_ACES, layoutOf, type State, type Steps } from '../state.ts'
import { mustLay } from './discarding.ts'
import { type Counting, mayBeCounted } from './on-turn.ts'

/**
 * The legal moves of the commonest decisions, without asking every need of every candidate. Random matches take four
 * times as long without these lists. The property suite compares each of them with the needs of its decision, which are
 * the rules.
 */

type List = Moves['turn-action'][]

export function offerHonorDraw(s: State, step: Steps['honor-draw'], seat: Seat, list: Moves['honor-draw'][]): void {
  offerCounts(s, step, seat, list)
  if (SEATS[s.onTurn] === seat) list.push(DRAW, NO_DRAW)
}

function offerCounts(s: State, step: Counting, seat: Seat, list: object[]): void {
  for (let other = 0; other < s.places.length; other++) if (mayBeCounted(s, step, seat, other)) list.push(COUNT[other])
}

export function offerFreePurge(s: State, step: Steps['free-purge'], seat: Seat, list: Moves['free-purge'][]): void {
  if (s.options['honor-mode']) offerCounts(s, step, seat, list)
  if (SEATS[s.onTurn] !== seat) return
  list.push(KEEP_ALL)
  if (step.chosen.length > 0) list.push(PURGE_DONE)
  for (const card of layoutOf(s, s.onTurn)) if (!step.chosen.includes(card)) list.push(PURGE[card])
}

export function offerQueenAnswer(s: State, _step: object, seat: Seat, list: Moves['queen-answer'][]): void {
  list.push(NO_QUEEN)
  const hand = s.hands[playerOf(seat)]
  for (let i = 0; i < hand.length; i++) if (KIND[hand[i]] === 'queen') list.push(QUEEN[hand[i]])
}

export function offerJokerAnnounce(s: State, _step: object, seat: Seat, list: Moves['joker-announce'][]): void {
  list.push(NO_JOKER)
  const jokers = jokersIn(s.hands[playerOf(seat)])
  if (jokers > 0) list.push(ANNOUNCE_ONE)
  if (jokers > 1) list.push(ANNOUNCE_TWO)
}

export function offerTurnAction(s: State, step: Steps['turn-action'], seat: Seat, list: List): void {
  const { options, onTurn: player } = s
  if (options['honor-mode']) {
    offerCounts(s, step, seat, list)
    if (SEATS[player] !== seat) return
    if (step.mayStop) list.push(END_TURN)
  }
  const hand = s.hands[player]
  const layout = s.layouts[s.places[player]]
  const purging = options.purge === 'with-discard' ? layout.length : 0
  const size = hand.length
  if (size === 0) {
    list.push(PASS)
    for (let j = 0; j < purging; j++) list.push(PURGE[layout[j]])
    return
  }
  const firstLap = isFirstLap(s)
  const discards = !mustLay(s)
  const layable = options['ace-lay'] ? LAYABLE_WITH_ACES : LAYABLE
  for (let i = 0; i < size; i++) {
    const card = hand[i]
    if (layable[card]) list.push(LAY[card])
    if (discards) {
      list.push(DISCARD[card])
      const moves = DISCARD_AND_PURGE[card]
      for (let j = 0; j < purging; j++) list.push(moves[layout[j]])
    }
    if (ATTACKS[card] && !firstLap) attacks(s, card, list)
  }
}

const ATTACKS: readonly boolean[] = KIND.map(kind => kind === 'jack' || kind === 'king' || kind === 'ace')

function attacks(s: State, card: Card, list: List): void {
  if (KIND[card] === 'ace') list.push(ACE[card])
  else if (KIND[card] === 'jack') jacks(s, card, list)
  else kings(s, card, list)
}

function jacks(s: State, card: Card, list: List): void {
  const moves = JACK[card]
  const count = s.places.length
  for (let other = 0; other < count; other++) if (other !== s.onTurn) list.push(moves[other])
}

function kings(s: State, card: Card, list: List): void {
  const moves = kingMoves(card)
  const count = s.places.length
  for (let other = 0; other < count; other++) {
    if (other === s.onTurn) continue
    const theirs = s.layouts[s.places[other]]
    const onThem = moves[other]
    for (let i = 0; i < theirs.length; i++) {
      const pair = onThem[theirs[i]]
      list.push(pair[1], pair[0])
    }
  }
}
