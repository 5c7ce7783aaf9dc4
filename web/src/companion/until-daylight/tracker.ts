import {
  BARRICADES,
  type Face,
  type Fate,
  fateChange,
  LAST_ROUND,
  leaderAfter,
  ownCards,
  TRAPS,
  titleOf,
  waveOf,
} from '@holdout/until-daylight/table'
import { pick, type Random } from '../random.ts'
import { launch, type SearchTimer } from './search-timer.ts'

/** The game's own card data. */
const BOX = ownCards()

export const CHARACTERS: readonly { readonly id: string; readonly name: string; readonly health: number }[] =
  BOX.characters.map(({ id, health }) => ({ id, health, name: titleOf(id).replace(/^The /, '') }))

export interface Fighter {
  readonly character: string
  readonly damage: number
  readonly xp: number
  readonly barricades: number
  readonly traps: number
  readonly survivors: number
}

type Phase = 'team' | 'ready' | 'search' | 'caught' | 'fate' | 'combat' | 'final' | 'over'

export interface Night {
  readonly phase: Phase
  readonly fighters: readonly Fighter[]
  readonly round: number
  readonly timer: SearchTimer | null
  readonly seconds: number
  readonly jitter: number
  readonly difficulty: 'standard' | 'gentle' | 'brutal'
  readonly relief: boolean
  readonly carAlarms: number
  readonly fate: Fate | null
  /** The caught player by place at the table; null if there is none. */
  readonly receiver: number | null
  readonly starter: number
  readonly leader: number | null
  /** The players caught in each round so far, by place. */
  readonly caught: readonly number[]
  /** The cycle of the last fight. */
  readonly cycle: number
  readonly ending: 'won' | 'died' | 'nobody-saved' | null
}

export const FRESH_NIGHT: Night = {
  phase: 'team',
  fighters: [],
  round: 1,
  timer: null,
  seconds: 90,
  jitter: 10,
  difficulty: 'standard',
  relief: false,
  carAlarms: 0,
  fate: null,
  receiver: null,
  starter: 0,
  leader: null,
  caught: [],
  cycle: 0,
  ending: null,
}

export function healthOf(character: string): number {
  return CHARACTERS.find(({ id }) => id === character)?.health ?? 0
}

export function nameOf(character: string): string {
  return CHARACTERS.find(({ id }) => id === character)?.name ?? character
}

/** Adds a character to the team, at the next place clockwise, or removes it. */
export function toggleCharacter(night: Night, character: string): Night {
  const without = night.fighters.filter(fighter => fighter.character !== character)
  if (without.length < night.fighters.length) return { ...night, fighters: without }
  if (without.length === CHARACTERS.length) return night
  const fighter: Fighter = { character, damage: 0, xp: 0, barricades: 0, traps: 0, survivors: 0 }
  return { ...night, fighters: [...without, fighter] }
}

/** DL-01 A team has 3 to 6 characters. */
export function mayBegin(night: Night): boolean {
  return night.fighters.length >= 3
}

export function begin(night: Night, starter: number): Night {
  return mayBegin(night) ? { ...night, phase: 'ready', starter } : night
}

/** DL-28 Starts the search, with a gong at a random time. */
export function startSearch(night: Night, now: number, random: Random): Night {
  return { ...night, phase: 'search', timer: launch(now, night, random), fate: null, receiver: null }
}

/** DL-40 The gong: the next step is to say who was caught. */
export function gong(night: Night): Night {
  return { ...night, phase: 'caught', timer: null }
}

/** DL-40, DL-28 The caught player receives the wave; the next player starts the next round. */
export function catchPlayer(night: Night, place: number): Night {
  const starter = (place + 1) % night.fighters.length
  return { ...night, phase: 'fate', receiver: place, starter, caught: [...night.caught, place] }
}

export function rollFate(random: Random): Fate {
  return pick(BOX.fateDie, random)
}

export function rollCombat(count: number, random: Random): Face[] {
  return Array.from({ length: count }, () => pick(BOX.combatDie, random))
}

/** DL-57, DL-59 Applies the die of fate to the wheels. `waveNow` applies it to the wave. */
export function applyFate(night: Night, fate: Fate): Night {
  const next: Night = { ...night, fate, phase: 'combat' }
  if (night.receiver === null) return next
  if (fate === 'heal') return hurt(next, night.receiver, -1)
  return fate === 'damage' ? hurt(next, night.receiver, 1) : next
}

/** DL-56, DL-58 The number of horde cards to lay. */
export function waveNow(night: Night): number {
  const { round, carAlarms, difficulty, relief, fate } = night
  const size = waveOf({ players: night.fighters.length, round, carAlarms, difficulty, relief })
  return Math.max(0, size + (fate === null ? 0 : fateChange(fate)))
}

/** DL-116, DL-119 Ends the round; after the tenth wave the last fight continues in cycles. */
export function endCombat(night: Night): Night {
  if (night.round === LAST_ROUND) return { ...night, phase: 'final', cycle: night.cycle + 1, carAlarms: 0 }
  return { ...night, phase: 'ready', round: night.round + 1, carAlarms: 0, fate: null, receiver: null }
}

export function savedSurvivors(night: Night): number {
  return night.fighters.reduce((sum, { survivors }) => sum + survivors, 0)
}

/** DL-04, DL-05 All enemies are eliminated: won if at least one Survivor is saved. */
export function endNight(night: Night): Night {
  return { ...night, phase: 'over', ending: savedSurvivors(night) > 0 ? 'won' : 'nobody-saved' }
}

function change(night: Night, place: number, part: Partial<Fighter>): Night {
  return { ...night, fighters: night.fighters.map((fighter, i) => (i === place ? { ...fighter, ...part } : fighter)) }
}

/** DL-03 Turns the damage wheel. At the character's health, the game is lost. */
export function hurt(night: Night, place: number, points: number): Night {
  const { character, damage } = night.fighters[place]
  const health = healthOf(character)
  return endIfDead(change(night, place, { damage: Math.min(health, Math.max(0, damage + points)) }))
}

export function isDead({ character, damage }: Fighter): boolean {
  return damage >= healthOf(character)
}

function endIfDead(night: Night): Night {
  return night.phase !== 'over' && night.fighters.some(isDead) ? { ...night, phase: 'over', ending: 'died' } : night
}

/** Turns the experience wheel and moves the leader token (DL-17 to DL-19). */
export function gainXp(night: Night, place: number, points: number): Night {
  const xp = Math.max(0, night.fighters[place].xp + points)
  const next = change(night, place, { xp })
  const all = next.fighters.map(fighter => fighter.xp)
  return { ...next, leader: leaderAfter(all, night.leader, place) }
}

/** Adds or removes a token or a saved Survivor. A Survivor is worth 1 experience (DL-15). */
export function count(night: Night, place: number, what: 'barricades' | 'traps' | 'survivors', by: number): Night {
  const had = night.fighters[place][what]
  const has = Math.max(0, Math.min(had + by, had + left(night, what)))
  const next = change(night, place, { [what]: has })
  return what === 'survivors' ? gainXp(next, place, has - had) : next
}

/** Tokens still in the box. */
export function left(night: Night, what: 'barricades' | 'traps' | 'survivors'): number {
  if (what === 'survivors') return 99
  const used = night.fighters.reduce((sum, fighter) => sum + fighter[what], 0)
  return (what === 'traps' ? TRAPS : BARRICADES) - used
}

/** The enemies of an area, by kind. */
export type Crowd = Readonly<Record<'raider' | 'wanderer' | 'brute' | 'monster', number>>

/** DL-100, DL-104 The enemies' dice: Raiders first, then all infected together, in volleys of 6. */
export function volleys(crowd: Crowd): { readonly raiders: number[]; readonly infected: number[] } {
  const dice = (kind: keyof Crowd): number => crowd[kind] * (BOX.horde[BOX.kinds.get(kind) as number]?.dice ?? 0)
  return {
    raiders: inSixes(dice('raider')),
    infected: inSixes(dice('wanderer') + dice('brute') + dice('monster')),
  }
}

function inSixes(dice: number): number[] {
  const full = Array.from({ length: Math.floor(dice / 6) }, () => 6)
  return dice % 6 === 0 ? full : [...full, dice % 6]
}

export const FATES = BOX.fateDie

/** The card of an enemy: what eliminates it, and how many dice it rolls. */
export function enemyOf(kind: keyof Crowd) {
  return BOX.horde[BOX.kinds.get(kind) as number]
}
