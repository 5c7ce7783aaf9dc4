import type { Inputs } from '@holdout/knowledge'
import type { Place } from '../codes.ts'
import { type Box, boxOf, type Character, type Kind } from '../data/box.ts'
import { LAST_ROUND, roundsOf } from '../rules/rounds.ts'
import { turnsBeforeTail } from '../rules/search.ts'
import { waveOf } from '../rules/wave.ts'
import { type Attack, healthLeft, MOST_DICE, type State, slotLimit, slotsUsed } from '../state.ts'
import { danger, type Guard, guardOf } from './danger.ts'
import { bestPlan, felledBy, stakesOf } from './fight.ts'

const MOST_PLAYERS = 6
/** The kinds of a line that are told apart: Raiders, infected with 1, 2 and 3 or more dice, Survivors. */
const IN_LINE = 5
const RAIDER = 0
const SURVIVOR = 4

/** The position in numbers for the network that gives the team's chance: what is open, and counts of what is hidden. */
export function writeInputs(s: State, into: Inputs): void {
  const count = s.players.length
  into.late = (s.round - 1 + (s.phase === 'combat' ? 0.5 : 0)) / LAST_ROUND
  for (let players = 3; players <= MOST_PLAYERS; players++) into.flag(count === players)
  into.flag(s.outcome?.id === 'win')
  into.flag(s.outcome !== null && s.outcome.id !== 'win')
  into.reached(s.round - 1, LAST_ROUND - 1)
  writePhase(s, into)
  const members = s.phase === 'set-up' ? [] : membersOf(s)
  writeTeam(s, members, into)
  writePiles(s, into)
  // In the order of their danger, because a character who dies loses the game.
  members.sort((a, b) => b.danger - a.danger || a.guard.health - b.guard.health)
  for (let at = 0; at < MOST_PLAYERS; at++) writeMember(s, members[at], into)
}

/** What is asked, and how much of the phase is left. */
function writePhase(s: State, into: Inputs): void {
  const { phase, search, turn, attack } = s
  const count = s.players.length
  const step = s.agenda[s.agenda.length - 1]
  into.flag(phase === 'set-up')
  into.flag(phase === 'search')
  into.flag(phase === 'combat')
  into.flag(phase === 'combat' && s.cycle === 0)
  into.flag(phase === 'combat' && s.cycle > 0 && turn !== null)
  into.flag(s.assault !== null)
  const sooner = search === null ? 0 : turnsBeforeTail(s) - search.turn
  into.number(Math.max(0, sooner) / count / 5)
  into.number(Math.max(0, -sooner) / count)
  into.flag((step?.step === 'search-turn' || step?.step === 'combat-turn') && step.spent)
  into.number(actsLater(s) / count)
  into.number(s.cycle === 0 ? 0 : Math.min(4, s.cycle - 1) / 4)
  // What an attack under way may gain, and damage that is still to come.
  const planned = attack !== null && step?.step === 'prepare' ? bestPlan(s, stakesOf(s), attack).gain : 0
  into.flag(attack !== null)
  into.number(Math.max(-1, Math.min(2, planned)))
  into.number(
    step?.step === 'damage' ? step.points / 3 : step?.step === 'protection' || step?.step === 'sacrifice' ? 1 / 3 : 0,
  )
  into.number(s.carAlarms)
}

/** The number of characters who act later in this characters' attack. */
function actsLater({ phase, cycle, players, turn, receiver }: State): number {
  if (phase !== 'combat') return 0
  if (cycle === 0) return players.length
  if (turn === null || receiver === null) return 0
  return players.length - 1 - ((turn.player - receiver + players.length) % players.length)
}

/** What a character has and faces. */
interface Member {
  readonly place: Place
  readonly guard: Guard
  readonly danger: number
  readonly line: readonly number[]
  readonly dice: number
  readonly bag: Bag
  readonly free: number
}

function membersOf(s: State): Member[] {
  const box = boxOf(s)
  return s.players.map(({ line: now, bag }, place) => {
    const cards = afterAttack(s, box, place, now)
    const line = new Array<number>(IN_LINE).fill(0)
    let dice = 0
    for (const card of cards) {
      line[classOf(box, card)] += 1
      dice += box.horde[card].dice
    }
    const guard = guardOf(s, place)
    return {
      place,
      guard,
      danger: Math.min(6, danger(box, cards, guard)),
      line,
      dice,
      bag: bagOf(box, box.characters[s.players[place].character as number], bag),
      free: slotLimit(s, place) - slotsUsed(box, bag),
    }
  })
}

function classOf({ horde }: Box, card: Kind): number {
  const { class: is, dice } = horde[card]
  return is === 'raider' ? RAIDER : is === 'survivor' ? SURVIVOR : Math.min(3, Math.max(1, dice))
}

/** A line without the enemies that the dice of the attack under way eliminate. */
function afterAttack(s: State, box: Box, place: Place, line: readonly Kind[]): readonly Kind[] {
  const attack = s.attack
  if (attack === null || attack.area !== place || attack.heads + attack.bodies === 0) return line
  const { at, heads, bodies, convert }: Attack = attack
  const enemies = line.slice(at).filter(card => card !== box.survivor)
  const felled = new Set<number>()
  let left = felledBy(box, enemies, 0, heads, bodies, convert)
  for (let i = at; i < line.length && left > 0; i++) {
    if (line[i] === box.survivor) continue
    felled.add(i)
    left -= 1
  }
  return line.filter((_, i) => !felled.has(i))
}

/** The cards of an inventory by what they do. */
interface Bag {
  /** Expected damage of the best attack that costs nothing, and of the best one at all. */
  free: number
  best: number
  /** Dice of ammunition that fits a weapon, and that fits none. */
  ammo: number
  idle: number
  healing: number
  again: number
  dice: number
  converting: number
  tricks: number
  crafted: number
  built: number
  parts: number
  symbols: number
}

const BODY = 0.4167
const CONVERTED = 0.4

/** How many of each kind an inventory holds; cleared after use. */
const held = new Uint8Array(1024)

function bagOf(box: Box, { advantage, drawback }: Character, cards: readonly Kind[]): Bag {
  const bag: Bag = {
    free: BODY,
    best: BODY,
    ammo: 0,
    idle: 0,
    healing: 0,
    again: 0,
    dice: 0,
    converting: 0,
    tricks: 0,
    crafted: 0,
    built: 0,
    parts: 0,
    symbols: 0,
  }
  for (const card of cards) held[card] += 1
  let fed = 0
  for (const card of cards) {
    const { type, means: at, effect, boost } = box.rubble[card]
    if (type === 'part') bag.parts += 1
    else if (type === 'symbol') bag.symbols += 1
    else if (type === 'trick') bag.tricks += 1
    if (effect?.do === 'heal') bag.healing += effect.amount
    else if (effect?.do === 'act-again') bag.again += 1
    if (boost !== null) {
      bag.dice += boost.dice
      bag.converting += boost.reroll ? 1 : Math.min(3, boost.convert)
    }
    if (at === null) continue
    const means = box.means[at]
    const { way, convert, ammo } = means
    if (drawback.do === 'refuses' && drawback.way === way) continue
    let extra = advantage.do === 'dice' && advantage.way === way ? advantage.amount : 0
    if (drawback.do === 'dice' && (drawback.way === 'melee') === (way === 'melee')) extra += drawback.amount
    if (means.dice > 0) bag.free = Math.max(bag.free, strength(Math.max(1, means.dice + extra), convert))
    if (ammo === null) continue
    const { stack, dice } = box.rubble[ammo]
    fed |= 1 << (stack ?? 0)
    const loaded = Math.min(MOST_DICE, Math.max(1, means.dice + held[ammo] * dice + extra))
    if (held[ammo] > 0) bag.best = Math.max(bag.best, strength(loaded, convert))
  }
  for (const card of cards) {
    const { stack, dice } = box.rubble[card]
    if (stack === null) continue
    if (fed & (1 << stack)) bag.ammo += dice
    else bag.idle += dice
  }
  if (bag.parts > 1) {
    for (const { parts } of box.means) if (parts !== null) bag.crafted += Math.min(held[parts[0]], held[parts[1]])
    for (const { parts } of box.recipes) bag.built += Math.min(held[parts[0]], held[parts[1]])
  }
  bag.best = Math.max(bag.best, bag.free)
  for (const card of cards) held[card] = 0
  return bag
}

/** Expected damage of an attack with this many dice and conversions. */
function strength(dice: number, convert: number): number {
  return dice * BODY + Math.min(convert, dice * 0.5) * CONVERTED
}

function writeTeam(s: State, members: readonly Member[], into: Inputs): void {
  const count = s.players.length
  let health = 0
  let shield = 0
  let traps = 0
  let dice = 0
  let worst = 0
  let dangers = 0
  const line = new Array<number>(IN_LINE).fill(0)
  const bags = new Array<number>(BAG.length).fill(0)
  for (const member of members) {
    health += healthLeft(s, member.place)
    shield += member.guard.shield
    traps += member.guard.traps
    dice += member.dice
    worst = Math.max(worst, member.danger)
    dangers += member.danger
    for (let i = 0; i < IN_LINE; i++) line[i] += member.line[i]
    for (let i = 0; i < BAG.length; i++) bags[i] += member.bag[BAG[i]]
  }
  into.number(health / count / 8)
  into.number(shield / count / 2)
  into.number(traps / count)
  into.number(dice / count / 4)
  into.number(worst / 2)
  into.number(dangers / count)
  for (const number of line) into.number(number / count / 2)
  for (let i = 0; i < BAG.length; i++) into.number(bags[i] / count / SIZES[i])
  for (let i = 0; i < MOST_PLAYERS; i++) into.flag(s.players.some(({ character }) => character === i))
  const saved = s.players.reduce((sum, player) => sum + player.saved, 0)
  into.flag(saved > 0)
  into.reached(saved, 4)
  into.flag(s.everSaved)
  into.flag(s.leader !== null)
  // What has to be met before daylight: the cards of the coming waves, and those for each character.
  const wave = nextWaves(s, false)
  const waves = nextWaves(s, true)
  into.number(wave / 16)
  into.number(wave / count / 4)
  into.number(waves / 120)
  into.number(waves / count / 25)
  into.number(((waves + line.reduce((sum, number) => sum + number, 0)) / Math.max(1, health)) * 0.3)
}

/** The horde cards of the next wave or of all that are still to come, before the die of fate. */
function nextWaves(s: State, all: boolean): number {
  const { difficulty } = s.options
  const players = s.players.length
  let sum = 0
  for (const round of roundsOf(s.options)) {
    if (round < s.round || (round === s.round && s.cycle > 0)) continue
    const carAlarms = round === s.round ? s.carAlarms : 0
    sum += waveOf({ players, round, carAlarms, difficulty, relief: s.options['three-relief'] })
    if (!all) break
  }
  return sum
}

const BAG = [
  'free',
  'best',
  'ammo',
  'idle',
  'healing',
  'again',
  'dice',
  'converting',
  'tricks',
  'crafted',
  'built',
  'parts',
  'symbols',
] as const
/** About the most of each for one character. */
const SIZES = [2, 3, 6, 3, 4, 1, 3, 3, 1, 1, 1, 3, 2] as const

/** What is left in the piles, as far as the open cards tell. */
function writePiles(s: State, into: Inputs): void {
  const box = boxOf(s)
  const horde = new Array<number>(IN_LINE).fill(0)
  let dice = 0
  for (const card of s.horde) {
    horde[classOf(box, card)] += 1
    dice += box.horde[card].dice
  }
  const cards = Math.max(1, s.horde.length)
  into.number(s.horde.length / 95)
  for (const number of horde) into.number(number / cards)
  into.number(dice / cards)
  const rubble = s.piles[0].length + s.piles[1].length
  into.number(rubble / 150)
  into.flag(rubble === 0)
  let weapons = 0
  let ammo = 0
  let healing = 0
  let events = 0
  for (const pile of s.piles)
    for (const card of pile) {
      const { type } = box.rubble[card]
      if (type === 'weapon') weapons += 1
      else if (type === 'ammunition') ammo += 1
      else if (type === 'healing') healing += 1
      else if (type === 'event') events += 1
    }
  for (const number of [weapons, ammo, healing, events]) into.number((3 * number) / Math.max(1, rubble))
}

const HEALTHS = 8
/** How many numbers tell a character. */
const MEMBER = 41

/** One character and what stands in their area. */
function writeMember(s: State, member: Member | undefined, into: Inputs): void {
  if (member === undefined) {
    for (let i = 0; i < MEMBER; i++) into.number(0)
    return
  }
  const { place, guard, danger: threat, line, dice, bag, free } = member
  const { character, damage, barricades, traps, saved } = s.players[place]
  const left = healthLeft(s, place)
  into.flag(true)
  for (let i = 0; i < MOST_PLAYERS; i++) into.flag(character === i)
  into.reached(left, HEALTHS)
  into.number(damage / 6)
  into.number(guard.shield / 3)
  into.number(barricades / 2)
  into.number(traps / 2)
  into.number(saved / 2)
  into.number(threat / 3)
  into.number(Math.sqrt(threat))
  into.flag(threat > 0)
  for (const number of line) into.number(number / 3)
  into.number(dice / 6)
  into.number(dice / Math.max(1, left) / 2)
  into.number(bag.free / 2)
  into.number(bag.best / 3)
  into.number(bag.ammo / 6)
  into.number(bag.healing / 4)
  into.number(bag.dice / 3 + bag.again)
  into.number(bag.crafted + bag.built)
  into.number(free / 10)
  into.flag(free < 0)
  into.flag(s.receiver === place)
  into.flag(s.turn?.player === place)
  into.flag(s.leader === place)
}
