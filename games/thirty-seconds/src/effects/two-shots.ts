import type { Reason } from '@holdout/engine'
import { idOf, leftOn } from '../data/labels.ts'
import { type CardId, type Mode, type SurvivorEffect, supplyNamed, supplyOf, zombieOf } from '../data/load.ts'
import type { Choices } from '../moves.ts'
import { targetsOf } from '../rules/aiming.ts'
import { refuseTarget } from '../say/reasons/attack.ts'
import { no } from '../say/reasons/parts.ts'
import { cardIn, NO_SLOT, SLOTS, type Slot } from '../slots.ts'
import { type State, zombieAt } from '../state.ts'
import { NO_TARGET, rowOfTarget, type Target, zombieOn } from '../targets.ts'
import type { View } from '../view/types.ts'
import type { SurvivorRules } from './effect.ts'

/** The ammo that the two shots need. */
const AMMO = 2

/** Double Head Shot: a firearm with ammo for two shots at two different zombies in range. */
export const rules: SurvivorRules<Extract<SurvivorEffect, { do: 'two-shots' }>> = {
  offer(s, card, _effect, list) {
    for (const slot of SLOTS) {
      const weapon = cardIn(s, slot)
      const mode = weapon === null ? null : modeFor(s, weapon)
      if (mode === null) continue
      const targets = targetsOf(s, mode)
      for (let i = 0; i < targets.length; i++)
        for (let j = 0; j < targets.length; j++)
          if (i < j || (i > j && !areAlike(s, targets[i], targets[j])))
            list.push({ move: 'play', card, slot, target: targets[i], second: targets[j] })
    }
  },
  take(s, { bonus }, played, cx) {
    const slot = played.slot as Slot
    const mode = (modeFor(s, cardIn(s, slot) as CardId) as Mode).id
    const shots = [played.target as Target, played.second as Target].map(
      at => ({ step: 'begin-attack', slot, mode, zombie: zombieAt(s, at).card, bonus }) as const,
    )
    cx.next(...shots)
  },
}

const isFit = ({ kind, once, split }: Mode): boolean => kind === 'ranged' && !once && !split

function modeFor(s: State, weapon: CardId): Mode | null {
  const { class: kind, modes } = supplyOf(weapon)
  return kind === 'firearm' && s.left[weapon] >= AMMO ? (modes.find(isFit) ?? null) : null
}

/** Whether two zombies of one row differ only in their place, so that the order of the shots does not matter. */
function areAlike(s: State, one: Target, other: Target): boolean {
  if (rowOfTarget(one) !== rowOfTarget(other)) return false
  const [a, b] = [zombieAt(s, one), zombieAt(s, other)]
  if (a.card === s.grabbedBy || b.card === s.grabbedBy) return false
  return zombieOf(a.card).id === zombieOf(b.card).id && a.health === b.health && a.down === b.down && a.time === b.time
}

export function refuse(
  v: View,
  _effect: SurvivorEffect,
  { slot = NO_SLOT, target = NO_TARGET, second = NO_TARGET }: Choices,
): Reason | null {
  const label = cardIn(v, slot)
  const supply = supplyNamed(label)
  const mode = supply?.modes.find(isFit)
  if (supply?.class !== 'firearm' || !mode) return no('TS-70', 'Double Head Shot needs a firearm other than a Shotgun.')
  const left = (label === null ? null : leftOn(label)) ?? supply.value ?? 0
  if (left < AMMO) return no('TS-60', 'It needs 2 ammo, 1 for each shot.')
  const reason = refuseTarget(v, mode, target) ?? refuseTarget(v, mode, second)
  if (reason) return reason
  if (target === second) return no('TS-70', 'Choose two different zombies.')
  return lookAlike(v, target, second) && target > second
    ? no('TS-152', 'These two zombies are identical. Choose the lower one first.')
    : null
}

function lookAlike(v: View, one: Target, other: Target): boolean {
  const [a, b] = [zombieOn(v, one), zombieOn(v, other)]
  if (a === null || b === null || rowOfTarget(one) !== rowOfTarget(other)) return false
  if (v.grabbedBy === one || v.grabbedBy === other) return false
  return idOf(a.zombie) === idOf(b.zombie) && a.health === b.health && a.down === b.down && a.time === b.time
}

export const worth = { 'double-head-shot': 0.25 }
