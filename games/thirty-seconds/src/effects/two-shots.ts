import { type CardId, type Mode, type SurvivorEffect, supplyOf, zombieOf } from '../data/load.ts'
import { aimedAt } from '../rules/aiming.ts'
import { cardIn, fullSlots, NO_SLOT, type Slot } from '../slots.ts'
import { allTargets, type State, zombieAt } from '../state.ts'
import { rowOfTarget, type Target } from '../targets.ts'
import type { SurvivorRules, Way } from './effect.ts'

/** The ammo that the two shots need. */
export const AMMO = 2

/** Double Head Shot: a firearm with ammo for two shots at two different zombies in range. */
export const rules: SurvivorRules<Extract<SurvivorEffect, { do: 'two-shots' }>> = {
  ways(s, card) {
    const targets = allTargets(s)
    const pairs = targets.flatMap(target =>
      targets.filter(second => second !== target).map(second => ({ target, second })),
    )
    const some = pairs.length > 0 ? pairs : [{}]
    return fullSlots(s).flatMap(slot => some.map(pair => ({ move: 'play' as const, card, slot, ...pair })))
  },
  needs: [
    ['TS-70', (s, way) => modeFor(s, way.slot) !== null, 'Double Head Shot needs a firearm other than a Shotgun.'],
    ['TS-60', (s, { slot }) => s.left[cardIn(s, slot as Slot) as CardId] >= AMMO, 'It needs 2 ammo, 1 for each shot.'],
    ...aimedAt<Way>(modeOf, ({ target }) => target),
    ...aimedAt<Way>(modeOf, ({ second }) => second),
    ['TS-70', (_s, { target, second }) => target !== second, 'Choose two different zombies.'],
    [
      'TS-152',
      (s, { target, second }) =>
        (target as Target) < (second as Target) || !areAlike(s, target as Target, second as Target),
      'These two zombies are identical. Choose the lower one first.',
    ],
  ],
  take(s, { bonus }, played, cx) {
    const slot = played.slot as Slot
    const mode = (modeFor(s, slot) as Mode).id
    const shots = [played.target as Target, played.second as Target].map(
      at => ({ step: 'begin-attack', slot, mode, zombie: zombieAt(s, at).card, bonus }) as const,
    )
    cx.next(...shots)
  },
}

function modeOf(s: State, { slot }: Way): Mode | null {
  return modeFor(s, slot)
}

export function modeFor(s: State, slot: Slot = NO_SLOT): Mode | null {
  const weapon = cardIn(s, slot)
  if (weapon === null || supplyOf(weapon).class !== 'firearm') return null
  return supplyOf(weapon).modes.find(({ kind, once, split }) => kind === 'ranged' && !once && !split) ?? null
}

/** Whether two zombies of one row differ only in their place, so that the order of the shots does not matter. */
export function areAlike(s: State, one: Target, other: Target): boolean {
  if (rowOfTarget(one) !== rowOfTarget(other)) return false
  const [a, b] = [zombieAt(s, one), zombieAt(s, other)]
  if (a.card === s.grabbedBy || b.card === s.grabbedBy) return false
  return zombieOf(a.card).id === zombieOf(b.card).id && a.health === b.health && a.down === b.down && a.time === b.time
}

export const worth = { 'double-head-shot': 0.25 }
