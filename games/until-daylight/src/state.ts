import type { Agenda, StepOf } from '@holdout/engine'
import type { Place, Plan, Refusal } from './codes.ts'
import { type Box, boxOf, type CharacterIndex, type Kind, type MeansIndex, type Source } from './data/box.ts'
import { BARRICADES, TRAPS } from './data/tokens.ts'
import type { Options } from './options.ts'
import { LAST_ROUND } from './rules/rounds.ts'
import { waveOf } from './rules/wave.ts'

/** DL-76 The most dice in one attack or enemy volley. */
export const MOST_DICE = 6
/** DL-54 The most Take requests in one turn where no clock runs. */
export const MOST_REQUESTS = 3
/** R-60 The final fight is lost after this many cycles. */
export const MOST_CYCLES = 60

/** Freezes a list that seldom changes. It is replaced, never changed, so a clone can share it with its original. */
export function fixed<T>(list: readonly T[]): readonly T[] {
  return Object.freeze(list)
}

export interface Player {
  /** null until one is chosen. */
  character: CharacterIndex | null
  damage: number
  /** The inventory, oldest card first. */
  bag: Kind[]
  /** The character's area: horde cards from left to right. */
  line: Kind[]
  barricades: number
  traps: number
  /** Enemies kept for experience. */
  trophies: readonly Kind[]
  /** Number of saved Survivors. */
  saved: number
  /** Objectives not achieved yet. */
  objectives: readonly Kind[]
  achieved: readonly Kind[]
  /** The two secondary objectives to choose from, during that decision. */
  offered: readonly Kind[]
  /** The secondary objective that was not kept; only its owner knows it. */
  rejected: Kind | null
  /** Counts for objectives; see `TALLIES`. */
  tally: number[]
  /** Gives and Takes completed, and Draw actions taken, in this phase (DL-147, DL-148). */
  deals: number
  draws: number
  /** DL-140 Search turns that will be skipped (untimed). */
  stuck: number
  /** DL-146 Damage ignored in this enemies' attack. */
  shrugged: number
}

/** The actions of the current player in this turn. */
export interface Turn {
  player: Place
  requests: number
  /** Refused requests, which may not be made again this turn. */
  refused: Refusal[]
  /**
   * Other players' areas in the order first attacked, with the infected eliminated there by melee or noise (DL-91,
   * DL-93).
   */
  noise: { area: Place; felled: number; melee: boolean }[]
  felledAbroad: number
  attracted: number
}

export interface Attack {
  by: Place
  area: Place
  means: MeansIndex
  /** Cards used in it: ammunition, boosts, crafted parts. */
  used: Kind[]
  /** Number of ammunition cards used; null until it is chosen. */
  ammo: number | null
  dice: number
  convert: number
  misses: number
  bodies: number
  heads: number
  /** Index in the line of the next card. */
  at: number
  felled: Kind[]
  /** Misses and heads of the final roll, before spending and converting. */
  rolled: { misses: number; heads: number } | null
}

/** The search phase. Its length is hidden from all seats. */
interface Search {
  turn: number
  /** Timed: seconds added to the clock. Hidden from all seats. */
  shift: number
  /** Untimed or scripted: the turn in which the gong sounds; null if the clock decides. Hidden from all seats. */
  last: number | null
}

/** The enemies' attack on one area: enemies and dice so far, and the player's damage before it. */
export interface Assault {
  enemies: number
  dice: number
  damage: number
}

interface Vote {
  plan: Plan
  votes: (boolean | null)[]
}

export interface State extends Agenda<Steps> {
  readonly options: Options
  /**
   * The rules version. Absent: version 2, which orders areas by the first infected eliminated there (DL-93). Before
   * version 4, players mark each other as away and stop the game by moves (DL-149), and a timed search does not wait
   * for all players (DL-28). Before version 5, the default character is the first free one (DL-D1).
   */
  readonly rules?: 3 | 4 | 5
  players: Player[]
  /** The player who chose a character first: acting leader until there is a leader (DL-16). */
  first: Place
  leader: Place | null
  round: number
  /** Number of characters' attacks so far in this round; only round 10 has several. */
  cycle: number
  phase: 'set-up' | 'pause' | 'search' | 'combat'
  /** The player who starts the next search phase. */
  starter: Place
  receiver: Place | null
  search: Search | null
  turn: Turn | null
  attack: Attack | null
  assault: Assault | null
  /** Rubble piles A and B. */
  piles: [Kind[], Kind[]]
  rubbleDiscard: Kind[]
  horde: Kind[]
  hordeDiscard: Kind[]
  secondary: Kind[]
  carAlarms: number
  /** Whether a Survivor was ever saved; counts only with an option. */
  everSaved: boolean
  /** DL-149 Seats marked as away, votes for that, and seats that agree to stop. */
  absent: readonly boolean[]
  absentVotes: readonly (readonly boolean[])[]
  stopping: readonly boolean[]
  vote: Vote | null
  note: { plan: Plan; agreed: boolean } | null
  /** Number of moves made. Tells one decision from the next. */
  played: number
}

type Nothing = Record<never, never>
export type LossReason = 'torn-bag' | 'fate' | 'raider'

export interface Steps {
  'first-player': Nothing
  'choose-character': { readonly turn: number }
  'deal-secondary': { readonly who: Place }
  'choose-secondary': { readonly who: Place }
  'deal-rubble': Nothing
  round: Nothing
  launch: { readonly ready: readonly Place[] }
  'search-begins': Nothing
  countdown: Nothing
  searcher: Nothing
  'search-turn': { readonly spent: boolean }
  'action-done': Nothing
  consent: { readonly owner: Place; readonly card: Kind; readonly amount: number; readonly phase: 'search' | 'combat' }
  overflow: { readonly who: Place }
  draw: { readonly who: Place; readonly left: number }
  event: { readonly who: Place; readonly card: Kind }
  stuck: { readonly who: Place; readonly seconds: number }
  'lose-card': { readonly who: Place; readonly left: number; readonly why: LossReason }
  blackout: { readonly chosen: readonly (Kind | null)[] }
  'combat-phase': Nothing
  fate: Nothing
  wave: { readonly change: number }
  'characters-attack': Nothing
  'combat-turn': { readonly spent: boolean }
  prey: { readonly card: Kind; readonly spent: boolean }
  lure: { readonly card: Kind; readonly spent: boolean }
  'heal-target': { readonly card: Kind }
  prepare: Nothing
  roll: Nothing
  lucky: Nothing
  collateral: Nothing
  pay: Nothing
  'choose-payment': Nothing
  'attack-ends': Nothing
  'turn-ends': Nothing
  'enemies-attack': Nothing
  'area-attacked': { readonly at: Place }
  /** `left`: dice still to roll; null until they are counted. */
  volley: { readonly at: Place; readonly by: 'raider' | 'infected'; readonly left: number | null }
  'area-done': { readonly at: Place }
  damage: { readonly who: Place; readonly points: number; readonly source: Source }
  protection: { readonly who: Place; readonly source: Source }
  sacrifice: { readonly who: Place; readonly source: Source }
  'save-survivors': Nothing
  'combat-ends': Nothing
}

/** The rules version of a match. */
export function rulesOf({ rules }: Pick<State, 'rules'>): number {
  return rules ?? 2
}

export function clockwise(s: State, from: Place, steps = 1): Place {
  return (from + steps) % s.players.length
}

export function isTimed(options: Options): boolean {
  return options['search-mode'] === 'timed' || (options['search-mode'] === 'auto' && options.people >= 2)
}

export function lastRound(s: State): boolean {
  return s.round === LAST_ROUND
}

export function characterOf(s: State, place: Place): Box['characters'][number] {
  return boxOf(s).characters[s.players[place].character as CharacterIndex]
}

export function healthOf(s: State, place: Place): number {
  return characterOf(s, place).health + s.options['health-bonus']
}

export function healthLeft(s: State, place: Place): number {
  return healthOf(s, place) - s.players[place].damage
}

/** DL-20 The leader's advantage counts double. */
export function advantage(s: State, place: Place, does: string): number {
  const { advantage: own } = characterOf(s, place)
  if (own.do !== does) return 0
  return s.leader === place ? own.amount * 2 : own.amount
}

/** DL-07, DL-08 Each card uses a slot; all ammunition of one type shares one. */
export function slotsUsed(box: Box, bag: readonly Kind[]): number {
  let slots = 0
  let stacks = 0
  for (const card of bag) {
    const { stack } = box.rubble[card]
    if (stack === null || (stacks & (1 << stack)) === 0) slots++
    if (stack !== null) stacks |= 1 << stack
  }
  return slots
}

export function slotLimit(s: State, place: Place): number {
  return characterOf(s, place).slots
}

/** DL-09 A player over the limit can do nothing but discard. */
export function isOverfull(s: State, place: Place): boolean {
  const { bag } = s.players[place]
  const limit = slotLimit(s, place)
  return bag.length > limit && slotsUsed(boxOf(s), bag) > limit
}

export function countIn(bag: readonly Kind[], card: Kind): number {
  let count = 0
  for (const other of bag) if (other === card) count++
  return count
}

/** The different cards of an inventory, each once, oldest first. */
export function kindsIn(bag: readonly Kind[]): Kind[] {
  const kinds: Kind[] = []
  for (const card of bag) if (!kinds.includes(card)) kinds.push(card)
  return kinds
}

export function enemiesIn(box: Box, line: readonly Kind[]): number {
  let count = 0
  for (const card of line) if (card !== box.survivor) count++
  return count
}

/** DL-66 A Survivor is not an enemy. */
export function hasEnemies(box: Box, line: readonly Kind[]): boolean {
  for (const card of line) if (card !== box.survivor) return true
  return false
}

export function enemiesOnTable(s: State): boolean {
  const box = boxOf(s)
  return s.players.some(({ line }) => hasEnemies(box, line))
}

/** DL-15 Experience is the sum of what a player has at this moment. */
export function experience(s: State, place: Place): number {
  const box = boxOf(s)
  const player = s.players[place]
  let sum = player.trophies.length + player.saved
  for (const card of player.bag) sum += box.rubble[card].xp
  for (const card of player.achieved) sum += box.objectives[card].xp
  return sum
}

/** DL-16 The leader, or the acting leader if there is none. */
export function actingLeader(s: State): Place {
  return s.leader ?? s.first
}

/** DL-113 The most tokens a player may have: 2, for the Drifter 1. */
export function tokenLimit(s: State, place: Place): number {
  const { drawback } = characterOf(s, place)
  return drawback.do === 'token-limit' ? drawback.amount : 2
}

export function barricadesLeft(s: State): number {
  return BARRICADES - s.players.reduce((sum, player) => sum + player.barricades, 0)
}

export function trapsLeft(s: State): number {
  return TRAPS - s.players.reduce((sum, player) => sum + player.traps, 0)
}

/** With `multi-character`: whether one person plays both seats. */
export function samePerson(s: State, a: Place, b: Place): boolean {
  const each = s.options['multi-character']
  return each !== 'off' && Math.floor(a / each) === Math.floor(b / each)
}

/** DL-56 The size of the next wave, before the die of fate. */
export function waveSize(s: State): number {
  const { difficulty } = s.options
  const { round, carAlarms } = s
  return waveOf({ players: s.players.length, round, carAlarms, difficulty, relief: s.options['three-relief'] })
}

/** DL-138 Whether another wave will come: not in the fight of round 10, nor while its wave is released. */
export function waveWillCome(s: State): boolean {
  return !lastRound(s) || s.cycle === 0
}

/** A step on the agenda. */
export type Question = StepOf<Steps>
