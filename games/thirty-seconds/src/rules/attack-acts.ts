import { say } from '@holdout/engine'
import { capital } from '@holdout/words'
import type { MoveOf, NeedOf } from '../cx.ts'
import { againCard, type CardId, type Mode, modeNamed, type Supply, supplyOf } from '../data/load.ts'
import { abilities, abilitySaves } from '../effects/abilities.ts'
import { rowsBeyond } from '../effects/line-up.ts'
import type { Aim } from '../moves.ts'
import { modeTitle, textOfCard } from '../say/cards.ts'
import { price, row, zombieThere } from '../say/parts.ts'
import { cardIn, fullSlots } from '../slots.ts'
import {
  abilityOf,
  allTargets,
  isWeapon,
  onTheGround,
  ROWS,
  type State,
  tacticInHand,
  targetsIn,
  type Zombie,
  zombieAt,
} from '../state.ts'
import { isWholeRow, rowOfTarget, type Target, targetAt, wholeRow } from '../targets.ts'
import { aimedAt, modeIsReady } from './aiming.ts'
import { announce, announceUnarmed, payWithCard } from './attack.ts'
import { ACTION_COST } from './costs.ts'
import { CAN_FALL, IN_REACH, NO_PANIC, onlyIf, pays, STANDS, TOKEN_LEFT, zombieHere } from './needs.ts'
import { spendToken } from './supplies.ts'

const modeOf = (_s: State, { mode }: Aim): Mode => modeNamed(mode)
const supplyFor = (s: State, { slot }: Aim): Supply => supplyOf(cardIn(s, slot) as CardId)
const holds = (s: State, card: string): boolean => tacticInHand(s.hand, card) !== null

/** The Energy that an Ability token saves on this attack; null if the ability does not apply. */
function saved(s: State, aim: Aim): number | null {
  return abilitySaves(abilityOf(s).id, s.options, supplyFor(s, aim), modeOf(s, aim))
}

function costOf(s: State, aim: Aim): number {
  return modeOf(s, aim).cost - (aim.token ? (saved(s, aim) ?? 0) : 0)
}

/** The card that repeats an attack in this mode. */
const quickCard = ({ mode }: { readonly mode: string }): string => againCard(modeNamed(mode).kind)

/** TS-D09 Quick Trigger or Quick Hands is declared with the attack. */
const QUICK: readonly NeedOf<Aim>[] = [
  ['TS-D09', (s, aim) => modeOf(s, aim).kind !== 'thrown', 'Quick Trigger and Quick Hands do not work with a throw.'],
  ['TS-70', (s, aim) => holds(s, quickCard(aim)), (_s, aim) => `You do not have ${textOfCard(quickCard(aim)).title}.`],
]

/** TS-D09 Lined Up is declared with the attack. */
const LINED_UP: readonly NeedOf<Aim>[] = [
  [
    'TS-D09',
    (s, aim) => modeOf(s, aim).kind === 'ranged' && supplyFor(s, aim).class === 'firearm',
    'Lined Up works only with a ranged attack of a firearm.',
  ],
  ['TS-70', s => holds(s, 'lined-up'), 'You do not have Lined Up.'],
  [
    'TS-D09',
    (s, { target, second }) =>
      second !== target && rowsBeyond(s.row, rowOfTarget(target)).includes(rowOfTarget(second as Target)),
    "The second zombie must be in the target's row or the next row beyond it.",
  ],
]

/** TS-74, TS-75, TS-81 A token pays for the attack or a part of it. */
const PAID_BY_TOKEN: readonly NeedOf<Aim>[] = [
  ['TS-73', s => abilities[abilityOf(s).id].notPaid !== undefined, 'Your ability does not pay for attacks.'],
  ...Object.entries(abilities).flatMap(([id, { rule, notPaid }]): NeedOf<Aim>[] =>
    notPaid === undefined ? [] : [[rule, (s, aim) => abilityOf(s).id !== id || saved(s, aim) !== null, notPaid]],
  ),
  ...TOKEN_LEFT,
]

/** What a mode might be aimed at: the zombies of the alley, or its rows. */
function targetsFor(s: State, { area }: Mode): Target[] {
  return area ? s.rows.map((_, at) => wholeRow(at + 1)) : allTargets(s)
}

/** TS-56 Announces a weapon, a mode and a target, with the cards and the token declared with it. */
export const attack: MoveOf<'attack', 'survivor-acts'> = {
  rule: 'TS-56',
  label(aim, v) {
    const { cost } = modeNamed(aim.mode)
    const at = isWholeRow(aim.target) ? say`at ${row(rowOfTarget(aim.target))}` : say`at ${zombieThere(v, aim.target)}`
    const second = aim.second === null ? [] : say` and ${zombieThere(v, aim.second)} with Lined Up`
    const paid = aim.token ? '1 token' : `${cost}E`
    const quick = aim.quick ? `, with ${textOfCard(quickCard(aim)).title}` : ''
    return say`${capital(modeTitle(aim.mode))} ${at}${second} (${paid}${quick})`
  },
  candidates(s) {
    const tokens = s.tokens > 0 ? [false, true] : [false]
    const seconds = [null, ...(holds(s, 'lined-up') ? allTargets(s) : [])]
    return fullSlots(s).flatMap(slot =>
      supplyOf(cardIn(s, slot) as CardId).modes.flatMap(mode =>
        targetsFor(s, mode).flatMap(target =>
          seconds.flatMap(second =>
            tokens.flatMap(token =>
              (holds(s, quickCard({ mode: mode.id })) ? [false, true] : [false]).map(
                (quick): Aim => ({ move: 'attack', slot, mode: mode.id, target, token, quick, second }),
              ),
            ),
          ),
        ),
      ),
    )
  },
  /** Each weapon in its mode of greatest reach, at every zombie, the nearest first. */
  tempting(s) {
    return fullSlots(s).flatMap(slot => {
      const { modes } = supplyOf(cardIn(s, slot) as CardId)
      if (modes.length === 0) return []
      const mode = modes.reduce((far, other) => (other.max > far.max ? other : far))
      return nearestFirst(s).map(
        (target): Aim => ({
          move: 'attack',
          slot,
          mode: mode.id,
          target: mode.area ? wholeRow(rowOfTarget(target)) : target,
          token: false,
          quick: false,
          second: null,
        }),
      )
    })
  },
  needs: [
    ...modeIsReady<Aim>(),
    NO_PANIC,
    ...aimedAt(modeOf, ({ target }: Aim) => target),
    ...onlyIf(({ quick }: Aim) => quick, QUICK),
    ...onlyIf(({ second }: Aim) => second !== null, LINED_UP),
    ...aimedAt(modeOf, ({ second }: Aim) => second),
    ...onlyIf(({ token }: Aim) => token, PAID_BY_TOKEN),
    pays(costOf),
  ],
  take(s, aim, cx) {
    const mode = modeNamed(aim.mode)
    s.energy -= costOf(s, aim)
    if (aim.token) spendToken(s, abilities[abilityOf(s).id].rule, cx)
    s.attackActions += 1
    if (aim.quick) payWithCard(s, quickCard(aim), cx)
    const linedUp = aim.second === null ? null : zombieAt(s, aim.second).card
    if (linedUp !== null) payWithCard(s, 'lined-up', cx)
    announce(s, { slot: aim.slot, mode, target: aim.target, again: aim.quick, linedUp }, cx)
  },
}

/** The zombies that may be attacked by their distance, then the others. Without any, the own row stands for all. */
function nearestFirst(s: State): Target[] {
  const distance = (target: Target): number =>
    Math.abs(rowOfTarget(target) - s.row) + (zombieAt(s, target).time > 0 ? ROWS : 0)
  const all = allTargets(s)
  return all.length > 0 ? all.sort((a, b) => distance(a) - distance(b)) : [targetAt(s.row, 1)]
}

interface AtTarget {
  readonly target: Target
}

/** The zombies of the Survivor's row. Without any, the place at the bottom stands for them. */
function here<K extends 'stomp' | 'knock-down'>(s: State, move: K): { move: K; target: Target }[] {
  const targets = targetsIn(s, s.row)
  return (targets.length > 0 ? targets : [targetAt(s.row, 1)]).map(target => ({ move, target }))
}

const isGrounded = (zombie: Zombie | null): boolean => zombie !== null && onTheGround(zombie)

/** TS-68 Head Stomp: a zombie on the ground, only standing, without a weapon. */
export const stomp: MoveOf<'stomp', 'survivor-acts'> = {
  rule: 'TS-68',
  label: ({ target }, v) => say`Head Stomp on ${zombieThere(v, target)} ${price(ACTION_COST)}`,
  candidates: s => here(s, 'stomp'),
  needs: [
    STANDS,
    ...IN_REACH,
    [
      'TS-68',
      (s, { target }: AtTarget) => isGrounded(zombieHere(s, target)),
      'A Head Stomp needs a zombie on the ground.',
    ],
    NO_PANIC,
    pays(ACTION_COST),
  ],
  take: (s, { target }, cx) => announceUnarmed(s, 'stomp', target, cx),
}

/** TS-68 Knockdown of a standing zombie. TS-113 Not of a Crawler. */
export const knockDown: MoveOf<'knock-down', 'survivor-acts'> = {
  rule: 'TS-68',
  label: ({ target }, v) => say`Knock down ${zombieThere(v, target)} ${price(ACTION_COST)}`,
  candidates: s => here(s, 'knock-down'),
  /** Without a weapon, also those of other rows. */
  tempting: s =>
    fullSlots(s).some(slot => isWeapon(cardIn(s, slot) as CardId))
      ? here(s, 'knock-down')
      : nearestFirst(s).map(target => ({ move: 'knock-down', target })),
  needs: [STANDS, ...CAN_FALL, NO_PANIC, pays(ACTION_COST)],
  take: (s, { target }, cx) => announceUnarmed(s, 'knockdown', target, cx),
}
