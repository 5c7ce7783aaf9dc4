import type { Seat } from '@holdout/engine'
import { type CardId, isTactic, isZombie, supplyOf, tacticOf, zombieOf } from '../data/load.ts'
import { survivorWorth } from '../effects/index.ts'
import { moveCost, standCost } from '../rules/costs.ts'
import { isFrozen, ROWS, rowAt, type State, SURVIVOR, ZOMBIE } from '../state.ts'

/** Average cost of a standing zombie's attack, in health: 9 of 24 cards do damage, and knockdowns cost time. */
const BLOW = 0.5
const BRUTE_BLOW = 0.95
/** Expected cost of the zombies that arrive in one zombie turn, in health. */
const REINFORCEMENTS = 0.75

/** The value of Supply cards, in health. Tactics cards have theirs in `effects/`. */
export const ITEM_WORTH: Readonly<Record<string, number>> = {
  'first-aid-kit': 1.1,
  'body-armor': 1.7,
  'adrenaline-shot': 0.5,
  grenade: 0.55,
  pistol: 0.55,
  revolver: 0.5,
  shotgun: 0.95,
  rifle: 0.8,
  'baseball-bat': 0.5,
  crowbar: 0.45,
  machete: 0.5,
  'fire-axe': 0.4,
  chainsaw: 0.5,
  hatchet: 0.4,
  katana: 0.7,
  'ice-ax': 0.5,
}
/** Estimated chance that the Survivor escapes from this position. */
export function escapes(s: State, seat: Seat): number {
  if (s.outcome) return s.outcome.winners.includes(SURVIVOR) ? 1 : 0
  if (s.character === null) return 0.5
  return 1 / (1 + Math.exp(-0.85 * (standing(s) - expectedLoss(s, seat))))
}

/** The value of the Survivor's health, armor, last breath, tokens, weapons and cards, in health. */
export function standing(s: State): number {
  let sum = s.health
  if (s.health === 1) sum -= 0.3
  if (s.tokens > 0 && s.lastBreath === 'ready') sum += 0.8
  sum += 0.25 * Math.min(4, s.tokens)
  let weapons = 0
  for (const card of s.slots) {
    if (card === null) continue
    const { id, value, class: kind } = supplyOf(card)
    const share = value === null ? 1 : s.left[card] / value
    if (kind === 'armor') sum += 0.85 * s.left[card]
    else {
      weapons += 1
      sum += ITEM_WORTH[id] * (0.25 + 0.75 * share) * (weapons > 2 ? 0.6 : 1)
    }
  }
  for (const { weapon } of s.damaged) if (s.slots.includes(weapon)) sum -= 0.25
  let supplies = 0
  for (const card of s.hand) {
    if (isTactic(card)) sum += survivorWorth[tacticOf(card).id] * 0.6
    else {
      supplies += 1
      sum += ITEM_WORTH[supplyOf(card).id] * (supplies > 1 ? 0.35 : 0.6)
    }
  }
  return sum
}

function blowOf(card: CardId): number {
  return zombieOf(card).damage > 1 ? BRUTE_BLOW : BLOW
}

/** Expected cost of the way to the street, in health: rows to leave and zombie turns to survive. */
export function expectedLoss(s: State, seat: Seat): number {
  let path = 0
  let threat = 0
  for (let row = 1; row <= ROWS; row++) {
    const { zombies } = rowAt(s, row)
    if (zombies.length === 0) continue
    const frozen = isFrozen(s, row)
    const distance = row - s.row
    for (const zombie of zombies) {
      const blow = blowOf(zombie.card) * (0.55 + 0.45 * (zombie.health / zombieOf(zombie.card).health))
      const ready = zombie.down ? 0.3 : zombie.time > 0 ? 0.5 : frozen ? 0.15 : 1
      if (distance >= 0) path += blow * ready * (distance === 0 ? 0.95 : Math.max(0.62, 0.92 - 0.05 * distance))
      const near = Math.abs(distance)
      const reach = zombieOf(zombie.card).reach > 1 ? near - 1 : near
      if (reach <= 2)
        threat += blow * (zombie.down ? 0.45 : frozen ? 0.2 : 1) * (reach <= 0 ? 0.9 : reach === 1 ? 0.6 : 0.3)
    }
  }
  threat = Math.min(threat, 1.7)
  let hidden = 0
  for (const card of s.zombieHand) hidden += isZombie(card) ? 0.16 : 0.14
  hidden += s.warehouse.length * 0.05
  const cost = moveCost(s)
  let needed = (ROWS + 1 - s.row) * cost
  if (s.down) needed += standCost(s) + 0.6
  if (s.grabbedBy !== null) needed += 1
  if (s.lastBreath === 'owed') needed += 2
  // The Energy the Survivor can spend before the next zombie turn, and the Energy the zombies have left.
  const energy = s.phase?.of === SURVIVOR ? s.energy : 4
  const zombieEnergy = s.phase?.of === ZOMBIE ? s.energy : s.phase === null && s.active === SURVIVOR ? 4 : 0
  // The zombies ignore their own unspent Energy. Counting it would keep them from spending it.
  const now = seat === SURVIVOR ? (threat * zombieEnergy) / 4 : 0
  const rest = Math.max(0, needed - energy)
  if (rest === 0) return path + now + hidden * 0.2
  const turns = 0.5 * Math.ceil(rest / 4) + 0.5 * (rest / 4)
  return (
    path + now + threat * 0.75 + turns * REINFORCEMENTS + Math.max(0, turns - 1) * 0.35 + hidden * Math.min(1, turns)
  )
}
