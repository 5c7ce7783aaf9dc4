import { say } from '@holdout/engine'
import { type Place, placeOf } from '../codes.ts'
import type { Cx, MoveOf, NeedOf } from '../cx.ts'
import { boxOf, type Effect, type Kind, type Rubble } from '../data/box.ts'
import { type Use, useOf } from '../moves.ts'
import { holds } from '../rules/inventory.ts'
import { actionLeft, ON_TURN, type TurnStep, whileFrozen } from '../rules/turn.ts'
import { partsOf, titleIn } from '../say/parts.ts'
import { kindsIn, type State } from '../state.ts'
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

function faceOf(s: State, { card }: Use): Rubble {
  return boxOf(s).rubble[boxOf(s).kinds.get(card) as Kind]
}

function effectOf(s: State, move: Use): Effect {
  return faceOf(s, move).effect as Effect
}

function isUsable({ effect }: Rubble): boolean {
  return effect !== null && entryOf(effect).use !== undefined
}

/** The needs of all effects. Each is asked only of the cards with that effect. */
const effectNeeds: readonly NeedOf<Use, TurnStep>[] = Object.keys(effects).flatMap(name => {
  const { use: used } = effects[name as Effect['do']] as CardEffect<Effect>
  return (used?.needs ?? []).map(
    ([rule, holdsFor, text]): NeedOf<Use, TurnStep> => [
      rule,
      (s, move, { spent }, seat) => {
        const effect = effectOf(s, move)
        return effect.do !== name || holdsFor(s, placeOf(seat), effect, spent)
      },
      (s, move) => text(titleIn(s, move.card), effectOf(s, move)),
    ],
  )
})

/** DL-36, DL-38 An action card needs an action; a free card does not. */
export const use: MoveOf<'use', TurnStep> = {
  rule: 'DL-36',
  label: ({ card }, v) => say`Use ${partsOf(v).card(card)}`,
  candidates(s, _step, seat) {
    const { rubble, names } = boxOf(s)
    return kindsIn(s.players[placeOf(seat)].bag)
      .filter(card => isUsable(rubble[card]))
      .map(card => useOf(names[card]))
  },
  exists: [
    [
      'DL-36',
      (s, { card }, _step, seat) => holds(s, seat, card),
      (s, { card }) => `You have no ${titleIn(s, card)} to use.`,
    ],
    [
      'DL-78',
      (s, move) => isUsable(faceOf(s, move)) || faceOf(s, move).boost === null,
      (s, { card }) => `${titleIn(s, card)} can be used only in an attack.`,
    ],
    [
      'DL-36',
      (s, move) => isUsable(faceOf(s, move)),
      (s, { card }) => `${titleIn(s, card)} cannot be used on its own.`,
    ],
  ],
  needs: [ON_TURN, ...actionLeft((s, move: Use) => faceOf(s, move).cost === 'action'), ...effectNeeds],
  elsewhere: whileFrozen,
  take(s, move, cx, { spent }, seat) {
    const effect = effectOf(s, move)
    entryOf(effect).use?.does(s, placeOf(seat), boxOf(s).kinds.get(move.card) as Kind, effect, spent, cx)
  },
}

/** Whether a player on turn may use a card that they have: the same as the needs, but faster. */
export function mayUse(s: State, who: Place, card: Kind, spent: boolean): boolean {
  const { cost, effect } = boxOf(s).rubble[card]
  if (effect === null || (cost === 'action' && spent)) return false
  const { use: used } = entryOf(effect)
  if (used === undefined) return false
  for (let i = 0; i < used.needs.length; i++) if (!used.needs[i][1](s, who, effect, spent)) return false
  return true
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
