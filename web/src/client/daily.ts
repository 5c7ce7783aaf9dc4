import { SHELF } from '@holdout/catalog'
import type { Seat } from '@holdout/engine'
import {
  challengeOf,
  type DailyChallenge,
  type DailyGame,
  type DailyResult,
  dailyGames,
  dayOf,
} from '@holdout/table/daily'
import { hasServer } from './address.ts'
import { api } from './api.ts'
import { newId, saves } from './save-list.ts'
import { start } from './start.ts'
import { onOtherTabChange, readStored, writeStored } from './storage.ts'
import { storeOf } from './store.ts'

export const DAILY_GAMES: readonly DailyGame[] = dailyGames(SHELF)

/** The deal of a day. `ticket` is the server's proof of the start; null: without a server, from the date alone. */
export interface DailyDeal {
  readonly day: string
  readonly game: string
  readonly seed: string
  readonly ticket: string | null
}

/** The first attempt at a deal. Only it counts; later ones are practice. */
export interface DailyPlay extends DailyDeal {
  /** The id of the game on this device. */
  readonly id: string
  /** null: not finished. */
  readonly result: DailyResult | null
  /** Whether the server has the result; a text: why it does not accept it. */
  readonly sent: boolean | string
}

/** Plays are kept for streaks: about a year of every game. */
const MOST_PLAYS = 2_000

/** The first attempts of this device, latest first. */
export const dailyPlays = storeOf<readonly DailyPlay[]>(readPlays())
if (typeof addEventListener === 'function') onOtherTabChange('daily', () => dailyPlays.set(readPlays()))

export function dailyGame(slug: string | undefined): DailyGame | null {
  return DAILY_GAMES.find(about => about.slug === slug) ?? null
}

/** Today, as this device knows it. */
export function today(): string {
  return dayOf(Date.now())
}

/** The challenge of a deal. */
export function challengeOfDeal(about: DailyGame, { day, seed }: DailyDeal): DailyChallenge {
  return { ...challengeOf(about, day, null), seed }
}

/** The play of a game of this device, if it is the first attempt at a challenge. */
export function playOfGame(id: string): DailyPlay | null {
  return dailyPlays.value.find(play => play.id === id) ?? null
}

/** The first attempt at the challenge of a day. With a server and without one there may be two: that of the server. */
export function playOn(plays: readonly DailyPlay[], day: string, game: string): DailyPlay | null {
  const those = plays.filter(play => play.day === day && play.game === game)
  return those.find(({ ticket }) => ticket !== null) ?? those[0] ?? null
}

/** The days with a finished challenge. */
export function daysPlayed(plays: readonly DailyPlay[]): Set<string> {
  return new Set(plays.filter(({ result }) => result !== null).map(({ day }) => day))
}

/** Today's deal: that of the server once it was fetched, so that it can be played offline too. */
export async function dealOf(about: DailyGame): Promise<DailyDeal> {
  const game = about.slug
  const stored = storedDeal(game)
  if (stored) return stored
  if (hasServer && navigator.onLine) {
    const deal = { game, ...(await api.startDaily(game)) }
    writeStored(`daily-deal:${game}`, deal)
    return deal
  }
  const day = today()
  return { game, day, seed: challengeOf(about, day, null).seed, ticket: null }
}

/** Sets up the table of a deal and returns its id. `people` sit in their seats; a team may have bots in the others. */
export function beginDaily(about: DailyGame, deal: DailyDeal, people: readonly Seat[]): string {
  const { options, bots, plan } = challengeOfDeal(about, deal)
  const team = plan.people.filter(seat => !people.includes(seat)).map(seat => [seat, 'medium'] as const)
  const seating = {
    people: Object.fromEntries(people.map(seat => [seat, null])),
    bots: { ...bots, ...Object.fromEntries(team) },
  }
  const table = { slug: about.slug, seed: deal.seed, options, seating }
  if (dailyPlays.value.some(play => play.seed === deal.seed)) return start(table)
  // The end screen tells a first attempt from other games by its id.
  const id = start(table, `daily-${newId()}`)
  setPlays([{ ...deal, id, result: null, sent: false }, ...dailyPlays.value])
  return id
}

/** Whether a game of this device can go on. A deleted one cannot. */
export function canContinue({ id, result }: DailyPlay): boolean {
  return result === null && saves.value.some(save => save.id === id && save.outcome === null)
}

/** Keeps the result of a finished first attempt. */
export function keepDailyResult(id: string, result: DailyResult): void {
  if (playOfGame(id)?.result === null) updatePlay(id, { result })
}

/** Changes what is kept of a play. */
export function updatePlay(id: string, change: Partial<DailyPlay>): void {
  setPlays(dailyPlays.value.map(play => (play.id === id ? { ...play, ...change } : play)))
}

function setPlays(plays: readonly DailyPlay[]): void {
  const kept = plays.slice(0, MOST_PLAYS)
  writeStored('daily', kept)
  dailyPlays.set(kept)
}

function storedDeal(game: string): DailyDeal | null {
  const deal = readStored(`daily-deal:${game}`) as Partial<DailyDeal> | null
  return deal?.day === today() && typeof deal.seed === 'string' && deal.game === game ? (deal as DailyDeal) : null
}

function readPlays(): readonly DailyPlay[] {
  const plays = readStored('daily')
  return Array.isArray(plays) ? plays.filter(isPlay) : []
}

function isPlay(value: unknown): value is DailyPlay {
  const { day, game, seed, id } = (value ?? {}) as Record<string, unknown>
  return [day, game, seed, id].every(text => typeof text === 'string')
}
