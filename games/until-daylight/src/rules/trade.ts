import { type Place, placeOf, refusalOf, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { boxOf, type Kind, type Recipe } from '../data/box.ts'
import type { Ask, Build, Discard, Give, Moves } from '../moves.ts'
import {
  advantage,
  barricadesLeft,
  countIn,
  isOverfull,
  isTimed,
  kindsIn,
  MOST_REQUESTS,
  type State,
  type Steps,
  samePerson,
  tokenLimit,
  trapsLeft,
} from '../state.ts'
import { addTally, settle } from './experience.ts'
import { checkLimit, discards, dropSlot, takeFromBag, toDiscard } from './inventory.ts'

/** The decision that a turn returns to, in either phase. */
export function turnStep(s: State, spent: boolean): { step: 'search-turn' | 'combat-turn'; spent: boolean } {
  return { step: s.phase === 'search' ? 'search-turn' : 'combat-turn', spent }
}

/** DL-32, DL-113 Tokens that the player has the parts and the room for and that the supply has. */
export function builds(s: State, who: Place, list: Build[]): void {
  const { bag, barricades, traps } = s.players[who]
  if (barricades + traps >= tokenLimit(s, who)) return
  for (const recipe of boxOf(s).recipes) {
    if (!hasParts(bag, recipe.parts)) continue
    if ((recipe.token === 'barricade' ? barricadesLeft(s) : trapsLeft(s)) > 0) list.push(buildOf(recipe.id))
  }
}

const BUILDS = new Map<string, Build>()

function buildOf(recipe: string): Build {
  let move = BUILDS.get(recipe)
  if (move === undefined) {
    move = { move: 'build', recipe }
    BUILDS.set(recipe, move)
  }
  return move
}

/** Whether an inventory has both parts. A recipe may need two of one kind. */
export function hasParts(bag: readonly Kind[], [a, b]: readonly [Kind, Kind]): boolean {
  return a === b ? countIn(bag, a) >= 2 : bag.includes(a) && bag.includes(b)
}

/** DL-32 Discards both parts and puts the token in the builder's area. */
export function build(s: State, who: Place, id: string, cx: Cx): void {
  const recipe = boxOf(s).recipes.find(other => other.id === id) as Recipe
  const player = s.players[who]
  for (const part of recipe.parts) takeFromBag(player.bag, part)
  if (recipe.token === 'barricade') player.barricades += 1
  else player.traps += 1
  addTally(player, recipe.token === 'barricade' ? 'barricades-built' : 'traps-built')
  cx.emit?.({ event: 'built', rule: 'DL-32', who: seatOf(who), token: recipe.token, recipe: id })
  for (const part of recipe.parts) toDiscard(s, part, cx)
  settle(s, cx)
}

/** DL-33 One card, or any number of cards of one ammunition type, to one other player. */
export function gives(s: State, who: Place, list: Give[]): void {
  const box = boxOf(s)
  const { bag } = s.players[who]
  for (const kind of kindsIn(bag)) {
    const most = box.rubble[kind].stack === null ? 1 : countIn(bag, kind)
    for (let to = 0; to < s.players.length; to++) {
      if (to === who) continue
      for (let amount = 1; amount <= most; amount++)
        list.push({ move: 'give', to: seatOf(to), card: box.names[kind], amount })
    }
  }
}

/** DL-33 A Give needs no consent. DL-35 It involves only these two players. */
export function give(s: State, who: Place, { to, card, amount }: Give, cx: Cx): void {
  const giver = s.players[who]
  addTally(giver, 'gives')
  cx.emit?.({ event: 'gave', rule: 'DL-33', who: seatOf(who), to, card, amount })
  fairDeal(s, who, cx)
  handOver(s, who, placeOf(to), boxOf(s).kinds.get(card) as Kind, amount, cx)
}

function handOver(s: State, from: Place, to: Place, card: Kind, amount: number, cx: Cx): void {
  cx.barrier('reveal') // it may complete a hidden objective of the other player; if it does not, that is information too
  for (let i = 0; i < amount; i++) {
    takeFromBag(s.players[from].bag, card)
    s.players[to].bag.push(card)
  }
  settle(s, cx)
  checkLimit(s, to, cx)
}

/** DL-147 The Haggler draws a card after the first Give or Take of the phase, as leader also after the second. */
function fairDeal(s: State, who: Place, cx: Cx): void {
  const player = s.players[who]
  addTally(player, 'deals')
  player.deals += 1
  if (player.deals <= advantage(s, who, 'fair-deal')) cx.next({ step: 'draw', who, left: 1 })
}

/**
 * DL-34 One card, or any number of cards of one ammunition type, from one other player. DL-49, DL-50, DL-54 The
 * exceptions.
 */
export function asks(s: State, who: Place, list: Ask[]): void {
  if (s.turn === null || (hasRequestLimit(s) && s.turn.requests >= MOST_REQUESTS)) return
  const box = boxOf(s)
  for (let owner = 0; owner < s.players.length; owner++) {
    if (owner === who || isOverfull(s, owner)) continue
    const { bag } = s.players[owner]
    for (const kind of kindsIn(bag)) {
      if (s.turn.refused.includes(refusalOf(owner, kind))) continue
      const most = box.rubble[kind].stack === null || !s.options['take-bulk'] ? 1 : countIn(bag, kind)
      for (let amount = 1; amount <= most; amount++)
        list.push({ move: 'ask', from: seatOf(owner), card: box.names[kind], amount })
    }
  }
}

/** DL-54 Requests per turn are limited where no clock runs. */
function hasRequestLimit(s: State): boolean {
  return s.phase === 'combat' || !isTimed(s.options)
}

/** DL-49 Asks the owner. Between two characters of one person the Take happens without a decision. */
export function ask(s: State, who: Place, { from, card, amount }: Ask, cx: Cx): void {
  const kind = boxOf(s).kinds.get(card) as Kind
  const owner = placeOf(from)
  const turn = s.turn as NonNullable<State['turn']>
  turn.requests += 1
  cx.emit?.({ event: 'asked', rule: 'DL-49', who: seatOf(who), from, card, amount })
  if (samePerson(s, who, owner)) return take(s, who, owner, kind, amount, cx)
  cx.next({ step: 'consent', owner, card: kind, amount, phase: s.phase === 'search' ? 'search' : 'combat' })
}

/** DL-34 An accepted Take happens completely (DL-47) and spends the action of the turn. */
function take(s: State, who: Place, owner: Place, card: Kind, amount: number, cx: Cx): void {
  cx.next({ step: 'action-done' })
  cx.emit?.({ event: 'took', rule: 'DL-34', who: seatOf(who), from: seatOf(owner), card: boxOf(s).names[card], amount })
  fairDeal(s, who, cx)
  handOver(s, owner, who, card, amount, cx)
}

export function asksConsent(_s: State, { owner }: Steps['consent']): readonly string[] {
  return [seatOf(owner)]
}

/** DL-49 The player who asked may withdraw the request. DL-50 Other players over the limit may discard meanwhile. */
export function mayWithdraw(s: State): readonly string[] {
  if (s.turn === null) return []
  const frozen = s.phase === 'search' ? mayDiscard(s) : []
  return frozen.length === 0 ? [seatOf(s.turn.player)] : [seatOf(s.turn.player), ...frozen]
}

/** DL-50 Players over their limit during another player's search turn: they may discard and nothing else. */
export function mayDiscard(s: State): readonly string[] {
  let frozen: string[] | null = null
  for (let place = 0; place < s.players.length; place++) {
    if (place === s.turn?.player || !isOverfull(s, place)) continue
    frozen ??= []
    frozen.push(seatOf(place))
  }
  return frozen ?? NO_SEATS
}

const NO_SEATS: readonly string[] = []

const AGREE: Moves['consent'] = { move: 'answer', agree: true }
const REFUSE: Moves['consent'] = { move: 'answer', agree: false }
const WITHDRAW: Moves['consent'] = { move: 'withdraw' }

export function offerConsent(s: State, { owner }: Steps['consent'], seat: string, list: Moves['consent'][]): void {
  if (seat === seatOf(owner)) list.push(AGREE, REFUSE)
  else if (placeOf(seat) === s.turn?.player) list.push(WITHDRAW)
  else discards(s, placeOf(seat), list as Discard[])
}

/**
 * DL-49 Yes: the card changes hands. No: the action is not spent, but the same request is not allowed again this turn.
 */
export function takeConsent(
  s: State,
  { owner, card, amount, phase }: Steps['consent'],
  seat: string,
  move: Moves['consent'],
  cx: Cx,
): void {
  if (move.move === 'discard') {
    cx.next({ step: 'consent', owner, card, amount, phase })
    return dropSlot(s, placeOf(seat), move.card, cx)
  }
  const turn = s.turn as NonNullable<State['turn']>
  const who = turn.player
  const names = { who: seatOf(who), from: seatOf(owner), card: boxOf(s).names[card] }
  if (move.move === 'answer' && move.agree) return take(s, who, owner, card, amount, cx)
  if (move.move === 'withdraw') cx.emit?.({ event: 'withdrew', rule: 'DL-49', ...names })
  else {
    turn.refused.push(refusalOf(owner, card))
    cx.emit?.({ event: 'refused', rule: 'DL-49', ...names })
  }
  cx.next(turnStep(s, false))
}
