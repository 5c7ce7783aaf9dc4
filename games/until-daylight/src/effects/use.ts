import { type Place, placeOf, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { boxOf, type Effect, type Kind } from '../data/box.ts'
import type { Cancel, Moves, Use } from '../moves.ts'
import { addTally, settle } from '../rules/experience.ts'
import { checkLimit, takeFromBag, toDiscard } from '../rules/inventory.ts'
import { turnStep } from '../rules/trade.ts'
import { kindsIn, type State } from '../state.ts'

/** One kind of effect of a used card. */
interface Run<E extends Effect> {
  /** Whether the card would have an effect now. */
  fits(s: State, who: Place, effect: E, spent: boolean): boolean
  does(s: State, who: Place, card: Kind, effect: E, spent: boolean, cx: Cx): void
}

type Named<K extends Effect['do']> = Effect & { readonly do: K }

/** DL-36, DL-38 The cards a player may use now. An action card needs an action; a free card does not. */
export function uses(s: State, who: Place, spent: boolean, list: Use[]): void {
  const box = boxOf(s)
  for (const card of kindsIn(s.players[who].bag)) if (maySpend(s, who, card, spent)) list.push(useOf(box.names[card]))
}

function maySpend(s: State, who: Place, card: Kind, spent: boolean): boolean {
  const { cost, effect } = boxOf(s).rubble[card]
  if (cost === null || effect === null || (cost === 'action' && spent)) return false
  const run = runs[effect.do as keyof typeof runs] as Run<Effect>
  return run.fits(s, who, effect, spent)
}

const USES = new Map<string, Use>()

function useOf(card: string): Use {
  let move = USES.get(card)
  if (move === undefined) {
    move = { move: 'use', card }
    USES.set(card, move)
  }
  return move
}

export function use(s: State, who: Place, name: string, spent: boolean, cx: Cx): void {
  const card = boxOf(s).kinds.get(name) as Kind
  const effect = boxOf(s).rubble[card].effect as Effect
  const run = runs[effect.do as keyof typeof runs] as Run<Effect>
  run.does(s, who, card, effect, spent, cx)
}

/** DL-123 Discards a used card and queues the next step of the turn. */
function spend(s: State, who: Place, card: Kind, spent: boolean, cx: Cx): void {
  const face = boxOf(s).rubble[card]
  cx.next(face.cost === 'action' ? { step: 'action-done' } : turnStep(s, spent))
  takeFromBag(s.players[who].bag, card)
  cx.emit?.({ event: 'used', rule: face.cost === 'action' ? 'DL-36' : 'DL-38', who: seatOf(who), card: face.id })
  toDiscard(s, card, cx)
}

/** The functions for each kind of effect. `load.ts` rejects cards with another effect. */
const runs: { readonly [K in 'heal' | 'draw' | 'act-again' | 'steal' | 'lure']: Run<Named<K>> } = {
  heal: {
    /** DL-124 Only if it heals at least 1 damage. */
    fits: (s, who, { target }) =>
      target === 'self' ? s.players[who].damage > 0 : s.players.some(({ damage }) => damage > 0),
    does(s, who, card, { amount, target }, spent, cx) {
      if (target === 'any') return cx.next({ step: 'heal-target', card })
      spend(s, who, card, spent, cx)
      heal(s, who, who, amount, cx)
    },
  },
  draw: {
    fits: () => true,
    /** DL-127 Hidden Stash is discarded first, then the cards are drawn. */
    does(s, who, card, { amount }, spent, cx) {
      spend(s, who, card, spent, cx)
      cx.next({ step: 'draw', who, left: amount })
    },
  },
  'act-again': {
    /** DL-128 Only after an action of this turn. */
    fits: (_s, _who, _effect, spent) => spent,
    does(s, who, card, _effect, _spent, cx) {
      spend(s, who, card, false, cx)
      cx.emit?.({ event: 'extra-action', rule: 'DL-128', who: seatOf(who) })
    },
  },
  steal: {
    /** DL-125 Another player must have a card. */
    fits: (s, who) => s.players.some(({ bag }, place) => place !== who && bag.length > 0),
    does: (_s, _who, card, _effect, spent, cx) => cx.next({ step: 'prey', card, spent }),
  },
  lure: {
    /** DL-126 Only in the combat phase, and only if there are infected. */
    fits: s => s.phase === 'combat' && s.players.some(({ line }) => hasInfected(s, line)),
    does: (_s, _who, card, _effect, spent, cx) => cx.next({ step: 'lure', card, spent }),
  },
}

/** DL-124 Damage never goes below 0. */
export function heal(s: State, by: Place, who: Place, amount: number, cx: Cx): void {
  const player = s.players[who]
  const healed = Math.min(amount, player.damage)
  player.damage -= healed
  if (by !== who) {
    addTally(s.players[by], 'healed-others', healed)
    cx.barrier('reveal') // an objective of the other player may become visible
  }
  cx.emit?.({
    event: 'healed',
    rule: 'DL-124',
    who: seatOf(who),
    by: seatOf(by),
    amount: healed,
    damage: player.damage,
  })
  settle(s, cx)
}

export function offerHealTarget(s: State, _step: object, _seat: string, list: Moves['heal-target'][]): void {
  s.players.forEach(({ damage }, place) => {
    if (damage > 0) list.push({ move: 'heal', who: seatOf(place) })
  })
}

export function takeHealTarget(
  s: State,
  { card }: { card: Kind },
  seat: string,
  { who }: Moves['heal-target'],
  cx: Cx,
): void {
  const { effect } = boxOf(s).rubble[card]
  spend(s, placeOf(seat), card, false, cx)
  heal(s, placeOf(seat), placeOf(who), effect?.do === 'heal' ? effect.amount : 0, cx)
}

const CANCEL: Cancel = { move: 'cancel' }

/** DL-125 Any card of any other player, or keep the Pickpocket. */
export function offerPrey(s: State, _step: object, seat: string, list: Moves['prey'][]): void {
  const { names } = boxOf(s)
  s.players.forEach(({ bag }, place) => {
    if (seatOf(place) === seat) return
    for (const card of kindsIn(bag)) list.push({ move: 'steal', from: seatOf(place), card: names[card] })
  })
  list.push(CANCEL)
}

/** DL-125 The card changes hands without consent; a Symbol moves its XP. */
export function takePrey(
  s: State,
  { card, spent }: { card: Kind; spent: boolean },
  seat: string,
  move: Moves['prey'],
  cx: Cx,
): void {
  if (move.move === 'cancel') return cancelUse(s, card, spent, seat, cx)
  const box = boxOf(s)
  const thief = placeOf(seat)
  const stolen = box.kinds.get(move.card) as Kind
  spend(s, thief, card, spent, cx)
  cx.barrier('reveal') // an objective of the other player may become visible
  takeFromBag(s.players[placeOf(move.from)].bag, stolen)
  s.players[thief].bag.push(stolen)
  if (box.rubble[stolen].type === 'symbol') addTally(s.players[thief], 'symbols-stolen')
  cx.emit?.({ event: 'stole', rule: 'DL-125', who: seat, from: move.from, card: move.card })
  settle(s, cx)
  checkLimit(s, thief, cx)
}

function cancelUse(s: State, card: Kind, spent: boolean, seat: string, cx: Cx): void {
  cx.emit?.({ event: 'cancelled', who: seat, card: boxOf(s).names[card] })
  cx.next(turnStep(s, spent))
}

function hasInfected(s: State, line: readonly Kind[]): boolean {
  const { horde } = boxOf(s)
  return line.some(card => horde[card].class === 'infected')
}

/** DL-126 From any area with infected to any other area. */
export function offerLure(s: State, _step: object, _seat: string, list: Moves['lure'][]): void {
  s.players.forEach(({ line }, from) => {
    if (!hasInfected(s, line)) return
    s.players.forEach((_, to) => {
      if (to !== from) list.push({ move: 'lure', from: seatOf(from), to: seatOf(to) })
    })
  })
  list.push(CANCEL)
}

/**
 * DL-126 The first infected move, in order, to the right end of the other area. It is not an attack: no reward, no
 * attraction.
 */
export function takeLure(
  s: State,
  { card, spent }: { card: Kind; spent: boolean },
  seat: string,
  move: Moves['lure'],
  cx: Cx,
): void {
  if (move.move === 'cancel') return cancelUse(s, card, spent, seat, cx)
  const { effect } = boxOf(s).rubble[card]
  spend(s, placeOf(seat), card, spent, cx)
  const cards = moveInfected(s, placeOf(move.from), placeOf(move.to), effect?.do === 'lure' ? effect.amount : 0)
  const { names } = boxOf(s)
  cx.emit?.({
    event: 'lured',
    rule: 'DL-126',
    who: seat,
    from: move.from,
    to: move.to,
    cards: cards.map(moved => names[moved]),
  })
}

/**
 * DL-92 Moves the first `count` infected from the left, in order, or all if there are fewer. Raiders and Survivors
 * stay.
 */
export function moveInfected(s: State, from: Place, to: Place, count: number): Kind[] {
  const { horde } = boxOf(s)
  const source = s.players[from].line
  const moved: Kind[] = []
  for (let i = 0; i < source.length && moved.length < count; ) {
    if (horde[source[i]].class === 'infected') moved.push(source.splice(i, 1)[0])
    else i++
  }
  s.players[to].line.push(...moved)
  return moved
}
