import type { Agenda, Seat, StepOf, TimeOut } from '@holdout/engine'
import { type Box, boxOf, type CardName, type Kind, type Source } from './data/box.ts'
import type { Options } from './options.ts'
import { waveOf } from './wave.ts'

/** A player by his place at the table: 0 is seat p1; clockwise is upwards. */
export type Place = number

const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']

export function seatOf(place: Place): Seat {
  return SEATS[place]
}

export function placeOf(seat: Seat): Place {
  return SEATS.indexOf(seat)
}

export const BARRICADES = 12
export const TRAPS = 6
/** DL-76 Nobody, friend or enemy, throws more dice at once. */
export const MOST_DICE = 6
/** DL-54 So often a Take may be asked for in one turn, where no clock runs. */
export const MOST_REQUESTS = 3
/** R-60 A fight that goes on for ever is lost. */
export const MOST_CYCLES = 60

/** Lists that seldom change are frozen, and replaced instead of changed: so a clone shares them with its original. */
export function fixed<T>(list: readonly T[]): readonly T[] {
  return Object.freeze(list)
}

export interface Player {
  /** null until it is chosen. */
  character: number | null
  damage: number
  /** The inventory, oldest card first. */
  bag: Kind[]
  /** The area in front of the character: horde cards from left to right. */
  line: Kind[]
  barricades: number
  traps: number
  /** Enemies kept for experience. */
  trophies: readonly Kind[]
  /** Saved Survivors beside the character. */
  saved: number
  /** Objectives not achieved yet, and those that are. */
  objectives: readonly Kind[]
  achieved: readonly Kind[]
  /** The two secondary objectives to choose from, while that is asked. */
  offered: readonly Kind[]
  /** The secondary objective that was not kept: out of the game, and only its owner knows it. */
  rejected: Kind | null
  /** What objectives count; see `TALLIES`. */
  tally: number[]
  /** Gives and Takes completed, and Draw actions taken, in this phase (DL-147, DL-148). */
  deals: number
  draws: number
  /** DL-140 Search turns that will be skipped (untimed). */
  stuck: number
  /** DL-146 Damage shrugged off in this enemies' attack. */
  shrugged: number
}

/** What the player in turn has done so far. */
export interface Turn {
  player: Place
  requests: number
  /** Requests refused, as owner and card: they may not be asked again. */
  refused: number[]
  /** Other players' areas in the order first attacked, with the infected felled there by melee or noise (DL-91, DL-93). */
  noise: { area: Place; felled: number; melee: boolean }[]
  felledAbroad: number
  attracted: number
}

export interface Attack {
  by: Place
  area: Place
  means: number
  /** The cards laid out for it: ammunition, boosts, crafted parts. */
  used: Kind[]
  /** How many ammunition cards are committed; null until that is settled. */
  ammo: number | null
  dice: number
  convert: number
  misses: number
  bodies: number
  heads: number
  /** Place in the line of the card that comes next. */
  at: number
  felled: Kind[]
  /** Misses and heads of the final roll, before anything was paid or converted. */
  rolled: { misses: number; heads: number } | null
}

/** The search phase; its length is nobody's business but the clock's. */
interface Search {
  turn: number
  /** Timed: seconds added to the clock. Hidden. */
  shift: number
  /** Untimed or scripted: the turn in which the gong sounds; null where the clock decides. Hidden. */
  last: number | null
}

/** The enemies' attack on one area: what came, and how hurt the player was before. */
export interface Assault {
  enemies: number
  dice: number
  damage: number
}

interface Vote {
  plan: string
  votes: (boolean | null)[]
}

export interface State extends Agenda<Steps> {
  readonly options: Options
  /** The rules it is played under. Absent: rules 2, which order areas by the first infected felled there (DL-93). */
  readonly rules?: 3
  players: Player[]
  /** Who chose his character first; he stands in for the leader until there is one (DL-16). */
  first: Place
  leader: Place | null
  round: number
  /** Which time the characters' attack of this round is played; only round 10 has several. */
  cycle: number
  phase: 'set-up' | 'pause' | 'search' | 'combat'
  /** Who starts the next search phase. */
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
  /** A Survivor was saved at some time; counts only with an option. */
  everSaved: boolean
  /** Seats that the host or the others have marked absent, votes for that, and agreement to stop (DL-149). */
  absent: readonly boolean[]
  absentVotes: readonly (readonly boolean[])[]
  stopping: readonly boolean[]
  vote: Vote | null
  note: { plan: string; agreed: boolean } | null
  /** How many moves were made: by it one decision is told from the next. */
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
  /** `left` is null until the dice are counted. */
  volley: { readonly at: Place; readonly by: 'raider' | 'infected'; readonly left: number | null }
  'area-done': { readonly at: Place }
  damage: { readonly who: Place; readonly points: number; readonly source: Source }
  protection: { readonly who: Place; readonly source: Source }
  sacrifice: { readonly who: Place; readonly source: Source }
  'save-survivors': Nothing
  'combat-ends': Nothing
}

export type Give = { readonly move: 'give'; readonly to: Seat; readonly card: CardName; readonly amount: number }
export type Ask = { readonly move: 'ask'; readonly from: Seat; readonly card: CardName; readonly amount: number }
export type Discard = { readonly move: 'discard'; readonly card: CardName }
export type Build = { readonly move: 'build'; readonly recipe: string }
export type Use = { readonly move: 'use'; readonly card: CardName }
export type Cancel = { readonly move: 'cancel' }
export type SearchMove =
  | { readonly move: 'draw'; readonly pile: 'A' | 'B' }
  | { readonly move: 'next' }
  | Build
  | Give
  | Ask
  | Use
  | Discard
export type CombatMove =
  | { readonly move: 'attack'; readonly area: Seat; readonly with: string }
  | { readonly move: 'end-turn' }
  | Build
  | Give
  | Ask
  | Use
  | Discard
export type Preparation =
  | { readonly move: 'boost'; readonly card: CardName }
  | { readonly move: 'roll'; readonly ammo: number }
export type Rerolling =
  | { readonly move: 'reroll'; readonly misses: number; readonly bodies: number; readonly heads: number }
  | { readonly move: 'stand' }
export type Payment =
  | { readonly move: 'pay'; readonly heads: number; readonly converted: number; readonly bodies: number }
  | { readonly move: 'hit'; readonly with: 'head' | 'body' }
  | { readonly move: 'pass' }
  | { readonly move: 'stop' }

export interface Moves {
  'choose-character': { readonly move: 'character'; readonly character: string }
  'choose-secondary': { readonly move: 'keep'; readonly objective: CardName }
  launch: { readonly move: 'launch' } | { readonly move: 'ready' }
  'search-turn': SearchMove
  consent: { readonly move: 'answer'; readonly agree: boolean } | { readonly move: 'withdraw' } | Discard
  overflow: Discard
  stuck: { readonly move: 'unlock' } | Discard
  'lose-card': Discard
  blackout: { readonly move: 'hand-on'; readonly card: CardName }
  'combat-turn': CombatMove
  prey: { readonly move: 'steal'; readonly from: Seat; readonly card: CardName } | Cancel
  lure: { readonly move: 'lure'; readonly from: Seat; readonly to: Seat } | Cancel
  'heal-target': { readonly move: 'heal'; readonly who: Seat }
  prepare: Preparation
  lucky: Rerolling
  'choose-payment': Payment
  protection: { readonly move: 'protect'; readonly card: CardName }
  sacrifice: { readonly move: 'sacrifice'; readonly give: boolean }
}

export interface StandingMoves {
  gong: { readonly move: 'gong' }
  left: { readonly move: 'left'; readonly seat: Seat }
  announce: { readonly move: 'announce'; readonly objective: CardName }
  propose: { readonly move: 'propose'; readonly plan: string }
  vote: { readonly move: 'vote'; readonly yes: boolean }
  absent: { readonly move: 'absent'; readonly seat: Seat }
  abandon: { readonly move: 'abandon'; readonly agree: boolean }
}

export type Move = Moves[keyof Moves] | StandingMoves[keyof StandingMoves] | TimeOut

export function clockwise(s: State, from: Place, steps = 1): Place {
  return (from + steps) % s.players.length
}

export function isTimed(options: Options): boolean {
  return options['search.mode'] === 'timed' || (options['search.mode'] === 'auto' && options.people >= 2)
}

export function lastRound(s: State): boolean {
  return s.round === 10
}

export function characterOf(s: State, place: Place): Box['characters'][number] {
  return boxOf(s).characters[s.players[place].character as number]
}

export function healthOf(s: State, place: Place): number {
  return characterOf(s, place).health + s.options['health.bonus']
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

/** DL-07, DL-08 Every card uses a slot; all ammunition of one type shares one. */
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

/** DL-09 Above his limit a player can do nothing but discard. */
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

/** The different cards of a bag, each once, oldest first. */
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

/** DL-66 A Survivor is no enemy. */
export function hasEnemies(box: Box, line: readonly Kind[]): boolean {
  for (const card of line) if (card !== box.survivor) return true
  return false
}

export function enemiesOnTable(s: State): boolean {
  const box = boxOf(s)
  return s.players.some(({ line }) => hasEnemies(box, line))
}

/** DL-15 Experience is what is held and achieved at this moment. */
export function experience(s: State, place: Place): number {
  const box = boxOf(s)
  const player = s.players[place]
  let sum = player.trophies.length + player.saved
  for (const card of player.bag) sum += box.rubble[card].xp
  for (const card of player.achieved) sum += box.objectives[card].xp
  return sum
}

/** DL-16 The leader, or who stands in for him. */
export function actingLeader(s: State): Place {
  return s.leader ?? s.first
}

/** DL-113 Two tokens in all, one for the Drifter. */
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

/** With several characters each: whether one person runs both. */
export function sameHand(s: State, a: Place, b: Place): boolean {
  const each = s.options['multi-character']
  return each !== 'off' && Math.floor(a / each) === Math.floor(b / each)
}

/** DL-56 The size of a wave now, before the die of fate. */
export function waveSize(s: State): number {
  const { difficulty } = s.options
  const { round, carAlarms } = s
  return waveOf({ players: s.players.length, round, carAlarms, difficulty, relief: s.options['three.relief'] })
}

/** DL-138 Whether a Car Alarm still has a wave to make larger: not in the fight of round 10, nor while its wave comes in. */
export function waveWillCome(s: State): boolean {
  return !lastRound(s) || s.cycle === 0
}

/** A step as it stands on the agenda. */
export type Question = StepOf<Steps>
