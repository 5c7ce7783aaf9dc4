import { type Place, placeOf, refusalOf, seatOf } from '../codes.ts'
import { boxOf } from '../data/box.ts'
import { mayUse } from '../effects/index.ts'
import {
  attackOf,
  buildOf,
  type CombatMove,
  DRAW,
  discardOf,
  END_TURN,
  NEXT,
  type SearchMove,
  useOf,
} from '../moves.ts'
import { hasEnemies, isOverfull, kindsIn, type State, tokenLimit } from '../state.ts'
import { hasAmmo, meansOf, refusesWay } from './attack.ts'
import { hasParts, mayRequest, mostOf, supplyOf } from './trade.ts'
import type { TurnStep } from './turn.ts'

/**
 * The legal moves of a turn without asking every need of every candidate, the most likely move first. Random matches
 * are a quarter slower without this. The property suite compares both lists with the needs, which are the rules.
 */

export function offerSearchTurn(s: State, { spent }: TurnStep, seat: string, list: SearchMove[]): void {
  const who = placeOf(seat)
  if (who !== s.turn?.player) return addDiscards(s, who, list)
  if (spent) list.push(NEXT)
  else {
    if (s.piles[0].length > 0) list.push(DRAW[0])
    if (s.piles[1].length > 0) list.push(DRAW[1])
    addTrades(s, who, list)
  }
  addUses(s, who, spent, list)
  addDiscards(s, who, list)
  if (!spent) list.push(NEXT)
}

export function offerCombatTurn(s: State, { spent }: TurnStep, seat: string, list: CombatMove[]): void {
  const who = placeOf(seat)
  if (!spent) {
    addAttacks(s, who, list)
    addTrades(s, who, list)
  }
  addUses(s, who, spent, list)
  addDiscards(s, who, list)
  list.push(END_TURN)
}

export function addAttacks(s: State, who: Place, list: CombatMove[]): void {
  const busy = hasEnemies(boxOf(s), s.players[who].line) // DL-72
  const able = meansOf(s, who).filter(means => !refusesWay(s, who, means) && hasAmmo(s, who, means))
  for (let area = 0; area < s.players.length; area++) {
    if (s.players[area].line.length === 0) continue
    for (const { id, way } of able) if (way !== 'melee' || area === who || !busy) list.push(attackOf(seatOf(area), id))
  }
}

/** A move of both turns. */
type Common = SearchMove & CombatMove

function addTrades(s: State, who: Place, list: { push(move: Common): void }): void {
  addBuilds(s, who, list)
  addGives(s, who, list)
  addRequests(s, who, list)
}

function addBuilds(s: State, who: Place, list: { push(move: Common): void }): void {
  const { bag, barricades, traps } = s.players[who]
  if (barricades + traps >= tokenLimit(s, who)) return
  for (const { id, parts, token } of boxOf(s).recipes)
    if (hasParts(bag, parts) && supplyOf(s, token) > 0) list.push(buildOf(id))
}

function addGives(s: State, who: Place, list: { push(move: Common): void }): void {
  const { names } = boxOf(s)
  const { bag } = s.players[who]
  for (const kind of kindsIn(bag)) {
    const most = mostOf(s, bag, kind)
    for (let to = 0; to < s.players.length; to++) {
      if (to === who) continue
      for (let amount = 1; amount <= most; amount++)
        list.push({ move: 'give', to: seatOf(to), card: names[kind], amount })
    }
  }
}

function addRequests(s: State, who: Place, list: { push(move: Common): void }): void {
  const { turn } = s
  if (turn === null || !mayRequest(s, turn)) return
  const { names } = boxOf(s)
  for (let owner = 0; owner < s.players.length; owner++) {
    if (owner === who || isOverfull(s, owner)) continue
    const { bag } = s.players[owner]
    for (const kind of kindsIn(bag)) {
      if (turn.refused.includes(refusalOf(owner, kind))) continue
      const most = s.options['take-bulk'] ? mostOf(s, bag, kind) : 1
      for (let amount = 1; amount <= most; amount++)
        list.push({ move: 'ask', from: seatOf(owner), card: names[kind], amount })
    }
  }
}

function addUses(s: State, who: Place, spent: boolean, list: { push(move: Common): void }): void {
  const { names } = boxOf(s)
  for (const card of kindsIn(s.players[who].bag)) if (mayUse(s, who, card, spent)) list.push(useOf(names[card]))
}

function addDiscards(s: State, who: Place, list: { push(move: Common): void }): void {
  const { names } = boxOf(s)
  for (const card of kindsIn(s.players[who].bag)) list.push(discardOf(names[card]))
}
