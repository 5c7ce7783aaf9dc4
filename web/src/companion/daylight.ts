import { type Face, type Fate, leaderAfter, ownCards, titleOf, waveOf } from '@holdout/until-daylight/table'
import { type Luck, pick } from './luck.ts'
import { launch, type SearchTimer } from './search-timer.ts'

/** The six characters as the game's own card data has them. */
const BOX = ownCards()

export const CHARACTERS: readonly { readonly id: string; readonly name: string; readonly health: number }[] =
  BOX.characters.map(({ id, health }) => ({ id, health, name: titleOf(id).replace(/^The /, '') }))

export const LAST_ROUND = 10
/** Tokens in the box. */
const BARRICADES = 12
const TRAPS = 6

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
  /** By place at the table; null while nobody is. */
  readonly receiver: number | null
  readonly starter: number
  readonly leader: number | null
  /** Who was caught in each round so far. */
  readonly caught: readonly number[]
  /** Of the fight in the last round. */
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

/** Takes a character into the team, at the next place clockwise, or out of it. */
export function toggleCharacter(night: Night, character: string): Night {
  const without = night.fighters.filter(fighter => fighter.character !== character)
  if (without.length < night.fighters.length) return { ...night, fighters: without }
  if (without.length === CHARACTERS.length) return night
  const fighter: Fighter = { character, damage: 0, xp: 0, barricades: 0, traps: 0, survivors: 0 }
  return { ...night, fighters: [...without, fighter] }
}

/** DL-01 A team is three to six. */
export function mayBegin(night: Night): boolean {
  return night.fighters.length >= 3
}

export function begin(night: Night, starter: number): Night {
  return mayBegin(night) ? { ...night, phase: 'ready', starter } : night
}

/** DL-28 The clock starts, with a gong that nobody can foresee. */
export function startSearch(night: Night, now: number, luck: Luck): Night {
  return { ...night, phase: 'search', timer: launch(now, night, luck), fate: null, receiver: null }
}

/** DL-40 The gong: nobody may do anything more until it is said who was caught. */
export function gong(night: Night): Night {
  return { ...night, phase: 'caught', timer: null }
}

/** DL-40, DL-28 Who held the turn receives the wave; the player after him starts the next round. */
export function catchPlayer(night: Night, place: number): Night {
  const starter = (place + 1) % night.fighters.length
  return { ...night, phase: 'fate', receiver: place, starter, caught: [...night.caught, place] }
}

export function rollFate(luck: Luck): Fate {
  return pick(BOX.fateDie, luck)
}

export function rollCombat(count: number, luck: Luck): Face[] {
  return Array.from({ length: count }, () => pick(BOX.combatDie, luck))
}

/** DL-57, DL-59 The die of fate: what it does to the wave follows by itself, what it does to a wheel is turned here. */
export function applyFate(night: Night, fate: Fate): Night {
  const next: Night = { ...night, fate, phase: 'combat' }
  if (night.receiver === null) return next
  if (fate === 'heal') return hurt(next, night.receiver, -1)
  return fate === 'damage' ? hurt(next, night.receiver, 1) : next
}

/** DL-56, DL-58 How many horde cards to lay. */
export function waveNow(night: Night): number {
  const { round, carAlarms, difficulty, relief, fate } = night
  const size = waveOf({ players: night.fighters.length, round, carAlarms, difficulty, relief })
  return Math.max(0, size + (fate === 'enemy-plus' ? 1 : fate === 'enemy-minus' ? -1 : 0))
}

/** DL-116, DL-119 The round is over; after the tenth wave there is only the fight, in cycles, to its end. */
export function endCombat(night: Night): Night {
  if (night.round === LAST_ROUND) return { ...night, phase: 'final', cycle: night.cycle + 1, carAlarms: 0 }
  return { ...night, phase: 'ready', round: night.round + 1, carAlarms: 0, fate: null, receiver: null }
}

export function savedSurvivors(night: Night): number {
  return night.fighters.reduce((sum, { survivors }) => sum + survivors, 0)
}

/** DL-04, DL-05 The last enemy has fallen: won, if at least one Survivor is saved. */
export function endNight(night: Night): Night {
  return { ...night, phase: 'over', ending: savedSurvivors(night) > 0 ? 'won' : 'nobody-saved' }
}

function change(night: Night, place: number, part: Partial<Fighter>): Night {
  return { ...night, fighters: night.fighters.map((fighter, i) => (i === place ? { ...fighter, ...part } : fighter)) }
}

/** DL-03 The wheel stops at the character's health: then the night is lost for all. */
export function hurt(night: Night, place: number, points: number): Night {
  const { character, damage } = night.fighters[place]
  const health = healthOf(character)
  return mourn(change(night, place, { damage: Math.min(health, Math.max(0, damage + points)) }))
}

export function isDead({ character, damage }: Fighter): boolean {
  return damage >= healthOf(character)
}

function mourn(night: Night): Night {
  return night.phase !== 'over' && night.fighters.some(isDead) ? { ...night, phase: 'over', ending: 'died' } : night
}

/** Turns the experience wheel; the leader token follows (DL-17 to DL-19). */
export function gainXp(night: Night, place: number, points: number): Night {
  const xp = Math.max(0, night.fighters[place].xp + points)
  const next = change(night, place, { xp })
  const all = next.fighters.map(fighter => fighter.xp)
  return { ...next, leader: leaderAfter(all, night.leader, place) }
}

/** A token, or a Survivor who is saved, more or fewer. A Survivor is worth one point of experience (DL-15). */
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

/** DL-100, DL-104 The enemies' dice: Raiders first, then all infected together, in volleys of six. */
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

/** What the die of fate says, in words. */
export const FATE_WORDS: Readonly<Record<Fate, string>> = {
  'enemy-minus': 'One horde card fewer.',
  'enemy-plus': 'One horde card more.',
  'rubble-minus': 'The caught one discards a rubble card.',
  'rubble-plus': 'The caught one draws a rubble card.',
  heal: 'The caught one heals 1.',
  damage: 'The caught one takes 1 damage.',
}

export const FATES = BOX.fateDie

/** What an enemy falls to, and how many dice it rolls, as its card says. */
export function enemyWords(kind: keyof Crowd): string {
  const { heads, bodies, dice } = BOX.horde[BOX.kinds.get(kind) as number]
  const head = heads === 1 ? '1 head' : `${heads} heads at once`
  return `${bodies === null ? head : `${bodies} bodies or ${head}`} · ${dice} ${dice === 1 ? 'die' : 'dice'}`
}
