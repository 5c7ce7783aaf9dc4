import type { Reason } from '@holdout/engine'
import type { Place } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { boxOf, type Effect, type Kind } from '../data/box.ts'
import type { Use } from '../moves.ts'
import { kindsIn, type State } from '../state.ts'
import type { View } from '../view/types.ts'
import { actingAgain } from './act-again.ts'
import { alarming, ambushing } from './ambush.ts'
import { drawing } from './draw.ts'
import type { CardEffect, Named } from './effect.ts'
import { everyoneDiscards, everyonePasses } from './everyone.ts'
import { damaging, discarding } from './harm.ts'
import { healing } from './heal.ts'
import { luring } from './lure.ts'
import { stealing } from './steal.ts'
import { sticking } from './stuck.ts'

/** Every effect by its name in the card data (`"do"`). `load.ts` rejects cards with another effect. */
export const effects: { readonly [K in Effect['do']]: CardEffect<Named<K>> } = {
  heal: healing,
  draw: drawing,
  'act-again': actingAgain,
  steal: stealing,
  lure: luring,
  damage: damaging,
  discard: discarding,
  alarm: alarming,
  ambush: ambushing,
  stuck: sticking,
  'everyone-discards': everyoneDiscards,
  'everyone-passes': everyonePasses,
}

function entryOf(effect: Effect): CardEffect<Effect> {
  return effects[effect.do] as CardEffect<Effect>
}

/** DL-36, DL-38 The cards a player may use now. An action card needs an action; a free card does not. */
export function uses(s: State, who: Place, spent: boolean, list: Use[]): void {
  const box = boxOf(s)
  for (const card of kindsIn(s.players[who].bag)) if (maySpend(s, who, card, spent)) list.push(useOf(box.names[card]))
}

function maySpend(s: State, who: Place, card: Kind, spent: boolean): boolean {
  const { cost, effect } = boxOf(s).rubble[card]
  if (cost === null || effect === null || (cost === 'action' && spent)) return false
  return entryOf(effect).use?.fits(s, who, effect, spent) ?? false
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
  entryOf(effect).use?.does(s, who, card, effect, spent, cx)
}

/** Why a player who has a card with this effect cannot use it now. */
export function whyNotUse(v: View, effect: Effect, title: string): Reason {
  return entryOf(effect).use?.whyNot(v, effect, title) ?? { rule: 'DL-36', text: `${title} cannot be used now.` }
}

/** Value of a card with this effect for a bot that holds it, in draws. */
export function worthOf(effect: Effect, s: State, who: Place): number {
  return entryOf(effect).use?.worth(s, who) ?? 0
}

/** DL-31 Resolves an event at once and completely. */
export function resolveEvent(s: State, { who, card }: { who: Place; card: Kind }, cx: Cx): void {
  const effect = boxOf(s).rubble[card].effect as Effect
  entryOf(effect).happens?.(s, who, effect, cx)
}
