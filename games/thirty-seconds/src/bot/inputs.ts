import type { Inputs } from '@holdout/knowledge'
import {
  attackCardOf,
  type CardId,
  CHARACTERS,
  isSupply,
  isTactic,
  isZombie,
  type Line,
  SUPPLIES,
  SURVIVOR_TACTICS,
  supplyOf,
  tacticOf,
  ZOMBIE_KINDS,
  ZOMBIE_TACTICS,
  zombieOf,
  zombieTacticOf,
} from '../data/load.ts'
import { moveCost, standCost } from '../rules/costs.ts'
import {
  abilityOf,
  inPlay,
  isDamaged,
  isFrozen,
  isRow,
  isSolo,
  type Pile,
  ROWS,
  rowAt,
  type State,
  SURVIVOR,
  ZOMBIE,
  type Zombie,
} from '../state.ts'
import { expectedLoss, standing } from './value.ts'

const ABILITIES = [...new Set(CHARACTERS.map(({ ability }) => ability.id))]
/** Rows that are given one by one, from the Survivor's. */
const NEAR = [-2, -1, 0, 1, 2, 3]
const LINES: readonly Line[] = ['A', 'B', 'C']
/** The Action Phases: the decisions at which the network is given the position. */
export const ACTION_PHASES = ['replace-supplies', 'place-horde', 'survivor-acts', 'zombie-acts']

/** The position in numbers for the network that gives the Survivor's chance: what both sides hold, and what is left. */
export function writeInputs(s: State, into: Inputs): void {
  into.late = Math.min(1, s.row / ROWS)
  into.flag(s.outcome?.winners.includes(SURVIVOR) === true)
  into.flag(s.outcome?.winners.includes(SURVIVOR) === false)
  into.flag(isSolo(s))
  into.flag(isSolo(s) && s.options['solo-ai'] === 'swarm')
  for (const step of ACTION_PHASES) into.flag(s.agenda.at(-1)?.step === step)
  writeSurvivor(s, into)
  writeTurn(s, into)
  writeCards(s, into)
  for (const by of NEAR) writeRow(s, s.row + by, into)
  writeFar(s, into)
  writeZombies(s, into)
  writeDeck(s.attackDeck, into)
  writeDeck(s.zombieAttackDeck, into)
  into.number(standing(s) / 5)
  into.number(expectedLoss(s, SURVIVOR) / 5)
}

function writeSurvivor(s: State, into: Inputs): void {
  into.reached(s.row, ROWS)
  into.reached(s.health, 5)
  into.flag(s.down)
  into.flag(s.down && s.health === 1)
  into.flag(s.grabbedBy !== null)
  into.reached(s.tokens, 4)
  into.flag(s.lastBreath === 'ready')
  into.flag(s.lastBreath === 'ready' && s.health === 1)
  into.flag(s.lastBreath === 'owed')
  into.number(s.concussions)
  into.number(s.energyLost)
  const ability = abilityOf(s).id
  for (const id of ABILITIES) into.flag(ability === id)
}

function writeTurn(s: State, into: Inputs): void {
  const mine = s.phase?.of === SURVIVOR
  into.flag(s.active === SURVIVOR)
  into.flag(mine)
  into.flag(s.phase?.of === ZOMBIE)
  into.reached(mine ? s.energy : 0, 6)
  into.reached(s.phase?.of === ZOMBIE ? s.energy : 0, 6)
  // What is needed to reach the next row, and the street.
  const cost = moveCost(s)
  const up = s.down ? standCost(s) : 0
  const energy = mine ? s.energy : 4
  into.flag(up + cost <= energy)
  into.flag(up + cost * (ROWS + 1 - s.row) <= energy)
  into.number((up + cost * (ROWS + 1 - s.row)) / 10)
  into.flag(mine && s.abilityUsed)
  into.number(mine ? s.attackActions : 0)
  into.number(s.round / 12)
  for (const card of ['panic', 'exhausted', 'distraction']) into.flag(inPlay(s, card))
}

const SUPPLY_AT = new Map(SUPPLIES.map(({ id }, at) => [id, at]))
const TACTIC_AT = new Map(SURVIVOR_TACTICS.map(({ id }, at) => [id, at]))
const ZOMBIE_TACTIC_AT = new Map(ZOMBIE_TACTICS.map(({ id }, at) => [id, at]))
const KIND_AT = new Map(ZOMBIE_KINDS.map(({ id }, at) => [id, at]))

/** Equipped and held Supply cards by how much is left of them, and the Survivor's Tactics cards. */
function writeCards(s: State, into: Inputs): void {
  const equipped = SUPPLIES.map(() => 0)
  const held = SUPPLIES.map(() => 0)
  const tactics = SURVIVOR_TACTICS.map(() => 0)
  let damaged = 0
  for (const card of s.slots) {
    if (card === null) continue
    equipped[SUPPLY_AT.get(supplyOf(card).id) as number] += leftOf(s, card)
    if (isDamaged(s, card)) damaged += 1
  }
  for (const card of s.hand) {
    if (isSupply(card)) held[SUPPLY_AT.get(supplyOf(card).id) as number] += leftOf(s, card)
    else if (isTactic(card)) tactics[TACTIC_AT.get(tacticOf(card).id) as number] += 1
  }
  for (const counts of [equipped, held, tactics]) for (const count of counts) into.number(count)
  into.reached(s.slots.filter(card => card === null).length, 2)
  into.number(damaged)
  into.number(s.hand.length / 4)
}

function leftOf(s: State, card: CardId): number {
  const { value } = supplyOf(card)
  return value === null ? 1 : (1 + s.left[card]) / (1 + value)
}

/** A row near the Survivor: its zombies by kind, by health and by what they can do. */
function writeRow(s: State, row: number, into: Inputs): void {
  const here = isRow(row) ? rowAt(s, row) : null
  const zombies = here?.zombies ?? []
  into.flag(here === null)
  into.reached(zombies.length, 3)
  into.reached(zombies.filter(({ down }) => !down).length, 3)
  for (const { id } of ZOMBIE_KINDS) into.number(zombies.filter(({ card }) => zombieOf(card).id === id).length)
  into.number(healthOf(zombies) / 4)
  into.number(zombies.filter(({ attacked }) => attacked).length)
  into.number(zombies.filter(({ time }) => time > 0).length)
  into.flag(here !== null && isFrozen(s, row))
  into.number(here?.faceUp.length ?? 0)
  into.number(here?.faceDown.length ?? 0)
  into.flag(here?.token ?? false)
}

/** The rows beyond. */
function writeFar(s: State, into: Inputs): void {
  const ahead = s.rows.slice(s.row + Math.max(...NEAR)).flatMap(({ zombies }) => zombies)
  const behind = s.rows.slice(0, Math.max(0, s.row - 1 + NEAR[0])).flatMap(({ zombies }) => zombies)
  for (const zombies of [ahead, behind]) {
    into.number(zombies.length / 3)
    into.number(zombies.filter(({ down }) => !down).length / 3)
    into.number(healthOf(zombies) / 8)
    for (const { id } of ZOMBIE_KINDS) into.number(zombies.filter(({ card }) => zombieOf(card).id === id).length / 2)
  }
}

function healthOf(zombies: readonly Zombie[]): number {
  return zombies.reduce((sum, { health }) => sum + health, 0)
}

/** The zombies' hand, and those behind the door. */
function writeZombies(s: State, into: Inputs): void {
  const kinds = ZOMBIE_KINDS.map(() => 0)
  const tactics = ZOMBIE_TACTICS.map(() => 0)
  for (const card of s.zombieHand) {
    if (isZombie(card)) kinds[KIND_AT.get(zombieOf(card).id) as number] += 1
    else tactics[ZOMBIE_TACTIC_AT.get(zombieTacticOf(card).id) as number] += 1
  }
  for (const counts of [kinds, tactics]) for (const count of counts) into.number(count)
  into.number(s.zombieHand.length / 6)
  into.reached(s.warehouse.length, 4)
}

/** How the cards that are left in an Attack deck would end an attack. */
function writeDeck({ draw, shuffle }: Pile & { readonly shuffle: boolean }, into: Inputs): void {
  into.flag(shuffle)
  for (const line of LINES) {
    let hits = 0
    let falls = 0
    for (const card of draw) {
      const result = attackCardOf(card)[line]
      if (result.startsWith('hit')) hits += 1
      if (result.endsWith('kd')) falls += 1
    }
    into.number(hits / Math.max(1, draw.length))
    into.number(falls / Math.max(1, draw.length))
  }
}
